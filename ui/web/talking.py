"""What is said at the table, as data: whose words they are, and whether the reader wants them."""

from collections.abc import Collection

from crypto.identity import PublicIdentity
from games.kit import Seat
from p2p import Session, Spoken
from ui.scene.shape import Json
from ui.screen.names import distinct, printable


def talk(session: Session, muted: Collection[str]) -> list[Json]:
    """The last lines; of somebody who is muted, only that there were some."""
    seats, names = seated(session)
    mine = session.me.identity.public.key
    return [line(spoken, seats, names, mine, muted) for spoken in session.chat.lines]


def seated(session: Session) -> tuple[dict[bytes, Seat], dict[Seat, str]]:
    """Who sits where: a seat is called as the match calls it, whatever it calls itself here."""
    if session.playing is not None:
        founding = session.playing.table.founding
        seats = {who.key: Seat(n + 1) for n, who in enumerate(founding.players)}
        return seats, distinct(founding.names)
    guests = session.lobby.guests if session.lobby else ()
    seats = {guest.identity: Seat(n + 1) for n, guest in enumerate(guests)}
    return seats, distinct({seats[guest.identity]: guest.name for guest in guests})


def line(
    spoken: Spoken,
    seats: dict[bytes, Seat],
    names: dict[Seat, str],
    mine: bytes,
    muted: Collection[str],
) -> Json:
    seat, key = seats.get(spoken.author), PublicIdentity(spoken.author).fingerprint
    name = names[seat] if seat else printable(spoken.name)
    facts = {"n": spoken.number, "key": key, "name": name, "seat": seat}
    is_muted = key in muted
    text = "" if is_muted else printable(spoken.text)
    return {**facts, "mine": spoken.author == mine, "muted": is_muted, "text": text}
