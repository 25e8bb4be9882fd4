"""Two cheats who bend whatever comes to mind, in any way, at any time.

Whatever they do, honest peers name none of themselves, meet no error without a name, and what
they say of a cheat convinces a stranger.
"""

from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any

import pytest

from games.kit import Seat
from table.errors import Cheating, MatchError
from table.log.message import NOTHING_SEEN, Message, Seen
from table.participant import Player
from tests.mental.cheating import and_then, convicted, flipped, honest, said_again, signed, watchful
from tests.mental.hub import Bend, Hub, Sent
from tests.mental.luck import luck

CHEATS = frozenset({Seat(2), Seat(3)})
Trick = Callable[[Player[Any], Message, Random], Sent]


def flip(cheat: Player[Any], message: Message, random: Random) -> Sent:
    payload = message.saying.payload or b"\0"
    return [signed(cheat, message, payload=flipped(payload, random.randrange(len(payload))))]


def cut(cheat: Player[Any], message: Message, random: Random) -> Sent:
    payload = message.saying.payload
    return [signed(cheat, message, payload=payload[: random.randrange(len(payload) + 1)])]


def babble(cheat: Player[Any], message: Message, random: Random) -> Sent:
    return [signed(cheat, message, payload=random.randbytes(random.choice((0, 2, 97, 500))))]


def copy(cheat: Player[Any], message: Message, random: Random) -> Sent:
    other = random.choice(cheat.log.ordered() or [message])
    return [signed(cheat, message, payload=other.saying.payload)]


def misplace(cheat: Player[Any], message: Message, random: Random) -> Sent:
    other = random.choice(cheat.log.ordered() or [message])
    return [signed(cheat, message, op=other.saying.op, kind=other.saying.kind)]


def repeat(cheat: Player[Any], message: Message, random: Random) -> Sent:
    other = random.choice([message, *cheat.log.ordered()]).saying
    more = and_then(cheat, message, other.kind, other.op, other.payload)
    return [message.encode(), more.encode()]


def forget(cheat: Player[Any], message: Message, random: Random) -> Sent:
    """Pretend to have seen less of somebody."""
    place = random.choice([i for i in range(4) if i != cheat.seat - 1])
    counts, ids = list(message.seen.counts), list(message.seen.ids)
    counts[place] = random.randrange(counts[place] + 1)
    chain = cheat.log.chains[Seat(place + 1)]
    ids[place] = chain[counts[place] - 1].id if counts[place] else NOTHING_SEEN
    return [signed(cheat, message, seen=Seen(tuple(counts), tuple(ids)))]


def dream(cheat: Player[Any], message: Message, random: Random) -> Sent:
    """Pretend to have seen what never was."""
    place = random.randrange(4)
    counts, ids = list(message.seen.counts), list(message.seen.ids)
    counts[place], ids[place] = counts[place] + random.randrange(2), random.randbytes(32)
    return [signed(cheat, message, seen=Seen(tuple(counts), tuple(ids)))]


def two_faced(cheat: Player[Any], message: Message, random: Random) -> Sent:
    versions = [message.encode(), signed(cheat, message, payload=said_again(cheat, message))]
    return {Seat(seat): [random.choice(versions)] for seat in (1, 2, 3, 4)}


def be_silent(_: Player[Any], __: Message, ___: Random) -> Sent:
    return ()


TRICKS: tuple[Trick, ...] = (
    flip, cut, babble, copy, misplace, repeat, forget, dream, two_faced, be_silent,
)  # fmt: skip


def mischief(random: Random) -> Bend:
    """Now and then a trick, after which the cheat believes itself or not."""

    def bend(cheat: Player[Any], message: Message) -> Sent | None:
        if random.random() > 0.06:
            return None
        sent = random.choice(TRICKS)(cheat, message, random)
        if random.random() < 0.5:
            with suppress(MatchError):
                cheat.take(message)
        return sent

    return bend


def fuzzed(seed: int) -> Hub:
    random = Random(seed)
    party = watchful(seed, 4, variant="inquisitor", concede=random.choice(("yes", "no")))
    with luck(seed):
        cheats = {seat: mischief(random) for seat in CHEATS}
        hub = Hub(party.players(), seed, cheats, [party.spectator()])
        hub.flood = random.random() < 0.5
        hub.run()
    return hub


def check(hub: Hub) -> None:
    for peer in honest(hub):
        if isinstance(peer.halted, Cheating):
            assert peer.halted.seat in CHEATS
            assert convicted(peer.halted.evidence) in CHEATS


@pytest.mark.parametrize("seed", range(24))
def test_whatever_two_cheats_do_honest_players_are_never_named(seed: int) -> None:
    check(fuzzed(seed))


@pytest.mark.long
def test_whatever_two_cheats_do_in_many_matches_honest_players_are_never_named() -> None:
    for seed in range(1000, 1600):
        check(fuzzed(seed))
