"""Names: one's own, asked for once; and those of others, who are known by their keys."""

import io
import json
import subprocess
import sys
from pathlib import Path

import pexpect
import pytest
import trio
import trio.testing
from rich.console import Console

from crypto.identity import Identity
from p2p.store.people import People
from p2p.wire.frames import Guest
from tests.p2p.house import House
from tests.sample import terms
from tests.ui.program import CLI, PATIENCE_SECONDS, environment, start
from ui.commands.acquaintance import Noticed, noticing
from ui.commands.own_name import FILE, own_name
from ui.live.screen import Screen
from ui.problem import Problem
from ui.words import LANGUAGES

ME, ADA, OTHER = (Identity.generate().public for _ in range(3))


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_comes_with_another_key_is_told_of_once(language: str, tmp_path: Path) -> None:
    people = People(tmp_path)
    people.played({ADA: "Ada"})
    noticed = Noticed(people, language, ME)
    seats = (Guest(ME.key, "Ada", ()), Guest(OTHER.key, "Ada", ()))
    (said,) = noticed.news(seats)
    for fact in ("Ada", ADA.fingerprint, OTHER.fingerprint):
        assert fact in said
    assert list(noticed.news(seats)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_known_key_with_another_name_is_told_of(language: str, tmp_path: Path) -> None:
    people = People(tmp_path)
    people.played({ADA: "Ada"})
    (said,) = Noticed(people, language, ME).news((Guest(ADA.key, "Countess", ()),))
    assert "Ada" in said
    assert "Countess" in said


def test_a_name_once_told_is_used_until_another_is_given(tmp_path: Path) -> None:
    usual = own_name(None, tmp_path)
    (tmp_path / FILE).write_text("Zoë\n", encoding="utf-8")
    assert own_name(None, tmp_path) == "Zoë"
    assert own_name("Ada", tmp_path) == "Ada"
    (tmp_path / FILE).write_bytes(b"\xff")
    assert own_name(None, tmp_path) == usual


@pytest.mark.parametrize("name", ["", "  ", "n" * 33, "\udce9"])
def test_a_name_that_nobody_could_sign_is_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(Problem, match="name"):
        own_name(name, tmp_path)


def test_a_person_is_asked_for_a_name_once(tmp_path: Path) -> None:
    words = [str(CLI), "host", "kuhn", "--players", "2", "--bind", "127.0.0.1", "--lang", "en"]
    for is_first in (True, False):
        person = pexpect.spawn(
            sys.executable,
            words,
            env={**environment(tmp_path), "TERM": "xterm"},
            encoding="utf-8",
            timeout=PATIENCE_SECONDS,
        )
        assert person.expect(["What shall the others call you", "undertable:"]) == 1 - is_first
        if is_first:
            person.sendline("n" * 33)
            person.expect("at most 32 characters")
            person.sendline("Zoë")
            person.expect("undertable:")
        person.sendintr()
        person.expect(pexpect.EOF)
        person.close()
    assert (tmp_path / FILE).read_text("utf-8") == "Zoë\n"


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_warning_about_another_key_stands_above_what_the_host_types(
    language: str, tmp_path: Path
) -> None:
    house, guest = House(tmp_path, terms("kuhn", 3), seed=1), "guest 1"
    People(tmp_path).played({ADA: guest})
    async with house.opened() as nursery:
        file, host = io.StringIO(), house.host
        screen = Screen(language, Console(file=file, width=300, force_terminal=True))
        screen.paper.type("sa")
        async with noticing(host, tmp_path, language, screen.aside):
            nursery.start_soon(house.visit, guest)
            await host.changes.until(lambda: bool(host.lobby and len(host.lobby.guests) == 2))
            await trio.testing.wait_all_tasks_blocked()
        nursery.cancel_scope.cancel()
    *above, last = file.getvalue().splitlines()
    key = house.sessions[guest].me.identity.public.fingerprint
    assert [line for line in above if key in line and ADA.fingerprint in line and guest in line]
    assert last.endswith("sa")


@pytest.mark.long
def test_a_host_is_told_when_ada_has_another_key(tmp_path: Path) -> None:
    for guest, is_told in (("one", False), ("one", False), ("two", True)):
        words = (
            "host",
            "kuhn",
            "--players",
            "2",
            "--matches",
            "1",
            "--name",
            "Zoe",
            "--lang",
            "en",
        )
        host = start(tmp_path / "host", *words, "--bind", "127.0.0.1", stdin=subprocess.PIPE)
        assert host.stdin is not None
        assert host.stdout is not None
        link = next(line for line in host.stdout if line.startswith("undertable:")).strip()
        bot = ("--play", "bot", "--json", "--bind", "127.0.0.1", "--name", "Ada")
        joined = start(tmp_path / guest, "join", link, *bot)
        told, _ = host.communicate("1\n" * 100, timeout=PATIENCE_SECONDS)
        assert joined.communicate(timeout=PATIENCE_SECONDS)[1] == ""
        assert ("another key than last time" in " ".join(told.split())) == is_told
    assert set(json.loads((tmp_path / "host" / "people.json").read_text()).values()) == {"Ada"}
