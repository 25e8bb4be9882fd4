"""Cards and rules of a game to look up during play."""

from games.kit import Face, Game
from ui.scene.shape import Json
from ui.scene.table import layout_of
from ui.telling.reference import CARDS
from ui.telling.reference import reference as told
from ui.words import Words


def reference(game: Game, language: str) -> Json:
    """What ``game`` is about, what each question means, and what each card can do."""
    words, found = Words(language, game.key), told(game.key, language)
    return {
        "title": words.say("title") if "title" in words else game.key,
        "about": words.say("about") if "about" in words else "",
        "rules": [{"title": rule.name, "text": rule.text} for rule in found.rules],
        "cards": [
            {"face": card.key, "name": str(card.name), "text": card.text, "strength": number}
            for card, number in zip(found.cards, strengths(game), strict=True)
        ],
    }


def strengths(game: Game) -> list[int | None]:
    """What is printed on each card beside its name."""
    return [printed(game, face) for face in CARDS.get(game.key, {})]


def printed(game: Game, face: Face) -> int | None:
    try:
        return layout_of(game.key).strength(face)
    except ValueError:
        return None  # no card, but a plot
