"""Who is heard through whom: what lines tell, and what cheats may tell about theirs."""

from pathlib import Path

import pytest
import trio
from trio.testing import MockClock

from games.kit import Seat, Seats
from p2p.mesh import paths
from p2p.mesh.paths import Detours, only_through
from tests.mental.seating import terms_of
from tests.p2p.house import HOST, House, undecided
from tests.p2p.virtual import CALM, DAYS, Network, voyage

A, B, C, D = map(Seat, (1, 2, 3, 4))  # the others, as we see them


def seats(*some: Seat) -> Seats:
    return frozenset(some)


def lines(*pairs: tuple[Seat, Seat]) -> dict[Seat, Seats]:
    """What all say, where both ends of every line speak of it."""
    both = [*pairs, *((there, here) for here, there in pairs)]
    return {seat: seats(*(t for h, t in both if h == seat)) for seat in (A, B, C, D)}


@pytest.mark.parametrize(
    ("linked", "said", "ways"),
    [
        (seats(A, B, C, D), lines(), {}),
        (seats(A, B, C), lines((D, A)), {D: A}),
        (seats(A, B, C), lines((D, A), (D, B)), {}),
        (seats(A, B), lines((C, A), (C, B), (D, C)), {D: C}),  # a line further
        (seats(A, B), lines((C, A), (D, C)), {C: A, D: A}),  # the nearest
        (seats(A, B, C), lines(), {}),  # nothing is known of D's
        (seats(A), lines(), {B: A, C: A, D: A}),  # whatever anybody says
        (seats(A), lines((B, C), (C, D), (B, D)), {B: A, C: A, D: A}),
    ],
)
def test_whoever_all_paths_pass_is_named(
    linked: Seats, said: dict[Seat, Seats], ways: dict[Seat, Seat]
) -> None:
    assert only_through(linked, said) == ways


def test_a_line_that_one_end_alone_speaks_of_is_none() -> None:
    """B is in league with A, and says that it hears D as well."""
    said = {**lines((D, A)), B: seats(D)}
    assert only_through(seats(A, B, C), said) == {D: A}


async def test_what_does_not_last_is_not_told(autojump_clock: MockClock) -> None:
    detours = Detours()
    detours.look({D: A})
    await trio.sleep(paths.STEADY_SECONDS - 1)
    assert detours.steady == {}
    detours.look({D: A})
    await trio.sleep(1)
    assert detours.steady == {D: A}
    detours.look({D: B})
    assert detours.steady == {}


def test_two_guests_without_a_line_hear_each_other_through_the_host(tmp_path: Path) -> None:
    """And know it; as soon as they have one, that is over."""
    house = House(tmp_path, terms_of("complots", 3), seed=1)
    house.patience, house.decider = DAYS, undecided
    found: list[dict[Seat, Seat]] = []

    async def story(network: Network) -> None:
        house.transport = network.transport
        async with house.opened() as nursery:
            house.fill(nursery)
            await house.playing(messages=9)
            await house.playing("guest 1", messages=9)
            one, other = (house.sessions[f"guest {n}"] for n in (1, 2))
            network.apart = {frozenset(who.me.identity.public.key for who in (one, other))}
            one.node.cut(other.me.identity.public.key)
            around = house.match_of("guest 1").neighbours
            await one.changes.until(lambda: bool(around.heard_through()))
            found.append(around.heard_through())
            network.heal()
            await one.changes.until(lambda: not around.heard_through())
            nursery.cancel_scope.cancel()

    voyage(1, CALM, story)
    names = house.match_of("guest 1").table.founding.names
    seat_of = {name: seat for seat, name in names.items()}
    assert found == [{seat_of["guest 2"]: seat_of[HOST]}]
