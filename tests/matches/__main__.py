"""``python -m tests.matches [--replace NAME]``: make the recorded matches that are missing.

``--open NAME`` has everybody open one afterwards, if it comes out as it was recorded.

A record that is there stays, unless it is named: if one no longer verifies, what was played
before can't be checked any more, and that is seldom what anybody wants.
"""

import argparse

from tests.matches import RECIPES


def main() -> None:
    parser = argparse.ArgumentParser(prog="tests.matches", description=__doc__)
    parser.add_argument("--replace", metavar="NAME", choices=[recipe.name for recipe in RECIPES])
    parser.add_argument("--open", metavar="NAME", choices=[recipe.name for recipe in RECIPES])
    args = parser.parse_args()
    for recipe in [recipe for recipe in RECIPES if recipe.name == args.open]:
        for path, data in recipe.opened().items():
            path.write_bytes(data)
            print(f"{path.name}: {len(data)} bytes")
    for recipe in RECIPES:
        if recipe.path.exists() and recipe.name != args.replace:
            print(f"{recipe.path.name} is there; --replace {recipe.name} makes a new one")
            continue
        data = recipe.play()
        recipe.path.write_bytes(data)
        print(f"{recipe.path.name}: {len(data)} bytes")


if __name__ == "__main__":
    main()
