"""Before the match: what is played here and how, and who has a chair."""

from crypto.identity import PublicIdentity
from p2p import Lobby
from table import Terms
from ui.options import label, named
from ui.scene.shape import Json
from ui.screen.names import printable
from ui.telling.strength import strength_told
from ui.words import Words


def terms_facts(terms: Terms, words: Words) -> Json:
    """What is played here and how, in words."""
    options = [
        {
            "label": named(words, f"option-name-{option}", option),
            "value": label(words, value),
        }
        for option, value in terms.options
    ]
    clock = terms.clock.decision if terms.clock else None
    strength = strength_told(words, terms.strength)
    facts = {"players": terms.players, "options": options, "clock": clock}
    return {**facts, "strength": strength, "weak": terms.strength.is_weak}


def chairs(lobby: Lobby, me: bytes) -> list[Json]:
    return [
        {
            "name": printable(guest.name),
            "key": guest.identity.hex(),
            "fingerprint": PublicIdentity(guest.identity).fingerprint,
            "you": guest.identity == me,
            "host": place == 0,
        }
        for place, guest in enumerate(lobby.guests)
    ]
