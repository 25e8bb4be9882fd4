"""One opening and several records of its match: it holds with all that tell the same (O2, O3)."""

from collections.abc import Iterator, Sequence
from dataclasses import replace as with_claims
from typing import Any

import pytest
from msgspec.structs import replace

from games.kit import Seat
from table.audit.report import Report
from table.audit.status import Status
from table.audit.verify import verify_record
from table.caller import Caller
from table.founding import Clock
from table.opening.check import check_opening
from table.opening.errors import BadOpening
from table.opening.holding import holding
from table.opening.make import make_opening
from table.participant import Player
from table.record import Record, Unreadable, read_record
from tests.mental.hub import Hub, Sent
from tests.mental.luck import luck
from tests.mental.seating import Party, game_of, terms_of
from tests.mental.vanishing import Churning, Impatient
from tests.table.opening.opened import opened

LAST = Seat(3)


def report_of(record: bytes) -> Report:
    return verify_record(read_record(record), game_of)


def file_of(player: Player[Any], report: Report) -> bytes:
    return make_opening(report, player.table.desk.mine, player.identity)


def signed_by_fewer(record: Record) -> Iterator[bytes]:
    """What a peer writes down that one signature has not reached; those of a quorum are enough."""
    *before, last = record.epochs
    for signer in [message for message in last.messages if message.header.kind == "end"]:
        others = tuple(message for message in last.messages if message is not signer)
        fewer = Record(record.founding, (*before, last._replace(messages=others)))
        try:
            yield read_record(fewer.encode()).encode()
        except Unreadable:
            continue  # another signer had seen that one, so it is there wherever this one is


@pytest.mark.parametrize(
    ("game", "seed", "hub"),
    [("mascarade", 7, Impatient), ("complots", 7, Churning)],
)
def test_it_holds_whoever_has_signed_the_result(game: str, seed: int, hub: Any) -> None:
    """Complete records of honest peers differ in that; an opening made by one is checked by all."""
    match = opened(game, 4, seed, hub)
    reports = [report_of(record) for record in signed_by_fewer(read_record(match.record))]
    complete = [report for report in reports if report.status is Status.COMPLETE]
    assert complete
    for report in complete:
        assert report.signers != match.report.signers
        for player in match.players:
            assert check_opening(report, file_of(player, match.report)) == match.opening(
                player.seat
            )
            assert check_opening(match.report, file_of(player, report)).seat == player.seat


class Halting(Hub):
    """The last seat answers nothing from some event on, or never signs the result."""

    until = 0

    def made_up_its_mind(self, player: Player[Any]) -> bool:
        return player.seat != LAST or len(player.table.match.events) < self.until

    def said(self, player: Player[Any]) -> Iterator[Sent]:
        """Not even in the same breath as the answer that ended the match."""
        saying = super().said(player)
        while not self.keeps_silent(player) and (sent := next(saying, None)) is not None:
            yield sent

    def keeps_silent(self, player: Player[Any]) -> bool:
        over = player.table.match.pending is None
        return over and player.seat == LAST and self.until > 0


def halting(game: str, seed: int) -> Halting:
    terms = replace(terms_of(game, 3), clock=Clock(90, 30))
    return Halting(Party.of(terms).players(), seed)


def left_alone(hub: Halting, callers: Sequence[Caller]) -> Report:
    """What the others write down who claim that the last seat is gone, and then wait after all."""
    (op,) = {due.op for due in hub.players[0].table.waiting.due() if due.seat == LAST}
    claims = tuple(claim for caller in callers for claim in caller.claim(LAST, op))
    for caller in callers:
        caller.claim(None)
    return report_of(with_claims(hub.players[0].record(), claims=claims).encode())


def others(hub: Halting) -> list[Caller]:
    return [Caller(player, player.identity) for player in hub.players if player.seat != LAST]


def test_it_holds_though_one_signs_the_result_after_the_others_gave_it_up() -> None:
    with luck(5):
        hub = halting("kuhn", 5)
        hub.until = 1000
        hub.run()
        given_up = left_alone(hub, others(hub))
        hub.until = 0
        hub.run()
    signed = report_of(hub.players[0].record().encode())
    assert (given_up.signers, signed.signers) == ((1, 2), (1, 2, 3))
    for player in hub.players:
        for mine, theirs in ((given_up, signed), (signed, given_up)):
            assert check_opening(theirs, file_of(player, mine)).seat == player.seat


@pytest.fixture(scope="module")
def broken_off() -> tuple[list[Player[Any]], list[Report]]:
    """A match that the others give up, and give up once more when it has gone on a while."""
    with luck(1):
        hub, reports = halting("mascarade", 1), list[Report]()
        callers = others(hub)
        for hub.until in range(6, 26, 4):
            hub.run()
            if any(due.seat == LAST for due in hub.players[0].table.waiting.due()):
                reports.append(left_alone(hub, callers))
    assert {report.status for report in reports} == {Status.BROKEN_OFF}
    return hub.players, reports


def test_of_a_match_given_up_twice_it_opens_what_both_records_tell(
    broken_off: tuple[list[Player[Any]], list[Report]],
) -> None:
    """It holds where its seat could read the same, and nowhere else."""
    players, reports = broken_off
    found = set[bool]()
    for player in players:
        for mine in reports:
            data = file_of(player, mine)
            for theirs in reports:
                same = holding(mine, player.seat) == holding(theirs, player.seat)
                found.add(same)
                if same:
                    assert check_opening(theirs, data).seat == player.seat
                else:
                    with pytest.raises(BadOpening, match="does not hold"):
                        check_opening(theirs, data)
    assert found == {True, False}
