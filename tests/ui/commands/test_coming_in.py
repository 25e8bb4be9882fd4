"""Coming to a table from the command line: by code, by looking around, past hostile hosts."""

import json
import socket
import subprocess
from pathlib import Path

import trio

from crypto.identity import Identity
from p2p.entry.invitation import Invitation
from p2p.entry.places import address_text
from p2p.wire.frames import Closed, Guest, Joined, Knock, Lobby, Refusal
from table.founding import Clock, Terms
from tests.p2p.strangers import Stranger, knock, pretended
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


async def test_a_bot_sits_down_among_friends_only_if_it_was_told(tmp_path: Path) -> None:
    host, terms = Identity.generate(), Terms("complots", 1, 3, quorum=2, clock=Clock(90, 30))
    seats = tuple(Guest(Identity.generate().public.key, "somebody", ()) for _ in range(1))

    async def talk(guest: Stranger) -> None:
        await guest.say(knock(name="host"))
        heard = await guest.hear(Knock)
        assert isinstance(heard, Knock)
        places = Guest(host.public.key, "host", ()), *seats, Guest(guest.link.peer.key, "bot", ())
        await guest.say(Lobby(terms, 1, places, True))
        await guest.hear(Joined)
        await guest.say(Closed())
        await guest.is_cut_off()

    async with trio.open_nursery() as nursery:
        port: int = await nursery.start(pretended, host, talk)
        link = str(Invitation.to(host.public, (("127.0.0.1", port),)))
        careful, told_to = tmp_path / "careful", tmp_path / "told"
        done = await trio.to_thread.run_sync(lambda: run(careful, "join", link, *BOT))
        trusting = await trio.to_thread.run_sync(
            lambda: run(told_to, "join", link, *BOT, "--trusting")
        )
        nursery.cancel_scope.cancel()
    assert done.returncode == 1
    assert "--trusting" in done.stderr
    assert done.stderr.count("\n") == 1
    assert not list(careful.rglob("*.journal"))
    assert list(told_to.rglob("*.journal"))
    assert "Traceback" not in trusting.stderr


def test_a_port_that_was_given_is_the_one_in_the_invitation(tmp_path: Path) -> None:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    host = start(tmp_path, "host", "kuhn", "--players", "2", "--port", str(port), *BOT)
    (address,) = Invitation.parse(invited(host)[0]).addresses
    host.terminate()
    host.communicate(timeout=PATIENCE_SECONDS)
    assert address == ("127.0.0.1", port)
