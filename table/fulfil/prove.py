"""The answer to a challenge: the claimed card shown to everybody, or a concession."""

from typing import Any

from crypto import denial, shares
from crypto.denial import DENIAL_SIZE, Denial
from crypto.elgamal import Ciphertext
from crypto.encoding import u8
from crypto.errors import InvalidProof, Malformed
from crypto.reader import Reader
from crypto.shares import Shares
from games.kit import AnyCard, Prove, Seat
from table.fulfil.desk import Desk
from table.log.op import Op
from table.rounds.round import Round, Utterance

CONCEDED = 0xFF


class Challenge:
    """One seat's claim to have a face among some cards, put to the test."""

    def __init__(self, desk: Desk, op: Op, request: Prove[Any]) -> None:
        self.desk, self.op, self.request = desk, op, request
        self.claimed = desk.cards.point(request.face)
        self.read = [desk.cards.readable(card).get(request.seat) for card in request.cards]

    def ctx(self, label: str) -> bytes:
        return self.desk.ctx(self.op, self.request.seat, label)

    @property
    def to_deny(self) -> list[Ciphertext]:
        """What a strict concession covers: all the seat has read, by our books, not by its."""
        return [] if self.request.may_concede else [e for e in self.read if e is not None]

    def say(self) -> Utterance:
        shown = self.desk.mine.chosen(self.op, self.request)
        return self.concede() if shown is None else self.show(self.request.cards.index(shown))

    def show(self, place: int) -> Utterance:
        given = shares.give(self.desk.mine.key, [self.card_at(place).a], self.ctx("show"))
        return Utterance(u8(place) + given.encode())

    def concede(self) -> Utterance:
        key = self.desk.mine.key
        denials = [
            denial.deny(key, e, self.claimed, self.ctx(f"deny{i}")).encode()
            for i, e in enumerate(self.to_deny)
        ]
        return Utterance(u8(CONCEDED) + b"".join(denials))

    def check(self, seat: Seat, payload: bytes) -> AnyCard | None:
        if not payload:
            raise Malformed("neither a card nor a concession")
        place, proof = payload[0], payload[1:]
        if place == CONCEDED:
            self.check_concession(seat, proof)
            return None
        self.check_shown(seat, place, proof)
        return self.request.cards[place]

    def check_shown(self, seat: Seat, place: int, proof: bytes) -> None:
        e, given = self.card_at(place), Shares.decode(proof, 1)
        shares.verify(self.desk.keys[seat], [e.a], given, self.ctx("show"))
        if e.b - given.points[0] != self.claimed:
            raise InvalidProof("face", f"the card shown is not the {self.request.face}")

    def check_concession(self, seat: Seat, proof: bytes) -> None:
        reader = Reader(proof, DENIAL_SIZE * len(self.to_deny))
        for i, e in enumerate(self.to_deny):
            denied = Denial.decode(reader.take(DENIAL_SIZE))
            denial.verify(self.desk.keys[seat], e, self.claimed, denied, self.ctx(f"deny{i}"))

    def card_at(self, place: int) -> Ciphertext:
        e = self.read[place] if place < len(self.read) else None
        if e is None:
            raise InvalidProof("unread", f"no card that the seat can show at place {place}")
        return e


async def prove(desk: Desk, op: Op, request: Prove[Any]) -> AnyCard | None:
    """The card shown, or None; whoever shows another card than the claimed one is a cheat."""
    test = Challenge(desk, op, request)
    conceded = {request.seat: request.preset}  # G2
    # Silence is no way out for a seat that would have to show the card; being gone is.
    late = conceded if request.may_concede else {}
    asked = Round(
        op, "prove", (request.seat,), test.say, test.check, True, preset=late, absent=conceded
    )
    shown = (await asked)[request.seat]
    if shown is not None:
        desk.cards.turn_up(shown, test.claimed)
    return shown
