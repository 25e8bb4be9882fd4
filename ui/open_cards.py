"""When a match is over: does its player open the cards, for everybody and for good (O11)?"""

from collections.abc import Iterable
from enum import StrEnum
from pathlib import Path
from typing import Protocol

from crypto.identity import Identity
from p2p import Ended, Me, Settle, in_thread, save_file
from table import (
    CantOpen,
    Founding,
    Home,
    Join,
    make_opening,
    read_record,
    verify_record,
)
from ui.terms import game_of


class Wish(StrEnum):
    """What was said before: that the cards are opened, or are not; or that it is to be asked."""

    YES = "yes"
    NO = "no"
    ASK = "ask"


class Asks(Protocol):
    """A ``Reporter``, for what it is asked and told here."""

    async def open_cards(self) -> bool: ...

    def opened(self, path: Path) -> None: ...

    def cant_open(self) -> None: ...


def settling(me: Me, wish: Wish, reporter: Asks) -> Settle:
    async def settle(ended: Ended, home: Home) -> None:
        if wish is Wish.NO or ended.cheating is not None:
            return
        try:
            data = await in_thread(opening_of, ended, home, me.identity)
        except CantOpen:
            reporter.cant_open()
            return
        if wish is Wish.YES or await reporter.open_cards():
            path = me.folder / opening_name(ended.founding, home.seat)
            save_file(path, data)
            reporter.opened(path)

    return settle


def opening_of(ended: Ended, home: Home, identity: Identity) -> bytes:
    """What the record in our own file allows us to open, checked as anybody will."""
    return make_opening(verify_record(read_record(ended.record), game_of), home, identity)


def record_name(founding: Founding) -> str:
    return f"{founding.terms.game}-{founding.table.hex()[:12]}"


def opening_name(founding: Founding, seat: int | None) -> str:
    return f"{record_name(founding)}.seat{seat}.opening"


def founding_of(joins: Iterable[bytes]) -> Founding:
    """The table that these JOINs found, as a journal holds them."""
    return Founding.of([Join.decode(join) for join in joins])
