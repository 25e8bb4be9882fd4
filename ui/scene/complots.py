"""How Complots lies on the table."""

from games.complots import RULES, Ask, Complots, Move, Play, Role
from games.kit import AnyCard, Card, Choose, Reveal, Seat
from players.view import View
from ui.scene import anything
from ui.scene.anything import hand
from ui.scene.anything import more as more
from ui.scene.anything import pieces as pieces
from ui.scene.anything import strength as strength
from ui.scene.shape import Area, Standing, Way, card_id, seat_id
from ui.telling.complots import LIVES
from ui.telling.story import Sentence

COURTLY = (Move.AMBASSADOR_EXCHANGE, Move.INQUISITOR_EXCHANGE)
COSTLY = 3  # coins, from which on a person is asked twice


def areas(view: View[Complots]) -> list[Area]:
    game, turned = view.game, turned_up(view)
    court, coins = len(game.court), max(game.treasury, 0)
    return [
        *[hand(seat, list(game.hands[seat])) for seat in game.seats],
        *[
            Area(f"lost/{seat}", "lost", seat, cards=cards, count=len(cards))
            for seat, cards in turned.items()
        ],
        Area("court", "pile", label=Sentence("court", {"count": court}), count=court),
        Area("treasury", "bank", label=Sentence("treasury", {"count": coins}), number=coins),
    ]


def turned_up(view: View[Complots]) -> dict[Seat, list[AnyCard]]:
    """The cards that each has lost; the rules remember their faces alone."""
    lost: dict[Seat, list[AnyCard]] = {seat: [] for seat in view.game.seats}
    for before, event in zip(view.events, view.events[1:], strict=False):
        match before.request, event.request:
            case Choose(seat, _, Ask.LOSE), Reveal((card,)):
                lost[seat].append(card)
    return lost


def standing(view: View[Complots], seat: Seat) -> Standing:
    game = view.game
    claims = [claim.role for claim in game.claims if claim.seat == seat]
    out = len(game.lost[seat]) == LIVES
    return Standing(game.coins[seat], out, claims[-1] if claims else None)


def place(move: Move) -> str:
    """What a move without a target is done with."""
    return "court" if move in COURTLY else "treasury"


def way(view: View[Complots], option: object) -> Way:
    match option, view.ask:
        case Play(move, target), _:
            rule, targets = RULES[move], [seat_id(target) if target else place(move)]
            confirm = rule.cost >= COSTLY
            return Way(move, targets, rule.claim, costs=rule.cost, confirm=confirm)
        case bool(), Ask.DOUBT:
            return Way("doubt" if option else "pass", [seat_id(view.game.claims[-1].seat)])
        case Role(), Ask.COUNTER:
            return Way("counter", claims=option)
        case None, Ask.COUNTER:
            return Way("pass")
        case None, Ask.PROVE:
            return Way("concede", confirm=True)
        case Card(), Ask.LOSE:
            return Way("lose", [card_id(option)], cards=[option], confirm=True)
        case bool(), Ask.DISCARD:
            return Way("replace" if option else "give_back")
    return anything.way(view, option)
