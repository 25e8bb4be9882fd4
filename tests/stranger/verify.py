"""The stranger's verdict on a record: a status, an exit code, and the message it stops at."""

from typing import NamedTuple

from tests.stranger.desk import Desk
from tests.stranger.founding import found
from tests.stranger.log import NOTHING, Log, Message, has_op, in_order
from tests.stranger.packed import MOST, RECORD, expect, unpacked
from tests.stranger.playing import begin
from tests.stranger.refusal import Bad, Refused
from tests.stranger.rounds import covers

ENTRY = (int, str, [int], bytes, bytes)
FORM = ([bytes], [(bytes, [ENTRY])], [bytes], bytes, [bytes], str)


class Verdict(NamedTuple):
    code: int
    status: str | None
    message: int | None
    why: str = ""


def verify(data: bytes) -> Verdict:
    try:
        return judged(data)
    except Refused as refused:
        return Verdict(1, None, refused.message, str(refused))


def judged(data: bytes) -> Verdict:
    if len(data) > MOST:
        raise Refused("too large")
    joins, epochs, claims, offence, exhibits, version = expect(unpacked(data), FORM, "the record")
    if version != RECORD:
        raise Refused("another version")
    table = found(joins)
    log = Log(table)
    for number, (_proof, entries) in enumerate(epochs):
        for entry in entries:
            log.add(number, NOTHING, entry)
    if in_order(log.messages, [0] * len(table.keys)) != log.messages:
        raise Refused("another order")
    desk = Desk(table)
    begin(desk)
    for message in log.messages:
        judge(desk, message)
    return outcome(desk)


def judge(desk: Desk, message: Message) -> None:
    """Rules H1, H2 and D2 to D6, by what the author had seen (D1)."""
    if not has_op(message.saying):
        raise Refused("H1", message.number)
    for other, count in zip(desk.table.seats, message.seen, strict=True):
        if count and not covers(message.seen, desk.messages[other][count - 1].seen):
            raise Refused("H2", message.number)
    round = desk.rounds.rounds.get((message.kind, message.op))
    if round is None:
        raise Refused(f"D2: {message.kind} {message.op}", message.number)
    if message.seat not in round.owing:
        raise Refused("D3", message.number)
    if not covers(message.seen, round.rests):
        raise Refused("D4", message.number)
    if any(m.kind == "end" for m in desk.messages[message.seat]):
        raise Refused("D6", message.number)
    try:
        value = round.check(message)
    except Bad as bad:
        raise Refused(f"D5: {bad}", message.number) from bad
    desk.messages[message.seat].append(message)
    desk.rounds.say(round, message, value)


def outcome(desk: Desk) -> Verdict:
    end = desk.rounds.rounds.get(("end", "end"))
    enough = desk.table.quorum or desk.n
    if end is not None and len(end.spoken) >= enough:
        return Verdict(0, "complete", None)
    return Verdict(3, "unfinished", None)
