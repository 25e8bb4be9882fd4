"""How Mascarade lies on the table."""

from games.kit import Arrange, Card, Seat
from games.mascarade.characters import Character
from games.mascarade.rules import Ask, Mascarade, Move, Place, Play, Slot
from players.view import View
from ui.scene import anything
from ui.scene.anything import pieces as pieces
from ui.scene.anything import strength as strength
from ui.scene.shape import Area, Json, Standing, Way, card_id
from ui.telling.story import Sentence

CENTRE, COURT = "centre", "court"


def areas(view: View[Mascarade]) -> list[Area]:
    game = view.game
    rows = [row(game, f"hand/{seat}", "row", seat, game.own(seat)) for seat in game.seats]
    centre = [row(game, CENTRE, CENTRE, None, game.centre)] if game.centre else []
    court = Sentence("court", {"count": game.court})
    bank = Area("bank", "bank", number=game.bank)
    return [*rows, *centre, Area(COURT, COURT, label=court, number=game.court), bank]


def row(game: Mascarade, name: str, kind: str, seat: Seat | None, slots: list[Slot]) -> Area:
    cards = [game.cards[slot] for slot in slots if slot in game.cards]
    places = [str(slot.place) for slot in slots if slot.place is not Place.ONLY]
    return Area(name, kind, seat, cards=cards, places=places, count=len(cards))


def standing(view: View[Mascarade], seat: Seat) -> Standing:
    game = view.game
    return Standing(game.gold[seat], claims=game.announced if seat in game.claims else None)


def more(view: View[Mascarade]) -> Json:
    """Which cards everybody saw in this turn and the last, and who is in play at all."""
    game = view.game
    shown = [game.cards[slot] for slot in (*game.shown_before, *game.shown) if slot in game.cards]
    return {"in_play": list(game.characters), "shown": [int(card) for card in shown]}


def way(view: View[Mascarade], option: object) -> Way:
    match option:
        case Play(Move.ANNOUNCE, slots, Character() as name):
            return Way("announce", at(view, slots), claims=name)
        case Play(move, slots):
            return Way(move, at(view, slots))
        case (Slot() as one, Slot() as other):
            return Way(Move.SWAP, at(view, (one, other)))
        case Slot():
            claims = view.game.announced if view.ask is Ask.CONTEST else None
            return Way(str(view.ask), at(view, (option,)), claims)
        case None:
            return Way("pass")
        case (Card() as card,) if isinstance(view.decision, Arrange):
            return Way("keep" if card == view.decision.cards[0] else "exchange")
        case Character():
            return Way("guess", claims=option)
    return anything.way(view, option)


def at(view: View[Mascarade], slots: tuple[Slot, ...]) -> list[str]:
    return [card_id(view.game.cards[slot]) for slot in slots]
