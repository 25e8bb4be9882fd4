"""How Intrigue lies on the table: castles, gates, houses and the island."""

from collections import Counter
from collections.abc import Iterator

from games.intrigue.advisers import SLOTS, Adviser
from games.intrigue.money import Fortunes, OpenBooks
from games.intrigue.rules import Intrigue, Placing, Recall, Verdict, Visit
from games.intrigue.talks import Say, Word
from games.kit import Note, OpenPurses, Seat
from players.view import View
from ui.scene import anything
from ui.scene.anything import strength as strength
from ui.scene.intrigue_talks import promised, promised_so_far, talks
from ui.scene.shape import Area, Json, Piece, Standing, Way, seat_id

Where = tuple[str, Adviser]  # an area, and who is there
ISLAND = "island"


def spots(game: Intrigue) -> Iterator[Where]:
    """Every adviser and where it is, in an order that changes little while they move."""
    for seat in game.seats:
        for slot, adviser in sorted(game.castles[seat].items()):
            yield window_id(seat, slot), adviser
    for seat in game.seats:
        yield from ((f"gate/{seat}", adviser) for adviser in game.waiting[seat])
    yield from ((ISLAND, adviser) for adviser in game.island)
    for seat in game.seats:
        yield from ((f"home/{seat}", Adviser(seat, kind)) for kind in game.supply[seat])


def window_id(seat: Seat, slot: int) -> str:
    return f"window/{seat}/{slot}"


def standing_at(game: Intrigue) -> dict[str, list[tuple[str, Adviser]]]:
    """The pieces of each area: two advisers of one player and kind are told apart by a number."""
    number, found = Counter[Adviser](), dict[str, list[tuple[str, Adviser]]]()
    for area, adviser in spots(game):
        number[adviser] += 1
        found.setdefault(area, []).append((f"{adviser}.{number[adviser]}", adviser))
    return found


def areas(view: View[Intrigue]) -> list[Area]:
    here = {area: [name for name, _ in them] for area, them in standing_at(view.game).items()}
    found = [Area(ISLAND, ISLAND, pieces=here.get(ISLAND, []))]
    for seat in view.game.seats:
        for slot in SLOTS:
            name = window_id(seat, slot)
            found.append(Area(name, "window", seat, pieces=here.get(name, []), number=slot))
        both = [(f"{kind}/{seat}", kind) for kind in ("gate", "home")]
        found += [Area(name, kind, seat, pieces=here.get(name, [])) for name, kind in both]
    return [*found, Area("bank", "bank", number=view.game.money.bank)]


def pieces(view: View[Intrigue]) -> list[Piece]:
    all_of_them = standing_at(view.game).values()
    return [Piece(name, one.kind, one.owner) for them in all_of_them for name, one in them]


def standing(view: View[Intrigue], seat: Seat) -> Standing:
    return Standing(purse(view, seat), income=view.game.income(seat))


def purse(view: View[Intrigue], seat: Seat) -> int | None:
    """One's own; those of others when all are opened at the end, though notes would tell."""
    if seat == view.seat or is_counted(view):
        money = view.game.money
        known = money.purses if isinstance(money, OpenBooks) else view.knowledge.money.known
        return known.get(seat)
    return None


def is_counted(view: View[Intrigue]) -> bool:
    match view.events[-1].request if view.events else None:
        case Note(Fortunes()) | OpenPurses():
            return True
    return False


def more(view: View[Intrigue]) -> Json:
    promises = [promised(promise) for promise in promised_so_far(view)]
    return {"round": view.game.round, "talks": talks(view), "promises": promises}


def way(view: View[Intrigue], option: object) -> Way:
    match option:
        case Visit(castle, kind):
            home = f"home/{view.seat}"
            return Way("present", [piece_at(view, home, kind), f"gate/{castle}"])
        case Recall(seat):
            return Way("recall", [seat_id(seat)])
        case Placing(owner, kind, slot) if view.seat:
            guest = piece_at(view, f"gate/{view.seat}", kind, owner)
            return Way("place", [guest, window_id(view.seat, slot)])
        case Adviser(owner, kind):
            return Way("choose", [piece_at(view, f"gate/{view.seat}", kind, owner)])
        case Say(word, number):
            about = number in SLOTS and word in (Word.WISH, Word.PROMISE)
            return Way(word, [window_id(view.game.active, number)] if number and about else [])
        case Verdict():
            return Way(option)
    return anything.way(view, option)


def piece_at(view: View[Intrigue], area: str, kind: str, owner: Seat | None = None) -> str:
    them = standing_at(view.game).get(area, [])
    return next(name for name, a in them if a.kind == kind and owner in (None, a.owner))
