"""The games there are to play, and what a table may agree on, for whoever looks for one."""

from collections.abc import Iterable, Sequence

from rich.console import Console

from games.kit import Game
from ui.options import Explained, Value, alike, options_told
from ui.program import typed_command
from ui.screen.console import as_is, columns, console, write
from ui.words import Words


def show_games(games: Iterable[type[Game]], language: str) -> None:
    """Each of them: what to type, what it is, for how many, and with which options."""
    out = console()
    for game in games:
        words = Words(language, game.key, "common", "screen")
        as_is(out, f"{game.key}   {title(game, words)}")
        if "about" in words:
            write(out, words.say("about"), indent=2)
        for options in alike(options_told(game, language)):
            show_options(out, options, words)
        show_start(out, words)
        out.print()
    words = Words(language, "screen")
    write(out, words.say("how-to-choose", command=typed_command()))


def title(game: type[Game], words: Words) -> str:
    name = words.say("title") if "title" in words else game.key
    least, most = str(game.counts[0]), str(game.counts[-1])
    return words.say("game-line", name=name, least=least, most=most)


def show_options(out: Console, options: Sequence[Explained], words: Words) -> None:
    """Options that the same words explain."""
    out.print()
    for line in columns((option.name, option.label) for option in options):
        as_is(out, line, indent=4)
    first = options[0]
    if first.about:
        write(out, first.about, indent=6)
    show_values(out, first.values, words)
    write(out, first.source, "dim", indent=6)


def show_start(out: Console, words: Words) -> None:
    out.print()
    as_is(out, f"start   {words.say('option-start')}", indent=4)
    seats = Value("1, 2, …", words.say("start-seat"))
    show_values(out, (Value("coin", words.say("start-coin")), seats), words)


def show_values(out: Console, values: Sequence[Value], words: Words) -> None:
    """A line each; the first is the default."""
    marks = words.say("default-value"), *[""] * (len(values) - 1)
    labels = ["" if value.label == value.value else value.label for value in values]
    rows = [
        (value.value, f"{label} {mark}".strip())
        for value, label, mark in zip(values, labels, marks, strict=True)
    ]
    for line in columns(rows):
        as_is(out, line, indent=8)
