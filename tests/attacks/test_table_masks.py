"""Repeated masks (rule R2): every proof holds, yet one card's mask comes up on another."""

from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest

from crypto import conversion, swap
from crypto.shuffle.prover import Randomness
from games.complots import Move
from games.kit import Seat
from table.errors import Cheating
from table.log.message import Message
from table.participant import Player
from tests.mental.cheating import all_convict, once, play, said_again, signed, watchful
from tests.mental.hub import Bend, Sent
from tests.mental.manners import Doubted, Peaceful

CHEAT = Seat(2)
Dice = Callable[[pytest.MonkeyPatch], None]


def loaded(dice: Dice) -> Bend:
    """The cheat says the same again, its masks chosen as it likes."""

    def bend(cheat: Player[Any], message: Message) -> Sent:
        with pytest.MonkeyPatch.context() as patch:
            dice(patch)
            return [signed(cheat, message, payload=said_again(cheat, message))]

    return bend


def lift_with_mask_one(patch: pytest.MonkeyPatch) -> None:
    """The card under the mask of the public cards, G."""
    masks = iter((1, 2))
    patch.setattr(conversion, "random_scalar", lambda: next(masks))


def lift_twice_with_one_mask(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(conversion, "random_scalar", lambda: 5)


def keep_the_masks_of_the_pile(patch: pytest.MonkeyPatch) -> None:
    draw = Randomness.draw
    patch.setattr(Randomness, "draw", lambda k, order=None, _=None: draw(k, order, [0] * k))


def show_with_mask_one(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(conversion, "random_scalar", lambda: 1)


def swap_back(patch: pytest.MonkeyPatch) -> None:
    """Two cards come back as they were: ciphertexts on which shares are public."""
    patch.setattr(swap, "random_scalar", lambda: 0)


class Exchanging(Peaceful):
    wanted = Move.AMBASSADOR_EXCHANGE


class Examining(Peaceful):
    """Seat 1 examines the cheat, and leaves it its card."""

    actor = Seat(1)
    wanted = Move.INQUISITOR_EXAMINE


ATTACKS = [
    ("ahead", keep_the_masks_of_the_pile, Doubted),
    ("lift", lift_with_mask_one, Exchanging),
    ("lift", lift_twice_with_one_mask, Exchanging),
    ("shuffle", keep_the_masks_of_the_pile, Exchanging),
    ("arrange", keep_the_masks_of_the_pile, Exchanging),
    ("show", show_with_mask_one, Examining),
    ("arrange", swap_back, Examining),
]


@pytest.mark.parametrize(
    ("kind", "dice", "manners"), ATTACKS, ids=lambda case: getattr(case, "__name__", case)
)
def test_who_repeats_a_mask_is_convicted(kind: str, dice: Dice, manners: type[Peaceful]) -> None:
    variant = "inquisitor" if manners is Examining else "ambassador"
    hub = play(watchful(7, 3, variant=variant), 7, CHEAT, once(kind, loaded(dice)), manners)

    assert "already at the table" in str(all_convict(hub, CHEAT))


def test_the_mask_of_a_card_that_is_no_more_can_not_come_back() -> None:
    """The cheat's first exchange is sound; the second lifts under a mask of the first."""
    masks = iter((11, 12, 13, 12))

    def bend(cheat: Player[Any], message: Message) -> Sent | None:
        if message.saying.kind != "lift":
            return None
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(conversion, "random_scalar", lambda: next(masks))
            data = signed(cheat, message, payload=said_again(cheat, message))
        with suppress(Cheating):
            cheat.receive(data)
        return [data]

    hub = play(watchful(8, 3), 8, CHEAT, bend, Exchanging)

    assert "already at the table" in str(all_convict(hub, CHEAT))
    assert next(masks, None) is None
