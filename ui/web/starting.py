"""The start page: what can be played here and with whom, before there is a table."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from time import localtime, strftime

from games.catalogue import GAMES
from games.kit import Game
from p2p import Beacon
from ui.options import named, options_told
from ui.scene.shape import Json
from ui.screen.names import printable
from ui.words import Words

LEVELS = ("random", "novice", "regular", "expert")
CLOCK = 180
USUAL = 4
MOST_WORD = 2000  # characters of a link


class BadWish(Exception):
    """What was asked for can't be understood; the text may be shown."""


def game_facts(game: type[Game], language: str) -> Json:
    words = Words(language, game.key, "screen", "common")
    least, most = game.counts[0], game.counts[-1]
    options = [
        {**option._asdict(), "values": [value._asdict() for value in option.values]}
        for option in options_told(game, language)
    ]
    facts = {"key": game.key, "title": named(words, "title", game.key), "least": least}
    facts |= {"about": named(words, "about", ""), "most": most}
    return {**facts, "usual": min(max(USUAL, least), most), "options": options}


def start_facts(
    language: str, name: str, tables: Iterable[Beacon], unfinished: Sequence[Path]
) -> Json:
    games = [game_facts(game, language) for game in GAMES.values()]
    titles = {game["key"]: game["title"] for game in games}
    return {
        "phase": "start",
        "games": games,
        "name": name,
        "levels": list(LEVELS),
        "clock": CLOCK,
        "tables": [table_facts(table, titles) for table in tables],
        "unfinished": [journal_facts(path, titles) for path in unfinished],
    }


def table_facts(table: Beacon, titles: dict[str, str]) -> Json:
    """What strangers say of their table: nothing of it is obeyed, or believed."""
    free, game = max(table.players - table.seated, 0), printable(table.game)
    facts = {"number": table.number, "host": printable(table.name), "game": game}
    return {**facts, "title": titles.get(game, game), "seats": table.players, "free": free}


def journal_facts(path: Path, titles: dict[str, str]) -> Json:
    game = path.stem.partition("-")[0]
    when = strftime("%Y-%m-%d %H:%M", localtime(path.stat().st_mtime))
    return {"match": path.stem, "title": titles.get(game, path.stem), "when": when}


# What the person wishes, as the words of a command


def host_words(sent: Json) -> list[str]:
    match sent:
        case {"game": str(game), "players": int(players), "options": dict(options)}:
            chosen = [f"--option={text(name)}={text(value)}" for name, value in options.items()]
            words = ["host", *common(sent), f"--players={players}", *chosen]
            words += [f"--clock={whole(sent, 'clock') or 'off'}", f"--bots={whole(sent, 'bots')}"]
            return [*words, f"--level={text(sent.get('level', 'regular'))}", "--", game]
    raise BadWish("a game, how many players, and options are expected")


def join_words(sent: Json) -> list[str]:
    command = "watch" if sent.get("watch") is True else "join"
    match sent:
        case {"words": str(link)} if link.strip():
            return [command, *common(sent), "--", text(link.strip())]
    raise BadWish("a link or a code is expected")


def resume_words(sent: Json) -> list[str]:
    match sent:
        case {"match": str(match)}:
            return ["resume", *common(sent), "--", text(match)]
    raise BadWish("which match?")


def common(sent: Json) -> list[str]:
    name = text(sent.get("name") or "").strip()
    return ["--play=web", *([f"--name={name}"] if name else [])]


def text(word: object) -> str:
    if not isinstance(word, str) or len(word) > MOST_WORD or not word.isprintable():
        raise BadWish("a printable word is expected")
    return word


def whole(sent: Json, name: str) -> int:
    number = sent.get(name) or 0
    if type(number) is not int or not 0 <= number <= 86_400:
        raise BadWish(f"{name} is a number")
    return number
