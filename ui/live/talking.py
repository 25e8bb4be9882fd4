"""Whose words are said at the table, told apart by keys; the same for every screen."""

from typing import NamedTuple

from games.kit import Seat
from p2p import Session
from ui.screen.names import distinct, printable


class Said(NamedTuple):
    """A line as it may be shown: what would move a cursor or turn a line around is made visible."""

    author: bytes
    number: int  # of one author they grow
    name: str
    seat: Seat | None  # None for somebody who watches, whatever they call themselves
    is_ours: bool
    text: str


def talk(session: Session) -> list[Said]:
    """The last lines, but for those of whoever is muted."""
    seats, names = seated(session)
    said = []
    for line in session.chat.lines():
        seat = seats.get(line.author)
        name = names[seat] if seat else printable(line.name)
        who = line.author, line.number, name, seat
        said.append(Said(*who, line.is_ours, printable(line.text)))
    return said


def seated(session: Session) -> tuple[dict[bytes, Seat], dict[Seat, str]]:
    """Who sits where: a seat is called as the match calls it, whatever it calls itself here."""
    if session.playing is not None:
        founding = session.playing.table.founding
        seats = {who.key: Seat(n + 1) for n, who in enumerate(founding.players)}
        return seats, distinct(founding.names)
    guests = session.lobby.guests if session.lobby else ()
    seats = {guest.identity: Seat(n + 1) for n, guest in enumerate(guests)}
    return seats, distinct({seats[guest.identity]: guest.name for guest in guests})


def seats_called(session: Session, name: str) -> set[bytes]:
    seats, names = seated(session)
    mine = session.me.identity.public.key
    return keys_called(name, {key: names[seat] for key, seat in seats.items() if key != mine})


def seat_name(session: Session, keys: set[bytes]) -> str:
    """The name as all others read it, whichever way somebody typed it; empty without a seat."""
    seats, names = seated(session)
    return ", ".join(names[seats[key]] for key in keys)


def keys_called(name: str, names: dict[bytes, str]) -> set[bytes]:
    return {key for key, known in names.items() if known.casefold() == name.casefold()}
