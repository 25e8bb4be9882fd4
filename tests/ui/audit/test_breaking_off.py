"""Matches that ended as one seat was gone and nobody could stand in: in a report and live."""

import io
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from rich.console import Console

from games.kit import Seat
from p2p.match.sitting import Ended
from table.caller import Caller
from table.founding import Clock
from table.log.message import Message
from table.mental import MentalTable
from table.participant import Player
from table.record import Record
from tests.sample import Room, by_lot, seated, terms
from tests.ui.files import SEED, Outcome, run
from ui.live.chronicle import Chronicle
from ui.live.screen import Screen
from ui.words import LANGUAGES

BOB = Seat(2)
WHOSE_WORD = {
    (2, "en"): "and Alice says that Bob was gone.",
    (2, "fr"): "et Alice affirme que Bob n’était plus là.",
    (2, "nl"): "en Alice zegt dat Bob weg was.",
    (3, "en"): "and Alice and Carol say that Bob was gone.",
    (3, "fr"): "et Alice et Carol affirment que Bob n’était plus là.",
    (3, "nl"): "en Alice en Carol zeggen dat Bob weg was.",
}


class Left:
    """Bob has left a match, before or after its last decision, and the others say so."""

    def __init__(self, players: int, *, to_the_end: bool = False) -> None:
        print("seed", SEED)
        agreed = replace(terms("complots", players, start=2), clock=Clock(9, 9))
        random = Random(SEED)
        self.players = seated(agreed)
        room = (LastWord if to_the_end else Room)(self.players, random, by_lot(random))
        room.silent = set() if to_the_end else {BOB}
        room.play()
        self.callers = [Caller(player, player.identity) for player in self.players]
        (self.op,) = {due.op for due in self.players[0].table.waiting.due() if due.seat == BOB}
        for caller in self.callers:
            for claim in caller.claim(BOB, self.op) if caller.seat != BOB else ():
                for other in self.callers:
                    other.hear(claim)

    @property
    def table(self) -> MentalTable[Any]:
        return self.players[0].table

    def record(self) -> Record:
        return self.callers[0].record()

    def ended(self) -> Ended:
        winners = tuple(map(int, self.table.winners))
        return Ended(self.table.founding, b"", winners, missed=self.callers[0].missed)


class LastWord(Room):
    """Bob's signature under the result never leaves his house."""

    def post(self, author: Player[Any], messages: list[bytes]) -> None:
        said = [data for data in messages if not (author.seat == BOB and is_end(author, data))]
        super().post(author, said)


def is_end(author: Player[Any], data: bytes) -> bool:
    message: Message = author.log.read(data)
    return message.saying.kind == "end"


def shown(capsys: pytest.CaptureFixture[str], folder: Path, record: Record, *words: str) -> Outcome:
    path = folder / "match.record"
    path.write_bytes(record.encode())
    command, *options = words
    capsys.readouterr()  # the seed
    return run(capsys, command, path, *options)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3])
def test_a_report_says_who_was_waited_for_and_whose_word_that_is(
    players: int, language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = Left(players)
    report = shown(capsys, tmp_path, match.record(), "verify", "--lang", language)
    assert report.code == 3
    assert WHOSE_WORD[players, language] in report.out
    assert f" {match.op}" in report.out
    assert not set("{}$") & set(report.out)


def test_of_two_nobody_else_can_confirm_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    alone = shown(capsys, tmp_path, Left(2).record(), "verify", "--lang", "en").out
    assert "Nobody else was there to confirm it." in alone
    assert "Nobody has won, and there is no signed result." in alone
    several = shown(capsys, tmp_path, Left(3).record(), "verify", "--lang", "en").out
    assert "Nobody else was there" not in several


def test_a_program_reads_what_was_owed_and_who_claims_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = Left(3)
    data = json.loads(shown(capsys, tmp_path, match.record(), "verify", "--json").out)
    assert (data["status"], data["complete"], data["winners"]) == ("broken off", False, [])
    assert data["owed"] == [{"seat": 2, "op": match.op}]
    claims = [{"by": by, "seat": 2, "op": match.op} for by in (1, 3)]
    assert data["claims"] == claims


def test_a_result_that_one_seat_did_not_sign_stands(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    report = shown(capsys, tmp_path, Left(2, to_the_end=True).record(), "verify", "--lang", "en")
    assert report.code == 0
    assert "and Alice says that Bob was gone." in report.out
    assert "The signature of Bob is missing." in report.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_replay_ends_with_it(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    stops = {"en": "was broken off.", "fr": "a été interrompue.", "nl": "is afgebroken."}
    replayed = shown(capsys, tmp_path, Left(2).record(), "replay", "--lang", language)
    assert (replayed.code, stops[language] in replayed.out) == (0, True)


# At the end of the match


def said_to(match: Left, seat: int) -> str:
    """What whoever sits there reads."""
    file, table = io.StringIO(), match.players[seat - 1].table
    screen = Screen("en", Console(file=file, width=200))
    screen._chronicles[table.founding.table] = Chronicle(table, "en", screen.paper)
    screen.ended(match.ended(), Path("match.record"))
    return file.getvalue()


def test_everybody_reads_that_it_is_broken_off_and_nobody_has_won() -> None:
    match = Left(3)
    for seat in (1, 3):
        text = said_to(match, seat)
        assert "The match is broken off: Bob was waited for in vain" in text
        assert "win" not in text
    assert "The match is broken off: the others waited for you in vain." in said_to(match, BOB)


def test_a_result_without_a_signature_is_told_with_whose_is_missing() -> None:
    match = Left(2, to_the_end=True)
    assert "Bob did not sign the result" in said_to(match, 1)
    assert "the result stands without it" in said_to(match, BOB)
    assert all("win" in said_to(match, seat) for seat in (1, 2))
