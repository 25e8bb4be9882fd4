"""Who passes on what a seat says to a peer without a line to it."""

from itertools import combinations

from games.kit import Seat, Seats
from p2p.mesh.carriers import carries, seats_in

A, B, C, D = SEATS = tuple(map(Seat, (1, 2, 3, 4)))


def lines(*pairs: tuple[Seat, Seat]) -> dict[Seat, Seats]:
    both = [*pairs, *((there, here) for here, there in pairs)]
    return {seat: frozenset(t for h, t in both if h == seat) for seat in SEATS}


MESH = lines(*combinations(SEATS, 2))


def test_where_everybody_has_a_line_nobody_carries() -> None:
    assert not any(carries(me, A, frozenset({A, me}), MESH) for me in (B, C, D))


def test_one_of_those_between_carries_to_a_peer_without_a_line() -> None:
    assert [me for me in (B, C, D) if carries(me, A, frozenset((B, C, D)), MESH)] == [B]
    assert [me for me in (A, C, D) if carries(me, B, frozenset((A, C, D)), MESH)] == [C]


def test_the_host_alone_carries_to_somebody_who_watches_through_it() -> None:
    assert [me for me in SEATS if carries(me, C, frozenset((A,)), MESH)] == [A]


def test_in_a_ring_both_neighbours_carry_what_comes_from_afar() -> None:
    ring = lines((A, B), (B, C), (C, D), (D, A))
    assert [me for me in (B, D) if carries(me, A, ring[C], ring)] == [B]
    far = lines((A, B), (B, C), (C, D))
    assert carries(C, A, far[D], far)  # nobody is between: whoever hears it passes it on


def test_a_line_that_one_end_alone_speaks_of_makes_nobody_a_carrier() -> None:
    """B says that it hears A, and would let C wait for what it never gets."""
    said = {**lines((A, D), (D, C), (B, C)), B: frozenset((A, C))}
    assert [me for me in (B, D) if carries(me, A, said[C], said)] == [D]
    said = {**said, A: frozenset((B, D)), B: frozenset((C,))}
    assert [me for me in (B, D) if carries(me, A, said[C], said)] == [D]


def test_a_bit_stands_for_each_seat_from_the_first() -> None:
    assert seats_in(0b1011) == {A, B, D}
    assert seats_in(0) == frozenset()
