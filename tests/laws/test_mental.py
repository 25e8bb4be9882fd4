"""The mental table tells each player exactly what the plain table would."""

from typing import Any

import pytest

from games.catalogue import GAMES
from games.kit import Seat
from players.view import View, view
from table.founding import Terms
from table.knowledge.cards import Knowledge
from table.participant import Listener, Player
from table.plain import PlainTable
from tests.laws.matches import SETUPS
from tests.mental.audit import Audit, Destiny
from tests.mental.hub import Hub
from tests.mental.luck import luck
from tests.mental.pocket import pocket
from tests.mental.seating import MakeGame, Party, game_of, terms_of
from tests.mental.wild import wild_game


class Watched(Hub):
    """Keeps what every player and one spectator could see, whenever they had to wait."""

    def __init__(self, party: Party, seed: int) -> None:
        super().__init__(party.players(), seed, spectators=[party.spectator()])
        self.seen: dict[tuple[Seat | None, int], tuple[View[Any], str]] = {}

    def rested(self, peer: Listener[Any]) -> None:
        seat = peer.seat if isinstance(peer, Player) else None
        events = len(peer.table.match.events)
        if (seat, events) not in self.seen or seat in peer.table.deciders:
            seen = view(peer.table, seat)
            self.seen[seat, events] = seen, repr(seen.game)


def played(terms: Terms, seed: int, make_game: MakeGame) -> tuple[Party, Watched]:
    with luck(seed):
        party = Party.of(terms, make_game)
        hub = Watched(party, seed)
        hub.run()
    assert hub.errors == []
    assert all(peer.table.finished for peer in hub.peers)
    return party, hub


def compare(party: Party, hub: Watched) -> None:
    """Play the match again with open cards, and compare all that anybody could see."""
    audit = Audit(party, hub.players)
    plain = PlainTable(party.game(), Destiny(audit))
    compared = 0
    while True:
        compared += same_position(plain, hub)
        if not plain.deciders:
            break
        chosen = audit.chosen(len(plain.match.events))
        for seat in plain.deciders:
            plain.decide(seat, chosen[seat])
    assert plain.match.events == audit.events
    assert plain.game.winners == hub.players[0].table.match.game.winners
    assert same_books(plain, hub)
    assert compared


def same_position(plain: PlainTable[Any], hub: Watched) -> int:
    """Compare the views of all who waited where the plain table waits now."""
    waited = 0
    for seat in (*plain.game.seats, None):
        if (seat, len(plain.match.events)) not in hub.seen:
            continue
        mental, game = hub.seen[seat, len(plain.match.events)]
        spec = view(plain, seat)
        assert game == repr(spec.game)
        assert mental.events == spec.events
        assert mental.pending == spec.pending
        assert vars(mental.knowledge) == vars(spec.knowledge)
        if mental.decision:
            assert mental.options == spec.options
        waited += 1
    return waited


def same_books(plain: PlainTable[Any], hub: Watched) -> bool:
    """Compare what everybody knew after every event at which they had to wait."""
    for seat in (*plain.game.seats, None):
        book = Knowledge(seat)
        for number, (event, secret) in enumerate(
            zip(plain.match.events, plain._secrets, strict=True), start=1
        ):
            book.note(event, secret)
            if (seat, number) in hub.seen:
                assert vars(hub.seen[seat, number][0].knowledge) == vars(book)
    return True


COUNTS = [
    pytest.param(name, players, marks=pytest.mark.long if players > 8 else ())
    for name, game in GAMES.items()
    for players in game.counts
]


def compare_some(name: str, players: int, seeds: range) -> None:
    """Matches with options that the seed draws among all that the game names."""
    setups = [setup for setup in SETUPS if (setup.game, setup.players) == (name, players)]
    # A human memory is what the view leaves out of a book; the books are compared whole here.
    whole = {"memory": "perfect"} if name == "mascarade" else {}
    for seed in seeds:
        words = setups[7 * seed % len(setups)].words
        options = dict(word.split("=") for word in words)
        compare(*played(terms_of(name, players, **(options | whole)), seed, game_of))


@pytest.mark.parametrize(("name", "players"), COUNTS)
def test_a_game_played_mentally_is_the_game_played_with_open_cards(name: str, players: int) -> None:
    """All numbers of players."""
    compare_some(name, players, range(players * 10, players * 10 + (2 if players < 5 else 1)))


@pytest.mark.long
@pytest.mark.parametrize(("name", "players"), COUNTS)
def test_many_games_played_mentally_are_the_games_played_with_open_cards(
    name: str, players: int
) -> None:
    compare_some(name, players, range(1000, 1008))


@pytest.mark.long
@pytest.mark.parametrize("players", GAMES["shadow_blades"].counts)
def test_a_game_with_its_whole_deck_is_the_same_with_open_cards(players: int) -> None:
    """Most matches of Shadow Blades here are short ones."""
    compare(*played(terms_of("shadow_blades", players, plots="yes"), 50 + players, game_of))


@pytest.mark.parametrize("seed", range(20))
def test_every_request_tells_what_the_plain_table_tells(seed: int) -> None:
    terms = terms_of("wild", 2 + seed % 4, seed=str(seed))
    compare(*played(terms, seed, wild_game))


@pytest.mark.parametrize("seed", range(4))
def test_a_hidden_hand_is_played_as_one_with_open_cards(seed: int) -> None:
    """Piles that several have looked at, a secret order, hidden plays, gifts and shows."""
    compare(*played(terms_of("pocket", 3), seed, pocket))
