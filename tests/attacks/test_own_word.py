"""R4: a cheat whose choice names who draws tells two players that it is the other one."""

from dataclasses import dataclass
from typing import Any, ClassVar

import pytest

from crypto.group import Point, point_sum
from crypto.shares import Shares
from games.kit import Card, Choose, Deck, Game, Look, Seat, Shuffle
from table.errors import Equivocated
from table.fulfil.cards import Joint
from table.log.message import Message
from table.participant import Player
from tests.attacks.switches import r4
from tests.mental.cheating import all_convict, and_then, honest, play, signed, watchful
from tests.mental.hub import Hub, Sent
from tests.mental.luck import luck
from tests.mental.seating import Party, terms_of
from tests.mental.wild import Ask, Fruit

ONE, TWO, THREE, CHEAT = map(Seat, (1, 2, 3, 4))
DRAW = "4/open"


@dataclass
class WhoDraws(Game):
    """A card for each, and one more for the seat that the last one names."""

    key: ClassVar[str] = "draws"
    counts: ClassVar[range] = range(4, 5)

    async def play(self) -> None:
        pile = await Shuffle(await Deck((*Fruit, *Fruit)))
        await Look({seat: (pile[seat - 1],) for seat in self.seats})
        self.top: Card[Fruit] = pile[4]
        who = await Choose(CHEAT, (ONE, TWO), Ask.ANY, ONE)
        await Look({who: (self.top,)})
        self.winners = (ONE,)


class Told:
    """A match up to the draw: 2 and 3 were told that 1 draws, and 1 that 2 does."""

    def __init__(self, seed: int) -> None:
        self.told: dict[Seat, bytes] = {}
        self.party = Party.of(terms_of("draws", 4), lambda terms: WhoDraws(terms.players))
        self.hub = Hub(self.party.players(), seed, {CHEAT: self.bend})
        self.hub.run()
        self.honest = self.hub.players[:3]
        for player in self.honest:  # whoever owns the network delivers nothing else
            player.receive(self.told[player.seat])
            self.hub.speak(player)

    def bend(self, cheat: Player[Any], message: Message) -> Sent | None:
        if message.saying.kind != "choose":
            return None
        one, two = (signed(cheat, message, payload=bytes([0, i])) for i in (0, 1))
        self.told = {ONE: two, TWO: one, THREE: one}
        return ()

    def given(self) -> list[Point]:
        """The shares on the card that honest seats gave."""
        said = [message.saying for p in self.honest for message in p.log.chains[p.seat]]
        payloads = [s.payload for s in said if (s.kind, s.op) == ("shares", DRAW)]
        return [point for payload in payloads for point in Shares.decode(payload, 1).points]

    def is_read(self) -> bool:
        """Do these shares, with its own, open the card to the cheat?"""
        table = self.hub.players[CHEAT - 1].table
        card = table.desk.cards[table.match.game.top]
        assert isinstance(card, Joint)
        own = table.desk.mine.key.x * card.e.a
        whole = point_sum([key.x * card.e.a for key in self.party.keys])
        return point_sum([*self.given(), own]) == whole


@pytest.mark.parametrize("holds", [True, False])
def test_who_tells_two_players_that_the_other_draws_gets_no_share(holds: bool) -> None:
    with luck(5), r4(holds=holds):
        match = Told(5)
    assert len(match.given()) == (0 if holds else 3)
    assert match.is_read() is not holds


def test_who_tells_two_players_that_the_other_draws_is_convicted_when_they_meet() -> None:
    with luck(5):
        match = Told(5)
    for player, other in ((match.honest[0], TWO), (match.honest[1], ONE)):
        with pytest.raises(Equivocated) as caught:
            player.receive(match.told[other])
        assert caught.value.seat == CHEAT


def test_a_share_instead_of_one_s_word_convicts() -> None:
    """In the first deal, where everybody has to speak before anybody takes a key off."""

    def bend(cheat: Player[Any], message: Message) -> Sent | None:
        if message.saying.kind != "agree":
            return None
        event = message.saying.op.partition("/")[0]
        return [signed(cheat, message, kind="shares", op=f"{event}/open")]

    assert all_convict(play(watchful(3, 3), 3, TWO, bend), TWO).rule == "D2"


def test_a_share_before_the_others_words_convicts() -> None:
    def bend(cheat: Player[Any], message: Message) -> Sent | None:
        saying = message.saying
        last = cheat.log.chains[TWO][-1] if saying.kind == "shares" else None
        if last is None or last.saying.kind != "agree" or knew_all(last, message):
            return None
        sprung.append(saying.op)
        return [and_then(cheat, last, saying.kind, saying.op, saying.payload).encode()]

    found = set()
    for seed in range(8):
        sprung: list[str] = []
        hub = play(watchful(seed, 3), seed, TWO, bend)
        if sprung:
            found |= {all_convict(hub, TWO, [peer]).rule for peer in honest(hub)}
    assert found == {"D2", "D4"}


def knew_all(message: Message, later: Message) -> bool:
    """Had the author of both heard nothing of the others in between?"""
    others = [seat for seat in range(3) if seat != message.seat - 1]
    return all(message.seen.counts[s] == later.seen.counts[s] for s in others)
