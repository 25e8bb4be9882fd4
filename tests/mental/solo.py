"""Operations run to their end in one place, with every seat's secrets at hand."""

from collections.abc import Coroutine
from typing import Any

from crypto.keys import KeyPair, joint_key
from games.kit import Card, Seat
from table.fulfil.cards import Cards, Open
from table.fulfil.desk import Desk, Home
from table.log.op import Op
from table.rounds.round import Round
from tests.mental.wild import Fruit


class Solo:
    """A desk without messages: everybody says what is due at once, and all of it is checked."""

    def __init__(self, players: int) -> None:
        seats = [Seat(i) for i in range(1, players + 1)]
        self.homes = {seat: Home(seat, KeyPair.generate()) for seat in seats}
        keys = {seat: home.key.X for seat, home in self.homes.items()}
        X = joint_key(list(keys.values()))
        self.desk = Desk(bytes(32), keys, X, Cards(bytes(32), "solo", keys, X))
        self.made = self.done = 0

    def fresh(self, count: int) -> tuple[Card[Any], ...]:
        self.made += count
        return tuple(Card(i) for i in range(self.made - count, self.made))

    def deck(self, count: int) -> tuple[Card[Any], ...]:
        cards = self.fresh(count)
        for card, face in zip(cards, list(Fruit) * count, strict=False):
            self.desk.cards[card] = Open(face)
        return cards

    def op(self) -> Op:
        self.done += 1
        return Op(self.done)

    def run(self, operation: Coroutine[Any, Any, Any]) -> None:
        answer: Any = None
        while True:
            try:
                waits_for = operation.send(answer)
            except StopIteration:
                return
            answer = self.heard(waits_for) if isinstance(waits_for, Round) else None

    def heard(self, asked: Round[Any]) -> dict[Seat, Any]:
        said = {}
        for seat in asked.speakers:
            self.desk.home = self.homes[seat]
            words = asked.say()
            self.homes[seat].kept[asked.op] = words.secret
            self.desk.home = None
            said[seat] = asked.check(seat, words.payload)
        return said
