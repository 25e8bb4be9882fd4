"""``python -m tests.web.scenes FOLDER``: whole matches as the page gets them, as JSON lines.

One file for each game and seat, a spectator among them. For whoever draws tables without a
network, and for looking at what changed.
"""

import sys
from pathlib import Path

from games.kit import Seat
from tests.web.plain import snapshots
from ui.screen.plain_json import plain_json

MATCHES: tuple[tuple[str, int, list[str]], ...] = (
    ("complots", 4, []),
    ("complots", 2, ["variant=inquisitor"]),
    ("mascarade", 2, []),
    ("mascarade", 6, []),
    ("mascarade", 13, ["memory=human"]),
    ("intrigue", 4, []),
    ("intrigue", 3, ["bribes=sealed", "bystanders=heard"]),
    ("shadow_blades", 3, ["length=short"]),
    ("shadow_blades", 4, ["length=short", "alliance=yes", "plots=yes"]),
    ("kuhn", 2, []),
)


def main(folder: Path, seed: int = 1) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for game, players, words in MATCHES:
        for seat in (Seat(2), None):
            who = "spectator" if seat is None else f"seat{seat}"
            path = folder / f"{'-'.join([game, str(players), *words])}.{who}.jsonl"
            lines = [plain_json(scene) for scene in snapshots(game, players, words, seat, seed)]
            path.write_text("\n".join(lines) + "\n", encoding="ascii")
            sizes = sorted(map(len, lines))
            print(f"{path.name}: {len(lines)} scenes, {sizes[len(sizes) // 2]} to {sizes[-1]} B")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
