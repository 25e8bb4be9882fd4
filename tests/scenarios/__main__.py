"""``python -m tests.scenarios GAME FILE...``: play scenarios, one line each.

Exit code 0 if all came out as written, 1 if one differs, 2 if a file or a scenario can't be read.
"""

import argparse
import importlib
import sys
from collections.abc import Sequence
from pathlib import Path

from tests.scenarios.scenario import Differs, Malformed, Scenario

FORMATS = {
    "complots": "tests.scenarios.complots",
    "mascarade": "tests.scenarios.mascarade",
    "intrigue": "tests.scenarios.intrigue",
    "shadow_blades": "tests.scenarios.shadow_blades",
    "kuhn": "tests.scenarios.kuhn",
}


def read(game: str, path: Path) -> list[Scenario]:
    """All scenarios of a file; one that contains none is ``Malformed``."""
    scenarios: list[Scenario] = importlib.import_module(FORMATS[game]).read(
        path.read_text(encoding="utf-8")
    )
    if not scenarios:
        raise Malformed(1, "no scenario in this file")
    return scenarios


def outcome(scenario: Scenario) -> str | None:
    """What differs, in one line, or nothing."""
    try:
        scenario.run()
    except Differs as difference:
        return str(difference)
    return None


def report(scenarios: Sequence[Scenario]) -> int:
    """Print a line for each and the sum of it; how many failed?"""
    failed = 0
    for scenario in scenarios:
        difference = outcome(scenario)
        failed += difference is not None
        verdict = "ok    " if difference is None else "FAILED"
        print(
            f"{verdict} {scenario.name} {scenario.title}"
            + (f": {difference}" if difference else "")
        )
    print(f"{len(scenarios) - failed} passed, {failed} failed")
    return failed


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.scenarios", description=__doc__)
    parser.add_argument("game", choices=FORMATS)
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE")
    args = parser.parse_args(words)
    scenarios: list[Scenario] = []
    for path in args.files:
        try:
            scenarios += read(args.game, path)
        except OSError as error:
            print(f"{path}: can't be read: {error.strerror}", file=sys.stderr)
            return 2
        except UnicodeDecodeError:
            print(f"{path}: can't be read: not a UTF-8 text", file=sys.stderr)
            return 2
        except Malformed as error:
            print(f"{path}:{error.line}: {error}", file=sys.stderr)
            return 2
    return 1 if report(scenarios) else 0


if __name__ == "__main__":
    sys.exit(main())
