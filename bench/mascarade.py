"""What a turn of Mascarade costs: work in memory by kind of turn, and time at tables of processes.

A table of processes is the command ``demo``: a process for each player, and one that watches,
with real sockets, journals and bots. So its time per turn is what people would wait for at a
table where nobody has to think, with all players on this one machine.
"""

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic
from typing import Any

from rich.console import Console
from rich.table import Table

from bench.lockstep import Figures, Lockstep, medians, seated
from games.kit import Choose, Match
from games.mascarade.characters import Character
from games.mascarade.rules import Ask, Move, Play
from players.view import View, view
from table.participant import Player

PLAYERS = (4, 8, 13)
REPEATS = 3
SEED = 1
CLI = Path(__file__).parent.parent / "cli.py"
TURN, WON = re.compile(r"^\s*Turn \d+: "), re.compile(r"wins? the game")


def measure(players: tuple[int, ...] = PLAYERS, processes: bool = True) -> Figures:
    return {
        "turns": {str(n): turns_at(n) for n in players},
        "processes": {str(n): at_processes(n) for n in players} if processes else {},
    }


# In memory


def turns_at(n: int) -> dict[str, Figures]:
    return medians([one_table(n) for _ in range(REPEATS)])


def one_table(n: int) -> dict[str, Figures]:
    script = Script()
    table = Lockstep(seated("mascarade", n), script.decide)
    match = table.players[0].table.match
    figures = {"set-up": table.measured(lambda: isinstance(match.pending, Choose))}
    for _ in range(n):  # until nobody's card is what all saw at the deal
        figures["swap or not"] = table.measured(turn_after(match))
    for name, script.move, script.contests in SCRIPTS:
        figures[name] = table.measured(turn_after(match))
    return figures


def turn_after(match: Match[Any]) -> Callable[[], bool]:
    """Has another turn begun than the one under way now?"""
    now = match.game.turns
    return lambda: match.game.turns > now


SCRIPTS = (
    ("look", Move.LOOK, False),
    ("announcement", Move.ANNOUNCE, False),
    ("announcement, contested", Move.ANNOUNCE, True),
)


class Script:
    """Plays the kind of turn that is to be measured; if one contests, it is the last asked."""

    def __init__(self) -> None:
        self.move, self.contests = Move.SWAP, False

    def decide(self, player: Player[Any]) -> object:
        seen = view(player.table, player.seat)
        match seen.ask:
            case Ask.ACTION:
                return self._action(seen)
            case Ask.CONTEST if (
                self.contests and seen.game.clockwise(player.seat)[0] in seen.game.claims
            ):
                return seen.options[1]
        return seen.options[0]

    def _action(self, seen: View[Any]) -> Play:
        options: list[Play] = [play for play in seen.options if play.move is self.move]
        queens = [play for play in options if play.character is Character.QUEEN]
        return (queens or options)[0]


# Among processes


def at_processes(n: int) -> Figures:
    """One match of bots that don't think long, as ``demo`` shows it."""
    with tempfile.TemporaryDirectory() as home:
        start, lines = monotonic(), [(monotonic(), line) for line in demo(n, Path(home))]
        whole = monotonic() - start
    turns = [moment for moment, line in lines if TURN.match(line)]
    (over,) = [moment for moment, line in lines if WON.search(line)]
    return {
        "until_first_turn_s": turns[0] - start,
        "turns": len(turns),
        "s_per_turn": (over - turns[0]) / len(turns),
        "whole_s": whole,
    }


def demo(n: int, home: Path) -> Iterator[str]:
    words = ["demo", "mascarade", "--players", str(n), "--seed", str(SEED), "--level", "regular"]
    process = subprocess.Popen(  # noqa: S603  our own command
        [sys.executable, str(CLI), *words, "--lang", "en"],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        env={**os.environ, "UNDERTABLE_HOME": str(home)},
        text=True,
    )
    with process:
        yield from process.stdout or ()
    if process.returncode != 0:
        raise SystemExit(f"bench: the demo of {n} players ended with code {process.returncode}")


def show(figures: Figures) -> None:
    out = Console()
    out.print("Mascarade, in memory. A hop is one delay of the network that somebody waits for.")
    rows = Table("players", "turn", "hops", "bytes, all peers", "ms CPU a peer")
    for n, turns in figures["turns"].items():
        for name, one in turns.items():
            cpu = f"{one['cpu_ms_per_peer']:.1f}"
            rows.add_row(n, name, f"{one['hops']:.0f}", f"{one['bytes']:,.0f}", cpu)
    out.print(rows)
    out.print(f"Matches of bots among processes on the {os.cpu_count()} cores of this machine.")
    rows = Table("players", "until the first turn", "turns", "seconds a turn", "whole demo")
    for n, one in figures["processes"].items():
        times = [f"{one[name]:.2f}" for name in ("until_first_turn_s", "s_per_turn", "whole_s")]
        rows.add_row(n, times[0], str(one["turns"]), *times[1:])
    out.print(rows)
