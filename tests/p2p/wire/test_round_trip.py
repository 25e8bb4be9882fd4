"""How long a line takes, by its echoes; and what a peer can pretend."""

import pytest

from p2p.wire.round_trip import GRAIN_SECONDS, LEAST_SECONDS, MOST_SECONDS, RoundTrip


def measured(*samples: float) -> RoundTrip:
    trip = RoundTrip()
    for number, sample in enumerate(samples):
        trip.echoed(trip.ask(1000.0 * number), 1000.0 * number + sample)
    return trip


def test_the_first_echo_counts_as_it_is_and_later_ones_by_an_eighth() -> None:
    assert measured(0.4).smoothed == pytest.approx(0.4)
    assert measured(0.4).timeout == pytest.approx(0.4 + 4 * 0.2)
    assert measured(0.4, 1.2).smoothed == pytest.approx(0.5)


def test_an_even_line_is_waited_for_little_more_than_it_takes() -> None:
    trip = measured(*[0.3] * 40)
    assert trip.timeout == pytest.approx(0.3 + GRAIN_SECONDS)


@pytest.mark.parametrize(("sample", "counts"), [(0.0, LEAST_SECONDS), (900.0, MOST_SECONDS)])
def test_what_is_measured_stays_within_bounds(sample: float, counts: float) -> None:
    assert measured(*[sample] * 40).smoothed == pytest.approx(counts)


def test_an_echo_that_was_not_asked_for_counts_for_nothing() -> None:
    """A peer that would look nearer than it is has to guess the number."""
    trip = measured(0.4)
    number = trip.ask(5.0)
    for guess in {0, 1, number - 1, number + 1}:
        trip.echoed(guess, 5.001)
    assert trip.smoothed == pytest.approx(0.4)
    trip.echoed(number, 5.4)
    trip.echoed(number, 9.0)  # once more, later
    assert trip.smoothed == pytest.approx(0.4)


def test_an_answer_to_an_older_question_is_no_sample() -> None:
    trip = measured(0.4)
    old = trip.ask(5.0)
    trip.ask(20.0)
    trip.echoed(old, 20.1)
    assert trip.smoothed == pytest.approx(0.4)
