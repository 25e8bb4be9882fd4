"""What is said at the table, as data: whose words they are, and whether the reader wants them."""

from crypto.identity import PublicIdentity
from games.kit import Seat
from p2p import Chatted, Session
from ui.scene.shape import Json
from ui.screen.names import distinct, printable


def talk(session: Session) -> list[Json]:
    """The last lines, but for those of whoever is muted."""
    seats, names = seated(session)
    lines = session.chat.lines()
    return [line(number, one, seats, names) for number, one in enumerate(lines)]


def muted(session: Session) -> list[Json]:
    """Whom the reader does not want to read, to be heard again."""
    seats, names = seated(session)
    keys = sorted(session.chat.muted)
    return [{"key": key.hex(), "name": called(key, seats, names)} for key in keys]


def called(key: bytes, seats: dict[bytes, Seat], names: dict[Seat, str]) -> str:
    seat = seats.get(key)
    return names[seat] if seat else PublicIdentity(key).fingerprint


def seated(session: Session) -> tuple[dict[bytes, Seat], dict[Seat, str]]:
    """Who sits where: a seat is called as the match calls it, whatever it calls itself here."""
    if session.playing is not None:
        founding = session.playing.table.founding
        seats = {who.key: Seat(n + 1) for n, who in enumerate(founding.players)}
        return seats, distinct(founding.names)
    guests = session.lobby.guests if session.lobby else ()
    seats = {guest.identity: Seat(n + 1) for n, guest in enumerate(guests)}
    return seats, distinct({seats[guest.identity]: guest.name for guest in guests})


def line(number: int, said: Chatted, seats: dict[bytes, Seat], names: dict[Seat, str]) -> Json:
    """Text of strangers stays text; what would move a cursor or turn a line around is shown."""
    seat = seats.get(said.author)
    name = names[seat] if seat else printable(said.name)
    facts = {"n": number, "key": said.author.hex(), "name": name, "seat": seat}
    return {**facts, "mine": said.is_ours, "text": printable(said.text)}
