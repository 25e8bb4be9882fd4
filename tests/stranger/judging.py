"""Section 15, "when a message is due": one message, judged by what its author had seen."""

from tests.stranger.desk import Desk
from tests.stranger.log import Message
from tests.stranger.refusal import Bad, Refused
from tests.stranger.rounds import covers
from tests.stranger.seating import owes_consent


def judge(desk: Desk, message: Message) -> None:
    """Rules H2 and D2 to D6, by what the author had seen (D1)."""
    if message.seat not in desk.company:
        desk.ignored.append(message)  # it stays in its chain, and nobody hears it
        desk.messages[message.seat].append(message)
        return
    for other, count in zip(desk.table.seats, message.seen, strict=True):
        if count and not covers(message.seen, desk.messages[other][count - 1].seen):
            raise Refused("H2", message.number)
    ask = desk.rounds.rounds.get((message.kind, message.op))
    if ask is None:
        raise Refused(f"D2: {message.kind} {message.op}", message.number)
    if message.seat not in ask.owing:
        raise Refused("D3", message.number)
    if not covers(message.seen, ask.rests) or owes_consent(desk, message.seat, message.kind):
        raise Refused("D4", message.number)
    if not covers(message.seen, desk.cut):
        raise Refused("E1", message.number)
    said = desk.messages[message.seat]
    if any(m.kind == "end" and m.epoch == message.epoch for m in said):
        raise Refused("D6", message.number)
    try:
        value = ask.check(message)
    except Bad as bad:
        raise Refused(f"D5: {bad}", message.number, bad.culprit) from bad
    desk.messages[message.seat].append(message)
    desk.rounds.say(ask, message, value)
