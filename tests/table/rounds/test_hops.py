"""How many times a message must cross the network before an operation is over.

These are the numbers a player waits for; whoever makes one longer should know it. As many hops for
a shuffle as seats mix the pile are inherent: each mixes what the one before has mixed. Who has the
next word too says both at once, so that a choice and what follows from it by the same hand take one
hop. A look takes one more if the looker's own word is not the last one before it (R4).
"""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

from games.complots import Ask, Move
from games.kit import (
    Arrange,
    Choose,
    ChooseTogether,
    Coin,
    Event,
    Lay,
    Look,
    Play,
    Prove,
    Reveal,
    Seat,
    Show,
    Shuffle,
)
from table.founding import Clock
from table.participant import Player
from table.quorum import usual_quorum
from tests.mental.beats import Beats, Truthful
from tests.mental.luck import luck
from tests.mental.pocket import pocket
from tests.mental.seating import Party, terms_of

COUNTS = [3, 6]


def mixers(players: int) -> int:
    """How many seats mix a pile (M1)."""
    return terms_of("complots", players).quorum or players


@cache
def play(kind: type[Beats], players: int, seed: int, **options: str) -> Beats:
    with luck(seed):
        party = Party.of(terms_of("complots", players, **options))
        hub = kind(party.players(), seed)
        hub.run()
    return hub


def first(hub: Beats, is_it: Callable[[Event], bool]) -> int:
    """The number of the first event like this that all have seen the end of."""
    return next(number for number, event in enumerate(hub.events) if is_it(event))


def asks(ask: Ask) -> Callable[[Event], bool]:
    return lambda event: getattr(event.request, "ask", None) == ask


def kinds(hub: Beats, start: int, count: int) -> list[Any]:
    return [type(event.request) for event in hub.events[start : start + count]]


class Dealt(Beats):
    enough = 12


@pytest.mark.parametrize("players", COUNTS)
def test_set_up_takes_keys_the_turns_of_a_shuffle_a_word_and_the_deal(players: int) -> None:
    """Consents and the coin fall into the first turn of the shuffle."""
    hub = play(Dealt, players, 1)

    assert first(hub, asks(Ask.ACTION)) == 4
    assert hub.reached[4] == 1 + mixers(players) + 1 + 1


@cache
def set_up(game: str, players: int) -> Beats:
    terms = replace(terms_of(game, players), quorum=usual_quorum(players), clock=Clock(90, 30))
    with luck(1):
        hub = Dealt(Party.of(terms).players(), 1)
        hub.run()
    return hub


@pytest.mark.parametrize("players", [4, 5, 6, 8])
def test_where_others_can_stand_in_only_a_quorum_mixes_before_the_first_turn(players: int) -> None:
    """A hop of keys, one for each who mixes, a word and the deal."""
    hub = set_up("complots", players)

    quorum = usual_quorum(players)
    assert quorum is not None
    assert hub.reached[first(hub, asks(Ask.ACTION))] == 1 + quorum + 1 + 1


def test_the_largest_deck_takes_as_many_hops_before_the_first_turn() -> None:
    hub = set_up("shadow_blades", 4)

    assert usual_quorum(4) == 3
    assert hub.reached[first(hub, lambda event: isinstance(event.request, Play))] == 1 + 3 + 1 + 1


@pytest.mark.parametrize(
    ("game", "players"), [("mascarade", 4), ("mascarade", 13), ("intrigue", 5)]
)
def test_where_nothing_is_shuffled_keys_and_then_coins_with_consents_are_all(
    game: str, players: int
) -> None:
    hub = set_up(game, players)

    assert hub.reached[first(hub, lambda event: isinstance(event.request, Choose))] == 2


def test_set_up_of_two_players_takes_their_picks_too() -> None:
    """Behind keys and shuffle: a word, cards by chance, then one picks after the other.

    Everybody has seen what they pick from, so nobody has to help them to read it. Who picks first
    was the last to mix: it has both words first, and picks as it gives its shares.
    """
    hub = play(Dealt, 2, 1)

    assert hub.reached[first(hub, asks(Ask.ACTION))] == 1 + 2 + 1 + 2


class FirstChallenged(Truthful):
    """Seat 1, the first to shuffle, is doubted by seat 2."""

    enough = 16
    actor, doubter = Seat(1), Seat(2)


class SecondChallenged(FirstChallenged):
    actor, doubter = Seat(2), Seat(1)


@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("actor", [1, 2])
def test_a_challenge_takes_the_shuffle_the_card_and_the_mixing_of_the_hand(
    players: int, actor: int
) -> None:
    """The pile is mixed from the moment of the challenge, whoever has to answer it.

    Then the one who draws says its word, unless it was the last to mix.
    """
    one, two = FirstChallenged, SecondChallenged
    hub = play(one, players, 5, start="1") if actor == 1 else play(two, players, 5, start="2")
    turns = mixers(players)
    start = first(hub, lambda event: isinstance(event.request, Prove) and event.answer is not None)

    assert kinds(hub, start, 4) == [Prove, Shuffle, Look, Arrange]
    assert hub.beats(start, start + 2) == 1
    (last,) = [m for m in hub.players[0].log.ordered() if m.saying.op == f"{start}/{turns}"]
    assert hub.beats(start, start + 4) == turns + (last.seat != actor) + 1 + 1


class Thoughtful(SecondChallenged):
    """Whoever is doubted thinks until the pile has been mixed."""

    def made_up_its_mind(self, player: Player[Any]) -> bool:
        return all(asked.kind != "ahead" for asked, _ in player.table.rounds.open())


@pytest.mark.parametrize("players", COUNTS)
def test_after_a_pause_to_think_only_the_card_and_the_mixing_of_the_hand_are_waited_for(
    players: int,
) -> None:
    hub = play(Thoughtful, players, 5, start="2")
    start = first(hub, lambda event: isinstance(event.request, Prove) and event.answer is not None)

    assert kinds(hub, start, 4) == [Prove, Shuffle, Look, Arrange]
    assert hub.beats(start + 1, start + 4) == 1 + 1


@pytest.mark.parametrize("players", COUNTS)
def test_a_choice_takes_one_hop_and_one_by_all_together_two(players: int) -> None:
    hub = play(FirstChallenged, players, 5, start="1")
    window = first(hub, lambda event: isinstance(event.request, ChooseTogether))

    assert hub.beats(first(hub, asks(Ask.ACTION)), window) == 1
    assert hub.beats(window, window + 1) == 2  # all commit, all open


@pytest.mark.parametrize("players", COUNTS)
def test_a_life_is_lost_in_one_hop(players: int) -> None:
    hub = play(FirstChallenged, players, 5, start="1")
    loss = first(hub, asks(Ask.LOSE))

    assert kinds(hub, loss, 2) == [Choose, Reveal]
    assert hub.beats(loss, loss + 2) == 1


class Exchanging(Beats):
    enough = 18
    actor = Seat(1)
    wanted = Move.AMBASSADOR_EXCHANGE


@pytest.mark.parametrize("players", COUNTS)
def test_an_exchange_takes_three_hops_and_play_goes_on_while_the_pile_is_shuffled(
    players: int,
) -> None:
    hub = play(Exchanging, players, 2, start="1")
    keep = first(hub, asks(Ask.KEEP))

    assert kinds(hub, keep - 1, 3) == [Look, Arrange, Shuffle]
    assert hub.beats(keep - 1, keep + 2) == 1 + 1 + 1  # its word, the shares, and what it keeps
    # The next player acts, is heard, and so on, before the last has had its turn to shuffle.
    turns = [n for n in range(keep + 2, len(hub.reached)) if "shuffle" in hub.open_at[n]]
    assert turns[-1] >= keep + 3
    assert hub.beats(keep + 2, keep + 3) == 1


def test_who_draws_while_the_pile_is_shuffled_waits_for_it() -> None:
    """All exchange in turn: so many hands for a shuffle, three hops until the next one draws."""

    class All(Exchanging):
        def decide(self, player: Any, options: Any) -> Any:
            self.actor = player.seat
            return super().decide(player, options)

    hub = play(All, 8, 3, start="1")
    keeps = [n for n in range(len(hub.reached) - 1) if asks(Ask.KEEP)(hub.events[n])]
    waited = [hub.beats(keep - 1, keep) for keep in keeps]

    pile = 1 + mixers(8)  # a hop until the first of them, somebody else, has what was exchanged
    assert waited[:3] == [1 + 1, pile - 3 + 1, pile - 3 + 1]  # the last one is the drawer's word


class Examining(Beats):
    enough = 18
    actor = Seat(1)
    wanted = Move.INQUISITOR_EXAMINE


@pytest.mark.parametrize("players", COUNTS)
def test_an_examination_takes_a_choice_a_look_an_answer_and_the_mixing_of_the_hand(
    players: int,
) -> None:
    hub = play(Examining, players, 4, start="1", variant="inquisitor")
    start = first(hub, asks(Ask.SHOW))

    assert hub.beats(start, start + 2) == 1
    assert hub.beats(start, start + 4) == 1 + 1 + 1


def test_a_coin_takes_one_hop() -> None:
    hub = play(Dealt, 3, 1)
    coin = first(hub, lambda event: isinstance(event.request, Coin))

    assert hub.reached[coin] == 1  # all keys: the deck is on its way already
    assert hub.beats(coin, coin + 1) == 1


class Pocketed(Beats):
    """A game in which seat 2 plays from its hand all it can."""

    def decide(self, _: Player[Any], options: Sequence[Any]) -> Any:
        return options[-1] if isinstance(options[-1], tuple) else options[0]


@cache
def pocketed() -> Pocketed:
    with luck(1):
        hub = Pocketed(Party.of(terms_of("pocket", 3), pocket).players(), 1)
        hub.run()
    return hub


def test_a_card_played_laid_or_given_takes_no_hop_more_than_its_owner_s_word() -> None:
    """A hand mixed, an agent, two missions, mixed and shown: one seat says it all at once."""
    hub = pocketed()
    start = first(hub, lambda event: isinstance(event.request, Play)) - 1

    assert kinds(hub, start, 6) == [Arrange, Play, Lay, Lay, Arrange, Show]
    assert hub.beats(start, start + 6) == 1


def test_four_cards_seen_and_put_back_wait_for_the_others_once() -> None:
    """Their keys; who then looks at what was put back waits for its owner's, says its word, and
    waits for theirs.
    """
    hub = pocketed()
    start = first(hub, lambda event: getattr(event.request, "front", 0) == 4) - 1

    assert kinds(hub, start, 3) == [Look, Arrange, Look]
    assert hub.beats(start, start + 2) == 1 + 1
    assert hub.beats(start + 2, start + 3) == 1 + 1
