"""A table told in lines, to see what the rules make of a message: no keys, no signatures.

    seats 3                          with "quorum 2", the table may go on without a seat
    ask 0 commit of 1 2              an operation; what is asked in the next line, it asks then
    1 <000> commit 0 x     -> ok     seat 1, having seen nothing of anybody, says x
    2 <100> commit 0 y     -> 0: 1=x 2=y
    halt 1 <110> 3:0       -> ok     its report: what it has taken in, and that seat 3 owes 0
    roll 1 2               -> <110>; gone 3    the roll of these reports, by which all go on
    gone 3                           all others report that they have heard everything but 3
    late 3 0                         all report so, and all others that seat 3 still owes 0
    shuffle 6                        a pile, which the seats mix that have to (M1)
    open 7 to 2                      a card, which seat 2 alone may read (R4)

``bad`` does not convince, ``blames2`` is a complaint that convicts seat 2. Behind what is said,
changes may follow, each after a comma: ``heads other``, ``seq 4``, ``prev other``, ``id 2 other``,
``id 2 none``, ``cut 3`` (bytes off the body), ``epoch 2``, ``roll other``.
"""

import re
from collections.abc import Awaitable, Callable, Iterator, Sequence
from copy import copy
from dataclasses import replace
from functools import partial
from typing import Any, cast

from crypto.errors import CryptoError, InvalidProof, Malformed
from crypto.header import Header, SignedHeader, hash_body, hash_heads
from crypto.identity import PublicIdentity
from games.kit import Seat
from table.calls import report
from table.calls.report import Claim, Report
from table.calls.roll import Company, Quorum, Roll
from table.calls.statement import Statement
from table.errors import Cheating
from table.fulfil import setup
from table.fulfil.setup import Withheld
from table.fulfil.shuffle import Turns
from table.fulfil.unlock import own_words
from table.log.causal import Log
from table.log.message import NOTHING_SEEN, Letter, Message, Saying, Seen, Where, body
from table.log.op import Op
from table.log.rules import LETTER, Arrival, Unread
from table.rounds import rules
from table.rounds.inbox import Inbox
from table.rounds.kinds import KINDS, Instead
from table.rounds.round import Round, Utterance
from table.rounds.rules import LastWord
from table.rounds.scheduler import Scheduler

TABLE = b"t" * 32
OTHER = b"o" * 32
Asked = Callable[[], Awaitable[object]]
SAID = re.compile(r"(\d) <(\d+)> (\w+) (\S+) ?(\S*)")
REPORTED = re.compile(r"(\d) <(\d+)>(.*)")


class Talk:
    """One table, whose log, rounds and rules are real."""

    def __init__(self, seats: int, quorum: int | None = None) -> None:
        self.log = Log(TABLE, [cast("PublicIdentity", None)] * seats)
        self.rounds = Scheduler(seats)
        self.inbox = Inbox(self.rounds)
        self.table = Quorum(seats, quorum or seats)
        self.reports: dict[Seat, Report] = {}
        self.signed_off: set[Seat] = set()
        self.signers: set[Seat] = set()
        self.quorum = quorum
        self.asked: list[Asked] = []
        self.over: list[str] = []

    # What is asked

    def ask(self, op: Op, kind: str, speakers: Sequence[Seat]) -> None:
        self.asked.append(partial(self.answered, self.round(op, kind, speakers)))

    def round(self, op: Op, kind: str, speakers: Sequence[Seat]) -> Round[str | None]:
        def check(seat: Seat, payload: bytes) -> str | None:
            if payload == b"bad":
                raise InvalidProof("challenge")
            if kind == "end":
                self.signed_off.add(seat)
                self.signers.add(seat)
            if payload.startswith(b"blames"):
                setup.CONSENT.check(Withheld(Seat(int(payload[-1:]))))
            return payload.decode()

        instead = KINDS[kind].instead
        default = dict.fromkeys(
            speakers, None if instead in (Instead.NOTHING, Instead.OWED) else "default"
        )
        return Round(
            *(op, kind, tuple(speakers), lambda: Utterance(b""), check),
            preset=default if instead is Instead.DEFAULT else {},
            absent=default if instead in (Instead.VALUE, Instead.NOTHING, Instead.OWED) else {},
        )

    def shuffle(self, op: Op) -> None:
        seats = tuple(self.log.chains)
        self.asked.append(partial(self.mixed, Turns(op, seats, self.quorum or len(seats))))

    def open(self, op: Op, lookers: Sequence[Seat]) -> None:
        self.asked.append(partial(self.opened, op, lookers))

    async def operation(self, asked: Sequence[Asked]) -> None:
        for one in asked:
            await one()

    async def answered(self, round_: Round[str | None]) -> dict[Seat, str | None]:
        said = await round_
        gone, row = self.rounds.absent.get(round_.op, ()), KINDS[round_.kind].rule
        told = [f"{s}={said[s] or '-'}" + f" ({row})" * (s in gone) for s in round_.speakers]
        self.over.append(f"{round_.op}: {' '.join(told)}")
        return said

    async def mixed(self, turns: Turns) -> None:
        async def take(op: Op, seat: Seat) -> bool:
            return (await self.answered(self.round(op, "shuffle", (seat,))))[seat] is not None

        await turns.take(take)
        self.over.append(f"{turns.op}: mixed by {' '.join(map(str, turns.mixers))}")

    async def opened(self, op: Op, lookers: Sequence[Seat]) -> None:
        seats = tuple(self.log.chains)
        gone = await own_words(op, dict.fromkeys(lookers, ()), seats, self.rounds.last_word)
        told = [f"{s} is gone" if s in gone else f"{s} has spoken" for s in lookers]
        self.over.append(f"{op}: {', '.join(told)}")
        givers = [seat for seat in seats if [seat] != lookers]
        await self.answered(self.round(op / "open", "shares", givers))

    def begin(self) -> None:
        if self.asked:
            asked, self.asked = self.asked, []
            self.rounds.start(self.operation(asked))

    # What is said

    def say(self, line: str) -> str:
        """What the table makes of a message."""
        self.begin()
        said, *changes = line.split(", ")
        found = SAID.fullmatch(said)
        assert found, f"not a message: {line}"
        seat, counts, kind, op, payload = found.groups()
        seen = self.seen([int(count) for count in counts], dict(changed(changes, "id")))
        saying = Saying(kind, op, payload.encode())
        return self.outcome(Seat(int(seat)), seen, saying, dict(changed(changes)))

    def seen(self, counts: Sequence[int], ids: dict[str, str]) -> Seen:
        named = [self.id(Seat(seat), n) for seat, n in enumerate(counts, 1)]
        for seat, id_ in ids.items():
            named[int(seat) - 1] = OTHER if id_ == "other" else NOTHING_SEEN
        return Seen(tuple(counts), tuple(named))

    def id(self, seat: Seat, count: int) -> bytes:
        """What is known of a seat's newest message, where so many of them are."""
        chain = self.log.chains[seat]
        if count > len(chain):
            return label(seat, self.log.epoch, count - 1)
        return chain[count - 1].id if count else NOTHING_SEEN

    def outcome(self, seat: Seat, seen: Seen, saying: Saying, changes: dict[str, str]) -> str:
        self.over, before = [], snapshot(self.log)
        try:
            message = self.message(seat, seen, saying, changes)
            heard = self.hear(message)
        except Cheating as cheating:
            self.log = before  # as if it had not come: the next line is told without it
            return cheating.rule + f" of seat {cheating.seat}" * (cheating.seat != seat)
        return "; ".join(self.over) or ("ok" if heard else self.fate(message))

    def message(self, seat: Seat, seen: Seen, saying: Saying, changes: dict[str, str]) -> Message:
        content = body(seen, saying)
        content = content[: len(content) - int(changes.get("cut", 0))]
        epoch = int(changes.get("epoch", self.log.epoch))
        seq = int(changes.get("seq", seen.counts[seat - 1]))
        prev = OTHER if "prev" in changes else seen.ids[seat - 1]
        roll = OTHER if "roll" in changes else self.log.where.roll
        heads = OTHER if "heads" in changes else hash_heads(roll, seen.ids)
        header = Header(TABLE, seat, epoch, seq, prev, heads, saying.kind, hash_body(content))
        letter = Letter(SignedHeader(header.encode(), b""), header, content)
        try:
            read = Message.read(letter, len(self.log.players))
            return replace(read, id=label(seat, epoch, seq))
        except CryptoError as error:
            LETTER.check(Unread(seat, error))
            raise

    def hear(self, message: Message) -> bool:
        """As ``Listener`` and ``MentalTable`` do; was it heard, or does it wait?"""
        self.log.add(message)
        while (ready := self.log.next()) is not None:
            self.take_in(ready)
        return message in self.log.chains[message.seat]

    def take_in(self, message: Message) -> None:
        self.log.check_history(message)
        rules.END.check(LastWord(message, self.signed_off))
        self.inbox.hear(message)
        self.log.accept(message)

    def fate(self, message: Message) -> str:
        """Why it has not been taken in."""
        if message.epoch < self.log.epoch:
            return "void"
        if message.seat in self.log.gone and message.epoch == self.log.epoch:
            return "ignored"
        arrival = Arrival(message, self.log.chains, where=self.log.where)
        lengths = map(len, self.log.chains.values())
        is_next = message.place == (
            message.seat,
            self.log.epoch,
            len(self.log.chains[message.seat]),
        )
        all_here = is_next and all(map(int.__le__, message.seen.counts, lengths))
        return "out of reach" if all_here and not arrival.is_in_reach else "waits"

    # Calls

    def halt(self, line: str) -> str:
        """A report; is it here (E2)? One that is malformed does not exist."""
        self.begin()
        found = REPORTED.fullmatch(line)
        assert found, f"not a report: {line}"
        seat, counts, claims = Seat(int(found[1])), map(int, found[2]), found[3].split(",")
        told, *changes = claims
        seen = self.seen([*counts], dict(changed([c.strip() for c in changes], "id")))
        try:
            return self.take_report(seat, seen, [*map(claimed, told.split())])
        except Malformed:
            return "malformed"

    def take_report(self, seat: Seat, seen: Seen, claims: Sequence[Claim] = ()) -> str:
        number, roll = self.log.epoch + 1, self.log.where.roll
        statement = Statement(
            TABLE, report.place_of(seat, number), report.encode(roll, seen, claims), b""
        )
        self.reports[seat] = Report.read(statement, len(self.log.players))
        return "ok" if self.log.holds(seen) else "not here"

    def roll(self, seats: Sequence[Seat]) -> str:
        """What comes of a roll with the reports of these seats."""
        self.over = []
        roll = Roll.of(self.log.epoch + 1, [self.reports[seat] for seat in seats])
        try:
            roll.check(self.table)
        except InvalidProof:
            return "no roll"
        assert self.log.is_within(roll.cut), "what is void must not have come before in a script"
        while (ready := self.log.next_within(roll.cut)) is not None:
            self.take_in(ready)
        company = self.enter(roll)
        return "; ".join([*told_of(roll, company), *self.over])

    def enter(self, roll: Roll) -> Company:
        company = roll.company(self.table, self.rounds.owes)
        self.signed_off.clear()
        self.reports.clear()
        self.rounds.enter(company, roll.cut.counts)
        self.log.begin(Where(TABLE, roll.number, roll.digest), roll.cut, company.gone)
        return company

    def gone(self, seat: Seat) -> str:
        """Everybody else has reported; what that leads to, or who is waited for nevertheless."""
        self.begin()
        others = [other for other in self.log.chains if other != seat]
        for other in others:
            self.take_report(other, self.log.seen)
        self.roll(others)
        return "; ".join(["; ".join(self.over) or "ok", *self.waiting_for(seat)])

    def late(self, seat: Seat, op: str) -> str:
        self.begin()
        for other in self.log.chains:
            claims = [Claim(seat, op)] if other != seat else []
            self.take_report(other, self.log.seen, claims)
        return self.roll([*self.log.chains])

    def is_complete(self) -> str:
        """As ``MentalTable`` finds (E10)."""
        return "yes" if len(self.signers) >= self.table.q else "no"

    def waiting_for(self, seat: Seat) -> Iterator[str]:
        for asked, missing in self.rounds.open():
            if seat in missing:
                yield f"{asked.op} waits ({KINDS[asked.kind].rule})"


def told_of(roll: Roll, company: Company) -> Iterator[str]:
    """What follows from a roll, in words."""
    yield f"<{''.join(map(str, roll.cut.counts))}>"
    if company.late:
        yield "late " + " ".join(f"{seat}:{op}" for seat, op in sorted(company.late))
    if company.gone:
        yield "gone " + " ".join(map(str, sorted(company.gone)))


def claimed(word: str) -> Claim:
    seat, _, op = word.partition(":")
    return Claim(Seat(int(seat)), op)


def snapshot(log: Log) -> Log:
    """A log that goes on from here, whatever becomes of the first one."""
    other = copy(log)
    other.chains = {seat: [*chain] for seat, chain in log.chains.items()}
    other._held, other._stored = dict(log._held), dict(log._stored)
    return other


def label(seat: int, epoch: int, seq: int) -> bytes:
    """What a message is called; a real id would do as well, but nobody could foretell it."""
    return f"{seat}.{epoch}.{seq}".encode().ljust(32, b".")


def changed(changes: Sequence[str], which: str = "") -> Iterator[tuple[str, Any]]:
    for change in changes:
        name, *value = change.split()
        if which == name == "id":
            yield value[0], value[1]
        elif not which and name != "id":
            yield name, value[0]
