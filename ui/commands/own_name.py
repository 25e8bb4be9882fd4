"""What the person at this keyboard is called by the others."""

import getpass

from ui.problem import Problem

NOBODY = "player"  # where not even the system knows
LONGEST = 32  # as everybody signs it


def own_name(given: str | None) -> str:
    """The name that was given, or what this machine calls the person."""
    return usual_name() if given is None else checked(given)


def checked(name: str) -> str:
    """The name as others will read it; ``Problem`` at once if they could not."""
    name = " ".join(name.split())
    if not name:
        raise Problem("a name has at least one character")
    if len(name) > LONGEST:
        raise Problem(f"a name has at most {LONGEST} characters, not {len(name)}")
    try:
        name.encode()
    except UnicodeEncodeError:
        raise Problem("the name can't be written: it is not in your terminal's alphabet") from None
    return name


def usual_name() -> str:
    """What this machine calls the person."""
    try:
        return getpass.getuser()[:LONGEST] or NOBODY
    except (ImportError, KeyError, OSError):  # by platform and version, what a missing name is
        return NOBODY
