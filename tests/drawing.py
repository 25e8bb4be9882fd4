"""The house as drawings in docs/architecture.md, made from imports and first lines alone.

``python -m tests.drawing`` prints them; with ``--write`` they are renewed on the page. One with
all arrows could not be read. So there is one for the folders and one for each that has rooms,
without the arrows that follow from others: if A uses B and B uses C, A may use C.
"""

import argparse
import ast
import re
from collections.abc import Callable, Iterator

from tests.rooms import ARROWS, FOLDERS, MODULES, ROOT, follows, imports, room_of

PAGE = ROOT / "docs/architecture.md"
WITH_ROOMS = ("table", "p2p", "ui")
FILES = {**MODULES, "cli": ROOT / "cli.py"}
HOUSE = {*FOLDERS, "cli"} - {"bench", "launch"}

Arrows = dict[str, set[str]]


def drawings() -> dict[str, str]:
    """All of them, by the names they have on the page."""
    house = {"house": arrows_between(part_of_house)}
    rooms = {folder: arrows_between(room_in(folder)) for folder in WITH_ROOMS}
    return {name: mermaid(reduced(arrows)) for name, arrows in {**house, **rooms}.items()}


# What uses what


def part_of_house(module: str) -> str | None:
    """A folder; but ``games.kit`` stands alone, as it is all that tables know of games."""
    if follows(module, "games.kit"):
        return "games.kit"
    folder = module.partition(".")[0]
    return folder if folder in HOUSE else None


def room_in(folder: str) -> Callable[[str], str | None]:
    def place(module: str) -> str | None:
        room = room_of(module)
        return room if room in ARROWS and follows(room, folder) else None

    return place


def arrows_between(place: Callable[[str], str | None]) -> Arrows:
    """Which place uses which others, by the imports of all files in it."""
    arrows: Arrows = {}
    for module, path in FILES.items():
        if (here := place(module)) is not None:
            used = {there for module in imports(path) if (there := place(module)) is not None}
            arrows.setdefault(here, set()).update(used - {here})
    return arrows


def reduced(arrows: Arrows) -> Arrows:
    """Without those that follow from others; there must be no way round in circles."""
    return {
        here: {there for there in used if not any(there in beyond(arrows, o) for o in used)}
        for here, used in arrows.items()
    }


def beyond(arrows: Arrows, here: str) -> set[str]:
    """All that ``here`` leads to, by one arrow or several."""
    return arrows[here].union(*(beyond(arrows, there) for there in arrows[here]))


# How it is drawn


def mermaid(arrows: Arrows) -> str:
    return "\n".join(["```mermaid", "flowchart TD", *lines(arrows), "```"])


def lines(arrows: Arrows) -> Iterator[str]:
    names = sorted(arrows, key=floor, reverse=True)
    for name in names:
        yield f'    {node(name)}["<b>{door(name)}</b><br/>{caption(name)}"]'
    for name in names:
        if arrows[name]:
            yield f"    {node(name)} --> {' & '.join(map(node, sorted(arrows[name])))}"


def floor(name: str) -> int:
    """How far up it is listed among the rooms; ``cli`` is the roof."""
    places = [place for place, room in enumerate(ARROWS) if follows(room, name)]
    return max(places, default=len(ARROWS))


def node(name: str) -> str:
    """A name that is no word of Mermaid's own, as ``end`` and ``graph`` are."""
    return f"in_{name.replace('.', '_')}"


def door(name: str) -> str:
    """Where to find it: a folder, or a file."""
    return FILES[name].relative_to(ROOT).as_posix().removesuffix("/__init__.py")


def caption(name: str) -> str:
    """The first thing that a room says of itself."""
    said = ast.get_docstring(ast.parse(FILES[name].read_text(encoding="utf-8"))) or ""
    first = re.split(r"[:;.(]", said.replace("``", "").replace("\n", " "), maxsplit=1)[0]
    return first.strip().replace('"', "#quot;")


# Where it stands


def renewed(page: str) -> str:
    """The page with every drawing as it is now."""
    for name, drawing in drawings().items():
        begin, end = f"<!-- {name}: made by python -m tests.drawing -->", f"<!-- end of {name} -->"
        before, rest = page.split(begin)
        _, after = rest.split(end)
        page = f"{before}{begin}\n{drawing}\n{end}{after}"
    return page


def main() -> None:
    parser = argparse.ArgumentParser(description="Draw the house, by its imports.")
    parser.add_argument("--write", action="store_true", help="renew the drawings on the page")
    if parser.parse_args().write:
        PAGE.write_text(renewed(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    else:
        print("\n\n".join(drawings().values()))


if __name__ == "__main__":
    main()
