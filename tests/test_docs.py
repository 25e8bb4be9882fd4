"""Documents name what is there and draw it as it is; the commands on adding a game work."""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tests import drawing

ROOT = Path(__file__).parent.parent
DOCUMENTS = [*sorted(ROOT.glob("*.md")), *sorted(ROOT.glob("docs/*.md"))]
FOLDERS = sorted(path.parent.name for path in ROOT.glob("*/__init__.py"))
PATH = re.compile(rf"(?<![\w./])((?:{'|'.join([*FOLDERS, 'docs', 'launch'])})/[\w./-]*)")
NAMED = re.compile(r"`([\w/]+\.py)`\s+\(((?:`\w+`(?:, )?)+)\)")
PAGE = (ROOT / "docs/adding-a-game.md").read_text(encoding="utf-8")
SOURCES = ("games/kuhn.py", "games/catalogue.py", "players/kuhn.py", "tests/laws/matches.py")


def fenced(language: str) -> list[str]:
    """The lines in blocks of ``language``, without comments and omissions."""
    blocks = re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)
    lines = [line.partition("  #")[0].strip() for block in blocks for line in block.splitlines()]
    return [line for line in lines if line and "..." not in line]


@pytest.mark.parametrize("line", fenced("python"))
def test_a_line_of_code_on_the_page_is_a_line_of_the_game(line: str) -> None:
    written = [text.strip() for path in SOURCES for text in (ROOT / path).read_text().splitlines()]
    assert line in [text.partition("  #")[0] for text in written]


@pytest.mark.parametrize("command", fenced("sh"))
def test_a_command_on_the_page_works(command: str, tmp_path: Path) -> None:
    python, *words = shlex.split(command)
    assert python == "python"
    env = {**os.environ, "UNDERTABLE_HOME": str(tmp_path)}
    run = subprocess.run(
        [sys.executable, *words], cwd=ROOT, env=env, capture_output=True, text=True
    )
    assert (run.returncode, run.stderr) == (0, "")
    assert "kuhn" in run.stdout or "K01" in run.stdout


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_a_path_in_a_document_leads_somewhere(document: Path) -> None:
    written = PATH.findall(document.read_text(encoding="utf-8"))
    paths = {path.rstrip(".") for path in written if "GAME" not in path}
    assert [path for path in sorted(paths) if not (ROOT / path).exists()] == []


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_a_link_in_a_document_leads_somewhere(document: Path) -> None:
    links = re.findall(r"\]\((?!https?:|#)([^)#]+)", document.read_text(encoding="utf-8"))
    assert [link for link in links if not (document.parent / link).exists()] == []


@pytest.mark.parametrize(
    ("path", "name"),
    [
        (path, name)
        for document in DOCUMENTS
        for path, names in NAMED.findall(document.read_text(encoding="utf-8"))
        for name in re.findall(r"\w+", names)
    ],
)
def test_what_a_document_says_is_in_a_file_is_there(path: str, name: str) -> None:
    code = (ROOT / path).read_text(encoding="utf-8")
    assert re.search(rf"^ *(async def|def|class) {name}\b|^{name}\b.* = ", code, re.MULTILINE)


def test_the_house_is_drawn_as_it_is() -> None:
    page = drawing.PAGE.read_text(encoding="utf-8")
    assert page == drawing.renewed(page), "python -m tests.drawing --write"


def test_a_drawing_leaves_out_only_what_follows_from_the_rest() -> None:
    arrows = {"roof": {"wall", "floor", "window"}, "wall": {"floor"}, "window": {"wall"}}
    kept = drawing.reduced({**arrows, "floor": set()})
    assert kept == {"roof": {"window"}, "window": {"wall"}, "wall": {"floor"}, "floor": set()}
