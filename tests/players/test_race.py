"""A race finds the better option, and does not wait for those far behind."""

from random import Random

from players.race import Race


def run(race: Race[float], laps: int, random: Random, noise: float) -> None:
    """Options are worth their own number, but a try tells it only roughly."""
    for lap in range(laps):
        luck = random.gauss(0, noise)
        race.lap(lambda option, luck=luck: option + luck + random.gauss(0, 0.1))  # type: ignore[misc]
        if lap % 8 == 7:
            race.drop_losers()


def test_the_best_option_leads() -> None:
    race = Race([0.1, 0.9, 0.5])
    run(race, 40, Random(1), 0.2)
    assert race.leader == 0.9


def test_who_is_clearly_behind_drops_out() -> None:
    race = Race([0.1, 0.9, 0.88])
    run(race, 8, Random(1), 0.2)
    assert not race.decided
    assert set(race.values) == {1, 2}


def test_luck_that_all_share_decides_nothing() -> None:
    race = Race([0.4, 0.6])
    run(race, 8, Random(1), 100.0)
    assert race.decided
    assert race.leader == 0.6


def test_of_options_that_are_always_equal_one_is_enough() -> None:
    race = Race(["a", "b", "c"])
    for _ in range(8):
        race.lap(lambda _: 0.5)
    race.drop_losers()
    assert race.decided
    assert race.leader == "a"


def test_a_single_option_has_won() -> None:
    assert Race(["only"]).decided
