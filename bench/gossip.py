"""What peers say to each other for every message of a match, and what that costs them.

Mascarade of bots on a virtual network whose lines all take equally long, with a peer that
watches through the host alone. A frame is counted when it is sent, lost or not, from the first
knock on. *Per message and peer* is divided by the messages of the match and by all peers but their
author: where everything is said once to everybody, ``Said`` is 1.
"""

from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any, get_args

import trio
from rich.console import Console
from rich.table import Table

from bench.evening import Evening
from bench.lockstep import Figures, Lockstep, seated
from bench.luck import luck
from bench.virtual import Network, Weather, voyage
from p2p.wire import frames
from players.bots import nearest_maker
from players.view import view
from table.participant import Player

GAME, SEED, LEVEL = "mascarade", 1, "novice"
PLAYERS = (4, 13)
DELAYS = (0.01, 0.1, 0.3, 0.6)
TIMES = 3  # each match is played, for its CPU
LOSS, PARTED_SECONDS, IDLE_SECONDS = 0.02, 5.0, 60.0
KINDS = {kind.__struct_config__.tag: kind.__name__ for kind in get_args(frames.AnyFrame)}
# These make up most of what is said, and are told apart.
NAMED = ("Said", "Have", "Joined")


def measure(
    players: tuple[int, ...] = PLAYERS, delays: tuple[float, ...] = DELAYS, times: int = TIMES
) -> Figures:
    return {"seed": SEED, **{str(n): at_table(n, delays, times) for n in players}}


def at_table(n: int, delays: tuple[float, ...], times: int) -> Figures:
    middle = delays[len(delays) // 2]
    runs = [in_all_weathers(n, delays, middle) for _ in range(times)]
    in_memory = min(memory_cpu(n) for _ in range(times))
    found = runs[0]
    for weather, one in found.items():
        # Others on this machine only ever make it look like more.
        one["cpu_ms"] = min(run[weather]["cpu_ms"] for run in runs)
    first = found[str(delays[0])]
    for one in found.values():
        one["cpu_ratio"] = one["cpu_ms"] / first["cpu_ms"]
        one["over_memory"] = one["cpu_ms"] / in_memory
    return {"cpu_ms_in_memory": in_memory, **found, "idle": idle(n, middle)}


def in_all_weathers(n: int, delays: tuple[float, ...], middle: float) -> dict[str, Figures]:
    calm = {str(d): played(n, Weather(delay=d, even=True)) for d in delays}
    lossy = played(n, Weather(loss=LOSS, delay=middle, even=True))
    parted = played(n, Weather(delay=middle, even=True), part=True)
    return {**calm, "loss": lossy, "parted": parted}


# In memory


def memory_cpu(n: int) -> float:
    """Milliseconds a message and peer, where messages are all there is."""
    with luck(SEED):
        table = Lockstep(seated(GAME, n), think)
        table.run(lambda: False)
    return 1000 * table.cpu / table.messages / n


def think(player: Player[Any]) -> object:
    seen = view(player.table, player.seat)
    return nearest_maker(GAME, LEVEL)(SEED)(seen)


# On a network


def played(n: int, weather: Weather, *, part: bool = False) -> Figures:
    """A match until the host knows its end; if it is to ``part``, from the first turn on."""

    async def story(evening: Evening, network: Network) -> None:
        if part:
            await evening.thinking()
            await halved(evening, network)
        await evening.over()

    spent, evening, network = told(n, weather, story)
    each = evening.messages * n
    by_kind = {name: count / each for name, count in counted(network).items()}
    return {
        "frames_per_message": sum(by_kind.values()),
        "by_kind": by_kind,
        "seconds": network.seconds,
        "messages": evening.messages,
        # Of all peers: whoever watches checks everything as well.
        "cpu_ms": 1000 * spent / evening.messages / (n + 1),
        "gone": len(evening.match.table.gone),
    }


async def halved(evening: Evening, network: Network) -> None:
    """For a while half of the peers hear only each other, and so does the other half."""
    everybody = [session.me.identity for session in evening.sessions.values()]
    network.part(everybody[::2], everybody[1::2])
    await trio.sleep(PARTED_SECONDS)
    network.heal()


def idle(n: int, delay: float) -> Figures:
    """A table that waits for somebody who thinks: what a second of that costs, of all peers."""
    used: list[float] = []
    before: dict[str, int] = {}

    async def story(evening: Evening, network: Network) -> None:
        await evening.thinking()
        before.update(counted(network))
        used.append(process_time())
        await trio.sleep(IDLE_SECONDS)
        used.append(process_time())

    _, _, network = told(n, Weather(delay=delay, even=True), story, answers=False)
    sent = sum(counted(network).values()) - sum(before.values())
    share = (used[1] - used[0]) / IDLE_SECONDS
    return {"frames_a_second_and_peer": sent / IDLE_SECONDS / n, "share_of_a_core": share}


Story = Callable[[Evening, Network], Any]


def told(
    n: int, weather: Weather, story: Story, *, answers: bool = True
) -> tuple[float, Evening, Network]:
    """The CPU seconds of it, and who and what was in it."""
    with TemporaryDirectory() as folder:
        evening = Evening(Path(folder), GAME, n, SEED, LEVEL if answers else None)
        begun = process_time()
        network = voyage(SEED, weather, lambda network: evening.run(network, story))
        return process_time() - begun, evening, network


def counted(network: Network) -> dict[str, int]:
    """How many frames were sent of each kind."""
    names = {KINDS[tag]: count for tag, count in network.sent.items()}
    named = {name: names.pop(name, 0) for name in NAMED}
    return {**named, "other": sum(names.values())}


def show(figures: Figures) -> None:
    out = Console()
    out.print(
        f"{GAME}, seed {figures['seed']}. Of the tables that lose {LOSS:.0%} or part for a "
        f"while, the lines take {DELAYS[2]} s."
    )
    rows = Table("players", "delay", "frames a message and peer", *NAMED, "CPU", "of memory's")
    idle_tables = Table("players", "idle: frames a second and peer", "of a core")
    for n, table in figures.items():
        if not isinstance(table, dict):
            continue
        for weather, one in table.items():
            if weather == "idle":
                share = f"{one['share_of_a_core']:.1%}"
                idle_tables.add_row(n, f"{one['frames_a_second_and_peer']:.1f}", share)
            elif isinstance(one, dict):
                kinds = [f"{one['by_kind'][name]:.2f}" for name in NAMED]
                cpu = f"{one['cpu_ratio']:.2f}", f"{one['over_memory']:.1f}"
                rows.add_row(n, weather, f"{one['frames_per_message']:.2f}", *kinds, *cpu)
    out.print(rows, idle_tables)
