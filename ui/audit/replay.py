"""``undertable replay``: a finished match, looked at turn by turn.

Public facts only, and what those who opened it afterwards have told, by their word.
"""

import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console

from games.kit import Match, Seat
from table import Opening, Report, Status, truth
from ui.audit.checking import check, read
from ui.opened import files
from ui.opened.files import Refused
from ui.opened.gallery import gallery
from ui.opened.telling import Insight
from ui.problem import RecordProblem
from ui.screen.board import board_lines
from ui.screen.console import console, write
from ui.screen.keys import keys, read_step
from ui.screen.names import distinct
from ui.telling import Teller
from ui.telling.chapters import Chapter, chapters
from ui.telling.companies import changes_in, gone_in, rolls_in
from ui.telling.lines import Line, lines
from ui.telling.story import Board, Sentence


@dataclass(frozen=True)
class Page:
    """One turn: what happened, how the table looked afterwards, and which messages it took.

    ``rolls`` are those that were called meanwhile, ``hands`` what lay face down, as far as it was
    opened.
    """

    title: str
    told: tuple[Line, ...]
    board: Board
    before: Board | None
    gone: frozenset[Seat]
    messages: tuple[int, ...]
    rolls: tuple[int, ...]
    hands: tuple[str, ...] = ()


def replay(
    path: Path, first: int, speed: float | None, language: str, openings: Sequence[Path] = ()
) -> None:
    """Show the match in ``path``, once all of it has been checked, with all ``openings`` of it and
    those that lie beside it.
    """
    record = read(path)
    report = check(path, record)
    names = distinct(record.founding.names)
    teller = Teller(record.founding.terms.game, language, names, parts=("opened",))
    found = list(files.check(report, [*openings, *files.beside(path)]))
    told = [opening for opening in found if isinstance(opening, Opening)]
    shown = list(pages(report, teller, told))
    if not 0 <= first < len(shown):
        raise RecordProblem("no-turn", turn=str(first), last=str(len(shown) - 1))
    out = console()
    head = "\n".join([heading(report, teller), *about_openings(found, teller)])
    if out.is_terminal and speed is not None:
        play(out, head, shown[first:], teller, speed)
    elif out.is_terminal and sys.stdin.isatty():
        leaf_through(out, head, shown, teller, first)
    else:
        play(out, head, shown[first:], teller, 0)


def about_openings(found: Sequence[Opening | Refused], teller: Teller) -> Iterator[str]:
    """By whom the match was opened, and which files are left out."""
    who = [teller.names[one.seat] for one in found if isinstance(one, Opening)]
    if who:
        yield teller.words.say("openings", who=teller.listed(list(map(str, who))))
    for one in found:
        if isinstance(one, Refused):
            yield teller.words.say("opening-refused", **one.facts(teller.words.language))


def pages(report: Report, teller: Teller, openings: Sequence[Opening] = ()) -> Iterator[Page]:
    events = report.table.match.events
    match, before = Match(report.table.match.game.fresh()), None
    known = truth(report, openings)
    insight = Insight(known, teller) if openings else None
    for chapter in chapters(teller.story, events):
        told: list[Line] = []
        for place in range(chapter.start, chapter.stop):
            match.answer(events[place].answer)
            told += changes_in(teller, report.table, place)
            told += lines(teller, report.table, place)
            told += insight.lines(place, events[place]) if insight else ()
        is_last = chapter.stop == len(events)
        places = range(chapter.start, chapter.stop + is_last)
        if is_last:
            told += changes_in(teller, report.table, len(events))
            told += [Line(len(events), text, "outcome") for text in outcome(report, teller)]
            told += exhibited(
                gallery(report, known, teller) if openings else [], len(events), teller
            )
        board = teller.story.board(match.game)
        gone, rolls = gone_in(report.table, places[-1]), rolls_in(report.table, places)
        numbers = messages(report, chapter)
        hands = tuple(insight.hands(board)) if insight else ()
        yield Page(title(chapter, teller), tuple(told), board, before, gone, numbers, rolls, hands)
        before = board


def exhibited(pictures: Sequence[str], place: int, teller: Teller) -> list[Line]:
    """The gallery, if there is anything in it."""
    if not pictures:
        return []
    title = Line(place, teller.words.say("gallery"), "outcome")
    return [title, *(Line(place, picture, "opened") for picture in pictures)]


def title(chapter: Chapter, teller: Teller) -> str:
    if chapter.seat is None:
        return teller.words.say("setting-up")
    return teller.words.say("turn", number=str(chapter.number), who=teller.names[chapter.seat])


def messages(report: Report, chapter: Chapter) -> tuple[int, ...]:
    """The numbers of the messages that made this turn, for whoever wants them explained."""
    events = range(chapter.start, chapter.stop)
    return tuple(step.number for step in report.steps if step.event in events)


def outcome(report: Report, teller: Teller) -> list[str]:
    if report.convicted is not None:
        return [teller.say(Sentence("stops-evidence", {"who": report.convicted.seat}))]
    if report.status is Status.BROKEN_OFF:
        return [teller.words.say("stops-broken-off")]
    if not report.winners:
        return [teller.words.say("stops-unfinished")]
    count = len(report.winners)
    return [teller.say(Sentence("winner", {"winners": report.winners, "count": count}))]


# On a screen


def heading(report: Report, teller: Teller) -> str:
    words = teller.words
    game = words.say("title") if "title" in words else report.founding.terms.game
    return f"{game}: {teller.listed(list(teller.names.values()))}"


def write_page(out: Console, page: Page, teller: Teller) -> None:
    out.print()
    write(out, page.title, "bold")
    for line in page.told:
        write(out, line.text, line.style, line.indent)
    out.print()
    for text in board_lines(out, page.board, page.before, teller, gone=page.gone):
        out.print(text, soft_wrap=True)
    for hand in page.hands:
        write(out, hand, "magenta", indent=4)
    if page.messages:
        write(out, numbered("message", page.messages, teller), "dim", indent=4)
    if page.rolls:
        write(out, numbered("roll", page.rolls, teller), "dim", indent=4)


def numbered(kind: str, numbers: tuple[int, ...], teller: Teller) -> str:
    first, last = str(min(numbers)), str(max(numbers))
    if first == last:
        return teller.words.say(kind, first=first)
    return teller.words.say(f"{kind}s", first=first, last=last, count=len(numbers))


def play(out: Console, head: str, shown: list[Page], teller: Teller, speed: float) -> None:
    """Turn after turn by itself."""
    write(out, head, "bold")
    for page in shown:
        write_page(out, page, teller)
        time.sleep(speed)


def leaf_through(out: Console, head: str, shown: list[Page], teller: Teller, at: int) -> None:
    """Turn after turn as the person likes, and back."""
    last = len(shown) - 1
    with keys() as read_key:
        while at <= last:
            out.clear()
            write(out, head, "bold")
            write_page(out, shown[at], teller)
            out.print()
            write(out, f"{at} / {last}    {teller.words.say('keys')}", "dim")
            step = read_step(read_key)
            if step == "quit":
                return
            at = max(0, at - 1) if step == "back" else at + 1
