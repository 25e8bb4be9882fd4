"""Coming to a table from the command line: by code, by looking around, past hostile hosts."""

import json
import socket
import subprocess
from pathlib import Path

import trio

from crypto.identity import Identity
from p2p.entry.invitation import Invitation, address_text
from p2p.wire.frames import Refusal
from tests.p2p.strangers import Stranger, pretended
from tests.ui.program import PATIENCE_SECONDS, run, start, told

BOT = ("--play", "bot", "--level", "novice", "--json", "--bind", "127.0.0.1")
NASTY = "go away\x1b]0;pwned\x07\x1b[2J\r\n\u202eundertable: all is well"


def test_a_code_and_an_address_bring_a_guest_to_the_table(tmp_path: Path) -> None:
    host = start(tmp_path / "host", "host", "kuhn", "--players", "2", "--clock", "off", *BOT)
    link, code = invited(host)
    (address,) = Invitation.parse(link).addresses
    guest = run(tmp_path / "guest", "join", code, "--at", address_text(address), *BOT)
    assert (guest.returncode, guest.stderr) == (0, "")
    told(host, "winners")
    assert host.communicate(timeout=PATIENCE_SECONDS)[1] == ""


def invited(host: "subprocess.Popen[str]") -> tuple[str, str]:
    assert host.stdout is not None
    facts = json.loads(host.stdout.readline())
    return facts["invitation"], facts["code"]


async def test_what_a_hostile_host_says_does_not_command_the_terminal(tmp_path: Path) -> None:
    host = Identity.generate()

    async def talk(guest: Stranger) -> None:
        await guest.say(Refusal(NASTY))
        await guest.is_cut_off()

    async with trio.open_nursery() as nursery:
        port: int = await nursery.start(pretended, host, talk)
        link = str(Invitation.to(host.public, (("127.0.0.1", port),)))
        words = ("join", link, "--play", "bot", "--bind", "127.0.0.1")
        done = await trio.to_thread.run_sync(lambda: run(tmp_path, *words))
        nursery.cancel_scope.cancel()
    assert done.returncode == 1
    assert "go away" in done.stderr
    assert done.stderr.count("\n") == 1
    assert all(char.isprintable() for char in done.stdout + done.stderr.rstrip("\n"))


def test_a_port_that_was_given_is_the_one_in_the_invitation(tmp_path: Path) -> None:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    host = start(tmp_path, "host", "kuhn", "--players", "2", "--port", str(port), *BOT)
    (address,) = Invitation.parse(invited(host)[0]).addresses
    host.terminate()
    host.communicate(timeout=PATIENCE_SECONDS)
    assert address == ("127.0.0.1", port)
