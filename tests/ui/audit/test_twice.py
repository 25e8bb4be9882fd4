"""A file with two JOINs of one player for one match."""

import json
from pathlib import Path

import msgspec
import pytest

from crypto.identity import Identity
from crypto.keys import KeyPair
from table.founding import Join, Terms
from table.joins import Pages, Twice
from tests.ui.files import run
from ui.words import LANGUAGES

ME, SOMEBODY = Identity.generate(), Identity.generate()


def join(who: Identity = ME, occasion: bytes = b"now", name: str = "Ada") -> Join:
    return Join.sign(who, name, Terms("kuhn", 1, 2, occasion=occasion), KeyPair.generate().X)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "match.joins"
    path.write_bytes(Twice(join(), join()).encode())
    return path


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_names_the_key_and_convicts_nobody(
    language: str, path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = run(capsys, "verify", path, "--lang", language)
    assert (shown.code, shown.err) == (3, "")
    assert "Ada" in shown.out.splitlines()[0]
    assert ME.public.fingerprint in shown.out


def test_a_program_can_read_it_too(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shown = run(capsys, "verify", path, "--json")
    data = json.loads(shown.out)
    assert (shown.code, data["status"], data["key"]) == (3, "signed twice", ME.public.key.hex())


def test_a_name_from_a_stranger_does_not_command_the_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "nasty"
    path.write_bytes(Twice(join(name="\x1b[2J"), join()).encode())
    assert "\x1b" not in run(capsys, "verify", path).out


ONCE = join()
SLANDER = {
    "two players": (join(), join(SOMEBODY)),
    "two matches": (join(), join(occasion=b"then")),
    "the same": (ONCE, ONCE),
}


@pytest.mark.parametrize("pair", SLANDER.values(), ids=SLANDER)
def test_what_shows_nothing_is_refused(
    pair: tuple[Join, Join], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "slander"
    path.write_bytes(Twice(*pair).encode())
    shown = run(capsys, "verify", path)
    assert shown.code == 1
    assert "does not show that anybody signed twice" in shown.err


def test_a_join_that_nobody_signed_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, forged = tmp_path / "forged", join().encode()[:-1] + b"?"
    path.write_bytes(msgspec.msgpack.encode(Pages(join().encode(), forged)))
    assert run(capsys, "verify", path).code == 1
