"""One slip of German grammar stays out: a "who" without anybody before it, as in "of who is gone".

It is "of a seat that is gone", and "Whoever votes", not "Who votes".
"""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
FOLDERS = ("crypto", "games", "table", "players", "p2p", "ui", "bench", "launch", "tests")
PLACES = (
    *("*.md", "docs/*.md", "cli.py", "ui/words/*.en.ftl"),
    *(f"{folder}/**/*.py" for folder in FOLDERS),
)

# "A list of who knows what" holds a question, and is good English.
QUESTION = r"(?:[\s#]+\w+){1,3}[\s#]+(?:what|whom|when|where|why)\b"
LOOP = r" in\b|,"  # for who in players
PREPOSITION = r"\b(?i:of|to|for|by|from|without|than)"
AFTER = re.compile(rf"{PREPOSITION}[\s#]+who\b(?!{QUESTION}|{LOOP})")
# Documents speak in sentences; in code, "Who has voted" may be the heading of a function.
BEGINNING = re.compile(r"(?:^(?:[-*] |\d+\. )?|[.:!?]\*{0,2} |\| )Who [^.?!|]*[.!|]", re.MULTILINE)


def slips(text: str, *, in_sentences: bool) -> list[str]:
    found = [match.group() for match in AFTER.finditer(text)]
    if in_sentences:
        found += [match.group() for match in BEGINNING.finditer(sentences(text))]
    return found


def sentences(page: str) -> str:
    """A paragraph, an item or a row in a line each; no headings, and nothing in fences."""
    bare = re.sub(r"^```.*?^```$|^#.*?$", "", page, flags=re.DOTALL | re.MULTILINE)
    return re.sub(r"(?<!\n)\n *(?![-*|\s]|\d+\. )", " ", bare)


PATHS = [path for place in PLACES for path in sorted(ROOT.glob(place)) if path != Path(__file__)]


@pytest.mark.parametrize("path", PATHS, ids=lambda path: str(path.relative_to(ROOT)))
def test_nobody_is_called_who_alone(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert slips(text, in_sentences=path.suffix == ".md") == []


@pytest.mark.parametrize(
    "slip",
    [
        "For who is gone the defaults count.",
        "the votes of\n    # who left",
        "Who votes must\nhave waited.",
        "- **Late.** Who votes must have waited.",
        "1. Who votes must have waited.",
        "| R1 | Who votes must have waited. |",
    ],
)
def test_a_slip_is_noticed(slip: str) -> None:
    assert len(slips(slip, in_sentences=True)) == 1


@pytest.mark.parametrize(
    "sentence",
    [
        "The books of who knows what are kept by all who play.",
        "| R1 | Who begins? | A coin decides. |",
        "Who begins, and why?",
        "## Who said what",
        "for who, name in players:",
        "Nobody to whom that matters; the players, who don't vote.",
    ],
)
def test_good_english_is_none(sentence: str) -> None:
    assert slips(sentence, in_sentences=True) == []
