"""A whole match as one task: keys, consents, every event of the rules, signatures."""

from typing import Any

from games.kit import (
    Arrange,
    Choose,
    ChooseTogether,
    Coin,
    Coins,
    Deck,
    Give,
    Income,
    Lay,
    Look,
    Note,
    Offer,
    OpenPurses,
    Play,
    Prove,
    ProveEmpty,
    Purses,
    Reveal,
    Settle,
    Show,
    Shuffle,
    Speak,
)
from tests.stranger import deciding, handing, looking, moving, purses, seating
from tests.stranger.cards import Lying
from tests.stranger.desk import Desk
from tests.stranger.group import G
from tests.stranger.log import Message
from tests.stranger.refusal import Bad
from tests.stranger.rounds import Round, Steps, Task, Wait


def begin(desk: Desk) -> None:
    desk.main = desk.rounds.start()
    desk.rounds.begin(desk.main, whole_match(desk, desk.main))


def whole_match(desk: Desk, task: Task) -> Steps:
    yield from seating.sit_down(desk, task)
    match = desk.match
    while match.pending is not None:
        match.answer((yield from fulfil(desk, task, len(match.events), match.pending)))
    yield Wait(consents(desk))
    winners = bytes(match.game.winners)

    def check(message: Message) -> None:
        if message.payload != winners:
            raise Bad("others have won")

    yield Round("end", "end", desk.everybody(), check, waits=True)


# Coins may fall before all have consented; the others are events without messages.
AT_FIRST = (Coin, Coins, Deck, Note, Purses, Income, Settle)


def consents(desk: Desk) -> tuple[Task, ...]:
    return (desk.consents,) if desk.consents else ()


def fulfil(desk: Desk, task: Task, e: int, request: Any) -> Steps:
    """The answer to one request of the rules."""
    match request:
        case Shuffle():
            return start_shuffle(desk, task, e, request)
        case Prove():
            yield Wait((*consents(desk), *desk.makers(request.cards)))
            if request.into:
                moving.begin_ahead(desk, e, request.into, request.face, task)
            return (yield from deciding.prove(desk, e, request))
        case _:
            if not isinstance(request, AT_FIRST):
                yield Wait(consents(desk))
            yield Wait(desk.makers(request.touches))
            return (yield from at_once(desk, task, e, request))


def at_once(desk: Desk, task: Task, e: int, request: Any) -> Steps:
    match request:
        case Deck():
            return new_deck(desk, request)
        case Look():
            yield from looking.look(desk, task, e, request.cards)
            return None
        case Reveal():
            return (yield from looking.reveal(desk, e, request.cards))
        case Give():
            return (yield from handing.give(desk, task, e, request))
        case Show():
            return (yield from handing.show(desk, task, e, request))
        case Purses():
            return purses.hand_out(desk, request.amounts, request.bits)
        case Income():
            return purses.income(desk, request.amounts)
        case Settle():
            return purses.settle(desk, request)
        case Note():
            return None
        case _:
            return (yield from STEPS[type(request)](desk, e, request))


STEPS: dict[type, Any] = {
    Arrange: moving.arrange,
    Lay: moving.lay,
    Choose: deciding.choose,
    ChooseTogether: deciding.choose_together,
    Coin: deciding.coin,
    Coins: deciding.coins,
    Speak: deciding.speak,
    Play: deciding.play,
    Offer: purses.offer,
    ProveEmpty: purses.prove_empty,
    OpenPurses: purses.open_purses,
}


def new_deck(desk: Desk, request: Deck[Any]) -> tuple[Any, ...]:
    new = desk.match.fresh()
    desk.masks.add(G)
    for number, face in zip(new, request.faces, strict=True):
        desk.cards[number] = Lying(face=face)
        desk.faces[desk.face_point(face)] = face
    return new


def start_shuffle(desk: Desk, task: Task, e: int, request: Shuffle[Any]) -> tuple[Any, ...]:
    new = desk.match.fresh()
    mixing = desk.rounds.start(task)
    for number in new:
        desk.cards[number] = Lying(maker=mixing)
    desk.rounds.begin(mixing, moving.shuffle(desk, mixing, e, request.cards, new))
    return new
