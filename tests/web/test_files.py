"""What the page is made of: files that anybody may read, that build nothing, and weigh little."""

import hashlib
import re
from pathlib import Path

import pytest

from tests.web.stage import PAGE, words

VENDORED = (PAGE / "vendor" / "lit-html", Path(__file__).parent / "vendor" / "axe-core")
OURS = sorted(path for path in PAGE.rglob("*") if path.is_file() and "vendor" not in path.parts)
CODE = [path for path in OURS if path.suffix == ".js"]
MOST_BYTES = 200_000

# What would let a stranger's text become code, or what the page's own policy would refuse.
FORBIDDEN = re.compile(
    r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|unsafeHTML|unsafeStatic|srcdoc"
    r"|\beval\b|new Function|javascript:|style=|<style|onclick=|setAttribute\(\"style"
)


@pytest.mark.parametrize("path", OURS, ids=lambda path: path.name)
def test_nothing_in_a_file_of_the_page_could_run_a_strangers_text(path: Path) -> None:
    assert FORBIDDEN.findall(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("path", OURS, ids=lambda path: path.name)
def test_the_page_asks_nobody_but_its_node(path: Path) -> None:
    text = path.read_text(encoding="utf-8").replace('xmlns="http://www.w3.org/2000/svg"', "")
    assert re.findall(r"\b(?:https?|wss?):|url\((?!#)|@import", text) == []


@pytest.mark.parametrize("path", CODE, ids=lambda path: path.name)
def test_modules_are_found_without_a_build(path: Path) -> None:
    """By their place; a bare name would need a bundler or an import map."""
    imported = re.findall(r'from "([^"]+)"', path.read_text(encoding="utf-8"))
    assert [name for name in imported if not name.startswith((".", ".."))] == []
    assert [name for name in imported if not (path.parent / name).is_file()] == []


def test_the_page_is_light() -> None:
    weight = sum(path.stat().st_size for path in PAGE.rglob("*") if path.is_file())
    assert weight < MOST_BYTES


@pytest.mark.parametrize("folder", VENDORED, ids=lambda folder: folder.name)
def test_what_others_wrote_is_unchanged(folder: Path) -> None:
    lines = (folder / "SHA256SUMS").read_text(encoding="ascii").splitlines()
    listed = {name: digest for digest, name in (line.split() for line in lines)}
    there = {p.relative_to(folder).as_posix(): p for p in folder.rglob("*") if p.is_file()}
    assert set(there) - {"SHA256SUMS", "VERSION"} == set(listed)
    for name, digest in listed.items():
        assert hashlib.sha256(there[name].read_bytes()).hexdigest() == digest, name


def test_every_language_has_all_words_of_the_page() -> None:
    english = words("en")
    for language in ("fr", "nl"):
        there = words(language)
        assert set(there) == set(english)
        for key, text in english.items():
            assert holes(there[key]) == holes(text), key


def holes(text: str) -> set[str]:
    return set(re.findall(r"\{(\w+)\}", text))


def test_every_word_that_the_page_says_exists() -> None:
    said = {
        word
        for path in CODE
        for word in re.findall(r'\bt\("([\w-]+)"', path.read_text(encoding="utf-8"))
    }
    assert said - set(words("en")) == set()
