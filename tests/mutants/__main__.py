"""``python -m tests.mutants [FOLDER or WORD…]``: break one place at a time; is it noticed?"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

from tests.mutants.catalogue import MUTANTS, chosen
from tests.mutants.mutant import Mutant
from tests.mutants.notebook import Notebook
from tests.mutants.run import Outcome, Verdict, Workers, workers
from tests.mutants.workshop import digest_of_tree


def main(arguments: Sequence[str]) -> int:
    asked = parser().parse_args(arguments)
    mutants = chosen(asked.words)
    if not mutants:
        words = " or ".join(asked.words)
        raise SystemExit(f"mutants: none of {len(MUTANTS)} has {words} in its name")
    notebook = Notebook(asked.resume, digest_of_tree())
    count: Counter[Verdict] = Counter()
    with workers(asked.at_once) as busy:
        for number, (mutant, verdict, detail) in enumerate(all_of(mutants, busy, notebook), 1):
            count[verdict] += 1
            place = f"{number:{len(str(len(mutants)))}}/{len(mutants)}"
            print(
                f"{place}  {verdict.value:8}  {mutant.file}: {mutant.name}  [{detail}]", flush=True
            )
    bad = count[Verdict.SURVIVED] + count[Verdict.BROKEN]
    print(f"{len(mutants)} mutants: {count[Verdict.CAUGHT]} caught, {bad} not.")
    return 1 if bad else 0


def parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("python -m tests.mutants", description=__doc__)
    parser.add_argument("words", nargs="*", help="a folder, or what names or files have in them")
    parser.add_argument("--at-once", type=int, default=2, help="how many at a time (2)")
    parser.add_argument(
        "--resume", type=Path, metavar="FILE", help="keep in FILE what was seen, and go on from it"
    )
    return parser


def all_of(mutants: Sequence[Mutant], busy: Workers, notebook: Notebook) -> Iterator[Outcome]:
    """What is known already, then the others, those with the longest tests first."""
    known = notebook.caught(mutants)
    yield from known
    caught = {outcome.mutant for outcome in known}
    left = [mutant for mutant in mutants if mutant not in caught]
    seconds = pass_unbroken(left, busy, notebook)
    left.sort(key=lambda mutant: -sum(seconds[test] for test in mutant.tests))
    for outcome in busy.outcomes([notebook.planted(mutant) for mutant in left]):
        notebook.add(outcome)
        yield outcome


def pass_unbroken(mutants: Sequence[Mutant], busy: Workers, notebook: Notebook) -> dict[str, float]:
    """How long all their tests take, which must pass as long as nothing is broken."""
    seconds = notebook.seconds()
    left = {test for mutant in mutants for test in mutant.tests} - set(seconds)
    for number, (test, took) in enumerate(busy.seconds(sorted(left)), 1):
        print(f"{number}/{len(left)}  {test} passes unbroken, in {took:.1f} s", flush=True)
        notebook.took(test, took)
        seconds[test] = took
    return seconds


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
