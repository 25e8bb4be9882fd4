"""Cards and rules of a game to look up during play, in our own words."""

from games.complots import Complots
from games.kit import Face, Game
from games.mascarade import Mascarade
from games.shadow_blades import ShadowBlades
from games.shadow_blades.cards import AGENTS, MISSIONS, WEAPONS, ZONES, Name, Zone
from ui.scene.shape import Json
from ui.scene.table import layout_of
from ui.words import Words, keys


def reference(game: Game, language: str) -> Json:
    """What ``game`` is about, what each question means, and what each card can do."""
    words = Words(language, "reference", game.key, "common")
    title = words.say("title") if "title" in words else game.key
    about = words.say("about") if "about" in words else ""
    return {
        "title": title,
        "about": about,
        "rules": rules(game, words),
        "cards": cards(game, words),
    }


def rules(game: Game, words: Words) -> list[Json]:
    """The help for every question that the game asks, under the question."""
    asks = [key.removeprefix("help-") for key in keys(game.key) if key.startswith("help-")]
    return [
        {"title": words.say(f"ask-{ask}"), "text": words.say(f"help-{ask}")}
        for ask in asks
        if f"ask-{ask}" in words
    ]


def cards(game: Game, words: Words) -> list[Json]:
    strength = layout_of(game.key).strength
    return [
        {"face": face, "name": str(words.noun(face)), "text": text, "strength": strength(face)}
        for face, text in texts_of(game, words)
    ]


def texts_of(game: Game, words: Words) -> list[tuple[Face, str]]:
    match game:
        case Complots():
            return [(role, words.say(f"complots-{role}")) for role in game.roles]
        case Mascarade():
            present = dict.fromkeys(game.characters)
            return [(one, capital(words.say(f"gain-{one}"))) for one in present]
        case ShadowBlades():
            return [(name, blades_text(name, words)) for name in Name]
    return []


def blades_text(name: Name, words: Words) -> str:
    """What is printed on a card of Shadow Blades, and what its skill does."""
    if name in WEAPONS:
        return words.say("weapon", strength=WEAPONS[name].strength)
    if name in MISSIONS:
        return mission_text(name, words)
    agent = AGENTS[name]
    if agent.zone is Zone.MERCENARIES:
        return words.say("agent-anywhere", strength=agent.strength)
    printed: dict[str, str | int] = {"strength": agent.strength, "zone": words.say(agent.zone)}
    if not agent.skilled:
        return words.say("agent", **printed)
    return words.say("agent-skilled", **printed, skill=words.say(f"shadow_blades-{name}"))


def mission_text(name: Name, words: Words) -> str:
    mission = MISSIONS[name]
    key = "mission" if mission.condition == "none" else f"mission-{mission.condition}"
    zones = [words.say(zone) for zone in ZONES if zone in mission.zones]
    return words.say(key, zones=", ".join(zones), bounty=mission.bounty)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]
