"""How Complots is told."""

from collections.abc import Sequence
from typing import Any

from games.complots import RULES, Ask, Complots, Play, Role
from games.kit import (
    Arrange,
    Choose,
    ChooseTogether,
    Coin,
    Decision,
    Deck,
    Event,
    Look,
    Request,
    Reveal,
    Seat,
    Show,
    Shuffle,
)
from players.view import View
from ui.telling import anything
from ui.telling.anything import aside as aside
from ui.telling.anything import is_vain as is_vain
from ui.telling.anything import option as option
from ui.telling.story import Board, Place, Sentence

LIVES = 2


def tell(event: Event, before: Sequence[Event]) -> Sentence | None:
    return (decided if isinstance(event.request, Decision) else befell)(event, before)


def decided(event: Event, before: Sequence[Event]) -> Sentence | None:
    """What somebody, or several at once, made up their minds to do."""
    request, answer = event
    match request:
        case Choose(seat, _, Ask.ACTION):
            return action(seat, answer)
        case ChooseTogether(_, Ask.DOUBT):
            doubters = [seat for seat, doubts in answer.items() if doubts]
            return Sentence("doubted", {"by": doubters}) if doubters else Sentence("not-doubted")
        case ChooseTogether(_, Ask.COUNTER):
            return countered({seat: role for seat, role in answer.items() if role})
        case Choose(_, _, Ask.LOSE | Ask.SHOW):
            return None  # the card itself comes next
        case Choose(seat, _, Ask.DISCARD):
            return Sentence("discard" if answer else "give-back", {"who": seat})
        case Arrange(seat, cards, front, Ask.KEEP):
            return Sentence("keep", {"who": seat, "count": len(cards) - front})
        case Arrange(seat, _, _, Ask.PICK):
            return Sentence("pick", {"who": seat})
        case Arrange():
            return None  # a hand tidied
    return anything.tell(event, before)


def befell(event: Event, before: Sequence[Event]) -> Sentence | None:
    """What chance or the rules brought about."""
    request, answer = event
    match request:
        case Deck():
            return None  # cards put ready
        case Coin():
            return drawn(answer, before)
        case Reveal():
            return lost(event, before)
        case Show(seat, _, to):
            return Sentence("examined", {"who": seat, "target": to})
        case Look(hands) if len(hands) == 1 and before:
            ((seat, cards),) = hands.items()
            return drew(seat, len(cards), before[-1])
        case Shuffle(cards) if any(turn(earlier.request) for earlier in before):
            return Sentence("court-shuffled", {"count": len(cards)})
    return anything.tell(event, before)


def action(seat: Seat, play: Play) -> Sentence:
    target = {"target": play.target} if play.target else {}
    return Sentence(f"action-{play.move}", {"who": seat, **target})


def countered(roles: dict[Seat, Role]) -> Sentence:
    if not roles:
        return Sentence("not-countered")
    return Sentence("countered", {"by": list(roles), "face": next(iter(roles.values()))})


def drawn(number: int, before: Sequence[Event]) -> Sentence:
    """A coin at the very beginning says who starts, later on who speaks for all volunteers."""
    match before[-1:]:
        case [Event(ChooseTogether(_, ask), answers)]:
            volunteers = [seat for seat, answer in answers.items() if answer]
            return Sentence(f"drawn-{ask}", {"picked": volunteers[number]})
    return Sentence("begins", {"who": Seat(number + 1)})


def lost(event: Event, before: Sequence[Event]) -> Sentence | None:
    """The choice just before tells who turns the card up."""
    match before[-1:]:
        case [Event(Choose(seat, _, Ask.LOSE), _)]:
            last = sum(loses(earlier, seat) for earlier in before) == LIVES
            return Sentence("lost-last" if last else "lost", {"who": seat, "face": event.answer[0]})
    return anything.tell(event, before)


def loses(event: Event, seat: Seat) -> bool:
    match event.request:
        case Choose(loser, _, Ask.LOSE):
            return loser == seat
    return False


def drew(seat: Seat, count: int, last: Event) -> Sentence | None:
    if getattr(last.request, "ask", None) is Ask.PICK:
        return None  # the card it has just picked itself
    return Sentence("drew", {"who": seat, "count": count})


def question(view: View[Complots]) -> Sentence | None:
    game, active = view.game, view.game.active
    match view.ask:
        case Ask.DOUBT:
            claim = game.claims[-1]
            return Sentence("ask-doubt-of", {"target": claim.seat, "face": claim.role})
        case Ask.COUNTER if game.announced and (role := RULES[game.announced.move].claim):
            return Sentence("ask-counter-of", {"target": active, "face": role})
        case Ask.COUNTER:
            return Sentence("ask-counter-aid", {"target": active})
        case Ask.PROVE:
            claim = game.claims[-1]
            return Sentence("ask-prove-to", {"target": claim.doubter, "face": claim.role})
        case Ask.SHOW:
            return Sentence("ask-show-to", {"target": active})
        case Ask.DISCARD if game.announced:
            return Sentence("ask-discard-of", {"target": game.announced.target})
    return None


def turn(request: Request[Any]) -> Seat | None:
    match request:
        case Choose(seat, _, Ask.ACTION):
            return seat
    return None


def board(game: Complots) -> Board:
    places = tuple(place(game, seat) for seat in game.seats)
    court = Sentence("court", {"count": len(game.court)})
    treasury = Sentence("treasury", {"count": max(game.treasury, 0)})
    return Board(places, (court, treasury))


def place(game: Complots, seat: Seat) -> Place:
    hand, lost = game.hands.get(seat, []), game.lost.get(seat, [])
    return Place(seat, game.coins.get(seat, 0), tuple(hand), tuple(lost), len(lost) == LIVES)
