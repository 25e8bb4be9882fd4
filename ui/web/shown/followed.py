"""The table that a page shows: its session, how one comes there, and the match played at it."""

from pathlib import Path

from games.kit import Seat
from p2p import Ended, Invitation, Playing, Session
from ui.live.reporter import has_begun


class Followed:
    """Outlives its session: how a match ended can be looked at as long as one likes."""

    def __init__(self) -> None:
        self.session: Session | None = None
        self.invitation: Invitation | None = None  # if the table is our own
        self.code: str | None = None
        self.ways: tuple[str, ...] = ()  # that there are between us and the others
        self.over: tuple[Ended, Path] | None = None
        self.asks_for_another = False  # so that the end stays to be seen
        self._last: Playing | None = None
        self._number = 0  # of that match at its table
        self._begun: set[bytes] = set()  # matches that have come to a decision

    def forget(self) -> None:
        """Another table will follow, or none."""
        self.over = self.invitation = self.code = self._last = None
        self._number, self.ways = 0, ()

    @property
    def playing(self) -> Playing | None:
        """The match under way, or the last one, also when its session has ended."""
        under_way = self.session.playing if self.session else None
        self._last = under_way or self._last
        if self._gathers_anew and not self.asks_for_another:
            return None
        return self._last if under_way or self.over else None

    @property
    def _gathers_anew(self) -> bool:
        """Is another match announced, though it has not begun?"""
        lobby = self.session.lobby if self.session else None
        return lobby is not None and self.over is not None and lobby.match > self._number

    def has_begun(self, playing: Playing) -> bool:
        """Once it has, it has: cards are on their way again and again."""
        if self.over or has_begun(playing):
            self._begun.add(playing.table.founding.table)
        return playing.table.founding.table in self._begun

    def look(self) -> None:
        """Something may have changed: another match may have begun."""
        playing = self.session.playing if self.session else None
        if playing is None or playing.over or self.session is None or self._is_over(playing):
            return
        self.over = None
        if self.session.lobby is not None:
            self._number = self.session.lobby.match

    def _is_over(self, playing: Playing) -> bool:
        """A match that was broken off, or left unfinished, has not come to its own end."""
        table = playing.table.founding.table
        return self.over is not None and self.over[0].founding.table == table

    @property
    def free(self) -> int:
        """Chairs at our own table for which somebody may still come."""
        lobby = self.session.lobby if self.session else None
        if self.invitation is None or lobby is None or lobby.sealed:
            return 0
        return lobby.terms.players - len(lobby.guests)

    @property
    def messages(self) -> int:
        """How many were checked in this match."""
        playing = self.playing
        return sum(playing.keeper.counts) if playing else 0

    @property
    def seat(self) -> Seat | None:
        playing = self.playing
        return playing.table.me if playing else None
