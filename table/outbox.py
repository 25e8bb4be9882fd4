"""What our own seat says: every answer that is due from it, once."""

from collections.abc import Callable, Iterator

from table.errors import Forgotten
from table.fulfil.desk import Desk
from table.log.message import Saying
from table.log.op import ACK, END, Op
from table.log.past import Past
from table.rounds.round import Utterance
from table.rounds.scheduler import Scheduler

IsCertain = Callable[[Past], bool]
Spoken = Iterator[tuple[Saying, Utterance]]


class Outbox:
    """One player's, at one table; spectators have none."""

    def __init__(self, rounds: Scheduler, desk: Desk) -> None:
        self._rounds, self._desk = rounds, desk
        self._said: set[Op] = set()

    def say(self, is_certain: IsCertain, *, over: bool) -> Spoken:
        """All that is due now, each only once; if the match is ``over``, only its end.

        What opens something waits until all that it rests on is certain (R5). Rounds are answered
        as they were opened: so a consent comes before the shares that it is asked for (D4).
        """
        me = self._desk.mine
        if me.seat in self._rounds.gone:
            return
        for asked, missing in self._rounds.open():
            waits = asked.decision and asked.op not in me.choices
            due = me.seat in missing and (asked.op == END or not over)
            waits |= asked.reveals and not is_certain(self._rounds.rests_on(asked.op))
            if due and asked.op not in self._said and not waits:
                self._said.add(asked.op)
                try:
                    said = asked.say()
                except Forgotten:
                    continue  # the others will go on without us, and then we begin anew (J3)
                me.kept[asked.op] = said.secret
                yield Saying(asked.kind, asked.op, said.payload), said
                if asked.op == ACK and said.payload:
                    return  # a complaint: it ends the match, and there is no share to help with
