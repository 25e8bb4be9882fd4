"""Results of a simulation for a person to read, and a progress bar while they wait."""

from collections.abc import Iterable, Iterator

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from players.results import Results
from players.simulate import Played
from ui.words import Words

WIDEST = 40  # characters of the longest bar


def spoken(language: str) -> Words:
    return Words(language, "simulated")


def with_progress(
    chunks: Iterable[list[Played]], matches: int, console: Console, words: Words
) -> Iterator[Played]:
    """The matches in ``chunks``, and a bar on ``console`` if it is a terminal; else silence."""
    columns = (BarColumn(), MofNCompleteColumn(), words.say("matches"), TimeRemainingColumn())
    with Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal
    ) as bar:
        task = bar.add_task(words.say("matches"), total=matches)
        for chunk in chunks:
            bar.advance(task, len(chunk))
            yield from chunk


def show(results: Results, console: Console, words: Words) -> None:
    plan, say = results.plan, words.say
    game, players = ", ".join((plan.game, *plan.options)), str(len(plan.bots))
    heading = say(
        "played", matches=results.matches, game=game, players=players, seed=str(plan.seed)
    )
    console.print(heading, highlight=False)
    console.print(rates(results, words))
    if results.undecided:
        after = str(plan.patience)
        console.print(say("undecided", count=results.undecided, after=after), highlight=False)
    console.print(say("decisions", median=f"{results.median:g}"), highlight=False)
    for line in bars(results, words, "█" if console.encoding.startswith("utf") else "#"):
        console.print(line, highlight=False)


def rates(results: Results, words: Words) -> Table:
    table = Table()
    table.add_column(words.say("bot"))
    for heading in ("won", "rate", "interval"):
        table.add_column(words.say(heading), justify="right")
    for bot, wins, rate, (low, high) in results.scores:
        span = words.say("span", least=f"{low:.1%}", most=f"{high:.1%}")
        table.add_row(bot, str(wins), f"{rate:.1%}", span)
    return table


def bars(results: Results, words: Words, block: str) -> Iterator[str]:
    most = max(bar.matches for bar in results.bars)
    digits = len(str(results.bars[-1].most))
    for least, last, matches in results.bars:
        first, second = f"{least:>{digits}}", f"{last:>{digits}}"
        span = f"{first} {words.say('to')} {second}" if last > least else first
        yield f"{span}  {block * round(WIDEST * matches / most)} {matches}"
