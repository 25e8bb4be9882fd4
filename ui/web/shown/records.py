"""Records that are checked for the page: of the match here, and of whatever somebody drops."""

from contextlib import suppress

from games.kit import Seat
from p2p import Changes, Ended, in_thread
from table import Opening, Report
from ui.live.outcome import verify_command
from ui.web.shown.believing import NoRecord, checked, checked_bytes, checked_opening, summary
from ui.web.shown.followed import Followed
from ui.words import Words


class Records:
    """Checks take a while, and so are made in threads, each once."""

    def __init__(self, followed: Followed, changed: Changes) -> None:
        self._followed, self._changed = followed, changed
        self.looked_at: Report | None = None  # somebody's, as a replay
        self.openings: dict[Seat, Opening] = {}  # of that one
        self._so_far: tuple[int, Report] | None = None  # of the match here, by so many messages
        self._of_end: tuple[bytes, Report] | None = None  # of a match that is over, by its table

    def show(self, report: Report | None) -> None:
        """Look at somebody's record, or at none any more."""
        self.looked_at, self.openings = report, {}
        self._changed.tell()

    async def open(self, data: bytes) -> None:
        """What one of its players has opened of the record that is looked at; else ``NoRecord``."""
        report = self.looked_at
        if report is None:
            raise NoRecord("an opening: the record that it belongs to comes first")
        opening = await in_thread(checked_opening, report, data)
        if report is self.looked_at:
            self.openings = {**self.openings, opening.seat: opening}
            self._changed.tell()

    async def check(self, ended: Ended) -> None:
        """The whole record once more, as anybody could; what it showed is told with the end."""
        with suppress(NoRecord):
            report = await in_thread(checked_bytes, ended.record)
            self._of_end = ended.founding.table, report
            self._changed.tell()

    def proved(self, ended: Ended, language: str) -> list[str]:
        if self._of_end is not None and self._of_end[0] == ended.founding.table:
            return summary(self._of_end[1], language)
        words = Words(language, "screen", "common")
        return [words.say("checked", count=self._followed.messages)]

    async def so_far(self) -> Report | None:
        """All messages of what the page shows, checked anew from the first."""
        playing = self._followed.playing
        if self.looked_at is not None or playing is None:
            return self.looked_at
        count = sum(playing.keeper.counts)
        if self._so_far is None or self._so_far[0] != count:
            record = playing.keeper.listener.record()
            self._so_far = count, await in_thread(checked, record)
        return self._so_far[1]

    @property
    def explain_command(self) -> str | None:
        over = self._followed.over
        return f"{verify_command(over[1])} --explain" if over else None
