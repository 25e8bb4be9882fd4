"""Cards and rules of a game to look up during play, as data; the texts are ``ui.telling``'s."""

from collections.abc import Collection

from games.complots import Complots
from games.kit import Face, Game
from games.mascarade import Mascarade
from ui.scene.shape import Json
from ui.scene.table import layout_of
from ui.telling import reference as telling
from ui.telling.reference import CARDS, Entry
from ui.words import Words


def reference(game: Game, language: str) -> Json:
    """What ``game`` is about, what each question means, and what each card in it can do."""
    words, found = Words(language, game.key, "common"), telling.reference(game.key, language)
    goal, *rules = found.rules or (Entry("goal", "", ""),)
    return {
        "title": words.say("title") if "title" in words else game.key,
        "about": goal.text,
        "rules": [{"title": rule.name, "text": rule.text} for rule in rules],
        "cards": cards(game, {entry.key: entry for entry in found.cards}),
    }


def cards(game: Game, entries: dict[str, Entry]) -> list[Json]:
    strength = layout_of(game.key).strength
    return [
        {
            "face": face,
            "name": entries[face].name,
            "text": entries[face].text,
            "strength": strength(face),
        }
        for face in CARDS.get(game.key, {})
        if face in in_play(game)
    ]


def in_play(game: Game) -> Collection[Face]:
    """The cards that there are in this match."""
    match game:
        case Complots():
            return game.roles
        case Mascarade():
            return set(game.characters)
    return CARDS.get(game.key, {}).keys()
