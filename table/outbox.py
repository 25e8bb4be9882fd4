"""What our own seat says: answers, votes, and the words that others wait for.

Clocks and people decide when it has waited long enough for somebody; what may be said then, and
what had better not be, is decided here.
"""

from collections.abc import Iterator

from crypto.encoding import u8
from games.kit import Seat
from table.absence.conduct import Member
from table.absence.lateness import HEARD, LATE, Part
from table.fulfil.desk import Desk
from table.log.message import Saying
from table.log.op import END, Op
from table.rounds.inbox import Inbox
from table.rounds.round import Utterance
from table.rounds.scheduler import Scheduler

Spoken = Iterator[tuple[Saying, Utterance]]


class Outbox:
    """One player's, at one table; spectators have none."""

    def __init__(self, rounds: Scheduler, inbox: Inbox, desk: Desk, member: Member) -> None:
        self._rounds, self._inbox, self._desk = rounds, inbox, desk
        self._member, self._presence = member, member.presence
        self._said: set[Op] = set()
        self._heard: set[Part] = set()  # the answers that we have told we heard
        self._late: dict[Part, None] = {}  # whom we are about to vote late
        self._telling: set[Part] = set()  # the answers about which nobody else said a word
        self._suspects: dict[Seat, int] = {}  # who seems to be gone, and how much it had said

    def say(self, *, over: bool, finished: bool) -> Spoken:
        """All that is due now, each only once; if the match is ``over``, only its end."""
        is_out = self._member.me in self._presence.now.gone
        due = [] if is_out else [*self._answers(over=over), *self._votes()]
        nobody_joins = finished or (is_out and over)
        # By an answer of ours somebody may be awaited no more.
        yield from due or ([] if nobody_joins else [*self._company()]) or self._words(over=over)

    def _answers(self, *, over: bool) -> Spoken:
        me = self._desk.mine
        for asked, missing in self._rounds.open():
            waits = asked.decision and asked.op not in me.choices
            due = me.seat in missing and (asked.op == END or not over)
            if due and asked.op not in self._said and not waits:
                self._said.add(asked.op)
                said = asked.say()
                me.kept[asked.op] = said.secret
                yield Saying(asked.kind, asked.op, said.payload), said

    # Who is late

    def unvoted(self) -> list[Part]:
        """Whom we could vote late now."""
        parts = self._rounds.overdue()
        return [part for part in parts if part.is_never_voted_by(self._member.me)]

    def vote_late(self, part: Part) -> None:
        """We have waited long enough for ``part``, and say so unless it is answered."""
        self._late[part] = None

    def _votes(self) -> Spoken:
        late, self._late = self._late, {}
        for part in self.unvoted():
            if part in late:
                yield Saying(LATE, part.op, u8(part.seat)), Utterance(b"")

    def tell(self, part: Part) -> None:
        """We have waited long enough for a word about an answer, and say it ourselves."""
        self._telling.add(part)

    def _words(self, *, over: bool) -> Spoken:
        """That we heard something; any other word shows that as well."""
        word = self._member.word()
        if word is not None:
            yield word, Utterance(b"")
        if word is not None or over or self._member.me in self._presence.now.gone:
            return  # the last word about an answer is the result
        unheard = [part for part in self._to_tell() if part not in self._heard]
        if unheard:
            self._heard |= set(unheard)
            yield Saying(HEARD, unheard[0].op, b""), Utterance(b"")

    def _to_tell(self) -> list[Part]:
        untold = [part for part in self._inbox.untold() if part in self._telling]
        return self._inbox.unheard() + untold

    # Who is gone

    def unsuspected(self) -> list[tuple[str, Seat]]:
        """Whose programs we wait for, each with what we wait for."""
        me, now = self._desk.home, self._presence.now
        can_go_on = self._presence.of_two or bool(self._desk.sharings)
        if not can_go_on or me is None or me.seat in now.gone:
            return []
        company = Op.of_company(now.number + 1)
        return [
            *((op, s) for op, s in self._silent(me.seat) if s not in {me.seat, *now.gone}),
            # Even a seat that is gone, wants to be back, and then does not vote.
            *((company, seat) for seat in self._member.holdouts()),
        ]

    def _silent(self, me: Seat) -> Iterator[tuple[str, Seat]]:
        """The seats that owe a message that needs no person, or a word on lateness; of two, any."""
        of_two = self._presence.of_two
        for asked, missing in self._rounds.open():
            owing = missing if of_two else [seat for seat in missing if seat in asked.absent]
            yield from ((asked.op, seat) for seat in owing)
        for part in self._rounds.undecided():
            yield from ((f"votes in {part.op}", seat) for seat in part.silent(me))

    @property
    def suspects(self) -> list[Seat]:
        """Whom we would go on without, as they said nothing since we have had enough."""
        now = self._presence.ballots.counts
        silent = [seat for seat, said in self._suspects.items() if now[seat - 1] == said]
        return [s for s in silent if not self._presence.of_two or s in self._rounds.awaited]

    def suspect(self, seat: Seat) -> None:
        """We have waited long enough for a program, and would go on without ``seat``."""
        self._suspects.pop(seat, None)
        self._suspects[seat] = self._presence.ballots.counts[seat - 1]

    def _company(self) -> Spoken:
        """Our vote on who is at the table, if it is time for one."""
        vote = self._member.vote(self.suspects)
        if vote is not None:
            yield vote, Utterance(b"")
