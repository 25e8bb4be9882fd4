"""Who has come first at the end, and with what."""

from p2p import Ended
from ui.scene.shape import Json


def standings(ended: Ended, seats: list[Json]) -> list[Json]:
    """Winners first, then by what each has."""
    shown = ("seat", "name", "coins", "points")
    rows = [{name: seat[name] for name in shown} for seat in seats]
    rows = [{**row, "won": row["seat"] in ended.winners} for row in rows]
    return sorted(rows, key=lambda row: (not row["won"], -(row["points"] or row["coins"] or 0)))
