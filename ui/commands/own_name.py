"""What the person at this keyboard is called by the others."""

import getpass
from contextlib import suppress
from pathlib import Path

from p2p import save_file
from ui.problem import Problem

NOBODY = "player"  # where not even the system knows
FILE = "name"
LONGEST = 32  # as everybody signs it


def own_name(given: str | None, home: Path, ask: str | None = None) -> str:
    """The name that was given, the one that was told before, or what this machine calls the person.

    With ``ask``, a language, a person who never told one is asked for it, and never again.
    """
    if given is not None:
        return checked(given)
    if (known := remembered(home)) is not None:
        return known
    return asked(home, ask) if ask is not None else usual_name()


def remembered(home: Path) -> str | None:
    try:
        return checked((home / FILE).read_text("utf-8"))
    except (OSError, UnicodeDecodeError, Problem):
        return None


def asked(home: Path, language: str) -> str:
    from ui.words import Words  # no use to a bot

    usual = usual_name()
    while True:
        print(Words(language, "people").say("ask-name", usual=usual))
        try:
            name = checked(input("> ").strip() or usual)
        except EOFError:
            return usual
        except Problem as problem:
            print(problem.said_in(language))
        else:
            with suppress(OSError):  # then it is asked again next time
                save_file(home / FILE, f"{name}\n".encode())
            return name


def checked(name: str) -> str:
    """The name as others will read it; ``Problem`` at once if they could not."""
    name = " ".join(name.split())
    if not name:
        raise Problem("name-empty")
    if len(name) > LONGEST:
        raise Problem("name-long", most=LONGEST, length=len(name))
    try:
        name.encode()
    except UnicodeEncodeError:
        raise Problem("name-unwritable") from None
    return name


def usual_name() -> str:
    """What this machine calls the person."""
    try:
        return getpass.getuser()[:LONGEST] or NOBODY
    except (ImportError, KeyError, OSError):  # by platform and version, what a missing name is
        return NOBODY
