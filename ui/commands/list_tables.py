"""The open tables in this network, for whoever has no invitation yet."""

from p2p import Beacon, address_text, open_tables
from ui.program import typed_command
from ui.screen.console import as_is, columns, console, write
from ui.screen.names import printable
from ui.words import Words


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
    places = ", ".join(address_text(address) for address in table.addresses[:2])
    return (f"{table.number}-…", *map(printable, (table.game, table.name, free, places)))
