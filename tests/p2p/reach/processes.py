"""Players as processes: what they report, how they end, and whether their records agree."""

import json
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from p2p.entry.invitation import Invitation
from tests.p2p.house import audited, said_in
from tests.ui.program import CLI, environment

PATIENCE_SECONDS = 240
LOOK_SECONDS = 0.1
BOT = ("--play", "bot", "--json", "--trusting", "--level", "random", "--seed", "1")


def started(
    machine: Sequence[str], home: Path, *words: str, asks_router: bool = False
) -> "subprocess.Popen[bytes]":
    """A player whose command begins with ``machine``; it reports to a file ``out`` in ``home``."""
    surroundings = environment(home)
    if asks_router:
        surroundings.pop("UNDERTABLE_NO_ROUTER", None)
    command = [*machine, sys.executable, str(CLI), *words, *BOT]
    with (home / "out").open("ab") as out, (home / "err").open("ab") as err:
        running.append(subprocess.Popen(command, env=surroundings, stdout=out, stderr=err))
    return running[-1]


running: "list[subprocess.Popen[bytes]]" = []


@contextmanager
def nobody_left() -> Iterator[None]:
    """However the block ends, nobody whom it started plays on."""
    try:
        yield
    finally:
        while running:
            player = running.pop()
            player.kill()
            player.wait()


def facts(home: Path) -> list[dict[str, Any]]:
    lines = (home / "out").read_text("utf-8").splitlines(keepends=True)
    return [json.loads(line) for line in lines if line.endswith("\n")]


def told(home: Path, key: str) -> list[Any]:
    return [fact[key] for fact in facts(home) if key in fact]


def until(ready: Callable[[], Any]) -> Any:
    deadline = time.monotonic() + PATIENCE_SECONDS
    while not (found := ready()):
        assert time.monotonic() < deadline, "nothing happens any more"
        time.sleep(LOOK_SECONDS)
    return found


def invitation(home: Path, is_wanted: Callable[[Invitation], bool] = lambda _: True) -> Invitation:
    """The first one that a host shows and that is of the wanted kind."""

    def found() -> Invitation | None:
        shown = [Invitation.parse(text) for text in told(home, "invitation")]
        return next(filter(is_wanted, shown), None)

    wanted = until(found)
    assert isinstance(wanted, Invitation)
    return wanted


def end(*players: "subprocess.Popen[bytes]") -> None:
    for player in players:
        assert player.wait(PATIENCE_SECONDS) == 0


def check_same_record(*places: Path) -> None:
    """All have one, it verifies, and nobody was missing."""
    records = [path.read_bytes() for home in places for path in home.glob("matches/*.record")]
    assert len(records) == len(places)
    assert len({said_in(audited(record)) for record in records}) == 1
    for home in places:
        assert told(home, "missed") == [None]
        assert told(home, "gone") == []


def messages(home: Path) -> int:
    """Roughly how far the match is: what a player has written down."""
    return sum(path.stat().st_size for path in home.glob("matches/*.journal"))
