"""Positions for bots, in the words of our scenarios."""

from games.complots import Complots
from games.kit import Seat
from players.view import View, view
from tests.scenarios.complots.playing import Scenario
from tests.scenarios.complots.reading import Outcome, position
from tests.scenarios.complots.steps import steps
from tests.scenarios.scenario import Line

UNKNOWN = Outcome({}, 0, None, None, None)


def seen(by: Seat, pre: str, do: str = "") -> View[Complots]:
    """What ``by`` sees in the position ``pre`` after the steps ``do``."""
    start = position(Line(1, pre))
    taken = steps(Line(1, do)) if do else []
    return view(Scenario("", "", start, taken, UNKNOWN).play().table, by)
