"""A whole match on this machine: one process a player, real sockets, real proofs."""

from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path

from p2p.invitation import Invitation
from ui.processes import started
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


async def demo(plan: Plan, reporter: Reporter) -> None:
    """Start the players, watch their match like any spectator, and see them off."""
    async with AsyncExitStack() as stack:
        host = await stack.enter_async_context(player(plan, 1, host_words(plan)))
        invitation = Invitation.parse(await host.expect("invitation"))
        guests = [
            await stack.enter_async_context(player(plan, seat, ["join", str(invitation)]))
            for seat in range(2, plan.players + 1)
        ]
        watcher = Place("spectator", bind="127.0.0.1", home=plan.folder / "spectator")
        watcher.home.mkdir(parents=True, exist_ok=True)
        await join(watcher, invitation, None, reporter)
        for peer in (host, *guests):
            await peer.process.wait()


def host_words(plan: Plan) -> list[str]:
    options = [word for option in plan.options for word in ("--option", option)]
    return ["host", plan.game, "--players", str(plan.players), *options]


def player(plan: Plan, seat: int, words: list[str]):  # type: ignore[no-untyped-def]
    home = plan.folder / f"seat-{seat}"
    home.mkdir(parents=True, exist_ok=True)
    bot = ["--play", "bot", "--level", plan.level, "--pace", plan.pace]
    seed = ["--seed", str(plan.seed * 100 + seat)]
    name = ["--name", NAMES[seat - 1], "--bind", "127.0.0.1", "--json"]
    return started([*words, *bot, *seed, *name], {"UNDERTABLE_HOME": str(home)})
