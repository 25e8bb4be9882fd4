"""The table laid out: everything there, within the width of a terminal."""

import io

import pytest
from rich.cells import cell_len
from rich.console import Console

from games.complots import Role
from games.kit import Card, Seat
from ui.screen.board import board_lines
from ui.telling import Teller
from ui.telling.story import Board, Place, Row, Sentence

ADA, BOB, CAROL = map(Seat, (1, 2, 3))
COURT, TREASURY = Sentence("court", {"count": 7}), Sentence("treasury", {"count": 46})


def lines(
    board: Board, before: Board | None = None, width: int = 80, terminal: bool = False
) -> list[str]:
    names = {place.seat: f"Player {place.seat}" for place in board.places} | {CAROL: "卡" * 40}
    out = Console(file=io.StringIO(), width=width, force_terminal=terminal)
    teller = Teller("complots", "en", names, viewer=BOB)
    return [text.plain for text in board_lines(out, board, before, teller, active=ADA)]


def place(seat: Seat, coins: int = 2, *shown: Role, notes: int = 0) -> Place:
    hidden = (Card[Role](2 * seat), Card[Role](2 * seat + 1))[len(shown) :]
    return Place(seat, coins, hidden, shown, not hidden, (COURT,) * notes)


def test_everybody_has_a_line_and_whose_turn_it_is_has_a_mark() -> None:
    board = Board((place(ADA, 3), place(BOB, 1, Role.DUCHESS)), (COURT, TREASURY))
    assert lines(board) == [
        "  ▸ Player 1         ▮▮   3 coins",
        "    Player 2 (you)   ▮    1 coin    Duchess",
        "    Court: 7 cards   Treasury: 46 coins",
    ]


def test_what_has_changed_since_is_said() -> None:
    before = Board((place(ADA, 3), place(BOB, 4)))
    first, second = lines(Board((place(ADA, 3), place(BOB, 2))), before=before)
    assert first.endswith("3 coins")
    assert second.endswith("2 coins (-2)")


def test_who_is_out_is_out() -> None:
    assert "out" in lines(Board((place(BOB, 0, Role.DUCHESS, Role.CAPTAIN),)))[0]


@pytest.mark.parametrize("players", [2, 13])
def test_the_widest_table_fits_a_terminal(players: int) -> None:
    roles = (Role.AMBASSADOR, Role.INQUISITOR)
    places = tuple(place(Seat(seat), 17, *roles, notes=4) for seat in range(1, players + 1))
    shown = lines(Board(places, (COURT, TREASURY) * 4), width=80, terminal=True)
    assert max(map(cell_len, shown)) <= 80
    assert sum(line.count("Ambassador") for line in shown) == players
    assert sum(line.count("Court") for line in shown) == 4 * players + 4


def test_a_pipe_gets_every_line_whole() -> None:
    shown = lines(Board((place(ADA, 1, Role.DUCHESS, notes=9),), (COURT, TREASURY) * 4), width=40)
    assert len(shown) == 2


def castles(players: int, seats_of: str = "writer") -> Board:
    rows = tuple(
        Row(
            Sentence("row-slot", {"slot": slot}),
            tuple((Sentence("lying", {"kind": seats_of, "owner": ADA}),) for _ in range(players)),
        )
        for slot in (10, 6)
    )
    return Board(tuple(Place(Seat(n)) for n in range(1, players + 1)), (), rows)


def castle_lines(board: Board, width: int = 80) -> list[str]:
    names = {place.seat: f"Player {place.seat}" for place in board.places}
    out = Console(file=io.StringIO(), width=width, force_terminal=True)
    teller = Teller("intrigue", "en", names, viewer=BOB)
    return [text.plain for text in board_lines(out, board, None, teller, active=ADA)]


def test_players_with_columns_stand_side_by_side() -> None:
    assert castle_lines(castles(2)) == [
        "            ▸ Player 1         Player 2 (you)",
        "    10,000  writer (Player 1)  writer (Player 1)",
        "    6,000   writer (Player 1)  writer (Player 1)",
    ]


@pytest.mark.parametrize("width", [40, 80])
def test_the_most_columns_fit_a_terminal_and_lose_nothing(width: int) -> None:
    shown = castle_lines(castles(5), width)
    assert max(map(cell_len, shown)) <= width
    assert "…" not in "".join(shown)
    assert sum(line.count("wri") for line in shown) == 10


def test_only_what_looks_otherwise_is_laid_out_again() -> None:
    before, now = castles(3), castles(3, "cleric")
    assert now.since(now, ()) == Board((), (), ())
    assert now.since(before, ()) == now
    old, new = (Board((place(ADA, 3), place(BOB, coins)), (COURT,)) for coins in (1, 2))
    assert new.since(old, ()) == Board((place(BOB, 2),))
    assert new.since(old, (ADA,)).places == new.places
