"""How fast the rules are: random matches on the plain table, and positions copied by replay."""

from collections.abc import Callable
from random import Random
from time import process_time
from typing import Any

from games.complots import Complots
from games.kit import Seat
from players.imagine import imagine
from players.play import play, play_at_random
from players.view import View, view
from table.plain import PlainTable

MATCHES = 2000
COPIES = 2000


def measure() -> dict[str, float]:
    """Matches of four random players per second and core, and milliseconds for a copy."""
    return {
        "matches_per_second": MATCHES / seconds(play_fast),
        "matches_with_views_per_second": MATCHES / 4 / seconds(play_with_views),
        "copy_ms": 1000 * seconds(copy_positions) / COPIES,
    }


def seconds(work: Callable[[], None]) -> float:
    """Of this core's time, so that what else the machine does counts less."""
    start = process_time()
    work()
    return process_time() - start


def play_fast() -> None:
    random = Random(1)
    for seed in range(MATCHES):
        play_at_random(PlainTable(Complots(4), seed), random)


def play_with_views() -> None:
    random = Random(1)

    def decide(shown: View[Complots]) -> Any:
        return random.choice(shown.options)

    for seed in range(MATCHES // 4):
        table = PlainTable(Complots(4), seed)
        play(table, dict.fromkeys(table.game.seats, decide))


def copy_positions() -> None:
    """From the twentieth decision of a match, where bots think most."""
    table, random = PlainTable(Complots(4), 8), Random(8)
    for _ in range(20):
        seat = table.deciders[0]
        table.decide(seat, random.choice(table.options(seat)))
    shown = view(table, Seat(1))
    for seed in range(COPIES):
        imagine(shown, seed)


def show(figures: dict[str, float]) -> None:
    print(f"{figures['matches_per_second']:8.0f} random matches of four players a second")
    print(
        f"{figures['matches_with_views_per_second']:8.0f} when every player decides from its view"
    )
    print(f"{figures['copy_ms']:8.2f} ms to copy a position by replay, with other hidden cards")
