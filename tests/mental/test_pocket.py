"""A hand that nobody else reads: what survives a crash, and what its plays give away."""

from functools import cache

import pytest

from games.kit import Arrange, Lay, Reveal, Seat
from table.fulfil.cards import Owned
from tests.laws.test_mental import Watched, played
from tests.mental.pocket import MISSIONS, Pocket, pocket
from tests.mental.seating import Party, terms_of
from tests.mental.test_market import recalled

OWNER = Seat(2)


@cache
def match(seed: int) -> tuple[Party, Watched]:
    return played(terms_of("pocket", 3), seed, pocket)


def said(seed: int, kind: str) -> list[bytes]:
    _, hub = match(seed)
    return [m.saying.payload for m in hub.players[0].log.ordered() if m.saying.kind == kind]


@pytest.mark.parametrize("seed", range(2))
def test_after_a_crash_every_player_knows_its_cards_again(seed: int) -> None:
    """From the journal: all messages, and the secrets behind one's own; not one's choices."""
    party, hub = match(seed)
    for player in hub.players:
        again = recalled(party, player, player.log.ordered())
        assert vars(again.table.knowledge(player.seat)) == vars(player.table.knowledge(player.seat))


@pytest.mark.parametrize("seed", range(4))
def test_a_card_laid_gives_nothing_away_by_the_size_of_its_message(seed: int) -> None:
    _, hub = match(seed)
    events = hub.players[0].table.match.events
    hands = [e.answer for e in events if isinstance(e.request, Lay) and e.answer is not None]
    sizes = [len(payload) for payload in said(seed, "lay") if payload]
    assert sizes == [(66 + 96) * len(hand) + 263 + 64 * len(MISSIONS) for hand in hands]


@pytest.mark.parametrize("seed", range(4))
def test_missions_are_turned_up_by_their_owner_alone(seed: int) -> None:
    """Though others had looked at them in a pile: those who once read a card are not asked."""
    _, hub = match(seed)
    events = hub.players[0].table.match.events
    (last,) = [number for number, e in enumerate(events) if isinstance(e.request, Reveal)]
    authors = [m.seat for m in hub.players[0].log.ordered() if m.saying.op == str(last)]
    laid = hub.players[0].table.match.game.laid
    assert authors == ([OWNER] if laid else [])
    assert all(face in MISSIONS for face in events[last].answer)


class Stopped(Pocket):
    """Ends where the hand has been mixed for the first time."""

    key = "stopped"

    async def play(self) -> None:
        await self.set_up(*self.seats)
        await Arrange(OWNER, tuple(self.hand))


def test_a_hand_of_open_cards_and_cards_that_others_have_read_is_its_owner_s_alone() -> None:
    _, hub = played(terms_of("stopped", 3), 1, lambda terms: Stopped(terms.players))
    for player in hub.players:
        cards = player.table.desk.cards
        after = player.table.match.events[-1]
        states = [cards[card] for card in after.answer]
        assert {state.seat for state in states if isinstance(state, Owned)} == {OWNER}
        assert all(isinstance(state, Owned) for state in states)
        knows = player.table.knowledge(player.seat).faces
        assert all((card in knows) == (player.seat == OWNER) for card in after.answer)


def test_no_ciphertext_that_others_have_looked_at_comes_back_when_a_card_is_laid() -> None:
    """Neither as it lay in the pile, nor as it was left under a reader's key."""
    seen: set[bytes] = set()
    for kind in ("shuffle", "look", "lift"):
        seen |= {piece for payload in said(0, kind) for piece in points(payload)}
    for payload in said(0, "lay"):
        assert seen.isdisjoint(points(payload))


def points(payload: bytes) -> list[bytes]:
    """Everything in a payload that could be a point."""
    return [payload[i : i + 33] for i in range(len(payload) - 32) if payload[i] in (2, 3)]
