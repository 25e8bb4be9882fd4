"""What the person at this keyboard is called by the others."""

import getpass

NOBODY = "player"  # where not even the system knows


def usual_name() -> str:
    """What this machine calls the person."""
    try:
        return getpass.getuser()
    except (ImportError, KeyError, OSError):  # by platform and version, what a missing name is
        return NOBODY
