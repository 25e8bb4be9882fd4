"""``python -m bench TOPIC [--json]``: measure one part of the system on this machine."""

import argparse
import importlib
import json
from collections.abc import Sequence

from ui.program import collect_seldom

# Each topic is a module here with ``measure() -> dict`` and ``show(figures)``.
TOPICS = (
    "crypto",
    "plain",
    "start",
    "table",
    "p2p",
    "storm",
    "gossip",
    "hops",
    "mascarade",
    "starved",
    "page",
)


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="bench", description=__doc__)
    parser.add_argument("topic", nargs="?", help=f"what to measure: {', '.join(TOPICS)}")
    parser.add_argument("--json", action="store_true", help="the figures, for a program to read")
    args = parser.parse_args(words)
    if args.topic not in TOPICS:
        asked = f"no topic {args.topic!r}" if args.topic else "no topic given"
        raise SystemExit(f"bench: {asked}; there is: {', '.join(TOPICS)}")
    collect_seldom()  # as the command does
    topic = importlib.import_module(f"bench.{args.topic}")
    figures = topic.measure()
    if args.json:
        print(json.dumps(figures, indent=2))
    else:
        topic.show(figures)


if __name__ == "__main__":
    main()
