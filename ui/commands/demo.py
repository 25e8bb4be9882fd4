"""A whole match on this machine: one process a player, real sockets, real proofs."""

import json
from contextlib import AbstractAsyncContextManager, AsyncExitStack, suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Self

from p2p import Decide, Invitation, save_file
from table import Clock
from ui.commands.bot_processes import NAMES, BotProcesses, seen_off
from ui.commands.handed_over import HANDED_OVER
from ui.commands.host_join import Place, join, resume
from ui.commands.processes import Peer, dismiss, started
from ui.forked import Forked
from ui.live.reporter import Reporter
from ui.open_cards import Wish
from ui.problem import Problem

PLAN_FILE = "plan.json"
YOU = "you"  # the home of whoever started the demo; those of the other players are numbered


@dataclass(frozen=True, slots=True)
class Plan:
    """What a demo plays, and how; kept in its folder, so that one cut short can go on."""

    game: str
    players: int
    options: tuple[str, ...]
    level: str
    pace: str
    seed: int
    name: str
    clock: tuple[str, ...] = ()
    quorum: tuple[str, ...] = ()
    wait: int = 10  # minutes, at a match that can't go on

    def keep(self, folder: Path) -> None:
        try:
            folder.mkdir(parents=True, exist_ok=True)
            save_file(folder / PLAN_FILE, json.dumps(asdict(self)).encode())
        except OSError as error:
            with suppress(OSError):
                folder.rmdir()
            raise Problem("unusable", path=folder, reason=error.strerror) from error

    @classmethod
    def kept(cls, folder: Path) -> Self:
        try:
            facts = json.loads((folder / PLAN_FILE).read_text(encoding="utf-8"))
            lists = {key: tuple(facts[key]) for key in ("options", "clock", "quorum")}
            return cls(**{**facts, **lists})
        except (OSError, ValueError, TypeError, KeyError) as error:
            raise Problem("no-demo", path=folder, reason=error) from error


class Demo:
    """One demo in its folder: a home for each player's process, and one for ourselves."""

    def __init__(
        self,
        plan: Plan,
        folder: Path,
        opens: Wish = Wish.NO,
        ahead: list[Forked] | None = None,
    ) -> None:
        self.plan, self.folder, self.opens, self._ahead = plan, folder, opens, ahead or []
        self.home = folder / YOU

    async def play(self, decide: Decide | None, reporter: Reporter) -> None:
        """Start the players and see them off; meanwhile watch, or ``decide`` in a seat."""
        reporter.starting_demo()
        self.home.mkdir(parents=True, exist_ok=True)
        bots = range(1, self.plan.players + (decide is None))
        async with AsyncExitStack() as stack:
            stack.push_async_callback(dismiss, self._ahead)
            host = await stack.enter_async_context(self._player(1, host_words(self.plan)))
            invitation = str(Invitation.parse(await host.expect("invitation")))
            guests = [
                await stack.enter_async_context(
                    self._player(seat, ["join", HANDED_OVER], invitation)
                )
                for seat in bots[1:]
            ]
            async with seen_off([host, *guests]):
                await join(self._place(), invitation, decide, reporter, reporter.agree)

    async def go_on(self, journal: Path, decide: Decide, reporter: Reporter) -> None:
        """Start the same players again, each from its own journal, and play on from ours."""
        reporter.starting_demo()
        async with AsyncExitStack() as stack:
            peers = [
                await stack.enter_async_context(self._player(seat, ["resume"]))
                for seat in range(1, self.plan.players)
            ]
            async with seen_off(peers):
                alone = BotProcesses(self.home, 0, self.plan.level, self.plan.pace, self.plan.seed)
                await resume(self._place(), journal, decide, reporter, alone, matches=1)

    @property
    def record(self) -> Path | None:
        """The record of the match, as our own process verified it while it was played."""
        return next(self.home.glob("matches/*.record"), None)

    @property
    def openings(self) -> list[Path]:
        """What the players have told afterwards, the bots always."""
        return sorted(self.folder.glob("*/matches/*.opening"))

    def _place(self) -> Place:
        wait = 60.0 * self.plan.wait
        place = Place(self.plan.name, bind="127.0.0.1", home=self.home, wait=wait)
        place.opens = self.opens
        return place

    def _player(
        self, seat: int, words: list[str], said: str = ""
    ) -> AbstractAsyncContextManager[Peer]:
        plan, home = self.plan, self.folder / f"seat-{seat}"
        home.mkdir(parents=True, exist_ok=True)
        bot = ["--play", "bot", "--level", plan.level, "--pace", plan.pace, "--trusting"]
        bot += ["--open", "yes"]  # a demo is there to be looked at (O11)
        seed = ["--seed", str(plan.seed * 100 + seat)]
        name = ["--name", NAMES[seat - 1], "--bind", "127.0.0.1", "--json"]
        wait = ["--wait", str(plan.wait)]
        here = {"UNDERTABLE_HOME": str(home)}
        return started([*words, *bot, *seed, *name, *wait], here, said, self._ahead)


def demo_of(journal: Path) -> Path | None:
    """The folder of the demo that ``journal`` is our own journal of, if it is one's."""
    home = journal.parent.parent
    return home.parent if home.name == YOU and (home.parent / PLAN_FILE).exists() else None


def host_words(plan: Plan) -> list[str]:
    options = [word for option in plan.options for word in ("--option", option)]
    return ["host", plan.game, "--players", str(plan.players), *options, *plan.clock, *plan.quorum]


def quorum_words(quorum: int | None) -> tuple[str, ...]:
    """How to ask a host for this quorum, if it is not the usual one."""
    return () if quorum is None else ("--quorum", str(quorum or "off"))


def clock_words(clock: Clock | None) -> tuple[str, ...]:
    """How to ask a host for this clock."""
    if clock is None:
        return ("--clock", "off")
    words = ("--clock", clock.decision, "--reaction", clock.reaction)
    return tuple(map(str, (*words, "--negotiation", clock.negotiation or "off")))
