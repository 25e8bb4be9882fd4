"""A bounded run of the search. ``python -m tests.search`` goes on for as long as one likes."""

from itertools import islice
from random import Random

import pytest

from table.calls.statement import Statement
from tests.search.kinds import KINDS, LARGE, Kind, shortened
from tests.search.orders import courses, take
from tests.search.plan import Plan, random_plan
from tests.search.promises import Broken
from tests.search.switches import talking_on
from tests.search.world import World, walk

WALKS = 2
LONG_WALKS = 20


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_nothing_that_is_promised_is_broken(kind: Kind) -> None:
    for seed in range(WALKS):
        kind.take(seed)


@pytest.mark.long
@pytest.mark.parametrize("kind", [*KINDS, *LARGE], ids=lambda kind: kind.name)
def test_nothing_is_broken_from_wherever_one_begins(kind: Kind) -> None:
    first = Random().randrange(1 << 32)
    print(f"python -m tests.search --only '{kind.name}' --seed {first}")
    for seed in range(first, first + LONG_WALKS):
        kind.take(seed)


def test_one_roll_is_decided_in_whatever_course_with_one_deviation() -> None:
    for cheat, chosen in courses(1):
        take(cheat, chosen)


@pytest.mark.long
def test_one_roll_is_decided_in_whatever_course_with_two_deviations() -> None:
    for cheat, chosen in courses(2):
        take(cheat, chosen)


def test_there_are_not_too_many_courses_to_take_them_all() -> None:
    assert 300 < sum(1 for _ in islice(courses(1), 1000)) < 1000


# Scripts


def test_a_plan_is_read_as_it_was_written() -> None:
    plan = random_plan(7, 7, 5, 2, twins=True, deaf=True)
    assert str(Plan.read(str(plan).splitlines())) == str(plan)


def test_the_same_plan_takes_the_same_course() -> None:
    plan = random_plan(3, 4, 3)
    one, other = walk(plan), walk(Plan.read(str(plan).splitlines()))
    assert [*one.promises.everything] == [*other.promises.everything]
    assert (one.time, one.results) == (other.time, other.results)


def test_what_fails_is_told_as_a_script_that_fails() -> None:
    kind = KINDS[0]
    with pytest.MonkeyPatch.context() as patch:
        talking_on(patch)
        plan = shortened(kind, 0)
        assert plan is not None
        with pytest.raises(Broken):
            walk(Plan.read(str(plan).splitlines()))
    assert len(plan.deeds) < len(random_plan(0, 4, 3).deeds)


# The walks are not empty


def test_calls_are_made_and_rounds_fail() -> None:
    worlds = [World(random_plan(seed, 4, 3, 1)) for seed in range(8)]
    for world in worlds:
        world.run()
    said = [item.thing for world in worlds for item in world.promises.everything.values()]
    assert any(len(world.promises.rolls) > 1 for world in worlds)
    assert any(isinstance(thing, Statement) and thing.place.round > 1 for thing in said)
    assert any(peer.done is not None for world in worlds for peer in world.honest)
    assert any(peer.stopped is not None for world in worlds for peer in world.honest)
