"""A match told while it is played: in order, once, and to each what it may know."""

import io
import re
from random import Random
from typing import Any

import pytest
from rich.console import Console

from games.complots import Complots
from games.kit import Seat
from table.mental import MentalTable
from table.participant import Player
from tests.sample import Room, by_lot, play, seated, terms
from tests.ui.files import SEED
from ui.desk.paper import Paper
from ui.live.chronicle import Chronicle
from ui.telling import Teller


class Reader:
    """Someone who reads a chronicle from a pipe."""

    def __init__(self, table: MentalTable[Any], width: int = 80) -> None:
        self.file = io.StringIO()
        self.chronicle = Chronicle(table, "en", Paper(Console(file=self.file, width=width)))

    def text(self) -> str:
        return self.file.getvalue()


def followed(game: str, players: int) -> list[tuple[Player[Any], Reader]]:
    """A whole match, told to each player after every message."""
    print("seed", SEED)
    random, people = Random(SEED), seated(terms(game, players))
    readers = [Reader(player.table) for player in people]
    room = Room(people, random, by_lot(random))
    room.play(0)
    while room.ways:
        room.play(1)
        for reader in readers:
            reader.chronicle.catch_up()
    return list(zip(people, readers, strict=True))


@pytest.fixture(scope="module")
def complots_told() -> list[tuple[Player[Any], Reader]]:
    return followed("complots", 3)


def test_every_event_is_told_once_and_every_turn_begins_with_the_table(
    complots_told: list[tuple[Player[Any], Reader]],
) -> None:
    for player, reader in complots_told:
        text, events = reader.text(), player.table.match.events
        teller = Teller("complots", "en", player.table.founding.names, player.seat)
        turns = [seat for event in events if (seat := teller.story.turn(event.request))]
        titles = re.findall(r"^Turn (\d+): (\w+)$", text, re.MULTILINE)
        assert titles == [(str(n), teller.names[s]) for n, s in enumerate(turns, start=1)]
        story = [teller.describe(event, events[:place]) for place, event in enumerate(events)]
        place = 0
        for line in filter(None, story):
            place = text.index(f"  {line}", place) + len(line)


def turns_told(reader: Reader) -> list[tuple[str, str]]:
    """Whose turn it is, and all that is told until the next."""
    whole = re.split(r"^Turn \d+: (\w+)$", reader.text(), flags=re.MULTILINE)[1:]
    return list(zip(whole[::2], whole[1::2], strict=True))


def test_whoever_plays_sees_the_whole_table_and_its_own_cards(
    complots_told: list[tuple[Player[Any], Reader]],
) -> None:
    turns = 0
    for player, reader in complots_told:
        names = player.table.founding.names
        own_turns = [told for who, told in turns_told(reader)[:-1] if who == names[player.seat]]
        turns += len(own_turns)  # somebody may be out before it has one
        for told in own_turns:
            board = told.split("\n\n")[0]
            assert all(name in board for name in names.values())
            mine = re.search(r"^ .*\(you\) .*$", board, re.MULTILINE)
            own = re.search(r"^    Your cards?: ([\w, ]+)$", board, re.MULTILINE)
            assert mine is not None
            assert own is not None
            assert len(own.group(1).split(", ")) == mine.group().count("▮"), player.seat
    assert turns


@pytest.mark.parametrize("game", ["complots", "intrigue"])
def test_in_the_turns_of_others_nothing_is_told_that_has_not_changed(game: str) -> None:
    """Of the table no line twice, but for the one who plays and the reader itself."""
    for player, reader in followed(game, 3)[:1]:
        mine, shown = player.table.founding.names[player.seat], dict[str, str]()
        for who, told in turns_told(reader):
            for line in re.split(r"\n(?=    \S|  ▸)", told.split("\n\n")[0]):
                label = re.split(r"\s{2,}|:", line.strip())[0].removeprefix("▸ ")
                is_about_others = label.split(" ")[0] not in (who, mine, "")
                if who != mine and is_about_others and re.match(" {4}[^ ]", line):
                    assert shown.get(label) != line
                shown[label] = line


def test_who_comes_late_hears_of_the_turn_under_way_and_finds_the_rest_in_the_log() -> None:
    print("seed", SEED)
    table: MentalTable[Complots] = play(terms("complots", 3), SEED)[0].table
    reader = Reader(table)
    reader.chronicle.catch_up()
    told = reader.text()
    assert len(re.findall(r"^Turn ", told, re.MULTILINE)) == 1
    assert "is out of the game" in told or "are out of the game" in told
    reader.chronicle.catch_up()
    assert reader.text() == told
    reader.chronicle.show_log()
    assert len(re.findall(r"^Turn ", reader.text(), re.MULTILINE)) > 2


def test_a_spectator_is_told_of_nobody_s_cards(
    complots_told: list[tuple[Player[Any], Reader]],
) -> None:
    player, _ = complots_told[0]
    spectator = MentalTable(player.table.match.game.fresh(), player.table.founding)
    reader = Reader(spectator)
    for message in player.record().messages:
        spectator.hear(message)
        reader.chronicle.catch_up()
    assert "Turn 1" in reader.text()
    assert not re.search("Your card|You see|You know|you", reader.text())


def test_before_a_question_only_what_has_changed_is_shown_again() -> None:
    print("seed", SEED)
    random, people = Random(SEED), seated(terms("complots", 3, start=2))
    room = Room(people, random, by_lot(random))
    room.silent = {Seat(2)}
    room.play()
    reader = Reader(people[0].table)
    reader.chronicle.catch_up()
    assert reader.text().count("Your cards: ") == 1
    reader.chronicle.remind()
    assert reader.text().count("Your cards: ") == 1
    reader.chronicle.show_hand()
    assert reader.text().count("Your cards: ") == 2
