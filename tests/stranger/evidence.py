"""What convicts a seat by its own words: an offence, or exhibits (sections 11, 16, 18)."""

from collections.abc import Sequence
from itertools import permutations
from typing import NamedTuple

from tests.stranger.breaking_off import Statement, read_statement
from tests.stranger.cards import Reader
from tests.stranger.desk import Desk
from tests.stranger.founding import Table
from tests.stranger.group import digest32
from tests.stranger.judging import judge
from tests.stranger.log import NOTHING, Log, Message, has_op
from tests.stranger.refusal import Bad, Refused
from tests.stranger.rolls import PRECOMMIT, PREVOTE, REPORT, Report, Roll, read_report
from tests.stranger.rounds import Counts, covers
from tests.stranger.signing import is_signed

NAME = b"undertable/2/msg"


class Signed(NamedTuple):
    """A header that a seat signed, with its fields."""

    header: bytes
    seat: int
    epoch: int
    seq: int
    prev: bytes
    heads: bytes
    kind: str
    digest: bytes

    @property
    def place(self) -> tuple[int, int, int]:
        return self.seat, self.epoch, self.seq


def read_header(table: Table, data: bytes) -> Signed:
    """The first 234 bytes: a header, and the signature of a seat at this table."""
    try:
        reader = Reader(data[:234])
        name, where, seat = reader.take(16), reader.take(32), reader.u16()
        epoch, seq = (int.from_bytes(reader.take(4), "big") for _ in "ab")
        prev, heads, kind = reader.take(32), reader.take(32), reader.take(16)
        digest, signature = reader.take(32), reader.take(64)
    except Bad as bad:
        raise Refused("no header") from bad
    word = kind.rstrip(b"\0")
    if name != NAME or where != table.id or seat not in table.seats or not word.isalnum():
        raise Refused("no header of this table")
    if not is_signed(table.identities[seat - 1], data[:170], signature):
        raise Refused("nobody signed this")
    return Signed(data[:170], seat, epoch, seq, prev, heads, word.decode("ascii"), digest)


def equivocator(table: Table, item: bytes) -> int:
    one, other = read_header(table, item[:234]), read_header(table, item[234:])
    if one.place != other.place or one.header == other.header:
        raise Refused("no equivocation")
    return one.seat


class Whole(NamedTuple):
    """A signed message with its body taken apart."""

    signed: Signed
    seen: Counts
    ids: tuple[bytes, ...]
    saying: bytes


def read_message(table: Table, data: bytes) -> tuple[Signed, Whole | None]:
    """None if rule H1 is broken: the body can't be read."""
    signed, body, n = read_header(table, data), data[234:], len(table.keys)
    if digest32(body) != signed.digest:
        raise Refused("the body is not the one that was signed")
    if len(body) <= 36 * n or not has_op(body[36 * n :]):
        return signed, None
    reader = Reader(body)
    seen = tuple(int.from_bytes(reader.take(4), "big") for _ in range(n))
    ids = tuple(reader.take(32) for _ in range(n))
    return signed, Whole(signed, seen, ids, reader.rest())


def breaks_form(whole: Whole) -> bool:
    """Rules H3 and H4, judged by the message alone."""
    me = whole.signed.seat - 1
    if whole.seen[me] != whole.signed.seq or whole.ids[me] != whole.signed.prev:
        return True
    return any((n == 0) != (name == NOTHING) for n, name in zip(whole.seen, whole.ids, strict=True))


def offender(desk: Desk, log: Log, rolls: Sequence[Roll], data: bytes) -> int | None:
    """Whom this message convicts, after all that was said."""
    signed, whole = read_message(desk.table, data)
    if whole is None or breaks_form(whole) or went_on(rolls, signed):
        return signed.seat
    if not in_reach(desk, log, rolls[-1].digest if rolls else NOTHING, whole):
        return None
    if signed.prev != own_last(log, signed):
        return signed.seat
    message = Message(0, signed.seat, signed.kind, signed.epoch, whole.seen, whole.saying, b"")
    try:
        judge(desk, message)
    except Refused as refused:
        return refused.culprit or signed.seat
    return None


def went_on(rolls: Sequence[Roll], signed: Signed) -> bool:
    """In an epoch that its author had halted in, by its own report."""
    after = rolls[signed.epoch].reports if signed.epoch < len(rolls) else ()
    mine = [report for report in after if report.seat == signed.seat]
    return bool(mine) and signed.seq >= mine[0].counts[signed.seat - 1]


def own_last(log: Log, signed: Signed) -> bytes:
    own = log.ids[signed.seat - 1]
    return own[signed.seq - 1] if 0 < signed.seq <= len(own) else NOTHING


def in_reach(desk: Desk, log: Log, roll: bytes, whole: Whole) -> bool:
    """Rule F1: what it names of other seats is held here, and so is its roll."""
    signed, me = whole.signed, whole.signed.seat - 1
    if signed.epoch != desk.rounds.rolls or signed.seat not in desk.company:
        return False
    others = [i for i in range(desk.n) if i != me]
    if any(whole.seen[i] > log.counts[i] for i in others) or signed.seq != log.counts[me]:
        return False
    held = log.named(whole.seen)
    if any(whole.ids[i] != held[i] for i in others):
        return False
    return signed.heads == digest32(roll + b"".join(whole.ids))


# Rule E9


def convicted_by(desk: Desk, log: Log, items: Sequence[bytes]) -> int | None:
    table = desk.table
    if len(items) == 1 and len(items[0]) == 468 and items[0].startswith(NAME):
        return equivocator(table, items[0])
    if len(items) > 4:
        raise Refused("so many exhibits are no evidence")
    messages = [read_message(table, item)[1] for item in items if item.startswith(NAME)]
    said = [read_statement(table, item) for item in items if not item.startswith(NAME)]
    words = [whole for whole in messages if whole is not None]
    return contradicts(said) or lies(desk, log, said, words) or goes_on(words)


def contradicts(said: Sequence[Statement]) -> int | None:
    """Two statements for one place, or a vote against one's own lock."""
    for one, other in permutations(said, 2):
        if (one.place == other.place and one.body != other.body) or unlocked(one, other):
            return one.seat
    return None


def unlocked(precommit: Statement, prevote: Statement) -> bool:
    if (precommit.seat, precommit.number) != (prevote.seat, prevote.number):
        return False
    if (precommit.step, prevote.step) != (PRECOMMIT, PREVOTE) or len(prevote.body) != 36:
        return False
    vr = int.from_bytes(prevote.body[32:], "big") - 1
    rolls = NOTHING not in (precommit.body, prevote.body[:32])
    return rolls and prevote.ballot > precommit.ballot and vr < precommit.ballot


def lies(desk: Desk, log: Log, said: Sequence[Statement], words: Sequence[Whole]) -> int | None:
    """A report with less than its author had seen, or words that it leaves out."""
    n = len(desk.table.keys)
    for one in (s for s in said if s.step == REPORT):
        report = read_report(n, one.seat, b"", one.body)
        for whole in words:
            if whole.signed.epoch + 1 == one.number and left_out(report, whole):
                return one.seat
        held = (
            list(report.ids) == log.named(report.counts)
            if covers(log.counts, report.counts)
            else True
        )
        if one.number - 1 == desk.rounds.rolls and not (held and is_honest(desk, report)):
            return one.seat
    return None


def left_out(report: Report, whole: Whole) -> bool:
    signed = whole.signed
    named = report.ids[signed.seat - 1] == digest32(signed.header)
    if signed.seat != report.seat and not named:
        return False
    return (signed.seat == report.seat and signed.seq >= report.counts[report.seat - 1]) or (
        not covers(report.counts, whole.seen)
    )


def is_honest(desk: Desk, report: Report) -> bool:
    """Rule E9: all that its author said, the cut before, and what rests on what."""
    own = report.seat - 1
    if any(n > len(said) for n, said in zip(report.counts, desk.messages.values(), strict=True)):
        return True  # it knows more than is held here
    named = [
        desk.messages[seat][count - 1].seen
        for seat, count in zip(desk.table.seats, report.counts, strict=True)
        if count
    ]
    complete = report.counts[own] == len(desk.messages[report.seat]) and covers(
        report.counts, desk.cut
    )
    return complete and all(covers(report.counts, seen) for seen in named)


def goes_on(words: Sequence[Whole]) -> int | None:
    """A message after one's ``end`` in one epoch."""
    for one, other in permutations([whole.signed for whole in words], 2):
        same = (one.seat, one.epoch) == (other.seat, other.epoch)
        if same and one.kind == "end" and other.seq > one.seq:
            return one.seat
    return None
