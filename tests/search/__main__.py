"""``python -m tests.search --minutes 30``: search for that long; a failure ends as a script.

With ``--replay FILE`` the script in a file is followed once more.
"""

import argparse
import sys
import time
from itertools import count
from pathlib import Path

from tests.search.kinds import KINDS, LARGE, Kind, shortened
from tests.search.orders import courses
from tests.search.orders import take as take_course
from tests.search.plan import Plan
from tests.search.promises import Broken
from tests.search.world import walk


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.search", description=__doc__)
    parser.add_argument("--minutes", type=float, default=1.0)
    parser.add_argument("--seed", type=int, default=0, help="where to begin")
    parser.add_argument("--only", default="", help="kinds with these words in their names")
    parser.add_argument("--orders", action="store_true", help="all courses with two deviations")
    parser.add_argument("--replay", type=Path, metavar="FILE")
    args = parser.parse_args()
    if args.replay is not None:
        walk(Plan.read(args.replay.read_text(encoding="utf-8").splitlines()))
        return 0
    return try_orders() if args.orders else search(args.minutes * 60, args.seed, args.only)


def try_orders() -> int:
    done = 0
    for cheat, chosen in courses(2):
        take_course(cheat, chosen)
        done += 1
    print(f"{done} courses, one roll in each")
    return 0


def search(seconds: float, seed: int, only: str) -> int:
    """All kinds in turn, seed after seed."""
    kinds = [kind for kind in (*KINDS, *LARGE) if only in kind.name]
    done, until = dict.fromkeys(kinds, 0), time.monotonic() + seconds
    for number in count(seed):
        for kind in kinds:
            if time.monotonic() > until:
                return tell(done, seed, number)
            if not succeeds(kind, number):
                return 1
            done[kind] += 1
    return 0


def succeeds(kind: Kind, seed: int) -> bool:
    try:
        kind.take(seed)
    except Broken as broken:
        print(f"# {kind.name}, seed {seed}: {broken}")
        print(
            shortened(kind, seed) or f"# python -m tests.search --only '{kind.name}' --seed {seed}"
        )
        return False
    return True


def tell(done: dict[Kind, int], first: int, last: int) -> int:
    for kind, walks in done.items():
        print(f"{walks:6}  {kind.name}")
    print(f"{sum(done.values())} walks, seeds {first} to {last}: nothing is broken")
    return 0


if __name__ == "__main__":
    sys.exit(main())
