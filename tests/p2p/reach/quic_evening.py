"""A match of processes where no TCP gets through: ``python -m tests.p2p.reach.quic_evening GAME``.

To be run in a network of its own, whose filter refuses every connection of TCP. ``mixed`` lets the
host's through, and the first guest has no QUIC.
"""

import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from p2p.entry.invitation import Invitation
from p2p.wire.addresses import is_by_key
from tests.p2p.reach.processes import check_same_record, end, invitation, nobody_left, started

PLAYERS = {"complots": 3, "mascarade": 4, "intrigue": 3, "shadow_blades": 2, "kuhn": 3}
PORT = 4114  # of the host, for whoever has no QUIC
FILTER = """\
add table inet refusing
add chain inet refusing incoming {{ type filter hook input priority 0; }}
{exception}
add rule inet refusing incoming tcp flags & (syn | ack) == syn reject with tcp reset
"""
EXCEPTION = f"add rule inet refusing incoming tcp dport {PORT} accept"
HERE = ("--bind", "127.0.0.1")
QUIC = ("--relay", "direct")


def play(game: str, folder: Path, mixed: bool) -> None:
    refuse = FILTER.format(exception=EXCEPTION if mixed else "")
    subprocess.run(["nft", "-f", "-"], input=refuse, text=True, check=True)
    names = [f"player {number}" for number in range(PLAYERS[game])]
    host, *guests = (folder / name for name in names)
    words = ("host", game, "--players", str(len(names)), "--port", str(PORT))
    table = started([], host, *words, *HERE, *QUIC)
    shown = invitation(host, lambda found: any(map(is_by_key, found.addresses)))
    by_key = tuple(filter(is_by_key, shown.addresses))
    link = str(Invitation(by_key, shown.pin, shown.secret))
    players = [started([], home, "join", link, *HERE, *QUIC) for home in guests[mixed:]]
    if mixed:
        players.append(started([], guests[0], "join", str(shown), *HERE))
    end(*players, table)
    check_same_record(host, *guests)
    print(f"{game}: {len(names)} records agree")


if __name__ == "__main__":
    with TemporaryDirectory() as folder, nobody_left():
        play(sys.argv[1], Path(folder), mixed=sys.argv[2:] == ["mixed"])
