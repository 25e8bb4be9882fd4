"""A card that one player looked at stays that player's secret, whoever joins forces."""

from collections.abc import Sequence
from contextlib import suppress
from itertools import combinations
from typing import Any

import pytest

from games.kit import Arrange, Card, Decision, Deck, Face, Look, Seat
from games.mascarade.characters import Character
from games.mascarade.rules import Ask, Move, Play, Slot
from table.participant import Player
from tests.mental.coalition import Coalition, Readers, Tape, entitled, recorded, without_r1
from tests.mental.curious import played, sit_down
from tests.mental.hub import Hub
from tests.mental.luck import luck
from tests.mental.seating import Party


def coalitions(players: int, most: int | None = None) -> list[Coalition]:
    """At most so many seats, else everybody but one, and all fewer; nobody is a spectator."""
    sizes = range(players if most is None else most + 1)
    seats = [Seat(seat) for seat in range(1, players + 1)]
    return [frozenset(some) for size in sizes for some in combinations(seats, size)]


class Watched:
    """A match of which everything was recorded."""

    def __init__(self, party: Party, hub: Hub, tape: Tape) -> None:
        self.party, self.hub, self.tape = party, hub, tape

    @classmethod
    def of(cls, seed: int, players: int, recovery: bool = False) -> "Watched":
        with recorded() as tape:
            return cls(*played(seed, players, recovery), tape)

    @property
    def quorum(self) -> int:
        return self.party.founding.terms.quorum or self.party.founding.terms.players

    def read(self, members: Coalition) -> dict[Card[Any], Face]:
        return Readers(self.party, self.hub, self.tape, members).read()

    def leaks(self, members: Coalition) -> set[Card[Any]]:
        """The cards a coalition can read without being entitled to."""
        return self.read(members).keys() - entitled(self.hub, members)

    def looked_at(self, seat: Seat) -> list[Card[Any]]:
        """The cards that ``seat`` looked at while they were hidden."""
        looks = [e.request for e in self.hub.players[0].table.match.events]
        cards = [c for look in looks if isinstance(look, Look) for c in look.cards.get(seat, ())]
        return [card for card in cards if card in self.tape.cards.values()]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", [1, 2])
def test_no_coalition_reads_more_than_its_members_were_shown(players: int, seed: int) -> None:
    match = Watched.of(seed, players)
    for members in coalitions(players):
        assert match.leaks(members) == set(), sorted(members)


RECOVERABLE = pytest.mark.parametrize(("players", "seed"), [(3, 1), (4, 1), (5, 2), (6, 1)])


@RECOVERABLE
def test_with_recovery_fewer_than_a_quorum_read_no_more_than_they_were_shown(
    players: int, seed: int
) -> None:
    match = Watched.of(seed, players, recovery=True)
    for members in coalitions(players, match.quorum - 1):
        assert match.leaks(members) == set(), sorted(members)


@pytest.mark.parametrize(("players", "seed"), [(4, 1), (6, 1)])
def test_a_quorum_could_read_everything_which_is_why_it_can_stand_in(
    players: int, seed: int
) -> None:
    """Else the attack above would be no attack."""
    match = Watched.of(seed, players, recovery=True)
    quorum = frozenset(Seat(seat) for seat in range(1, match.quorum + 1))
    assert match.read(quorum).keys() == set(match.tape.cards.values())


@pytest.mark.parametrize("players", [3, 5])
def test_cards_are_looked_at_again_after_a_third_player_may_have_moved_them(players: int) -> None:
    """Without such looks, the matches that the coalitions work on would prove little."""
    _, hub = played(1, players)
    lookers: dict[Card[Any], set[Seat]] = {}
    moved: dict[Card[Any], set[tuple[Seat, Seat]]] = {}  # who had looked, and who moved it then
    again = 0
    for request, answer in hub.players[0].table.match.events:
        match request:
            case Deck():
                lookers, moved = {c: set() for c in answer}, {c: set() for c in answer}
            case Look(hands):
                ((seat, cards),) = hands.items()
                for card in cards:
                    again += any(seat not in pair for pair in moved[card])
                    lookers[card].add(seat)
            case Arrange(mover, (one, other)):
                read = lookers.pop(one) | lookers.pop(other)
                pairs = {(seat, mover) for seat in read - {mover}}
                pairs |= moved.pop(one) | moved.pop(other)
                lookers |= {card: set(read) for card in answer}
                moved |= {card: set(pairs) for card in answer}
    assert again > 0


@pytest.mark.parametrize("seed", range(3))
def test_what_a_player_looked_at_is_what_the_attack_reads_with_that_player(seed: int) -> None:
    """Else the attack would be no attack."""
    match = Watched.of(seed, 3)
    for player in match.hub.players:
        looked = match.looked_at(player.seat)
        assert looked
        read = match.read(frozenset([player.seat]))
        book = player.table.knowledge(player.seat).faces
        assert set(looked) <= read.keys()
        assert all(book[card] == read[card] for card in looked if card in book)


@pytest.mark.parametrize("seed", [0, 2, 4])
def test_if_lookers_did_not_remask_cards_would_leak(seed: int) -> None:
    """Matches in which two look at one card that nobody, or only one of the league, has moved."""
    with without_r1():
        match = Watched.of(seed, 3)
    assert any(match.leaks(members) for members in coalitions(3))


# The shortest way to such a leak: one looks, the Fool moves the card, another looks.


class Shortest(Hub):
    """Four turns without a swap, a look, a Fool who swaps, and a look at the same card."""

    def decide(self, player: Player[Any], options: Sequence[Any]) -> Any:
        game, request = player.table.match.game, player.table.match.pending
        left, *_, right = game.clockwise(game.active)
        fools = {Slot(left), Slot(right)}
        match game.turns, request.ask if isinstance(request, Decision) else None:
            case 5 | 7, Ask.ACTION:
                return Play(Move.LOOK, (Slot(game.active),))
            case 6, Ask.ACTION:
                return Play(Move.ANNOUNCE, (Slot(game.active),), Character.FOOL)
            case 6, Ask.FOOL:
                return next(pair for pair in options if set(pair) == fools)
            case 6, Ask.SWAP:
                return options[1]
            case turn, _ if turn > 7:
                raise Enough  # what is shown later would be no secret any more
        return options[0]


class Enough(Exception):
    """Nobody wants to play on."""


def the_fools_leaks() -> tuple[Card[Any], set[Card[Any]]]:
    """The card that the last one looked at, and those that the Fool can read though it may not."""
    party = sit_down(1, 4, recovery=False)
    with luck(1), recorded() as tape:
        hub = Shortest(party.players(), 1)
        with suppress(Enough):
            hub.run()
    # Whoever had enough was ahead of the others.
    events = max((player.table.match.events for player in hub.players), key=len)
    first, last = [event.request.cards for event in events if isinstance(event.request, Look)][:2]
    fools = [e.request for e in events if isinstance(e.request, Arrange)][4]
    assert fools.seat not in (*first, *last)
    (card,) = next(iter(last.values()))
    return card, Watched(party, hub, tape).leaks(frozenset([fools.seat]))


def test_who_moved_a_card_between_two_looks_could_read_it() -> None:
    with without_r1():
        card, leaks = the_fools_leaks()
    assert card in leaks


def test_a_mask_of_the_lookers_own_prevents_that() -> None:
    _, leaks = the_fools_leaks()
    assert leaks == set()
