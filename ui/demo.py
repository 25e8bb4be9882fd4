"""A whole match on this machine: one process a player, real sockets, real proofs."""

from contextlib import AbstractAsyncContextManager, AsyncExitStack
from dataclasses import dataclass
from pathlib import Path

import trio

from p2p.invitation import Invitation
from p2p.playing import Decide
from table.joining import Clock
from ui.processes import Peer, started
from ui.reporters import Reporter
from ui.tables import Place, join

NAMES = (
    *("Ada", "Blaise", "Carl", "Dora", "Emmy", "Felix", "Grace"),
    *("Henri", "Ida", "Jules", "Kurt", "Lotte", "Marie"),
)


@dataclass(frozen=True, slots=True)
class Plan:
    """What a demo plays, and how."""

    game: str
    players: int
    options: tuple[str, ...]
    level: str
    pace: str
    seed: int
    folder: Path
    name: str
    clock: Clock | None = None


async def demo(plan: Plan, decide: Decide | None, reporter: Reporter) -> None:
    """Start the players and see them off; meanwhile watch the match, or ``decide`` in a seat."""
    bots = plan.players - (decide is not None)
    async with AsyncExitStack() as stack:
        host = await stack.enter_async_context(player(plan, 1, host_words(plan)))
        invitation = Invitation.parse(await host.expect("invitation"))
        guests = [
            await stack.enter_async_context(player(plan, seat, ["join", str(invitation)]))
            for seat in range(2, bots + 1)
        ]
        me = Place(plan.name, bind="127.0.0.1", home=plan.folder / "you")
        me.home.mkdir(parents=True, exist_ok=True)
        async with trio.open_nursery() as nursery:
            # A match whose player has died would stand still, and we with it.
            for peer in (host, *guests):
                nursery.start_soon(peer.see_off)
            await join(me, str(invitation), decide, reporter)


def record_of(plan: Plan) -> Path | None:
    """The record of the match, as our own process verified it while it was played."""
    return next((plan.folder / "you").glob("matches/*.record"), None)


def host_words(plan: Plan) -> list[str]:
    options = [word for option in plan.options for word in ("--option", option)]
    return ["host", plan.game, "--players", str(plan.players), *options, *clock_words(plan.clock)]


def clock_words(clock: Clock | None) -> list[str]:
    if clock is None:
        return ["--clock", "off"]
    return ["--clock", str(clock.decision), "--reaction", str(clock.reaction)]


def player(plan: Plan, seat: int, words: list[str]) -> AbstractAsyncContextManager[Peer]:
    home = plan.folder / f"seat-{seat}"
    home.mkdir(parents=True, exist_ok=True)
    bot = ["--play", "bot", "--level", plan.level, "--pace", plan.pace]
    seed = ["--seed", str(plan.seed * 100 + seat)]
    name = ["--name", NAMES[seat - 1], "--bind", "127.0.0.1", "--json"]
    return started([*words, *bot, *seed, *name], {"UNDERTABLE_HOME": str(home)})
