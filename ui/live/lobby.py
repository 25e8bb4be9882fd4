"""What the host may do at a terminal while the table fills: call bots, and send somebody away."""

from p2p import Changes, Session
from ui.desk.paper import Paper
from ui.live.bots_wanted import BotsWanted
from ui.live.talking import seats_called
from ui.words import Words


class LobbyControls:
    """Hears lines of whoever owns the door, as long as there are free chairs."""

    def __init__(self, paper: Paper, words: Words) -> None:
        self._paper, self._words = paper, words
        self._session: Session | None = None
        self._changed = Changes()
        self._is_explained = False
        self.bots = BotsWanted(lambda: self._free, self._changed)

    def follow(self, session: Session) -> None:
        self._session = session

    def look(self) -> None:
        """Whoever has come since may have been a bot."""
        self.bots.look()

    @property
    def _free(self) -> int:
        lobby = self._session.lobby if self._session else None
        return 0 if lobby is None or lobby.sealed else lobby.terms.players - len(lobby.guests)

    @property
    def is_open(self) -> bool:
        """Is this the host, and are there chairs to give?"""
        return self._session is not None and self._session.door is not None and self._free > 0

    def explain_once(self) -> None:
        if self.is_open and not self._is_explained:
            self._is_explained = True
            self.explain()

    def explain(self) -> None:
        words = {name: self._words.say(f"word-{name}") for name in ("bot", "bots", "away")}
        self._paper.write(self._words.say("how-to-fill", **words), "dim")

    def hear(self, line: str) -> bool:
        """Is it for the lobby? Then it is done."""
        word, _, rest = line.removeprefix("/").casefold().partition(" ")
        if not self.is_open:
            return False
        if word in self._words_for("bot") and not rest:
            self._call(1)
        elif word in self._words_for("bots") and not rest:
            self._call(self._free)
        elif word in self._words_for("away") and rest.strip():
            self._send_away(rest.strip())
        else:
            return False
        return True

    def _words_for(self, name: str) -> tuple[str, str]:
        return name, self._words.say(f"word-{name}")

    def _call(self, count: int) -> None:
        coming = sum(self.bots.ask() for _ in range(count))
        self._paper.write(self._words.say("bots-come", count=coming), "dim")

    def _send_away(self, name: str) -> None:
        keys = seats_called(self._session, name) if self._session else set()
        done = [key for key in keys if self._session and self._session.send_away(key)]
        if not done:
            self._paper.write(self._words.say("away-nobody", who=name))
