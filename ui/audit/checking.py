"""A file from anywhere, checked: what holds is reported, what does not is refused in one line."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from games.kit import BadSetup
from table import (
    MAX_RECORD,
    Cheating,
    Epoch,
    MatchError,
    Outdated,
    Record,
    Report,
    Unreadable,
    VoidEvidence,
    Watch,
    ignore,
    is_opening,
    read_record,
    verify_record,
)
from ui.problem import Because, RecordProblem, by_the_system
from ui.screen.names import distinct
from ui.terms import game_of
from ui.words import Words
from ui.words.offences import wrong_key

LONG = 400  # messages: below this a bar would only flicker


def bytes_of(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            data = file.read(MAX_RECORD + 1)
    except OSError as error:
        raise RecordProblem("unread", path=path, reason=by_the_system(error)) from error
    if not data:
        raise RecordProblem("empty", path=path)
    return data


def read(path: Path) -> Record:
    """The record in a file, its signatures checked."""
    return read_bytes(path, bytes_of(path))


def read_bytes(path: Path, data: bytes) -> Record:
    """The same, for whoever has read the file: it may be another one when it is read again."""
    try:
        return read_record(data)
    except Unreadable as error:
        key = "opening-alone" if is_opening(data) else "no-record"
        raise RecordProblem(key, path=path) from error
    except Outdated as error:
        raise RecordProblem("outdated", path=path, version=str(error.version)) from error
    except MatchError as error:
        raise failed(path, error) from error


def check(path: Path, record: Record, watch: Watch = ignore) -> Report:
    """The report on a record in which everything holds."""
    try:
        return verify_record(record, game_of, watch)
    except BadSetup as error:
        terms = record.founding.terms
        game = {"game": terms.game, "edition": str(terms.edition)}
        raise RecordProblem("not-here", None, path=path, **game) from error
    except VoidEvidence as error:
        raise RecordProblem("convicts-nobody", path=path) from error
    except Cheating as error:
        raise broken(path, record, error) from error
    except MatchError as error:
        raise failed(path, error) from error


def broken(path: Path, record: Record, error: Cheating) -> RecordProblem:
    """A complaint may be right, and then it is another seat than its author's that did wrong."""
    name, number = distinct(record.founding.names)[error.seat], str(error.number)
    shown = "broken-shown" if error.rule == "D7" else "broken"
    facts = {"path": path, "message": number, "who": name, "seat": error.seat, "rule": error.rule}
    why = because(error, who=name, complaint=number)
    return RecordProblem(shown if error.number else "broken-call", error.number, **facts, why=why)


def because(error: MatchError, **facts: str) -> Because:
    """What was wrong, by the check or the rule; bytes without either were not signed like this."""
    if not isinstance(error, Cheating):
        return Because(wrong_key("", error.rule or "unsigned"), facts)
    return Because(wrong_key(error.check, error.rule), {**facts, "check": error.check})


def failed(path: Path, error: MatchError) -> RecordProblem:
    key = "failed-at" if error.number else "failed"
    facts = {"path": path, "message": str(error.number), "why": because(error)}
    return RecordProblem(key, error.number, **facts)


def as_evidence(record: Record, number: int) -> Record:
    """A record that fails at message ``number``, as the evidence it is."""
    epochs, before = list[Epoch](), number - 1
    for proof, messages in record.epochs:
        epochs.append(Epoch(proof, messages[:before]))
        if before < len(messages):
            break
        before -= len(messages)
    offence = record.messages[number - 1].encode()
    return Record(record.founding, tuple(epochs), offence=offence)


@contextmanager
def progress(out: Console, words: Words, messages: int) -> Iterator[Watch]:
    """A bar for a long match in a terminal; the shuffles come last, all at once."""
    if not out.is_terminal or messages < LONG:
        yield ignore
        return
    columns = TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn()
    with Progress(*columns, console=out, transient=True) as bar:
        task = bar.add_task(words.say("working"), total=messages)

        def watch(_: object) -> None:
            bar.advance(task)
            if bar.tasks[task].finished:
                bar.update(task, description=words.say("working-shuffles"), refresh=True)

        yield watch
