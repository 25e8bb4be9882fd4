"""Talk at the table, in a terminal: lines as they are said, and what the person says to it."""

from p2p import Session
from ui.desk.paper import Paper
from ui.live.talking import Said, keys_called, seat_name, seats_called, talk
from ui.words import Words

MARK = "»"  # rows below it are set in, so that no text of others looks like a line of ours


class Conversation:
    """What is heard at one table; it is written beside a question and never answers one."""

    def __init__(self, paper: Paper, words: Words) -> None:
        self._paper, self._words = paper, words
        self._session: Session | None = None
        self._told: dict[bytes, int] = {}  # the number of each author's last line that was told
        self._hidden: dict[bytes, str] = {}  # those who watch and are muted, as they were called
        self._is_explained = False

    async def follow(self, session: Session) -> None:
        """Tell every line once, until cancelled."""
        self._session = session
        while True:
            self.catch_up(session)
            await session.changes.next()

    def catch_up(self, session: Session) -> None:
        lines, muted = talk(session), session.chat.muted
        for said in lines:
            if said.number > self._told.get(said.author, 0):
                self._tell(said)
        kept = {key: number for key, number in self._told.items() if key in muted}
        self._told = kept | {said.author: said.number for said in lines}

    def _tell(self, said: Said) -> None:
        part = "mine" if said.is_ours else "watching" if said.seat is None else "seat"
        self._paper.aside(self._words.say(f"said-{part}", who=said.name, text=said.text), MARK)
        if not said.is_ours and not self._is_explained:
            self.explain()

    def explain(self) -> None:
        """How to answer, and how to hear no more of somebody."""
        self._is_explained = True
        words = {name: self._words.say(f"word-{name}") for name in ("say", "mute")}
        self._paper.aside(self._words.say("how-to-talk", **words), style="dim")

    # What the person types

    def say(self, text: str) -> None:
        if self._session is not None and not self._session.chat.say(text):
            self._paper.write(self._words.say("unsaid"))

    def mute(self, name: str) -> None:
        """Hide what somebody says, or show it again: a seat, before any who only watch."""
        if self._session is None:
            return
        sitting = seats_called(self._session, name)
        keys = sitting or self._watchers_called(self._session, name)
        if not keys:
            self._paper.write(self._words.say("mute-nobody", who=name))
            return
        chat, was_muted = self._session.chat, keys <= self._session.chat.muted
        key = "unmuted" if was_muted else "muted-seat" if sitting else "muted-watching"
        self._paper.write(self._words.say(key, who=seat_name(self._session, sitting) or name))
        self._hidden |= dict.fromkeys(keys - sitting, name)
        for author in keys:
            (chat.unmute if was_muted else chat.mute)(author)

    def _watchers_called(self, session: Session, name: str) -> set[bytes]:
        heard = {s.author: s.name for s in talk(session) if s.seat is None and not s.is_ours}
        return keys_called(name, {**heard, **self._hidden})
