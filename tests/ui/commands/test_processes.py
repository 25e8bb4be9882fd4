"""Peers in processes of their own, and how a person would start one."""

import os
import shlex
import subprocess
import sys

import pytest

from p2p.errors import PeerError
from ui.commands.processes import started
from ui.program import CLI, quoted, typed_command


async def test_a_peer_that_is_thrown_out_is_reported_with_its_last_words() -> None:
    with pytest.RaisesGroup(pytest.RaisesExc(PeerError, match="ended early: undertable: .*chess")):
        async with started(["host", "chess", "--json"], {}) as peer:
            await peer.see_off()


async def test_a_peer_that_leaves_by_itself_is_seen_off_in_silence() -> None:
    async with started(["games"], {}) as peer:
        await peer.see_off()


def test_the_command_we_tell_a_person_to_type_works(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", [str(CLI), "demo"])
    words = [*shlex.split(typed_command()), "games"]
    assert b"complots" in subprocess.run(words, check=True, capture_output=True).stdout


def test_a_python_on_another_drive_is_named_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_way(_: str) -> str:
        raise ValueError("path is on mount 'D:', start on mount 'C:'")

    monkeypatch.setattr(os.path, "relpath", no_way)
    monkeypatch.setattr(sys, "argv", ["cli.py"])
    assert typed_command() == shlex.join([sys.executable, "cli.py"])


def test_words_are_quoted_as_the_system_s_own_shell_wants_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    words = ["verify", "a match's.record"]
    assert quoted(words) == """verify 'a match'"'"'s.record'"""
    monkeypatch.setattr(os, "name", "nt")
    assert quoted(words) == """verify "a match's.record\""""


def test_who_installed_us_types_our_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["/usr/bin/undertable", "demo"])
    assert typed_command() == "undertable"
