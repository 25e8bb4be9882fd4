"""How Intrigue is told."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from games.intrigue.advisers import SLOTS, Adviser
from games.intrigue.money import Earned, Fortunes, OpenBooks
from games.intrigue.rules import ROUNDS, Ask, Intrigue, Placing, Recall, Turn, Verdict, Visit
from games.intrigue.talks import VERDICTS, Matter, Say, Step, Word
from games.kit import Choose, Coin, Event, Income, Note, Offer, Request, Seat, Settle
from players.intrigue.promises import Promise, promises
from players.view import View
from ui.telling import anything, money
from ui.telling.anything import option as option
from ui.telling.story import Board, Fact, Place, Row, Sentence

REMEMBERED = 6  # promises that are shown
ANSWERS = (Ask.ANSWER, Ask.DEMAND)  # after which it is clear what becomes of an offer


def tell(event: Event, before: Sequence[Event]) -> Sentence | None:
    request, answer = event
    match request:
        case Note(about):
            return noted(about)
        case Coin():
            return Sentence("begins", {"who": Seat(answer + 1)})
        case Choose(seat, _, Ask.SPEAK | Ask.ANSWER) if answer.word in VERDICTS:
            return marked(seat, answer, before)
        case Choose(seat, _, Ask.SPEAK | Ask.ANSWER):
            return said(seat, answer)
        case Choose(seat, _, Ask.AMOUNT | Ask.DEMAND as ask):
            return named(seat, ask, answer, host_of(before))
        case Choose(seat, _, ask):
            return decided(seat, ask, answer, before)
        case Income():
            return None  # a note has told of it
        case Settle() if before and getattr(before[-1].request, "ask", None) in ANSWERS:
            return None  # the answer has
        case Offer(payer, payee) if answer and request.compulsory and takes_leave(before):
            return Sentence("leaves-something", {"who": payer, "to": payee})
        case Settle() if before and isinstance(before[-1].request, Offer):
            return None  # the offer has: it was agreed on, or left
    return anything.tell(event, before)


def noted(about: object) -> Sentence | None:
    match about:
        case Turn(_, number):
            return Sentence("round", {"number": number, "rounds": ROUNDS})
        case Earned(seat, amount, None) if amount:
            return Sentence("earns", {"who": seat, "amount": ducats(amount)})
        case Earned(seat, amount, Seat() as poor):
            facts: dict[str, Fact] = {"host": seat, "who": poor, "amount": ducats(amount)}
            return Sentence("bank-pays", facts)
        case Matter():
            return opened(about)
        case Fortunes(purses):
            return Sentence("event-count", {"amounts": money.by_seat(dict(purses))})
    return None


def opened(matter: Matter) -> Sentence:
    """What is to be discussed."""
    advisers = [adviser(a) for a in matter.advisers]
    if matter.step is Step.INTERNAL:
        facts = {"newcomer": advisers[0], "resident": advisers[1], "slot": ducats(matter.slot or 0)}
        return Sentence("matter-internal", {"host": matter.host, **facts})
    return Sentence(f"matter-{matter.step}", {"host": matter.host, "advisers": advisers})


def said(who: Seat, say: Say) -> Sentence | None:
    match say:
        case Say(Word.OFFER | Word.DEMAND | Word.TALK):
            return None  # how much, or what, comes next
        case Say(word, int() as number):
            return Sentence(f"says-{word}", {"who": who, "amount": ducats(number)})
    return Sentence(f"says-{say.word}", {"who": who})


def marked(who: Seat, say: Say, before: Sequence[Event]) -> Sentence:
    remark = next(one for one in promises(before) if one.number == say.number)
    facts: dict[str, Fact] = {"who": who, "author": remark.author, "text": remark.text}
    return Sentence(f"says-{say.word}", facts)


def named(who: Seat, ask: Any, amount: int | None, host: Seat) -> Sentence:
    if amount is None:
        return Sentence("offers-nothing", {"who": who})
    if ask is Ask.DEMAND:
        return Sentence("demands", {"who": who, "amount": ducats(amount)})
    return Sentence("offers", {"who": who, "to": host, "amount": ducats(amount)})


def decided(who: Seat, ask: Any, answer: Any, before: Sequence[Event]) -> Sentence | None:
    match answer:
        case Visit(castle, kind):
            return Sentence("presents", {"who": who, "castle": castle, "kind": kind})
        case Recall(seat):
            return Sentence("recalls", {"who": who, "seat": seat})
        case Placing(owner, kind, slot):
            key = "places" if ask is Ask.PLACE else "receives"
            guest = adviser(Adviser(owner, kind))
            return Sentence(key, {"who": who, "adviser": guest, "slot": ducats(slot)})
        case Adviser():
            return Sentence("challenges", {"who": who, "adviser": adviser(answer)})
        case Verdict():
            newcomer, resident = [adviser(a) for a in matter_of(before).advisers]
            facts: dict[str, Fact] = {"newcomer": newcomer, "resident": resident}
            return Sentence(f"verdict-{answer}", {"who": who, **facts})
    return None  # which conflict comes next is told when it is discussed


def takes_leave(before: Sequence[Event]) -> bool:
    """Has somebody just said their last word?"""
    match before[-1:]:
        case [Event(Choose(_, _, Ask.SPEAK), Say(Word.DONE))]:
            return True
    return False


def matter_of(before: Sequence[Event]) -> Matter:
    for event in reversed(before):
        match event.request:
            case Note(Matter() as matter):
                return matter
    raise ValueError("nothing is discussed")


def host_of(before: Sequence[Event]) -> Seat:
    return matter_of(before).host


def adviser(one: Adviser) -> Sentence:
    return Sentence("adviser", {"owner": one.owner, "kind": one.kind})


def ducats(thousands: int) -> Sentence:
    return Sentence("ducats", {"count": thousands})


def is_vain(choice: object, view: View[Intrigue]) -> bool:
    """The bank pays for nobody who has money, and rules that can't see it must let it be said."""
    return choice == Say(Word.BANK) and bool(view.purse)


def question(view: View[Intrigue]) -> Sentence | None:
    talks = view.game.talks
    if talks is None:
        return None
    match view.ask:
        case Ask.TALK:
            return Sentence("ask-talk-at", {"host": talks.host})
        case Ask.SPEAK:
            return Sentence("ask-speak-to", {"host": talks.host})
        case Ask.AMOUNT:
            key = "ask-leave-to" if takes_leave(view.events) else "ask-amount-to"
            return Sentence(key, {"host": talks.host})
        case Ask.ANSWER:
            return Sentence("ask-answer-to", {"seat": talks.heard})
        case Ask.DEMAND:
            return Sentence("ask-demand-of", {"seat": talks.heard})
        case Ask.PLACE:
            owner, kind, _ = view.options[0]
            return Sentence("ask-place-of", {"adviser": adviser(Adviser(owner, kind))})
        case Ask.VERDICT:
            newcomer, resident = [adviser(one) for one in talks.matter.advisers]
            facts: dict[str, Fact] = {"newcomer": newcomer, "resident": resident}
            return Sentence("ask-verdict-of", {**facts, "slot": ducats(talks.matter.slot or 0)})
    return None


def turn(request: Request[Any]) -> Seat | None:
    match request:
        case Note(Turn(seat)):
            return seat
    return None


# The table


def board(game: Intrigue) -> Board:
    places = tuple(Place(seat) for seat in game.seats)
    slots = tuple(slot_row(game, slot) for slot in reversed(SLOTS))
    gate = row("gate", [guests(game.waiting[seat]) for seat in game.seats])
    home = row("home", [left_at_home(game, seat) for seat in game.seats])
    island = Sentence("island", {"count": len(game.island)})
    return Board(places, (island,), (*slots, gate, home))


def slot_row(game: Intrigue, slot: int) -> Row:
    taken = [game.castles[seat].get(slot) for seat in game.seats]
    cells = [(lying(one) if one else Sentence("slot-free"),) for one in taken]
    return Row(Sentence("row-slot", {"slot": slot}), tuple(cells))


def row(name: str, cells: list[tuple[Sentence, ...]]) -> Row:
    return Row(Sentence(f"row-{name}"), tuple(cells))


def guests(waiting: Sequence[Adviser]) -> tuple[Sentence, ...]:
    return tuple(map(lying, waiting))


def lying(one: Adviser) -> Sentence:
    """An adviser in a column: no article, no room."""
    return Sentence("lying", {"kind": one.kind, "owner": one.owner})


def left_at_home(game: Intrigue, seat: Seat) -> tuple[Sentence, ...]:
    left = Counter(game.supply[seat])
    kinds = sorted(left.items())
    return tuple(Sentence("supplied", {"kind": kind, "count": count}) for kind, count in kinds)


# What the reader alone should see, or be reminded of


def aside(view: View[Intrigue]) -> tuple[Sentence, ...]:
    purse = view.game.money
    told: list[Sentence] = []
    if view.seat and isinstance(purse, OpenBooks) and view.seat in purse.purses:
        told.append(Sentence("aside-purse", {"amount": purse.purses[view.seat]}))
    else:
        told += money.aside(view)
    return (*told, *[promised(one) for one in promises(view.events)[-REMEMBERED:]])


def promised(one: Promise) -> Sentence:
    """A courtesy to memory: nobody has to keep a promise."""
    became = {True: "promise-kept", False: "promise-broken", None: "promise-open"}[one.kept]
    facts: dict[str, Fact] = {"round": one.round, "who": one.author}
    if one.number:
        facts |= {"number": one.number, "text": one.text, "became": Sentence(became)}
        return Sentence("recalled-words", facts)
    if one.slot is None:
        return Sentence("recalled-talk", {**facts, "text": one.text})
    facts |= {"other": one.other, "amount": ducats(one.slot), "became": Sentence(became)}
    return Sentence("recalled-slot", facts)
