"""The session around a game of Complots, and what its options mean."""

import pytest

from games.catalogue import set_up
from games.complots import Ask, Complots, ComplotsOptions, Move, Play, Race
from games.kit import BadSetup, Choose, Coin, Look, Seat
from table.plain import Chance, PlainTable

SIZES = {2: (3, 51), 3: (9, 48), 4: (7, 46), 5: (5, 44), 6: (3, 42), 7: (6, 40), 8: (4, 38)}


def begun(players: int, start: int | None = 1, chance: Chance | int = 0) -> PlainTable[Complots]:
    """A table where the first action is to be chosen."""
    table = PlainTable(Complots(players, Seat(start) if start else None), chance)
    while (pending := table.match.pending) and getattr(pending, "ask", None) is Ask.PICK:
        (seat,) = table.deciders
        table.decide(seat, table.options(seat)[0])
    return table


@pytest.mark.parametrize("players", SIZES)
def test_court_and_treasury_have_the_size_for_the_number_of_players(players: int) -> None:
    game = begun(players).game
    assert (len(game.court), game.treasury) == SIZES[players]
    assert [len(game.hands[seat]) for seat in game.seats] == [2] * players


@pytest.mark.parametrize("players", [0, 1, 9])
def test_one_player_or_nine_cannot_play(players: int) -> None:
    with pytest.raises(BadSetup, match=f"complots is for 2 to 8 players, not {players}"):
        Complots(players)


def test_the_winner_of_a_game_starts_the_next() -> None:
    assert begun(4, start=3).deciders == (Seat(3),)


@pytest.mark.parametrize("winner", [1, 2])
def test_of_two_players_the_one_who_starts_has_a_coin_less(winner: int) -> None:
    game = begun(2, start=winner).game
    assert game.coins == {Seat(winner): 1, Seat(3 - winner): 2}


def test_a_coin_over_the_seats_says_who_starts_the_first_game() -> None:
    class Second(Chance):
        def coin(self, sides: int) -> int:
            assert sides == 5
            return 1

    assert begun(5, start=None, chance=Second(0)).deciders == (Seat(2),)


def test_any_seat_may_be_agreed_on_but_it_must_be_there() -> None:
    with pytest.raises(BadSetup, match="seat 5 can't start: the seats are 1 to 4"):
        Complots(4, Seat(5))


@pytest.mark.parametrize(
    ("winner", "present", "starts"), [(2, (1, 2, 3), 2), (2, (1, 3), 3), (3, (1, 2), 1)]
)
def test_if_the_winner_has_left_the_next_seat_clockwise_starts(
    winner: int, present: tuple[int, ...], starts: int
) -> None:
    game = Complots(3)
    game.winners = (Seat(winner),)
    assert game.next_start([Seat(seat) for seat in present]) == starts


def test_of_two_players_all_cards_come_from_three_equal_packs() -> None:
    game = begun(2).game
    assert len(game.removed) == 8
    assert len(game.court) == 3


def test_a_picked_card_is_read_like_a_dealt_one() -> None:
    """Its owner knows it anyway; but so every hand is under the key of its owner alone."""
    looks = [event.request for event in begun(2).match.events if isinstance(event.request, Look)]
    assert [list(look.cards) for look in looks] == [[1, 2], [1], [2]]


def test_without_a_coin_the_first_clockwise_from_the_claimant_speaks() -> None:
    options = ComplotsOptions(race=Race.CLOCKWISE)
    table = PlainTable(Complots(4, Seat(3), options), 0)
    table.decide(Seat(3), Play(Move.DUCHESS_TAX))
    for seat in table.deciders:
        table.decide(seat, seat != Seat(4))
    assert table.game.claims[0].doubter == Seat(1)
    assert not any(isinstance(event.request, Coin) for event in table.match.events)


def test_nothing_is_announced_or_claimed_while_an_action_is_being_chosen() -> None:
    table = begun(3)
    table.decide(Seat(1), Play(Move.DUCHESS_TAX))
    during = (table.game.announced, len(table.game.claims))
    for seat in table.deciders:
        table.decide(seat, False)
    after = (table.game.announced, len(table.game.claims))
    assert (during, after) == ((Play(Move.DUCHESS_TAX), 1), (None, 0))


def test_options_are_read_from_words() -> None:
    words = ["variant=inquisitor", "treasury=unlimited", "concede=no", "race=clockwise", "start=2"]
    game = set_up("complots", 4, words)
    assert isinstance(game, Complots)
    assert game.start == Seat(2)
    assert str(game.options.variant) == "inquisitor"
    assert game.options == ComplotsOptions.parse(dict(word.split("=") for word in words[:-1]))


@pytest.mark.parametrize(
    ("word", "problem"),
    [
        ("variant=pope", "variant can't be 'pope'; it is one of ambassador, inquisitor"),
        ("colour=red", "no option 'colour'; there are: variant, treasury, concede"),
        ("variant", "an option looks like name=value, not 'variant'"),
        ("start=north", "start can't be 'north'; it is coin or the number of a seat"),
        ("start=7", "seat 7 can't start: the seats are 1 to 4"),
        ("start=0", "seat 0 can't start: the seats are 1 to 4"),
        ("start=²", "start can't be '²'"),
        ("race=coin race", "race can't be 'coin race'"),
    ],
)
def test_a_bad_option_is_one_clear_line(word: str, problem: str) -> None:
    with pytest.raises(BadSetup) as caught:
        set_up("complots", 4, [word])
    assert str(caught.value).startswith(problem)


def test_an_option_is_given_once() -> None:
    with pytest.raises(BadSetup, match="variant is given twice"):
        set_up("complots", 4, ["variant=inquisitor", "variant=ambassador"])


def test_an_unknown_game_is_one_clear_line() -> None:
    with pytest.raises(BadSetup, match="no game 'chess'; there are: complots"):
        set_up("chess", 2, [])


def test_whoever_never_answers_takes_income_or_must_assassinate_the_next_player() -> None:
    table = begun(3)
    asked = table.match.pending
    assert isinstance(asked, Choose)
    assert asked.preset == Play(Move.INCOME)
    table.game.coins[Seat(1)] = 10
    assert table.game.quiet_play(Seat(1)) == Play(Move.ASSASSINATION, Seat(2))
