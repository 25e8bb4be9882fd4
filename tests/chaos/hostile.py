"""``python -m tests.chaos.hostile BEND WORDS``: the program itself, with one thing bent.

What a cheat says is signed with its own key, and everything else is as an honest program does it.
"""

import os
import sys
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import trio

import cli
from games.kit import Seat
from p2p.match.clocks import Clocks
from p2p.match.keeper import Keeper
from p2p.match.playing import Playing
from p2p.wire.frames import Frame, Said
from table.caller import Caller
from table.calls.report import Claim
from table.calls.statement import Statement
from table.log.message import Message, Saying, Seen
from table.participant import Player
from table.rounds.round import Utterance
from tests.mental.cheating import signed

bend = setattr  # a method of the program for another one
RARELY = 0.1  # for each message: some matches are over before it happens
LAST_WORDS = 40  # messages of its own, after which a silent one says nothing


def two_faced(random: Random) -> None:
    """Says one thing to some and another to others, for one place."""
    run = Playing._speak

    async def speak(playing: Playing) -> None:
        keeper, node = playing.keeper, playing._node
        honest = keeper.speak

        async def bent() -> list[Frame]:
            frames = await honest()
            for frame in frames:
                if isinstance(frame, Said) and random.random() < RARELY:
                    other = Said(another(keeper.listener, frame.message))
                    for link in list(node.links.values())[::2]:
                        link.post(other)
            return frames

        bend(keeper, "speak", bent)
        await run(playing)

    bend(Playing, "_speak", speak)


def another(player: Any, data: bytes) -> bytes:
    message: Message = player.log.read(data)
    return signed(player, message, payload=bent_bytes(message.saying.payload))


def bent_bytes(payload: bytes) -> bytes:
    return payload[:-1] + bytes([payload[-1] ^ 1]) if payload else b"\0"


def false_proof(random: Random) -> None:
    """Bends a bit of what it proves, and signs that."""
    honest = Message.sign

    def bent(identity: Any, where: Any, seat: Seat, seen: Seen, saying: Saying) -> Message:
        if random.random() < RARELY:
            saying = Saying(saying.kind, saying.op, bent_bytes(saying.payload))
        return honest(identity, where, seat, seen, saying)

    bend(Message, "sign", bent)
    bend(Player, "take", deaf_to_itself(Player.take))


def deaf_to_itself(take: Callable[..., Any]) -> Callable[..., Any]:
    """Its own program would halt at what it is about to say."""

    def bent(player: Player[Any], message: Message) -> Any:
        if message.seat == player.seat:
            try:
                return take(player, message)
            except Exception:  # noqa: BLE001  whatever it found wrong with itself
                player.halted = None
                return []
        return take(player, message)

    return bent


def silent(random: Random) -> None:
    """Says nothing any more from some message on, but is there."""
    honest = Player.due

    def bent(player: Player[Any]) -> Iterator[tuple[Message, Utterance]]:
        if player.log.seen.counts[player.seat - 1] < last:
            yield from honest(player)

    last = random.randrange(LAST_WORDS)
    bend(Player, "due", bent)


def mute(random: Random) -> None:
    """Neither reports nor votes, whoever is gone."""
    bend(Caller, "look", lambda *_: iter(()))
    bend(Caller, "report", lambda *_: [])


def restless(random: Random) -> None:
    """Calls the roll whenever it can, though it waits for nobody."""
    honest = Clocks.claims

    def bent(clocks: Clocks) -> list[Claim] | None:
        call = clocks._caller.call
        free = call is not None and not call.has_reported and clocks.table.me is not None
        return [] if free and random.random() < RARELY else honest(clocks)

    bend(Clocks, "claims", bent)


def forgetful(random: Random) -> None:
    """Reports less than it has said itself."""
    honest = Caller.report

    def bent(caller: Caller, claims: Any) -> list[Statement]:
        log = caller.listener.log
        seen = log.seen
        counts, ids = list(seen.counts), list(seen.ids)
        for seat, chain in log.chains.items():
            if counts[seat - 1] > 1:
                counts[seat - 1] -= 1
                ids[seat - 1] = chain[counts[seat - 1] - 1].id
        call = caller.call
        if call is None or caller.listener.halted or caller.listener.knows(caller.number):
            return honest(caller, claims)
        words = call.report(Seen(tuple(counts), tuple(ids)), sorted(set(claims)))
        return [caller.sign(place, body) for place, body in words]

    bend(Caller, "report", bent)


def slow(random: Random) -> None:
    """Takes its time before each message, within everybody's patience."""
    honest = Keeper.speak

    async def bent(keeper: Keeper) -> list[Frame]:
        frames = await honest(keeper)
        if frames:
            await trio.sleep(random.uniform(0.0, 9.0))
        return frames

    bend(Keeper, "speak", bent)


BENDS: dict[str, Callable[[Random], None]] = {
    "two-faced": two_faced,
    "false-proof": false_proof,
    "silent": silent,
    "mute": mute,
    "restless": restless,
    "forgetful": forgetful,
    "slow": slow,
}

if __name__ == "__main__":
    BENDS[sys.argv[1]](Random(os.environ.get("UNDERTABLE_HOME", "")))
    sys.exit(cli.main(sys.argv[2:]))
