"""Cards that one seat lets another read, for keeps or not."""

from collections.abc import Callable

from games.kit import Give, Show
from tests.stranger.cards import Lying, Reader
from tests.stranger.desk import Desk
from tests.stranger.group import Pair
from tests.stranger.lifting import converted
from tests.stranger.log import Message
from tests.stranger.looking import opening
from tests.stranger.rounds import Steps, Task


def handed(
    desk: Desk,
    task: Task,
    e: int,
    request: Give | Show,
    kind: str,
    do: Callable[[Lying, Pair], None],
) -> Steps:
    cards = [desk.cards[number] for number in request.cards]

    def check(message: Message) -> None:
        K = desk.table.key(request.to)
        pairs = converted(desk, message, Reader(message.payload), cards, K, kind)
        desk.readable += [(request.to, pair) for pair in pairs]
        for card, pair in zip(cards, pairs, strict=True):
            do(card, pair)

    if cards:
        forms = {request.seat: [desk.form(card, request.seat) for card in cards]}
        facts = (forms, desk.table.key(request.to))
        ask = yield desk.one(kind, str(e), request.seat, check, facts=facts)
        if ask.missing:
            yield from without_owner(desk, task, e, request, kind)


def without_owner(desk: Desk, task: Task, e: int, request: Give | Show, kind: str) -> Steps:
    """Rule G7: the receiver looks at them as at any cards."""
    to = request.to
    numbers = [n for n in request.cards if not desk.cards[n].known_to(to)]
    if numbers:
        name = {"pass": "passed", "show": "shown"}[kind]
        yield from opening(desk, task, f"{e}/{name}", [(to, number) for number in numbers])


def give(desk: Desk, task: Task, e: int, request: Give) -> Steps:
    def pass_on(card: Lying, pair: Pair) -> None:
        card.new_mask(pair, request.seat)
        card.owner, card.face, card.readers = request.to, None, {}

    yield from handed(desk, task, e, request, "pass", pass_on)


def show(desk: Desk, task: Task, e: int, request: Show) -> Steps:
    yield from handed(desk, task, e, request, "show", lambda *_: None)
