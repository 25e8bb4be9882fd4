"""The figures of ``bench.crypto`` as tables, beside our goals and other systems."""

from typing import Any, NamedTuple

from rich import box
from rich.console import Console
from rich.table import Table

Figures = dict[str, Any]


class Goal(NamedTuple):
    """A figure that should stay at or below ``limit``."""

    what: str
    path: tuple[str, ...]
    limit: float


GOALS = (
    Goal("52 cards: shuffle and prove, products", ("shuffle", "52", "prove_products"), 550),
    Goal("52 cards: of it online, share", ("shuffle", "52", "online_share"), 0.45),
    Goal("52 cards: verify, products", ("shuffle", "52", "verify_products"), 320),
    Goal("52 cards: proof, bytes", ("shuffle", "52", "bytes"), 5255),
    Goal("swap or not: prove, products", ("swap", "prove_products"), 18),
    Goal("swap or not: verify, products", ("swap", "verify_products"), 18),
    Goal("swap or not: proof, bytes", ("swap", "bytes"), 160),
    Goal("share of one card: give, products", ("share", "prove_products"), 7),
    Goal("share of one card: verify, products", ("share", "verify_products"), 6),
)

# Shuffle and prove / verify in ms and the size of the proof, at 52 cards; measured on a machine
# like ours (2 shared cores, CPU time, medians, November 2026). Other groups, other margins: a
# comparison of finished systems, not of arguments.
PEERS = (
    ("dedis/kyber 3.1 (Go, Neff)", "56", "67", "20 kB"),
    ("Geometry (Rust, Bayer-Groth)", "72", "32", "5.5 kB"),
    ("LibTMCG (C++, 2048 bits, Groth)", "357", "254", "9.4 kB"),
)


def show(figures: Figures) -> None:
    console = Console()
    console.print(f"One product of a point by a public scalar: {figures['product_us']:.1f} µs.")
    console.print("In brackets: the same in products. CPU time, medians.\n")
    for table in (shuffles(figures), joint(figures), proofs(figures), peers(figures)):
        console.print(table)
    console.print(goals(figures))


def shuffles(figures: Figures) -> Table:
    table = _table("Shuffles", "cards", "prepare", "online", "share", "verify", "next", "bytes")
    for k, row in figures["shuffle"].items():
        times = [_both(row, lap) for lap in ("precompute", "online", "verify", "verify_next")]
        share = f"{row['online_share']:.0%}"
        table.add_row(k, *times[:2], share, *times[2:], str(row["bytes"]))
    table.caption = "next: the pile was the outcome of a verified shuffle, as it mostly is"
    return table


def joint(figures: Figures) -> Table:
    table = _table("Joint shuffles, verified", "seats and cards", "turn by turn", "in one batch")
    for size, row in figures["joint_shuffle"].items():
        table.add_row(size, _both(row, "one_by_one"), _both(row, "batch"))
    return table


def proofs(figures: Figures) -> Table:
    table = _table("Other proofs", "proof", "prove", "verify", "bytes")
    for name, entry in figures.items():
        if not isinstance(entry, dict) or "shuffle" in name or name == "share":
            continue  # one share is the first row of "shares"
        rows = {"": entry} if "prove_ms" in entry else entry
        for size, row in rows.items():
            label = f"{name} {size}".strip().replace("_", " ")
            table.add_row(label, _both(row, "prove"), _both(row, "verify"), str(row["bytes"]))
    return table


def peers(figures: Figures) -> Table:
    table = _table("52 cards, beside others", "system", "shuffle and prove", "verify", "proof")
    row = figures["shuffle"]["52"]
    ours = f"{row['prove_ms']:.1f}", f"{row['verify_ms']:.1f}", f"{row['bytes'] / 1000:.1f} kB"
    table.add_row("Undertable (here)", *ours, style="bold")
    for system in PEERS:
        table.add_row(*system)
    table.caption = "ms; the others on a similar machine"
    return table


def goals(figures: Figures) -> Table:
    table = _table("Goals", "figure", "here", "at most", "")
    for goal in GOALS:
        value: Any = figures
        for key in goal.path:
            value = value[key]
        verdict = "met" if value <= goal.limit else "[bold red]missed[/]"
        table.add_row(goal.what, f"{value:g}", f"{goal.limit:g}", verdict)
    return table


def _table(title: str, *columns: str) -> Table:
    table = Table(
        title=title, title_justify="left", caption_justify="left", box=box.SIMPLE, pad_edge=False
    )
    for i, column in enumerate(columns):
        table.add_column(column, justify="right" if i else "left", no_wrap=True)
    return table


def _both(row: Figures, lap: str) -> str:
    products = row[f"{lap}_products"]
    return f"{row[f'{lap}_ms']:.2f} ({products:.{0 if products >= 100 else 1}f})"
