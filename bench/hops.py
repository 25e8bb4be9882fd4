"""How many delays of the network people wait for before their first decision.

In memory everything that is said in one hop is heard by all in the next: that is what the protocol
itself asks for. On a virtual network, whose lines all take equally long and whose machines take no
time, it is counted from the moment the host seals the table: who sits where has to be told, signed
and told again before the first key is.
"""

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import trio
from rich.console import Console
from rich.table import Table

from bench.evening import Evening
from bench.lockstep import Figures, Lockstep, seated
from bench.virtual import Network, Weather, voyage
from table.quorum import usual_quorum

TABLES = (
    *(("complots", n) for n in (4, 5, 6, 8)),
    ("shadow_blades", 4),
    *(("mascarade", n) for n in (4, 13)),
    *(("intrigue", n) for n in (4, 5)),
)
DELAY, SEED = 0.1, 1


def measure(tables: tuple[tuple[str, int], ...] = TABLES) -> Figures:
    return {f"{game} {n}": at_table(game, n) for game, n in tables}


def at_table(game: str, n: int) -> Figures:
    network, frames = on_a_network(game, n)
    return {
        "players": n,
        "mixers": usual_quorum(n) or n,
        "in_memory": in_memory(game, n),
        "from_the_seal": network,
        "frames": frames,
    }


def in_memory(game: str, n: int) -> int:
    """Until the last player knows that somebody has to decide."""
    table = Lockstep(seated(game, n), lambda _: None)
    table.run(lambda: all(player.table.deciders for player in table.players))
    return table.hops


def on_a_network(game: str, n: int) -> tuple[float, int]:
    """The same with sessions, and the frames that were sent until then."""
    moments: list[float] = []

    async def story(evening: Evening, _: Network) -> None:
        await evening.all_thinking()
        moments.append((trio.current_time() - evening.sealed_at) / DELAY)

    with TemporaryDirectory() as folder:
        evening = Evening(Path(folder), game, n, SEED, None)
        network = voyage(SEED, Weather(delay=DELAY, even=True), lambda net: evening.run(net, story))
    return round(moments[0], 1), sum(network.sent.values())


def show(figures: Figures) -> None:
    rows: Any = Table("game", "players", "of whom mix", "hops in memory", "from the seal", "frames")
    for name, one in figures.items():
        facts = [one[key] for key in ("players", "mixers", "in_memory", "from_the_seal", "frames")]
        rows.add_row(name.split()[0], *map(str, facts))
    Console().print(rows)
