"""Messages about money that only its owner can count."""

from crypto.group import POINT_SIZE
from games.kit import Offer, Settle
from table import NOTHING, UNITS_SIZE, short
from ui.audit.messages.case import Case, Explanation
from ui.telling.story import Fact, Sentence


def offer(case: Case) -> Explanation:
    request = case.step.request
    if not isinstance(request, Offer):
        raise ValueError("an offer that nobody was asked for")
    suffix = "" if request.exactly is None else "-exactly"
    facts: dict[str, Fact] = {"to": request.payee, "amount": request.exactly or 0}
    if case.payload == NOTHING:
        return plain(case, "offer-none", facts)
    c1, cP, cR = (case.payload[i * POINT_SIZE :][:POINT_SIZE] for i in range(3))
    points: dict[str, Fact] = {"c1": short(c1), "cP": short(cP), "cR": short(cR)}
    bits = case.report.purse_bits
    checked = [case.sentence("checked-offer", bits=bits, **points, **facts)]
    if suffix:
        checked.append(case.sentence("checked-offer-exactly", **facts))
    return Explanation(
        case.sentence(f"line-offer{suffix}", **facts),
        (case.sentence(f"happened-offer{suffix}", **facts),),
        (case.sentence(f"proves-offer{suffix}", **facts),),
        tuple(checked),
        settled(case, facts),
    )


def settled(case: Case, facts: dict[str, Fact]) -> tuple[Sentence, ...]:
    """What became of an offer; nothing, if it came too late to stand."""
    events, place = case.report.table.match.events, case.step.event
    if place is None or case.event is None or not case.event.answer:
        return ()
    for event in events[place + 1 :]:
        match event.request:
            case Settle(_, _, paid):
                return (case.sentence("after-offer-paid" if paid else "after-offer", **facts),)
    return ()


def empty(case: Case) -> Explanation:
    return plain(case, "empty-none" if case.payload == NOTHING else "empty", {})


def purse(case: Case) -> Explanation:
    units = case.payload[:UNITS_SIZE]
    return plain(case, "purse", {"amount": int.from_bytes(units, "big"), "bytes": units.hex()})


def plain(case: Case, key: str, facts: dict[str, Fact]) -> Explanation:
    """One sentence each."""
    return Explanation(
        case.sentence(f"line-{key}", **facts),
        (case.sentence(f"happened-{key}", **facts),),
        (case.sentence(f"proves-{key}", **facts),),
        (case.sentence(f"checked-{key}", **facts),),
    )
