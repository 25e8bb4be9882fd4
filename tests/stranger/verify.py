"""The stranger's verdict on a record: a status, an exit code, and the message it stops at."""

from typing import Any, NamedTuple

from tests.stranger.breaking_off import Claim, check_claims, read_claim
from tests.stranger.desk import Desk
from tests.stranger.evidence import convicted_by, is_honest, offender
from tests.stranger.founding import Table, found
from tests.stranger.judging import judge
from tests.stranger.log import LONGEST_BODY, NOTHING, Log, in_order
from tests.stranger.packed import (
    MOST,
    RECORD,
    bytes_of,
    expect,
    number_from,
    text_of,
    unpacked,
)
from tests.stranger.playing import begin
from tests.stranger.refusal import Refused
from tests.stranger.rolls import Roll, check_signatures, read_roll
from tests.stranger.rolls import outcome as rolls_outcome
from tests.stranger.rounds import Counts, union

ENTRY = (
    number_from(1, 13),
    text_of(1, 16),
    [number_from(0, 2**32 - 1)],
    bytes_of(0, LONGEST_BODY),
    bytes_of(64, 64),
)
FORM = ([bytes], [(bytes, [ENTRY])], [bytes], bytes, [bytes], str)


class Verdict(NamedTuple):
    code: int
    status: str | None
    message: int | None
    why: str = ""
    convicted: int | None = None


BROKEN_OFF = Verdict(3, "broken off", None)


def evidence(culprit: int | None) -> Verdict:
    if culprit is None:
        raise Refused("what it shows was allowed, or is out of reach")
    return Verdict(4, "evidence", None, convicted=culprit)


def verify(data: bytes) -> Verdict:
    try:
        return judged(data)
    except Refused as refused:
        return Verdict(1, None, refused.message, str(refused))


def judged(data: bytes) -> Verdict:
    return audited(data)[0]


def audited(data: bytes) -> tuple[Verdict, Desk]:
    """The verdict, and the match as far as the record goes."""
    if len(data) > MOST:
        raise Refused("too large")
    joins, epochs, claims, offence, exhibits, version = expect(unpacked(data), FORM, "the record")
    if version != RECORD:
        raise Refused("another version")
    table = found(joins)
    log = Log(table)
    if not epochs or epochs[0][0]:
        raise Refused("the first epoch follows no roll")
    for _, entries in epochs:
        if any(seat > len(joins) or len(unseen) != len(joins) for seat, _, unseen, *_ in entries):
            raise Refused("messages of another table")
    rolls, starts = rebuild(log, epochs)
    claimed = [read_claim(table, claim) for claim in claims]
    desk = played(table, log, rolls, starts)
    check_contents(desk, claimed, bool(offence) + bool(exhibits))
    if claims:
        check_may_claim(desk)
    ended = outcome(desk, log, claimed)
    if exhibits:
        return evidence(convicted_by(desk, log, exhibits)), desk
    if offence:
        return evidence(offender(desk, log, rolls, offence)), desk
    return ended, desk


def played(table: Table, log: Log, rolls: list[Roll], starts: list[int]) -> Desk:
    desk = Desk(table)
    begin(desk)
    for number, start in enumerate(starts):
        if number:
            call(desk, rolls, number)
        end = starts[number + 1] if number + 1 < len(starts) else len(log.messages)
        for message in log.messages[start:end]:
            judge(desk, message)
    check_heard(desk)
    return desk


def rebuild(log: Log, epochs: list[Any]) -> tuple[list[Roll], list[int]]:
    """Rolls and messages with all their signatures; where in the list each epoch begins."""
    rolls: list[Roll] = []
    starts, ordered = [], True
    for number, (proof, entries) in enumerate(epochs):
        if number:
            before_it = rolls[-1].digest if rolls else NOTHING
            rolls.append(read_roll(log, number, before_it, proof))
            check_signatures(rolls[-1])
        starts.append(len(log.messages))
        before = log.counts
        for entry in entries:
            log.add(number, rolls[-1].digest if rolls else NOTHING, entry)
        mine = log.messages[starts[-1] :]
        ordered = ordered and in_order(mine, before)
    if not ordered:
        raise Refused("another order")
    return rolls, starts


def call(desk: Desk, rolls: list[Roll], number: int) -> None:
    """What roll ``number`` changes (E4, E8)."""
    roll = rolls[number - 1]
    if not all_keys_are_there(desk):
        raise Refused("a call before all keys are there")
    check_heard(desk)
    listed = counts(desk)
    if roll.cut != listed:
        raise Refused("an epoch has other messages than the cut")
    if not all(is_honest(desk, report) for report in roll.reports):
        raise Refused("a report with less than its author had seen")
    found = rolls_outcome(roll, desk.rounds)
    desk.ever_gone |= set(desk.table.seats) - set(found.company)
    desk.cut = listed
    desk.rounds.roll(found.company, found.late, listed)


def check_heard(desk: Desk) -> None:
    """No record holds what was said from outside the company (E1)."""
    if desk.ignored:
        raise Refused("words that nobody heard")


def check_contents(desk: Desk, claims: list[Claim], evidence: int) -> None:
    """Rules W1 and W2: one ending, claims by seat, and nothing that the result does not rest on."""
    if evidence + bool(claims) > 1:
        raise Refused("two endings")
    authors = [claim.author for claim in claims]
    if authors != sorted(set(authors)):
        raise Refused("claims in another order")
    if not evidence and is_signed_by_enough(desk) and needed(desk) != counts(desk):
        raise Refused("words that the result does not rest on")


def needed(desk: Desk) -> Counts:
    """All within the last cut, all that an ``end`` had seen, and the ``end``s."""
    found = desk.cut
    for seat, said in desk.messages.items():
        for number, message in enumerate(said, start=1):
            if message.kind == "end":
                own = tuple(number if s == seat else 0 for s in desk.table.seats)
                found = union(found, union(message.seen, own))
    return found


def counts(desk: Desk) -> Counts:
    return tuple(len(said) for said in desk.messages.values())


def signatures(desk: Desk) -> int:
    end = desk.rounds.rounds.get(("end", "end"))
    return len(end.spoken) if end else 0


def is_signed_by_enough(desk: Desk) -> bool:
    return signatures(desk) >= (desk.table.quorum or desk.n)


def outcome(desk: Desk, log: Log, claims: list[Claim]) -> Verdict:
    """Complete, broken off or unfinished (E10, S5)."""
    if claims:
        check_claims(desk, log, claims)
        return Verdict(0, "complete", None) if signatures(desk) == desk.n - 1 else BROKEN_OFF
    if is_signed_by_enough(desk):
        return Verdict(0, "complete", None)
    return Verdict(3, "unfinished", None)


def all_keys_are_there(desk: Desk) -> bool:
    return not desk.rounds.rounds["key", "key"].owing


def check_may_claim(desk: Desk) -> None:
    """Where nobody can stand in, and anywhere before all keys are there."""
    if desk.table.quorum and all_keys_are_there(desk):
        raise Refused("claims at a table that can do without a seat")
