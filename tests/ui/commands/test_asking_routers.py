"""Who asks a router for a port: people who play with others on a real network, and nobody else."""

from pathlib import Path

import pytest

from p2p import NO_RELAYS
from ui.commands import run
from ui.commands.demo import Demo, Plan
from ui.commands.run import asks_router, place
from ui.commands.typed.arguments import parser
from ui.problem import Problem

GAME = ("kuhn", "--players", "2")


def host() -> None:
    """Open a table."""


def join() -> None:
    """Come to a table."""


def watch() -> None:
    """Look on."""


def resume() -> None:
    """Go on."""


COMMANDS = parser([host, join, watch, resume])  # type: ignore[list-item]


@pytest.fixture(autouse=True)
def at_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Nothing in the surroundings says no; nothing is asked here, only whether it would be."""
    monkeypatch.delenv("UNDERTABLE_NO_ROUTER", raising=False)
    monkeypatch.delenv("UNDERTABLE_CHILD", raising=False)
    monkeypatch.setenv("UNDERTABLE_HOME", str(tmp_path))


@pytest.mark.parametrize(
    ("words", "asks"),
    [
        (("host", *GAME), True),
        (("host", *GAME, "--bind", "192.168.1.20"), True),
        (("host", *GAME, "--bind", "127.0.0.1"), False),
        (("host", *GAME, "--bind", "::1"), False),
        (("host", *GAME, "--no-router"), False),
        (("join", "7-copper-lantern"), True),
        (("join", "7-copper-lantern", "--no-router"), False),
        (("watch", "7-copper-lantern"), False),
        (("resume",), True),
    ],
)
def test_a_router_is_asked_by_whoever_plays_on_a_network(
    words: tuple[str, ...], asks: bool
) -> None:
    args = COMMANDS.parse_args(words)
    assert asks_router(args) is asks
    assert place(args).reach.router is asks


@pytest.mark.parametrize("word", ["UNDERTABLE_NO_ROUTER", "UNDERTABLE_CHILD"])
def test_a_word_of_the_surroundings_forbids_it_and_iroh_too(
    word: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv(word, "1")
    monkeypatch.setattr(run, "chosen_relays", lambda given, *_: NO_RELAYS if given else "asked")
    (tmp_path / "relays").write_text("public\n", encoding="utf-8")
    found = place(COMMANDS.parse_args(("host", *GAME)))
    assert not found.router
    assert found.relays is None
    assert place(COMMANDS.parse_args(("host", *GAME, "--relay", "direct"))).relays is NO_RELAYS


def test_a_demo_asks_nobody(tmp_path: Path) -> None:
    plan = Plan("kuhn", 2, (), "random", "fast", 1, "Ada", (), (), 10)
    reach = Demo(plan, tmp_path)._place().reach
    assert not reach.router
    assert reach.relays is None


def test_who_wants_no_router_asked_can_have_no_relay() -> None:
    with pytest.raises(Problem, match="--no-router"):
        place(COMMANDS.parse_args(("host", *GAME, "--no-router", "--relay", "public")))
