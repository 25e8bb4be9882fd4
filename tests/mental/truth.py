"""All cards of a match as nobody at the table can see them: with everybody's keys together."""

from typing import Any

from crypto.elgamal import decrypt
from games.kit import Arrange, Card, Face, Look, Seat
from table.cards import Joint, Open, Owned
from table.knowledge import Knowledge
from table.mental import MentalTable
from tests.mental.hub import Hub
from tests.mental.seating import Party


def faces(party: Party, table: MentalTable[Any]) -> dict[Card[Any], Face]:
    """Every card on the table now."""
    cards, x = table.desk.cards, sum(key.x for key in party.keys)
    found: dict[Card[Any], Face] = {}
    for card, state in cards._states.items():
        match state:
            case Open(face):
                found[card] = face
            case Joint(e):
                found[card] = cards.face(decrypt(e, x))
            case Owned(seat, e):
                found[card] = cards.face(decrypt(e, party.keys[seat - 1].x))
    return found


def book(hub: Hub, truth: dict[Card[Any], Face], seat: Seat | None) -> Knowledge:
    """What ``seat`` would know if the match had been played with open cards in one memory."""
    page = Knowledge(seat)
    for number, event in enumerate(hub.peers[-1].table.match.events):
        secret: Any = None
        match event.request:
            case Look(hands):
                secret = {who: tuple(truth[c] for c in cards) for who, cards in hands.items()}
            case Arrange(who, cards):
                order = hub.players[who - 1].table.desk.mine.kept[str(number)]
                secret = tuple([cards[place] for place in order])
        page.note(event, secret)
    return page
