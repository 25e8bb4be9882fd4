"""The tables in this network, for whoever has no invitation yet."""

from games.catalogue import GAMES
from p2p import Beacon, address_text, heard_tables
from ui.program import typed_command
from ui.screen.console import as_is, columns, console, write
from ui.screen.names import printable
from ui.words import Words


async def show_tables(language: str, command: str) -> None:
    """List what can be come to by ``join``, or by ``watch``, and how."""
    out, words = console(), Words(language, "screen", "common")
    tables = [table for table in await heard_tables() if command == "watch" or not table.is_full]
    if not tables:
        write(out, words.say(f"no-tables-{command}"))
        return
    write(out, words.say(f"tables-{command}"), "bold")
    for line in columns(row(table, words) for table in tables):
        as_is(out, line, indent=2)
    write(out, words.say("how-to-come", command=f"{typed_command()} {command}"))


def row(table: Beacon, words: Words) -> tuple[str, ...]:
    """What strangers say of their table: nothing of it is obeyed, or believed."""
    free = words.say("free-seats", free=max(table.players - table.seated, 0), seats=table.players)
    state = words.say("is-played", seats=table.players) if table.is_full else free
    places = ", ".join(address_text(address) for address in table.addresses[:2])
    game = title_of(table.game, words.language)
    return (f"{table.number}-…", *map(printable, (game, table.name, state, places)))


def title_of(game: str, language: str) -> str:
    """As people call it; a game that we don't have is called as its host calls it."""
    words = Words(language, game) if game in GAMES else None
    return words.say("title") if words is not None and "title" in words else game
