"""Reading a finished match with all keys at once, as nobody at the table can."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from crypto.elgamal import Ciphertext, decrypt
from crypto.group import ORDER, Point
from crypto.reader import Reader
from games.kit import (
    AnyCard,
    Arrange,
    ChooseTogether,
    Coin,
    Coins,
    Decision,
    Deck,
    Event,
    Face,
    Lay,
    Offer,
    Play,
    Prove,
    Seat,
    Shuffle,
)
from table.log.message import Message
from table.participant import Player
from table.plain import Chance, PlainTable
from tests.mental.seating import Party


@dataclass
class Audit:
    """What really lay on the table: the face of every handle there ever was."""

    party: Party
    players: Sequence[Player[Any]]

    def __post_init__(self) -> None:
        self.events: list[Event] = self.players[0].table.match.events
        self.said = {(m.saying.kind, m.saying.op): m for m in self.players[0].log.ordered()}
        self.points: dict[Point, Face] = {}
        self.faces: dict[AnyCard, Face] = {}
        self.masks: dict[AnyCard, Point] = {}  # of the cards as they were made
        for number, event in enumerate(self.events):
            if event.request.makes and event.answer is not None:
                faces = self.new_faces(str(number), event)
                self.faces.update(zip(event.answer, faces, strict=True))

    def new_faces(self, op: str, event: Event) -> Sequence[Face]:
        request, new = event
        match request:
            case Deck(faces):
                point = self.players[0].table.desk.cards.point
                self.points.update({point(face): face for face in faces})
                return faces
            case Shuffle(cards):
                last = self.last_turn(int(op), cards)
                # A shuffle that nobody waited for may never have ended: any order will do.
                return self.read(last, new) if last else [self.faces[card] for card in cards]
        return self.read(self.said["lay" if isinstance(request, Lay) else "arrange", op], new)

    def last_turn(self, number: int, cards: Sequence[AnyCard]) -> Message | None:
        """The message after which a pile was mixed, which a claim before it may have begun."""
        turns = self.players[0].table.desk.mixers
        if message := self.said.get(("shuffle", f"{number}/{turns}")):
            return message
        for begun in reversed(range(number)):
            request, answer = self.events[begun]
            if isinstance(request, Prove) and cards == (*request.into, answer):
                return self.said.get(("ahead", f"{begun}/{turns}"))
        return None

    def read(self, message: Message, new: Sequence[AnyCard]) -> list[Face]:
        deck = Reader(message.saying.payload, len(message.saying.payload)).ciphertexts(len(new))
        self.masks.update(zip(new, [e.a for e in deck], strict=True))
        own = self.party.keys[message.seat - 1].x
        joint = sum(key.x for key in self.party.keys) % ORDER
        return [self.face(e, own, joint) for e in deck]

    def face(self, card: Ciphertext, *keys: int) -> Face:
        (face,) = [self.points[M] for x in keys if (M := decrypt(card, x)) in self.points]
        return face

    def replayed(self) -> PlainTable[Any]:
        """The same match with open cards, the same luck and the same choices."""
        plain = PlainTable(self.party.game(), Destiny(self))
        while plain.deciders:
            chosen = self.chosen(len(plain.match.events))
            for seat in plain.deciders:
                plain.decide(seat, chosen[seat])
        return plain

    def order(self, number: int) -> list[int]:
        """Where the new cards of an ``Arrange`` or a ``Lay`` came from: its author knows."""
        request = self.events[number].request
        assert isinstance(request, Arrange | Lay)
        kept = self.players[request.seat - 1].table.desk.mine.kept[str(number)]
        return list(kept[: request.makes])  # behind it are the masks of a secret arrangement

    def chosen(self, number: int) -> Mapping[Seat, Any]:
        """What the deciders of an event chose, secrets included."""
        request, answer = self.events[number]
        assert isinstance(request, Decision)
        if isinstance(request, ChooseTogether):
            return dict(answer)
        (seat,) = request.deciders()
        if isinstance(request, Play):
            return {seat: answer.option}
        if isinstance(request, Lay) and answer is not None:
            return {seat: request.hand[self.order(number)[0]]}
        if isinstance(request, Offer):
            return {seat: self.players[seat - 1].table.desk.mine.choices[str(number)]}
        if not isinstance(request, Arrange):
            return {seat: answer}
        front = [request.cards[i] for i in self.order(number)[: request.front]]
        return {seat: tuple(front if request.ordered else sorted(front, key=request.cards.index))}


class Destiny(Chance):
    """The luck of a match that has been played: every shuffle and coin as it came out there."""

    def __init__(self, audit: Audit) -> None:
        super().__init__(0)
        self.audit = audit
        self.script = [draw for n in range(len(audit.events)) for draw in self.draws(n)]
        self.script.reverse()

    def draws(self, number: int) -> Iterator[Any]:
        request, answer = self.audit.events[number]
        match request:
            case Coin():
                yield answer
            case Coins():
                yield from answer
            case Shuffle(cards):
                faces = self.audit.faces
                yield matching([faces[card] for card in cards], [faces[card] for card in answer])
            case Lay() if answer is not None:
                rest = self.audit.order(number)[1:]
                yield [sorted(rest).index(i) for i in rest]
            case Arrange(_, cards, front):
                order = self.audit.order(number)
                ahead, rest = order[:front], order[front:]
                if not request.ordered:
                    yield [sorted(ahead).index(i) for i in ahead]
                yield [sorted(rest).index(i) for i in rest]

    def shuffle(self, faces: Sequence[Face]) -> list[int]:
        return self.mix(len(faces))

    def mix(self, number: int) -> list[int]:
        order: list[int] = self.script.pop()
        assert len(order) == number
        return order

    def coin(self, sides: int) -> int:
        side: int = self.script.pop()
        assert side < sides
        return side


def matching(before: Sequence[Face], after: Sequence[Face]) -> list[int]:
    """An order that turns these faces into those; which of equal cards is which is all one."""
    left = list(enumerate(before))
    order = []
    for face in after:
        place = next(place for place in left if place[1] == face)
        left.remove(place)
        order.append(place[0])
    return order
