"""What a table may agree on before a game, explained: the same texts for every screen."""

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import NamedTuple

from games.kit import Game
from ui.words import Words


class Value(NamedTuple):
    """One way to play, as it is typed, and in words."""

    value: str
    label: str


class Explained(NamedTuple):
    """An option: what it decides, its values with the default first, what the rulebook says."""

    name: str
    label: str
    about: str
    values: tuple[Value, ...]
    source: str


def options_told(game: type[Game], language: str) -> list[Explained]:
    """Every option of a game, but for ``start``, which all games have."""
    words, kind = Words(language, game.key, "common", "screen"), game.option_type
    sources = kind.sources()
    return [
        Explained(
            option,
            named(words, f"option-name-{option}", option),
            named(words, f"option-about-{option}", ""),
            tuple(Value(value, label(words, value)) for value in values),
            words.say(f"source-{sources[option]}"),
        )
        for option, values in kind.choices().items()
    ]


def alike(options: list[Explained]) -> Iterator[list[Explained]]:
    """Neighbours that differ in nothing but their names are explained together."""
    for _, group in groupby(options, key=lambda option: option[2:]):
        yield list(group)


def agreed_told(words: Words, options: Iterable[tuple[str, str]]) -> str:
    """What a table has agreed on, in one line; options of the same value are named together."""
    names: dict[str, list[str]] = {}
    for option, value in options:
        name = named(words, f"option-name-{option}", option)
        names.setdefault(label(words, value), []).append(name)
    told = [words.say("fact", name=", ".join(n), value=value) for value, n in names.items()]
    return " · ".join(told)


def label(words: Words, value: str) -> str:
    """A value in words; what is a word of the game as well may have others as a value."""
    return named(words, f"option-value-{value}", named(words, value, value))


def named(words: Words, key: str, instead: str) -> str:
    return words.say(key) if key in words else instead
