"""Hidden money among players: how long it takes, how large it is, what survives a crash."""

from typing import Any

import pytest

from games.kit import Choose, Offer, OpenPurses, ProveEmpty, Purses, Settle, Speak
from table.fulfil.desk import Home
from table.log.message import Message
from table.participant import Player
from tests.laws.test_mental import played
from tests.mental.bazaar import bazaar
from tests.mental.beats import Beats
from tests.mental.luck import luck
from tests.mental.seating import Party, terms_of
from tests.table.told import ANN, BOB, CAT, Ask, Told


async def bargain() -> None:
    await Purses({ANN: 3, BOB: 3, CAT: 3}, 4)
    if await Offer(ANN, BOB, Ask.ANY):
        await Settle(ANN, BOB, await Choose(BOB, (True,), Ask.ANY, True))
    if await Offer(CAT, BOB, Ask.ANY, exactly=3):
        await Settle(CAT, BOB, paid=True)
    await ProveEmpty(CAT, Ask.ANY)
    await Speak(ANN, Ask.ANY)
    await OpenPurses((ANN, BOB, CAT))


class Bargaining(Beats):
    """Ann offers ``amount``; all agree to what they are asked for, and prove what they can."""

    amount = 0

    def decide(self, player: Player[Any], options: Any) -> Any:
        request = player.table.match.pending
        if isinstance(request, Offer):
            return self.amount if request.exactly is None else request.exactly
        return options[-1]


def bargained(amount: int = 0) -> Bargaining:
    with luck(1):
        party = Party.of(terms_of("told", 3), lambda _: Told(3, rules=bargain))
        hub = Bargaining(party.players(), 1)
        hub.amount = amount
        hub.run()
    return hub


def test_an_offer_an_answer_a_proof_a_speech_and_the_count_take_a_hop_each() -> None:
    hub = bargained()
    kinds = [type(event.request) for event in hub.events]

    assert kinds[:4] == [Purses, Offer, Choose, Settle]
    assert kinds[4:] == [Offer, Settle, ProveEmpty, Speak, OpenPurses]
    # The purses come behind the keys, and the first offer behind everybody's consent, which takes
    # a hop of its own where no coin or shuffle goes beside it; Cat agrees and proves in one breath.
    assert [hub.beats(event, event + 1) for event in range(9)] == [1, 1 + 1, 1, 0, 1, 0, 0, 1, 1]


def offers(hub: Beats) -> list[bytes]:
    said = hub.players[0].log.ordered()
    return [m.saying.payload for m in said if m.saying.kind == "offer"]


def test_an_offer_of_nothing_is_as_large_as_any_other_and_no_two_are_alike() -> None:
    first = [offers(bargained(amount))[0] for amount in range(4)]

    assert len({len(payload) for payload in first}) == 1
    assert len({payload[:33] for payload in offers(bargained(0))}) == 2


@pytest.mark.parametrize("seed", range(2))
def test_after_a_crash_every_player_knows_its_money_again(seed: int) -> None:
    """From the journal: all messages, and the secrets behind one's own."""
    party, hub = played(terms_of("bazaar", 3, seed=str(seed)), seed, bazaar)
    for player in hub.players:
        messages = player.log.ordered()
        for heard in range(0, len(messages), 5):
            again = recalled(party, player, messages[:heard])
            assert_same(again, heard, player, messages)


def recalled(party: Party, player: Player[Any], messages: list[Message]) -> Player[Any]:
    old = player.table.desk.mine
    said = {message.saying.op for message in messages if message.seat == player.seat}
    kept = {op: secret for op, secret in old.kept.items() if op in said}
    table = party.table(party.game(), party.founding, Home(old.seat, old.key, kept=kept))
    again = Player(table, player.identity)
    for message in messages:
        again.receive(message.encode())
    return again


def assert_same(
    again: Player[Any], heard: int, player: Player[Any], messages: list[Message]
) -> None:
    """What it knows then is what it knew then, and with the rest all that it knew in the end."""
    before = again.table.knowledge(player.seat).money.copy()
    assert before.known.get(player.seat) == again_read(again)
    for message in messages[heard:]:
        again.receive(message.encode())
    assert vars(again.table.knowledge(player.seat)) == vars(player.table.knowledge(player.seat))


def again_read(again: Player[Any]) -> int | None:
    """The purse as its ciphertext has it."""
    accounts = again.table.desk.accounts
    if again.seat not in accounts.purses:
        return None
    return accounts.read(again.table.desk.mine.key, accounts.purses[again.seat].balance)
