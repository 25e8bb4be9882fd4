"""Whether others may carry what is said, and who: asked once, kept at home."""

from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path

from p2p import NO_RELAYS, PUBLIC_RELAYS, PeerError, Relays, own_relays, save_file
from ui.problem import Problem

FILE = "relays"
OFF, DIRECT, PUBLIC = "off", "direct", "public"
INSTALL = "pip install '.[internet]'"  # in the checkout: there is no release yet


def chosen_relays(given: str | None, home: Path) -> Relays | None:
    """Those that were ``given``, or agreed to before; None for no QUIC at all."""
    if given is not None:
        return named(given)
    return PUBLIC_RELAYS if is_installed() and remembered(home) == PUBLIC else None


def is_installed() -> bool:
    """Without loading it: most people who have it play at home."""
    return find_spec("iroh") is not None


def named(given: str) -> Relays | None:
    if given == OFF:
        return None
    if not is_installed():
        raise Problem("relay-needs-more", command=INSTALL)
    if given in (DIRECT, PUBLIC):
        return NO_RELAYS if given == DIRECT else PUBLIC_RELAYS
    try:
        return own_relays(given.split(","))
    except PeerError as error:
        raise Problem("told-below", reason=error) from None


def is_unasked(home: Path) -> bool:
    """Has this person relays to agree to, and never said whether they do?"""
    return is_installed() and remembered(home) is None


def remembered(home: Path) -> str | None:
    try:
        answer = (home / FILE).read_text("utf-8").strip()
    except (OSError, UnicodeDecodeError):
        return None
    return answer if answer in (OFF, PUBLIC) else None


def remember(home: Path, *, agreed: bool) -> None:
    """What a person has answered, at whatever screen."""
    with suppress(OSError):  # then it is asked again next time
        save_file(home / FILE, f"{PUBLIC if agreed else OFF}\n".encode())
