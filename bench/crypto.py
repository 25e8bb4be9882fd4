"""How long the proofs take, in milliseconds and in products of a point by a scalar.

A product is what the machine and the library give; counted in products, figures from two
machines can be compared.
"""

import platform
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import cycle
from typing import Any

from rich.console import Console
from rich.progress import Progress

from bench.crypto_report import show
from bench.proof_cases import proof_cases
from bench.scene import received
from bench.shuffle_cases import shuffle_cases
from bench.timing import Case, Effort, Stopwatch, take_turns
from crypto.group import G, public_product, random_scalar

Figures = dict[str, Any]

__all__ = ["measure", "show"]

PRODUCTS_IN_A_LAP = 16


def measure(effort: Effort = Effort()) -> Figures:  # noqa: B008  frozen
    """Figures by proof and, where it has one, by size."""
    cases = shuffle_cases() + proof_cases()
    with progress(effort.rounds * len(cases)) as advance:
        watches = take_turns(cases, product(), effort, advance)
    product_us = watches["product"].median_us()["product"] / PRODUCTS_IN_A_LAP
    figures: Figures = {"product_us": round(product_us, 2), "python": platform.python_version()}
    for case in cases:
        _place(figures, case.path, _summary(watches[case.path], product_us, case.bytes))
    return figures | {"share": figures["shares"]["1"]}


def product() -> Case:
    """The yardstick: many points by many public scalars, up to the encoding of the results."""
    factors = cycle([(random_scalar(), received(random_scalar() * G)) for _ in range(64)])

    def multiply() -> None:
        for _ in range(PRODUCTS_IN_A_LAP):
            scalar, point = next(factors)
            public_product(scalar, point).encode()

    return Case("product", lambda watch: watch("product", multiply))


def _summary(watch: Stopwatch, product_us: float, size: int | None) -> Figures:
    laps = watch.median_us()
    summary: Figures = {f"{lap}_ms": round(us / 1e3, 4) for lap, us in laps.items()}
    summary |= {f"{lap}_products": round(us / product_us, 2) for lap, us in laps.items()}
    if "online" in laps:
        summary["online_share"] = round(laps["online"] / laps["prove"], 3)
    return summary | {"bytes": size}


def _place(figures: Figures, path: str, summary: Figures) -> None:
    name, _, size = path.partition("/")
    if size:
        figures.setdefault(name, {})[size] = summary
    else:
        figures[name] = summary


@contextmanager
def progress(total: int) -> Iterator[Callable[[], None]]:
    """A bar on standard error, where a person may be watching; nothing in a pipe."""
    with Progress(
        console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()
    ) as bar:
        task = bar.add_task("measuring", total=total)
        yield lambda: bar.advance(task)
