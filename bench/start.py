"""How long people wait before a match of real processes begins: to sit down, and for the deck."""

import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Any

CLI = Path(__file__).parent.parent / "cli.py"
GAME, PLAYERS = "shadow_blades", 4  # the largest deck there is, and all seats taken
REPEATS = 5


def measure(repeats: int = REPEATS, players: int = PLAYERS) -> dict[str, Any]:
    """Medians in seconds of the wall clock, which whatever else the machine does lengthens."""
    runs = [one_start(players) for _ in range(repeats)]
    figures = {name: median(run[name] for run in runs) for name in runs[0]}
    return {"game": GAME, "players": players, "cores": os.cpu_count(), **figures}


def one_start(players: int) -> dict[str, float]:
    words = ["demo", GAME, "--players", str(players), "--level", "random", "--json"]
    with TemporaryDirectory() as home:
        start = monotonic()
        with subprocess.Popen(  # noqa: S603
            [sys.executable, str(CLI), *words],
            stdout=subprocess.PIPE,
            env={**os.environ, "UNDERTABLE_HOME": home},
            text=True,
        ) as demo:
            seated = told(demo, lambda facts: len(facts.get("guests", ())) == players)
            begun = told(demo, lambda facts: "begun" in facts)
            demo.terminate()  # nobody waits for the end
            demo.communicate()
    return {"seated_s": seated - start, "set_up_s": begun - seated}


def told(demo: "subprocess.Popen[str]", wanted: Any) -> float:
    """The time at which ``demo`` reports what is waited for."""
    for line in demo.stdout or ():
        if wanted(json.loads(line)):
            return monotonic()
    raise RuntimeError("the demo ended before its match had begun")


def show(figures: dict[str, Any]) -> None:
    who = f"{figures['players']} processes and a spectator on {figures['cores']} cores"
    print(f"{figures['game']}, {who}:")
    print(f"{figures['seated_s']:6.2f} s from the command until all sit at the table")
    print(f"{figures['set_up_s']:6.2f} s more for keys, proofs and the deck, to the first decision")
