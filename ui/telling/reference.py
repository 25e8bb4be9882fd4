"""The reference of every game: what its cards do and how it is played, for every screen.

The texts are those of ``ui/words`` and are written once: the rules of a moment, which a question
gives as its help, are sections here, and the skill of a card is the help where it is used.
"""

from collections.abc import Mapping
from typing import NamedTuple

from games import complots, kuhn
from games.intrigue.advisers import Ask as IntrigueAsk
from games.intrigue.advisers import Kind
from games.kit import Ask, Face
from games.mascarade.characters import Character
from games.mascarade.rules import Ask as MascaradeAsk
from games.shadow_blades.cards import AGENTS, BOOK, MISSIONS, WEAPONS, Name, Zone
from games.shadow_blades.options import Plot
from games.shadow_blades.skills import Ask as BladesAsk
from ui.words import Words, easily_typed


class Entry(NamedTuple):
    """A card or a section of the rules: the key is the same in every language."""

    key: str
    name: str
    text: str


class Reference(NamedTuple):
    cards: tuple[Entry, ...]
    rules: tuple[Entry, ...]


# The question at which the skill of an agent is used.
SKILLS: Mapping[Face, Ask] = {
    Name.RUBY_TRACKER: BladesAsk.TRACK,
    Name.SHADOW_CLAW: BladesAsk.CLAW,
    Name.YAKSHA: BladesAsk.YAKSHA,
    Name.LOOTER: BladesAsk.LOOT,
    Name.ILLUSIONIST: BladesAsk.VISION,
    Name.BEAST: BladesAsk.BEAST,
    Name.MISTRUNNER: BladesAsk.MIST,
    Name.EAR: BladesAsk.OVERHEAR,
    Name.FORGER: BladesAsk.FORGE,
    Name.WALL_WALKER: BladesAsk.WALK,
}


def texts_of_blades() -> dict[Face, tuple[str, ...]]:
    """Every card and plot; a line of the tables that is not the rulebook's says so."""
    found: dict[Face, tuple[str, ...]] = {}
    for name, agent in AGENTS.items():
        free = agent.zone is Zone.MERCENARIES
        plain = f"card-{name}" if agent.skilled else "card-mercenary" if free else "card-agent"
        ask = SKILLS.get(name)
        found[name] = (f"ask-{ask}", f"help-{ask}") if ask else (plain,)
    found.update(
        {name: ("card-mission", f"card-mission-{m.condition}") for name, m in MISSIONS.items()}
    )
    found.update(dict.fromkeys(WEAPONS, ("card-weapon",)))
    found.update({plot: (f"rule-{plot}",) for plot in Plot})
    sources = {name: line.source for name, line in AGENTS.items()}
    sources |= {name: line.source for name, line in MISSIONS.items()}
    lost = {name: f"card-{source}" for name, source in sources.items() if source is not BOOK}
    return found | {name: (*found[name], mark) for name, mark in lost.items()}


CARDS: dict[str, Mapping[Face, tuple[str, ...]]] = {
    "complots": {role: (f"card-{role}",) for role in complots.Role},
    "mascarade": {character: (f"card-{character}",) for character in Character},
    "intrigue": dict.fromkeys(Kind, ("card-adviser",)),
    "shadow_blades": texts_of_blades(),
}
ASKS: dict[str, type[Ask]] = {
    "complots": complots.Ask,
    "mascarade": MascaradeAsk,
    "intrigue": IntrigueAsk,
    "shadow_blades": BladesAsk,
    "kuhn": kuhn.Ask,
}


def reference(game: str, language: str) -> Reference:
    """The cards and rules of ``game``; empty for a game without words of its own."""
    words = Words(language, game, "common", "screen")
    cards = tuple(
        Entry(str(face), words.noun(str(face)), " ".join(map(words.say, keys)))
        for face, keys in CARDS.get(game, {}).items()
    )
    return Reference(cards, tuple(sections(game, words)))


def sections(game: str, words: Words) -> list[Entry]:
    """What the game is about, and then what may be decided, in the order of the rules."""
    if game not in ASKS:
        return []
    skills = SKILLS.values() if game == "shadow_blades" else ()
    asks = [ask for ask in ASKS[game] if f"help-{ask}" in words and ask not in skills]
    goal = Entry("goal", words.say("reference-goal"), words.say("rules-goal"))
    return [goal, *[Entry(a, words.say(f"ask-{a}"), words.say(f"help-{a}")) for a in asks]]


def looked_up(cards: tuple[Entry, ...], wanted: str) -> list[Entry]:
    """The cards that somebody means: a whole name beats its beginning, and that any word of it."""
    text = easily_typed(wanted)
    names = [(card, (card.key.replace("_", " "), easily_typed(card.name))) for card in cards]
    return (
        [card for card, both in names if text in both]
        or [card for card, both in names if any(name.startswith(text) for name in both)]
        or [card for card, both in names if any(f" {text}" in f" {name}" for name in both)]
    )
