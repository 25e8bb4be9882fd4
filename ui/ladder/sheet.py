"""A league in words: one sheet, for a terminal and for paper alike."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from games.kit import Seat
from table import Status
from ui.ladder.league import League, Person
from ui.ladder.sitting import Sitting
from ui.screen.names import distinct, printable
from ui.words import Words

Names = Mapping[int, str]
STATUS = {
    Status.UNFINISHED: "ladder-unfinished",
    Status.BROKEN_OFF: "ladder-broken-off",
    Status.EVIDENCE: "ladder-convicted",
    Status.COMPLETE: "ladder-nobody-won",
}


class Part(NamedTuple):
    """A list with a heading: rows below their ``columns``, or plain lines if there are none.

    ``name`` is for whoever draws it: the same in every language.
    """

    name: str
    heading: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


class Sheet(NamedTuple):
    """Everything is printable, and none of it was obeyed: names come from strangers."""

    title: str
    summary: tuple[str, ...]
    parts: tuple[Part, ...]
    notes: tuple[str, ...]


def sheet(league: League, language: str) -> Sheet:
    words = Words(language, "ladder", "audit", "together")
    tables, counted = len(league.sittings), len(league.counted)
    seen = words.say("ladder-seen", files=league.files, tables=tables, counted=counted)
    shared = shared_names(league)
    parts = [
        *part(words, "people", people(league.people)),
        *part(words, "matches", matches(league, shared, language)),
        *part(words, "others", others(league, shared, words, language)),
        *part(words, "refused", refused(league, words, language)),
    ]
    return Sheet(words.say("ladder"), (seen,), tuple(parts), tuple(notes(words) if counted else ()))


def part(words: Words, name: str, rows: Iterable[tuple[str, ...]]) -> Iterator[Part]:
    """Nothing where there is nothing to list."""
    found = tuple(tuple(map(printable, row)) for row in rows)
    if found:
        columns = tuple(map(words.say, COLUMNS[name]))
        yield Part(name, words.say(f"ladder-{name}"), columns, found)


COLUMNS: dict[str, tuple[str, ...]] = {
    "people": (
        *("ladder-rating", "ladder-reach", "ladder-wins", "ladder-of"),
        *("ladder-names", "key-fingerprint"),
    ),
    "matches": ("ladder-game", "ladder-players", "ladder-winners", "ladder-files"),
    "others": ("ladder-game", "ladder-players", "ladder-why", "ladder-files"),
    "refused": (),
}


def people(found: Sequence[Person]) -> Iterator[tuple[str, ...]]:
    for person in found:
        points, reach = round(person.rating.points), round(person.rating.reach)
        counts = str(person.wins), str(person.matches)
        yield str(points), f"± {reach}", *counts, ", ".join(person.names), person.fingerprint


def matches(league: League, shared: set[str], language: str) -> Iterator[tuple[str, ...]]:
    for sitting in league.counted:
        called = names_at(sitting, shared)
        yield row(sitting, called, language, listed(called, sitting.winners))


def others(
    league: League, shared: set[str], words: Words, language: str
) -> Iterator[tuple[str, ...]]:
    for sitting in league.others:
        called = names_at(sitting, shared)
        yield row(sitting, called, language, why(sitting, called, words))


def row(sitting: Sitting, called: Names, language: str, told: str) -> tuple[str, ...]:
    title = Words(language, sitting.game)
    game = title.say("title") if "title" in title else sitting.game
    files = Counter(Path(file.path).name for file in sitting.files if file.status)
    return game, listed(called, called), told, ", ".join(map(times, files, files.values()))


def times(name: str, count: int) -> str:
    """Every player keeps a file of the same name."""
    return name if count == 1 else f"{name} ×{count}"


def shared_names(league: League) -> set[str]:
    """Names that several keys go by, so that only the key tells who is meant."""
    known = {(plain(player.name), player.key) for s in league.sittings for player in s.players}
    often = Counter(name for name, _ in known)
    return {name for name, keys in often.items() if keys > 1}


def plain(name: str) -> str:
    return " ".join(printable(name).split()).casefold()


def names_at(sitting: Sitting, shared: set[str]) -> Names:
    """What each seat of a table is called; with the key where a name is not enough."""
    called = distinct({Seat(s): p.name for s, p in enumerate(sitting.players, start=1)})
    return {
        seat: f"{name} [{player.fingerprint}]" if plain(player.name) in shared else name
        for (seat, name), player in zip(called.items(), sitting.players, strict=True)
    }


def listed(called: Names, seats: Iterable[int]) -> str:
    return ", ".join(called[seat] for seat in seats)


def why(sitting: Sitting, called: Names, words: Words) -> str:
    """Why a match does not count, and who owed the next word or is convicted."""
    owed = listed(called, [owed.seat for owed in sitting.owed])
    guilty = [convicted.seat for convicted in sitting.convicted]
    rules = ", ".join(sorted({convicted.rule for convicted in sitting.convicted}))
    if sitting.status is Status.EVIDENCE and not guilty:
        return words.say("pair-conflict")  # which can't be; ``verify`` of the two tells more
    if sitting.status is Status.UNFINISHED and not owed:
        return words.say("ladder-unfinished-nobody")
    key = STATUS[sitting.status or Status.UNFINISHED]
    return words.say(key, owed=owed, whom=listed(called, guilty), rules=rules)


def refused(league: League, words: Words, language: str) -> Iterator[tuple[str, ...]]:
    for file in league.refused:
        if file.refusal is not None:
            yield (file.refusal.said_in(language),)
    for file in league.loose:
        yield (words.say("ladder-joins", path=printable(file.path)),)
    for player in league.signed_twice:
        facts = {"who": printable(player.name), "key": player.fingerprint}
        yield (words.say("ladder-signed-twice", **facts),)


def notes(words: Words) -> Iterator[str]:
    keys = ("model", "left-out", "own-keys", "names", "seats")
    yield from (words.say(f"ladder-note-{key}") for key in keys)
