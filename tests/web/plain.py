"""Whole matches in memory, drawn for one seat: what the page would get, without a network."""

from collections.abc import Iterator
from random import Random
from typing import Any

from games.catalogue import set_up
from games.kit import NOBODY, Seat, Seats
from players.bots import nearest_maker
from players.view import view
from table import Company, Knowledge
from table.plain import PlainTable
from ui.scene.chronicle import Chronicle
from ui.scene.shape import Json

NAMES = ("Ada", "Blaise", "Carl", "Dora", "Emmy", "Felix", "Grace", "Henri", "Ida", "Jules")


class OpenTable:
    """A plain table to be told of: nobody is ever late or gone there."""

    def __init__(self, table: PlainTable[Any]) -> None:
        self.plain, self.match = table, table.match
        self.seats, self.mixers = table.game.seats, table.game.players
        self.companies, self.begun = [Company(0)], [0]

    def knowledge(self, seat: Seat | None) -> Knowledge:
        return self.plain.knowledge(seat)

    def absent_in_event(self, _: int) -> Seats:
        return NOBODY

    def late_in(self, _: int) -> Seats:
        return NOBODY


def names(players: int) -> dict[Seat, str]:
    return {Seat(n + 1): f"{NAMES[n % 10]}{'' if n < 10 else n}" for n in range(players)}


def snapshot(chronicle: Chronicle, table: PlainTable[Any]) -> Json:
    """The ``table`` message, as the server would send it."""
    chronicle.catch_up()
    seen = view(table, chronicle.seat)
    scene: Json = {"v": 1, "phase": "table", "language": chronicle.teller.words.language}
    scene |= chronicle.scene(seen)
    asked = chronicle.asked(f"0.{len(seen.events)}", seen)
    question = asked.scene(chronicle.teller, chronicle.context()) if asked else None
    scene["cards"] |= chronicle.cards_of(asked) if asked else {}
    waiting: Json = {"text": None, "state": "waiting", "seats": []}
    return {**scene, "question": question, "waiting": waiting, "work": None}


def snapshots(
    game: str, players: int, words: list[str], seat: Seat | None, seed: int, language: str = "en"
) -> Iterator[Json]:
    """A match of bots as ``seat`` sees it, once for every decision and once at the end."""
    table = PlainTable(set_up(game, players, words), seed)
    bots = {s: nearest_maker(game, "novice")(seed * 100 + s) for s in table.game.seats}
    chronicle = Chronicle(OpenTable(table), seat, language, names(players))
    random = Random(seed)
    while table.deciders:
        yield snapshot(chronicle, table)
        decider = random.choice(table.deciders)
        table.decide(decider, bots[decider](view(table, decider)))
    yield snapshot(chronicle, table)
