"""The conversation of Intrigue: who talks with whom about what, what lies between them."""

from collections.abc import Iterator, Sequence

from games.intrigue.advisers import Ask
from games.intrigue.money import OpenBooks
from games.intrigue.rules import Intrigue
from games.intrigue.talks import Matter, Say
from games.kit import AnyRequest, Choose, Event, Note, Offer, Settle, Speak
from players.intrigue.promises import Promise, promises
from players.view import View
from ui.scene.shape import Json
from ui.telling.intrigue import opened as opened_with

REMEMBERED = 12  # promises that are shown
# Sums that everybody hears
ALOUD: dict[object, str] = {Ask.AMOUNT: "offers", Ask.DEMAND: "demands"}


def talks(view: View[Intrigue]) -> Json | None:
    """The negotiation under way, or the last of this turn."""
    now = view.game.talks
    if now is None:
        return None
    matter = now.matter
    return {
        "text": opened_with(matter),
        "step": matter.step,
        "host": matter.host,
        "advisers": [{"owner": a.owner, "kind": a.kind} for a in matter.advisers],
        "slot": matter.slot,
        "speaker": now.heard,
        "demand": now.demand,
        "paid": list(now.paid),
        "over": now.over,
        "offer": offer(view),
        "said": list(said(view)),
    }


def offer(view: View[Intrigue]) -> Json | None:
    """What lies between two now; a sealed amount is for its parties."""
    money = view.game.money
    if isinstance(money, OpenBooks):
        standing = money.standing
        return standing._asdict() if standing else None
    if view.offer is None:
        return None
    payer, payee, amount = view.offer
    known = view.seat in (payer, payee)
    return {"payer": payer, "payee": payee, "amount": amount.least if known else None}


def said(view: View[Intrigue]) -> Iterator[Json]:
    """Word by word, since this matter was opened."""
    for place in range(opened(view.events), len(view.events)):
        event = view.events[place]
        if bubble := spoken(event.request, event.answer):
            yield {"event": place, **bubble}


def opened(events: Sequence[Event]) -> int:
    places = (p for p in reversed(range(len(events))) if is_matter(events[p].request))
    return next(places, len(events))


def is_matter(request: AnyRequest) -> bool:
    return isinstance(request, Note) and isinstance(request.about, Matter)


def spoken(request: AnyRequest, answer: object) -> Json | None:
    match request, answer:
        case Choose(seat, _, Ask.SPEAK | Ask.ANSWER), Say(word, number):
            return {"seat": seat, "word": word, "number": number}
        case Choose(seat, _, Ask.AMOUNT | Ask.DEMAND as ask), int():
            return {"seat": seat, "word": ALOUD[ask], "number": answer}
        case Offer(payer, _, _, exactly), True:
            return {"seat": payer, "word": "seals", "number": exactly}
        case Speak(seat), str() if answer:
            return {"seat": seat, "word": "text", "text": answer}
        case Settle(payer, _, paid), _:
            return {"seat": payer, "word": "paid" if paid else "taken_back"}
    return None


def promised_so_far(view: View[Intrigue]) -> list[Promise]:
    return promises(view.events)[-REMEMBERED:]


def promised(one: Promise) -> Json:
    """A ribbon: open, kept or broken."""
    became = {True: "kept", False: "broken", None: "open"}[one.kept]
    facts = {"round": one.round, "author": one.author, "other": one.other, "state": became}
    return {**facts, "slot": one.slot, "text": one.text}
