"""Results of a simulation for a person to read, and a progress bar while they wait."""

from collections.abc import Iterable, Iterator

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from players.results import Results
from players.simulate import Played

WIDEST = 40  # characters of the longest bar


def with_progress(
    chunks: Iterable[list[Played]], matches: int, console: Console
) -> Iterator[Played]:
    """The matches in ``chunks``, and a bar on ``console`` if it is a terminal; else silence."""
    columns = (BarColumn(), MofNCompleteColumn(), "matches", TimeRemainingColumn())
    with Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal
    ) as bar:
        task = bar.add_task("matches", total=matches)
        for chunk in chunks:
            bar.advance(task, len(chunk))
            yield from chunk


def show(results: Results, console: Console) -> None:
    plan = results.plan
    words = [plan.game, f"{len(plan.bots)} players", *plan.options, f"seed {plan.seed}"]
    console.print(f"{results.matches} matches of {', '.join(words)}", highlight=False)
    console.print(rates(results))
    if results.undecided:
        console.print(
            f"{results.undecided} undecided after {plan.patience} decisions", highlight=False
        )
    console.print(f"Decisions in a match (median {results.median:g}):", highlight=False)
    for line in bars(results, "█" if console.encoding.startswith("utf") else "#"):
        console.print(line, highlight=False)


def rates(results: Results) -> Table:
    table = Table()
    table.add_column("bot")
    for heading in ("won", "rate", "95 % interval"):
        table.add_column(heading, justify="right")
    for bot, wins, rate, (low, high) in results.scores:
        table.add_row(bot, str(wins), f"{rate:.1%}", f"{low:.1%} to {high:.1%}")
    return table


def bars(results: Results, block: str) -> Iterator[str]:
    most = max(bar.matches for bar in results.bars)
    digits = len(str(results.bars[-1].most))
    for least, last, matches in results.bars:
        span = f"{least:>{digits}} to {last:>{digits}}" if last > least else f"{least:>{digits}}"
        yield f"{span}  {block * round(WIDEST * matches / most)} {matches}"
