"""What was seen of mutants before, for a run that goes on where another one stopped.

Each line belongs to the tree as it was: after any change of the program or of its tests what
stands here counts for nothing, and everything is run again.
"""

import json
from collections.abc import Sequence
from pathlib import Path

from tests.mutants.mutant import Mutant
from tests.mutants.run import Outcome, Tests, Verdict


class Notebook:
    """In a file, or nowhere."""

    def __init__(self, path: Path | None, tree: str) -> None:
        self._path, self._tree = path, tree
        lines = path.read_text("utf-8").splitlines() if path and path.exists() else []
        known = [rest for tree_then, *rest in map(json.loads, lines) if tree_then == tree]
        self._seconds = {tuple(tests): seconds for what, tests, seconds in known if what == "took"}
        self._caught = {name: detail for what, name, detail in known if what == "caught"}

    def caught(self, mutants: Sequence[Mutant]) -> list[Outcome]:
        """Only these: whatever else became of a mutant is worth another look."""
        return [
            Outcome(mutant, Verdict.CAUGHT, self._caught[mutant.name])
            for mutant in mutants
            if mutant.name in self._caught
        ]

    def seconds(self) -> dict[Tests, float]:
        return dict(self._seconds)

    def took(self, tests: Tests, seconds: float) -> None:
        self._seconds[tests] = seconds
        self._note("took", list(tests), seconds)

    def add(self, outcome: Outcome) -> None:
        if outcome.verdict is Verdict.CAUGHT:
            self._note("caught", outcome.mutant.name, outcome.detail)

    def _note(self, *words: object) -> None:
        if self._path is not None:
            with self._path.open("a", encoding="utf-8") as file:
                file.write(json.dumps([self._tree, *words]) + "\n")
