"""What a person has to know beside the match: who is not heard, and what may be wrong.

A standstill and a detour are told as long as they last, everything else once; a page shows each
until its reader has put it away.
"""

from collections.abc import Iterator, Mapping

from p2p import Playing
from ui.live.presence import Comings
from ui.live.standing_still import explained
from ui.scene.shape import Json
from ui.screen.names import distinct, printable
from ui.telling import Teller
from ui.telling.detours import detours
from ui.web.shown.followed import Followed
from ui.web.shown.waiting import heard_through
from ui.words import Words, said_in

Facts = Mapping[str, str | int]
CARE, DANGER = "care", "danger"


class Warnings:
    """Of one evening at one page; kept without words, as the language may change."""

    def __init__(self, followed: Followed) -> None:
        self._followed = followed
        self._once: dict[str, tuple[str, Facts]] = {}  # key and facts of words, by what it is about
        self._asides: list[str] = []
        self._comings, self._came = Comings(), dict[tuple[str, str], tuple[str, int]]()

    def aside(self, text: str) -> None:
        """Something that is not about the match, such as somebody with another key."""
        self._asides.append(text)

    def look(self) -> None:
        """Take in what is there now and may be gone in a moment."""
        session = self._followed.session
        if session is None:
            return
        for name in session.freed[1]:
            self._note(f"freed/{session.freed[0]}/{name}", "seat-freed", who=printable(name))
        if (found := session.disagreement) is not None:
            who = printable(found.join.body.name)
            self._note(f"joins/{who}/{found.rule}", f"warning-{found.rule}", who=who)
        if session.playing is not None:
            self._look_at(session.playing)

    def _look_at(self, playing: Playing) -> None:
        match, names = playing.table.founding.table.hex(), distinct(playing.table.founding.names)
        for by, of in playing.contests.doubts:
            self._note(f"doubt/{match}/{by}/{of}", "contested", who=names[by], of=names[of])
        for key, who in self._comings.news(playing):
            times = self._came.get((match, who), ("", 0))[1]
            self._came[match, who] = key, times + 1

    def _note(self, about: str, key: str, **facts: str | int) -> None:
        self._once.setdefault(about, (key, facts))

    def told(self, language: str) -> list[Json]:
        """All of them by ids under which they can be put away."""
        words = Words(language, "screen", "common")
        asides = [said_in(language, text) for text in self._asides]
        found = [warning(f"aside/{n}", printable(text)) for n, text in enumerate(asides)]
        once = self._once.items()
        found += [warning(about, words.say(key, **facts)) for about, (key, facts) in once]
        session, over = self._followed.session, self._followed.over
        playing = session.playing if session is not None and over is None else None
        if playing is not None and not playing.over:
            found += lasting(playing, language, words)
            found += self._comings_told(playing.table.founding.table.hex(), words)
        return found

    def _comings_told(self, match: str, words: Words) -> Iterator[Json]:
        """The last of everybody here: whoever leaves again is told of again."""
        for (where, who), (key, times) in self._came.items():
            if where == match:
                yield warning(f"{key}/{match}/{who}/{times}", words.say(key, who=who))


def warning(about: str, text: str, kind: str = CARE) -> Json:
    return {"id": about, "kind": kind, "text": text}


def lasting(playing: Playing, language: str, words: Words) -> Iterator[Json]:
    """What is so now, and is told no more when it is not."""
    if (stuck := playing.standstill.lasting()) is not None:
        yield warning(f"stuck/{stuck.why}", explained(playing, stuck, words), DANGER)
    if playing.echo.is_missing:
        yield warning("unheard", words.say("unheard"))
    through, names = heard_through(playing), distinct(playing.table.founding.names)
    teller = Teller(playing.table.match.game.key, language, names, playing.table.me)
    for line in detours(teller, through, {*through.values()}):
        yield warning(f"through/{line.text}", line.text, line.kind)
