"""What the page is told: one whole message of its phase, in the language of now."""

from contextlib import suppress
from pathlib import Path

from games.kit import BadSetup, Game
from p2p import Ended, Lobby, Playing, Session
from players.view import view
from table import Founding, Report
from ui.live.bots_wanted import BotsWanted
from ui.live.outcome import outcome_told, verify_command
from ui.options import named
from ui.scene.chronicle import Chronicle
from ui.scene.shape import Json
from ui.scene.table import title
from ui.screen.names import distinct
from ui.terms import game_of
from ui.web.asking import Asking
from ui.web.shown.believing import chronicle_of, not_checked, opened_of, summary
from ui.web.shown.followed import Followed
from ui.web.shown.lobby import chairs, terms_facts
from ui.web.shown.opened import Opened
from ui.web.shown.records import Records
from ui.web.shown.replaying import turns
from ui.web.shown.standings import standings
from ui.web.shown.waiting import NOBODY_AWAITED, presence, waiting
from ui.web.shown.work import Making
from ui.words import Words


class Messages:
    """Puts together what is at the table, what is asked, and what a person has to know."""

    def __init__(
        self,
        language: str,
        followed: Followed,
        asking: Asking,
        records: Records,
        bots: BotsWanted,
    ) -> None:
        self.language, self._followed, self._asking = language, followed, asking
        self._records, self._bots = records, bots
        self._chronicles: dict[bytes, Chronicle] = {}
        self._opened: tuple[object, Opened] | None = None  # made once for these openings
        self._work = Making()

    @property
    def words(self) -> Words:
        return Words(self.language, "screen", "common")

    def speak(self, language: str) -> None:
        """From now on in this language: everything is told anew."""
        self.language = language
        self._chronicles.clear()
        self._opened = None

    def now(self) -> Json | None:
        """The phase of what is followed; None if there is nothing, not even a lobby."""
        report, playing = self._records.looked_at, self._followed.playing
        if report is not None:
            return self._replay(report)
        if playing is not None:
            begun = self._followed.has_begun(playing)
            return self._table(playing) if begun else self._making(playing)
        session = self._followed.session
        return self._lobby(session, session.lobby) if session and session.lobby else None

    # What is told, of which match

    @property
    def told(self) -> Chronicle | None:
        """The match on the page."""
        if self._records.looked_at is not None:
            return self._of_record(self._records.looked_at)
        playing = self._followed.playing
        return self._chronicle(playing) if playing else None

    @property
    def since(self) -> int:
        """What the table agreed to forget stays forgotten; a record has all of it."""
        told = None if self._records.looked_at is not None else self.told
        return told.view().since if told is not None else 0

    @property
    def opened(self) -> Opened | None:
        """What was told afterwards of the record on the page."""
        report, openings = self._records.looked_at, self._records.openings
        if report is None or not openings:
            return None
        if self._opened is None or self._opened[0] is not openings:
            self._opened = openings, opened_of(report, openings.values(), self.language)
        return self._opened[1]

    @property
    def game(self) -> Game | None:
        """What is played, or will be."""
        told, session = self.told, self._followed.session
        if told is not None:
            game: Game = told.table.match.game
            return game
        with suppress(BadSetup):
            return game_of(session.lobby.terms) if session and session.lobby else None
        return None

    def _chronicle(self, playing: Playing) -> Chronicle:
        table = playing.table
        key = table.founding.table
        if key not in self._chronicles:
            names = distinct(table.founding.names)
            self._chronicles[key] = Chronicle(table, table.me, self.language, names)
        self._chronicles[key].catch_up()
        return self._chronicles[key]

    def _of_record(self, report: Report) -> Chronicle:
        seats = bytes(sorted(self._records.openings))
        key = b"record " + report.founding.table + seats  # with everybody's eyes, not with our own
        if key not in self._chronicles:
            self._chronicles[key] = chronicle_of(report, self.opened, self.language)
        self._chronicles[key].catch_up()
        return self._chronicles[key]

    # The phases

    def _lobby(self, session: Session, lobby: Lobby) -> Json:
        words, followed = Words(self.language, lobby.terms.game, "screen", "common"), self._followed
        invitation = followed.invitation
        return {
            "phase": "lobby",
            "game": lobby.terms.game,
            "title": named(words, "title", lobby.terms.game),
            "terms": terms_facts(lobby.terms, words),
            "link": str(invitation) if invitation else None,
            "code": followed.code,
            "qr": invitation is not None,
            "chairs": chairs(lobby, session.me.identity.public.key),
            "free": lobby.terms.players - len(lobby.guests),
            "bots": self._bots.may_come,
            "away": followed.free > 0,
            "closed": session.closed,
        }

    def _making(self, playing: Playing) -> Json:
        founding = playing.table.founding
        game = founding.terms.game
        seats = [{"seat": s, "name": n} for s, n in distinct(founding.names).items()]
        facts = {"phase": "making", "game": game, "seats": seats}
        facts["title"] = named(Words(self.language, game), "title", game)
        return {**facts, "work": self._work.of(playing)}

    def _table(self, playing: Playing) -> Json:
        followed, chronicle = self._followed, self._chronicle(playing)
        scene = chronicle.scene(view(playing.table, playing.table.me))
        facts = {"phase": "over" if followed.over else "table", **scene}
        facts["match"] = match_id(playing.table.founding)
        if followed.session is not None:
            presence(followed.session, playing, scene["seats"])
        if followed.over is not None:
            over = self._over(*followed.over, scene["seats"])
            return {**facts, "question": None, "waiting": NOBODY_AWAITED, "work": None, **over}
        return {**facts, **self._asked(chronicle, scene["cards"]), **self._going_on(playing)}

    def _asked(self, chronicle: Chronicle, cards: Json) -> Json:
        """A question names cards that lie nowhere yet, such as those just drawn."""
        asked = self._asking.question
        if asked is None:
            return {"question": None}
        context, left = chronicle.context(), self._asking.left
        cards |= chronicle.cards_of(asked)
        return {"question": asked.scene(chronicle.teller, context, left)}

    def _going_on(self, playing: Playing) -> Json:
        session = self._followed.session
        if session is None or session.playing is None:
            return {"waiting": NOBODY_AWAITED, "work": None}
        return {"waiting": waiting(session, playing, self.words), "work": self._work.of(playing)}

    def _over(self, ended: Ended, path: Path, seats: list[Json]) -> Json:
        told = outcome_told(ended, self.words, self.language, self._followed.seat)
        end = {
            "winners": list(ended.winners),
            **told,
            "standings": standings(ended, seats),
            "proved": self._records.proved(ended, self.language),
            "record": ended.cheating is None,
            "path": str(path),
            "command": verify_command(path),
        }
        return {"over": end}

    def _replay(self, report: Report) -> Json:
        chronicle, game = self._of_record(report), report.founding.terms.game
        opened = self.opened
        return {
            "phase": "replay",
            "game": game,
            "match": match_id(report.founding),
            "good": True,
            "title": title(chronicle.teller, game),
            "names": list(distinct(report.founding.names).values()),
            "report": summary(report, self.language),
            "not_checked": not_checked(report, self.language),
            "opened": opened.told() if opened else None,
            "events": chronicle.place,
            "turns": turns(chronicle),
        }


def match_id(founding: Founding) -> str:
    """One match is told from the next at the same table, by those who keep what they were told."""
    return founding.table.hex()[:8]
