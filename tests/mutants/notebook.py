"""What was seen of mutants before, for a run that goes on where another one stopped.

Each line belongs to the tree as it was: after any change of the program or of its tests what
stands here counts for nothing, and everything is run again. Only where to look first is taken
from it then: at the test that caught a mutant before.
"""

import json
from collections.abc import Sequence
from pathlib import Path

from tests.mutants.mutant import Mutant
from tests.mutants.run import Outcome, Planted, Verdict


class Notebook:
    """In a file, or nowhere."""

    def __init__(self, path: Path | None, tree: str) -> None:
        self._path, self._tree = path, tree
        lines = path.read_text("utf-8").splitlines() if path and path.exists() else []
        noted = [json.loads(line) for line in lines]
        known = [rest for tree_then, *rest in noted if tree_then == tree]
        self._seconds = {test: seconds for what, test, seconds in known if what == "took"}
        self._caught = {name: detail for what, name, detail in known if what == "caught"}
        self._ever = {name: detail for _, what, name, detail in noted if what == "caught"}

    def caught(self, mutants: Sequence[Mutant]) -> list[Outcome]:
        """Only these: whatever else became of a mutant is worth another look."""
        return [
            Outcome(mutant, Verdict.CAUGHT, self._caught[mutant.name])
            for mutant in mutants
            if mutant.name in self._caught
        ]

    def planted(self, mutant: Mutant) -> Planted:
        """A test counts only if it is still one of those that the mutant names."""
        first = self._ever.get(mutant.name, "")
        is_named = first.startswith(tuple(mutant.tests)) if first else False
        return Planted(mutant, first if is_named else None)

    def seconds(self) -> dict[str, float]:
        return dict(self._seconds)

    def took(self, test: str, seconds: float) -> None:
        self._seconds[test] = seconds
        self._note("took", test, seconds)

    def add(self, outcome: Outcome) -> None:
        if outcome.verdict is Verdict.CAUGHT:
            self._note("caught", outcome.mutant.name, outcome.detail)

    def _note(self, *words: object) -> None:
        if self._path is not None:
            with self._path.open("a", encoding="utf-8") as file:
                file.write(json.dumps([self._tree, *words]) + "\n")
