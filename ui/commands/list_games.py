"""The games there are to play, for whoever looks for one."""

from collections.abc import Iterator

from games.catalogue import GAMES
from games.kit import Game
from ui.screen.console import as_is, columns, console, write
from ui.words import Words


def show_games(language: str) -> None:
    """Every game: what to type, what it is, for how many, and with which options."""
    out = console()
    for number, game in enumerate(GAMES.values()):
        words = Words(language, game.key, "common", "screen")
        if number:
            out.print()
        as_is(out, f"{game.key}   {title(game, words)}")
        if "about" in words:
            write(out, words.say("about"), indent=2)
        for line in columns(options(game, words)):
            as_is(out, line, indent=4)


def title(game: type[Game], words: Words) -> str:
    name = words.say("title") if "title" in words else game.key
    least, most = str(game.counts[0]), str(game.counts[-1])
    return words.say("game-line", name=name, least=least, most=most)


def options(game: type[Game], words: Words) -> Iterator[tuple[str, str]]:
    """What can be typed after ``--option``, the default first, and what it decides."""
    for option, values in game.option_type.choices().items():
        key = f"option-name-{option}"
        yield f"{option}={'|'.join(values)}", words.say(key) if key in words else ""
    yield "start=coin|1|2|...", words.say("option-start")
