"""The open tables in this network, for whoever has no invitation yet."""

from contextlib import aclosing

from p2p.addresses import Address
from p2p.code import number_of
from p2p.discovery import Beacon, listen
from p2p.errors import PeerError
from p2p.invitation import written
from ui.console import as_is, columns, console, write
from ui.names import printable
from ui.processes import typed_command
from ui.words import Words

LISTEN_SECONDS = 5
LIST_SECONDS = 2.5


async def find_table(code: str) -> tuple[Address, ...]:
    """Where the table with this code's number is, if its beacon is heard."""
    async with aclosing(listen(LISTEN_SECONDS)) as beacons:
        async for beacon in beacons:
            if beacon.number == number_of(code):
                return beacon.addresses
    raise PeerError("no table with that number in this network; give its address with --at")


async def open_tables() -> list[Beacon]:
    """Every table whose beacon is heard, as it said last; anybody may send one, so few are kept."""
    heard: dict[tuple[bytes, int], Beacon] = {}
    async with aclosing(listen(LIST_SECONDS)) as beacons:
        async for beacon in beacons:
            if len(heard) < 100:
                heard[beacon.host, beacon.number] = beacon
    return sorted(heard.values(), key=lambda beacon: beacon.number)


async def show_tables(language: str) -> None:
    """List the tables with a free seat, and how to get one."""
    out, words = console(), Words(language, "screen", "common")
    tables = await open_tables()
    if not tables:
        write(out, words.say("no-tables"))
        return
    write(out, words.say("open-tables"), "bold")
    for line in columns(row(table, words) for table in tables):
        as_is(out, line, indent=2)
    write(out, words.say("how-to-join", command=typed_command()))


def row(table: Beacon, words: Words) -> tuple[str, ...]:
    """What strangers say of their table: nothing of it is obeyed, or believed."""
    free = words.say("free-seats", free=max(table.players - table.seated, 0), seats=table.players)
    places = ", ".join(written(address) for address in table.addresses[:2])
    return (f"{table.number}-…", *map(printable, (table.game, table.name, free, places)))
