"""``python -m tests.chaos --matches 20 --seed 1``: play them, check them, tell what was found.

``--only K`` plays just the match with that number, as a failure says.
"""

import argparse
import sys
import tempfile
from pathlib import Path

import trio

from tests.chaos.network import can_be_apart
from tests.chaos.run import Run


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.chaos", description=__doc__)
    parser.add_argument("--matches", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", type=int, help="just this one")
    parser.add_argument("--first", type=int, default=0, help="the number to begin with")
    parser.add_argument("--at-once", type=int, default=3, help="how many at a time")
    parser.add_argument("--loopback", action="store_true", help="even where namespaces can be made")
    parser.add_argument("--folder", type=Path, help="where those that failed are kept")
    args = parser.parse_args()
    apart = not args.loopback and can_be_apart()
    print("each player on a machine of its own" if apart else "all on the loopback: no line is cut")
    folder = args.folder or Path(tempfile.mkdtemp(prefix="undertable-chaos-"))
    run = Run(args.seed, apart=apart, folder=folder)
    numbers = (
        [args.only] if args.only is not None else list(range(args.first, args.first + args.matches))
    )
    trio.run(run.play, numbers, args.at_once)
    for what, count in run.figures.items():
        print(f"{count:8}  {what}")
    print(f"seed {args.seed}, failed: {run.failed or 'none'}")
    return 1 if run.failed else 0


if __name__ == "__main__":
    sys.exit(main())
