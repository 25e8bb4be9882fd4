"""One table split in two: as many cheats as two quorums share play with each half of the others.

The three ways of making two results are those of the proof that there are no more (A2). Honest
seats hear no word of the other world; later two of them lay their records side by side.
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import pytest

from games.kit import Seat
from table.audit.compare import Comparison, Relation, Side, compare
from table.audit.status import Status
from table.audit.verify import verify_record
from table.calls.offences import Perjured
from table.errors import Cheating
from table.participant import Player
from table.record import read_record
from tests.mental.seating import Party
from tests.mental.worlds import World, kingdom, succession, twin
from tests.rules.rows import switched_off
from tests.table.calls.perjury import E9, without

CROWN, HEIR = Seat(1), Seat(2)  # the first has the last word, and cheats


class Split(NamedTuple):
    """How two worlds come apart: when, and whether each may go on by roll calls."""

    advised: bool  # before that, has everybody but the first player spoken?
    calls: tuple[bool, bool]


SPLITS = {
    "two rolls": Split(advised=False, calls=(True, True)),
    "two last words": Split(advised=True, calls=(False, False)),
    "a roll without the last word": Split(advised=True, calls=(False, True)),
}


def until_the_crown(player: Player[Any], options: Sequence[Any]) -> Any:
    return None if player.seat == CROWN else options[0]


def never(_: Player[Any], __: Sequence[Any]) -> Any:
    return None


def crowns(heir: Seat, epoch: int = 0) -> Callable[[Player[Any], Sequence[Any]], Any]:
    """The last word is said in this epoch, or after it."""

    def choose(player: Player[Any], options: Sequence[Any]) -> Any:
        if player.seat != CROWN:
            return options[0]
        return heir if player.log.epoch >= epoch else None

    return choose


def split_up(party: Party, split: Split, cheats: int, one: Sequence[int]) -> tuple[World, World]:
    """Seats 1 to ``cheats`` play in both worlds; of the others those in ``one`` in the first."""
    players = party.players()
    World(players, until_the_crown if split.advised else never, calls=False).run()
    first = [player for player in players if player.seat <= cheats or player.seat in one]
    second = [player for player in players if player not in first]
    second = [*(twin(party, player) for player in players[:cheats]), *second]
    late = int(split.calls == (False, True))
    worlds = (
        World(first, crowns(HEIR), calls=split.calls[0]),
        World(second, crowns(CROWN, late), calls=split.calls[1]),
    )
    for world in worlds:
        world.run()
    return worlds


def side(player: Player[Any]) -> Side:
    """The record of an honest player, as anybody reads it."""
    record = read_record(player.record().encode())
    return Side(record, verify_record(record, succession))


def compared(worlds: tuple[World, World]) -> Comparison:
    one, other = (side(world.players[-1]) for world in worlds)
    return compare(one, other)


TABLES = pytest.mark.parametrize(("n", "cheats"), [(4, 2), (7, 3)])


def halved(n: int, cheats: int, split: str) -> tuple[World, World]:
    half = range(cheats + 1, cheats + 1 + (n - cheats) // 2)
    return split_up(kingdom(n), SPLITS[split], cheats, half)


@TABLES
@pytest.mark.parametrize("split", SPLITS)
def test_as_many_cheats_as_two_quorums_share_make_two_results_and_are_all_convicted(
    n: int, cheats: int, split: str
) -> None:
    worlds = halved(n, cheats, split)
    found = compared(worlds)

    assert [world.results for world in worlds] == [{(HEIR,)}, {(CROWN,)}]
    assert (found.relation, found.least, found.two_results) == (Relation.CONFLICT, cheats, True)
    assert [c.seat for c in found.convicted] == [*range(1, cheats + 1)]
    assert not found.is_impossible
    assert found.exit_code(Status.COMPLETE, Status.COMPLETE) == 4
    assert_convicts(found)


def assert_convicts(found: Comparison) -> None:
    """Whoever gets only the evidence comes to the same conviction."""
    for cheating in found.convicted:
        shown = verify_record(read_record(cheating.evidence), succession).convicted
        assert shown is not None
        assert (shown.seat, shown.cited) == (cheating.seat, cheating.cited)


@pytest.mark.parametrize("split", SPLITS)
@pytest.mark.parametrize("one", [(), (4,), (2, 3), (2, 3, 4)])
def test_one_cheat_fewer_makes_no_two_results_however_the_others_are_split(
    split: str, one: tuple[int, ...]
) -> None:
    worlds = split_up(kingdom(4), SPLITS[split], 1, one)

    assert len(worlds[0].results | worlds[1].results) <= 1


def test_two_cheats_of_seven_make_no_two_results() -> None:
    worlds = split_up(kingdom(7), SPLITS["two rolls"], 2, (3, 4, 5))

    assert [world.results for world in worlds] == [{(HEIR,)}, set()]


@pytest.mark.parametrize("split", SPLITS)
def test_who_compares_by_fewer_rules_sees_that_somebody_is_missing(split: str) -> None:
    """Two results that do not convict enough seats (A3) are a bug of ours, and are called one."""
    worlds = halved(4, 2, split)
    with switched_off("H6"), without(*E9):
        found = compared(worlds)

    assert not found.convicted
    assert found.is_impossible
    assert found.exit_code(Status.COMPLETE, Status.COMPLETE) == 1


@pytest.mark.parametrize("split", SPLITS)
def test_the_first_word_from_the_other_world_that_contradicts_ours_convicts(split: str) -> None:
    """When the two halves hear each other again, even if the match is over by then (A5)."""
    worlds = halved(4, 2, split)
    for ours, theirs in (worlds, worlds[::-1]):
        with pytest.raises(Cheating) as caught:
            hear_all(ours, theirs.players[-1])
        shown = verify_record(read_record(caught.value.evidence), succession).convicted
        assert shown is not None
        assert shown.seat == caught.value.seat <= 2


def hear_all(world: World, other: Player[Any]) -> None:
    """An honest player of one world is shown all that one of the other world has."""
    ours = world.players[-1]
    for proof in other.proofs:
        world.callers[ours.seat].learn(proof.encode())
    for message in other.log.ordered():
        ours.take(message)


def test_a_second_roll_with_one_number_convicts_by_its_votes_alone() -> None:
    """Even if not a word was said after it."""
    ours, theirs = halved(4, 2, "two rolls")
    caller, proof = ours.callers[Seat(3)], theirs.players[-1].proofs[0]

    with pytest.raises(Perjured) as caught:
        caller.learn(proof.encode())
    assert caught.value.seat <= 2
    assert ours.players[-1].halted is caught.value


def test_the_same_roll_by_other_votes_convicts_nobody() -> None:
    ours, _ = halved(4, 2, "two rolls")
    proof = ours.players[0].proofs[0]

    assert ours.callers[Seat(3)].learn(proof.encode()) is None
    assert ours.players[-1].halted is None
