"""Sleight of hand in Mascarade: swaps of other cards, and looks at cards that are not shown."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import cli
from crypto import remask, shares, swap
from crypto.elgamal import Ciphertext, encrypt
from crypto.encoding import u16
from crypto.group import POINT_SIZE, Point
from crypto.swap import Two
from games.kit import Arrange, Choose, Look, Seat
from games.mascarade.characters import Character
from games.mascarade.rules import Ask, Mascarade, Slot
from table.errors import Cheating
from table.fulfil import look as sights
from table.log.message import Message
from table.participant import Player
from tests.mental.cheating import Watchful, all_convict, and_then, once, play, said_again, signed
from tests.mental.curious import Curious, sit_down
from tests.mental.hub import Bend, Sent
from tests.mental.seating import Party

CHEAT = Seat(2)
PLAYERS = 4


def party(seed: int) -> Party:
    found = sit_down(seed, PLAYERS)
    found.table = Watchful
    return found


class Spying(Curious):
    """Everybody looks or is the Spy whenever it may."""

    often_announce = 1


class Foolish(Curious):
    """Everybody is the Fool whenever it may."""

    often_look = 0
    favourite, often_announce = Character.FOOL, 1


def caught(kind: str, bend: Bend, manners: type[Curious] = Spying) -> str:
    """What all honest peers hold against the cheat."""
    return str(verdict(kind, bend, manners))


def verdict(kind: str, bend: Bend, manners: type[Curious] = Spying) -> Cheating:
    return all_convict(play(party(5), 5, CHEAT, once(kind, bend), manners), CHEAT)


def game(cheat: Player[Any]) -> Mascarade:
    rules = cheat.table.match.game
    assert isinstance(rules, Mascarade)
    return rules


def hidden(cheat: Player[Any], slot: Slot) -> Ciphertext:
    """The card at ``slot`` as it would enter a pile."""
    cards = cheat.table.desk.cards
    return cards.joint(cards[game(cheat).cards[slot]]).e


def elsewhere(cheat: Player[Any]) -> Ciphertext:
    """A card that is not part of the swap."""
    request = cheat.table.match.pending
    assert isinstance(request, Arrange)
    cards = game(cheat).cards.items()
    return hidden(cheat, next(slot for slot, card in cards if card not in request.cards))


# Swaps

Rho = tuple[int, int] | None
Shuffle = Callable[[Two, Point, bool, bytes, Rho], tuple[Two, bytes]]
Trick = Callable[[Player[Any], Shuffle], Shuffle]


def a_third_card(cheat: Player[Any], honest: Shuffle) -> Shuffle:
    third = elsewhere(cheat)
    return lambda before, *rest: honest((before[0], third), *rest)


def a_third_card_first(cheat: Player[Any], honest: Shuffle) -> Shuffle:
    third = elsewhere(cheat)
    return lambda before, *rest: honest((third, before[1]), *rest)


def one_card_twice(cheat: Player[Any], honest: Shuffle) -> Shuffle:
    return lambda before, *rest: honest((before[0], before[0]), *rest)


def the_cheats_own_key(cheat: Player[Any], honest: Shuffle) -> Shuffle:
    own = cheat.table.desk.mine.key.X
    return lambda before, _, *rest: honest(before, own, *rest)


def a_second_card_made_up(cheat: Player[Any], honest: Shuffle) -> Shuffle:
    """The first is sound, and the proof is about the true cards."""

    def shuffle(before: Two, K: Point, exchange: bool, ctx: bytes, _: Rho) -> tuple[Two, bytes]:
        after, proof = honest(before, K, exchange, ctx, None)
        king = cheat.table.desk.cards.point(Character.KING)
        return (after[0], encrypt(king, K, 77)), proof

    return shuffle


def two_cards_with_the_right_sum(cheat: Player[Any], honest: Shuffle) -> Shuffle:
    """What one gains the other loses, so only half of the proof can notice."""

    def shuffle(before: Two, K: Point, exchange: bool, ctx: bytes, _: Rho) -> tuple[Two, bytes]:
        points = cheat.table.desk.cards.point
        gain = Ciphertext(points(Character.KING), points(Character.QUEEN))
        rho = 71, 72
        first, second = before[exchange], before[not exchange]
        after = first.remasked(K, rho[0]) + gain, second.remasked(K, rho[1]) - gain
        return after, swap.prove(before, after, K, rho, exchange, ctx)

    return shuffle


TRICKS: list[Trick] = [
    a_third_card,
    a_third_card_first,
    one_card_twice,
    the_cheats_own_key,
    a_second_card_made_up,
    two_cards_with_the_right_sum,
]


def tricked(trick: Trick) -> Bend:
    """The cheat says once more what it does to two cards, with another idea of swapping."""

    def bend(cheat: Player[Any], message: Message) -> Sent:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(swap, "shuffle", trick(cheat, swap.shuffle))
            return [signed(cheat, message, payload=said_again(cheat, message))]

    return bend


@pytest.mark.parametrize("trick", TRICKS, ids=lambda trick: trick.__name__)
def test_who_swaps_anything_but_the_two_cards_is_convicted(trick: Trick) -> None:
    assert "arrange in" in caught("arrange", tricked(trick))


@pytest.mark.parametrize("trick", [a_third_card, one_card_twice, the_cheats_own_key])
def test_the_evidence_convicts_whoever_verifies_it_by_the_command(
    trick: Trick, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "evidence"
    path.write_bytes(verdict("arrange", tricked(trick)).evidence)
    assert cli.main(["verify", str(path), "--lang", "en"]) == 4
    assert "The evidence holds: P2 broke the protocol." in capsys.readouterr().out


def test_a_swap_or_not_gives_nothing_away_by_its_size() -> None:
    sizes = set()

    def bend(cheat: Player[Any], message: Message) -> Sent | None:
        if message.saying.kind == "arrange":
            sizes.add(len(message.saying.payload))
        return None

    hub = play(party(6), 6, CHEAT, bend, Curious)
    assert hub.errors == []
    assert sizes == {2 * 66 + 160}


# The Fool and the Spy


def as_the_fool(trick: Trick) -> Bend:
    def bend(cheat: Player[Any], message: Message) -> Sent | None:
        return tricked(trick)(cheat, message) if game(cheat).announced is Character.FOOL else None

    return bend


def the_fools_own_card(cheat: Player[Any], honest: Shuffle) -> Shuffle:
    own = hidden(cheat, Slot(CHEAT))
    return lambda before, *rest: honest((own, before[1]), *rest)


def test_the_fool_who_moves_its_own_card_is_convicted() -> None:
    assert "arrange in" in caught("arrange", as_the_fool(the_fools_own_card), Foolish)


@pytest.mark.parametrize("ask", [Ask.ACTION, Ask.FOOL, Ask.SPY, Ask.CONTEST])
def test_who_chooses_a_card_it_may_not_touch_is_convicted(ask: Ask) -> None:
    """In the first turns, that is a look or an announcement; for the Fool, its own card."""

    def bend(cheat: Player[Any], message: Message) -> Sent | None:
        request = cheat.table.match.pending
        if not isinstance(request, Choose) or request.ask is not ask:
            return None
        return [signed(cheat, message, payload=u16(len(request.among)))]

    manners = Foolish if ask is Ask.FOOL else Spying
    assert "not the number of one of" in caught("choose", bend, manners)


# Looks


def test_a_look_that_nobody_announced_is_refused() -> None:
    """The cheat re-masks its card as for a look, in a turn in which it swaps."""

    def bend(cheat: Player[Any], message: Message) -> Sent:
        desk, op = cheat.table.desk, cheat.table.op
        before = hidden(cheat, Slot(CHEAT))
        after = before.remasked(desk.X, 5)
        proof = remask.prove(before, after, desk.X, 5, desk.ctx(f"{op}/remask", CHEAT, "mask0"))
        stray = and_then(cheat, message, "look", f"{op}/remask", after.encode() + proof)
        return [message.encode(), stray.encode()]

    assert "nobody was asked for 'look'" in caught("choose", bend)


def test_a_looker_who_puts_no_mask_of_its_own_on_the_card_is_convicted() -> None:
    """The proof holds, with a mask of nothing; but the card is the same ciphertext again."""

    def bend(cheat: Player[Any], message: Message) -> Sent:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(sights, "random_scalar", lambda: 0)
            return [signed(cheat, message, payload=said_again(cheat, message))]

    assert "already at the table" in caught("look", bend)


def test_the_spy_who_takes_a_third_card_to_look_at_is_convicted() -> None:
    """The announcement of a look covers the cards that the rules name, and no more."""

    def bend(cheat: Player[Any], message: Message) -> Sent | None:
        if game(cheat).announced is not Character.SPY:
            return None
        payload = message.saying.payload
        return [signed(cheat, message, payload=payload + payload[:130])]

    assert "look in" in caught("look", bend)


@pytest.mark.parametrize("more", [0, 1], ids=["instead", "besides"])
def test_an_accomplice_who_opens_another_card_to_the_looker_is_convicted(more: int) -> None:
    """Shares are given on the cards that the rules show, in place of which no other will do."""

    def bend(cheat: Player[Any], message: Message) -> Sent | None:
        request, desk = cheat.table.match.pending, cheat.table.desk
        if not isinstance(request, Look) or request.cards.keys() == {CHEAT}:
            return None
        (seen,) = request.cards.values()
        other = next(s for s, card in game(cheat).cards.items() if card not in seen)
        number = (len(message.saying.payload) - shares.PROOF_SIZE) // POINT_SIZE + more
        ctx = desk.ctx(message.saying.op, CHEAT, "shares")
        given = shares.give(desk.mine.key, [hidden(cheat, other).a] * number, ctx)
        return [signed(cheat, message, payload=given.encode())]

    assert "shares in" in caught("shares", bend)
