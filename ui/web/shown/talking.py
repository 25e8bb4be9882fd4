"""What is said at the table, as data: whose words they are, and whether the reader wants them."""

from crypto.identity import PublicIdentity
from games.kit import Seat
from p2p import Session
from ui.live.talking import Said, seated, talk
from ui.scene.shape import Json
from ui.web.shown.followed import Followed


class Talk:
    """What was said stays to be read when the table is closed."""

    def __init__(self, followed: Followed) -> None:
        self._followed = followed
        self._said: list[Json] = []

    def lines(self) -> list[Json]:
        if self._followed.session is not None:
            self._said = talk_facts(self._followed.session)
        return self._said

    def muted(self) -> list[Json]:
        session = self._followed.session
        return muted(session) if session is not None else []


def talk_facts(session: Session) -> list[Json]:
    """The last lines, but for those of whoever is muted."""
    return [line(number, said) for number, said in enumerate(talk(session))]


def muted(session: Session) -> list[Json]:
    """Whom the reader does not want to read, to be heard again."""
    seats, names = seated(session)
    keys = sorted(session.chat.muted)
    return [{"key": key.hex(), "name": called(key, seats, names)} for key in keys]


def called(key: bytes, seats: dict[bytes, Seat], names: dict[Seat, str]) -> str:
    seat = seats.get(key)
    return names[seat] if seat else PublicIdentity(key).fingerprint


def line(number: int, said: Said) -> Json:
    facts = {"n": number, "key": said.author.hex(), "name": said.name, "seat": said.seat}
    return {**facts, "mine": said.is_ours, "text": said.text}
