"""What the proofs cost a whole table: time for each peer, bytes on the wire, hops to wait for."""

from collections.abc import Callable
from random import Random
from statistics import median
from typing import Any

from rich.console import Console
from rich.table import Table

from bench.crypto import PRODUCTS_IN_A_LAP, product
from bench.lockstep import Figures, Lockstep, game_for, medians, seated
from bench.market import ANSWERS, OPERATIONS, Market, market_for
from bench.timing import Stopwatch
from games.complots import Ask, Move, Play
from games.kit import Decision, Seat
from games.shadow_blades import ShadowBlades
from players.view import view
from table.audit.verify import verify_record
from table.participant import Player
from table.record import Record

PLAYERS = (2, 4, 6, 8)
REPEATS = 3
SEEDS = range(1, 21)
MATCHES = {"match": ("complots", 6), "match of blades": ("shadow_blades", 4)}


def measure(
    players: tuple[int, ...] = PLAYERS,
    seeds: range = SEEDS,
    matches: dict[str, tuple[str, int]] = MATCHES,
) -> Figures:
    operations = {str(n): operations_at(n) for n in players}
    played = {name: whole_matches(*what, seeds) for name, what in matches.items()}
    return {"operations": operations, **played}


# Single operations


def operations_at(n: int) -> dict[str, Figures]:
    return medians([one_table(n) | one_market(n) | one_large_deck(n) for _ in range(REPEATS)])


def one_table(n: int) -> dict[str, Figures]:
    script = Script()
    table = Lockstep(seated("complots", n), script.decide)
    first = table.players[0].table
    figures = {"set-up": table.measured(script.waits(first))}
    script.move, script.doubts, script.proved = Move.AMBASSADOR_EXCHANGE, False, False
    figures["exchange"] = table.measured(script.next_turn(first))
    script.doubts = True
    script.move = None
    while not script.proved:  # somebody soon claims what they have, and is doubted
        figures["challenge + replacement"] = table.measured(script.next_turn(first))
    return figures


def one_large_deck(n: int) -> dict[str, Figures]:
    """Shadow Blades: two piles to mix, together of 76 cards, and a card for each player."""
    if n not in ShadowBlades.counts:
        return {}
    table = Lockstep(seated(ShadowBlades.key, n), lambda _: None)
    first = table.players[0].table
    begun = table.measured(lambda: isinstance(first.match.pending, Decision))
    return {"set-up, 76 cards": begun}


def one_market(n: int) -> dict[str, Figures]:
    table = Lockstep(seated(Market.key, n, market_for), bargain)
    market = table.players[-1].table.match.game
    figures: dict[str, Figures] = {}
    for name in OPERATIONS:
        table.run(lambda: market.begun > market.done)
        figures[name] = table.measured(lambda: market.begun == market.done)
    return figures


def bargain(player: Player[Any]) -> object:
    return ANSWERS[view(player.table, player.seat).ask]


class Script:
    """Plays what is to be measured: a given action, doubted by the next player or by nobody."""

    def __init__(self) -> None:
        self.move: Move | None = None
        self.doubts = False
        self.proved = False

    def waits(self, table: Any) -> Callable[[], bool]:
        """Has the first turn begun?"""
        return lambda: getattr(table.match.pending, "ask", None) is Ask.ACTION

    def next_turn(self, table: Any) -> Callable[[], bool]:
        """Is it the turn of somebody else than now?"""
        now = table.match.game.active
        return lambda: (
            table.match.pending is None or (table.match.game.active != now and self.waits(table)())
        )

    def decide(self, player: Player[Any]) -> object:
        seen = view(player.table, player.seat)
        match seen.ask:
            case Ask.ACTION:
                return self._action(seen)
            case Ask.DOUBT:
                return self.doubts and player.seat == self._doubter(player)
            case Ask.PROVE:
                shown = seen.options[0]
                self.proved = self.proved or shown is not None
                return shown
        return seen.options[0]

    def _doubter(self, player: Player[Any]) -> Seat:
        game = player.table.match.game
        return Seat(game.others(game.claims[-1].seat)[0])

    def _action(self, seen: Any) -> Play:
        hand = {seen.face(card) for card in seen.game.hands[seen.seat]}
        wanted = {"duchess": Move.DUCHESS_TAX, "ambassador": Move.AMBASSADOR_EXCHANGE}
        true = [move for role, move in wanted.items() if role in hand]
        move = self.move or (true[0] if true else Move.INCOME)
        options: list[Play] = [option for option in seen.options if option.move == move]
        return options[0]


# Whole matches


def whole_matches(game: str, n: int, seeds: range) -> Figures:
    runs = [one_match(game, n, seed) for seed in seeds]
    figures = {name: median(run[name] for run in runs) for name in runs[0]}
    return {"game": game, "players": n, "seeds": [seeds.start, seeds.stop - 1], **figures}


def one_match(game: str, n: int, seed: int) -> dict[str, float]:
    random = Random(seed)

    def decide(player: Player[Any]) -> object:
        return random.choice(view(player.table, player.seat).options)

    table = Lockstep(seated(game, n), decide)
    table.run(lambda: False)
    data, watch, yardstick = table.players[0].record().encode(), Stopwatch(), product()
    for _ in range(REPEATS):
        yardstick.once(watch)
        watch("verify", lambda: verify_record(Record.decode(data), game_for))
        yardstick.once(watch)
    laps = watch.median_us()
    verified, one_product = laps["verify"] / 1e6, laps["product"] / 1e6 / PRODUCTS_IN_A_LAP
    return {
        "messages": table.messages,
        "hops": table.hops,
        "wire_bytes": table.bytes,
        "record_bytes": len(data),
        "all_peers_cpu_ms": 1000 * table.cpu,
        "verify_cpu_ms": 1000 * verified,
        "verify_products": verified / one_product,
        "peers_over_verify": table.cpu / verified,
    }


def show(figures: Figures) -> None:
    out = Console()
    out.print("Complots, a market with hidden money of 10 bits, and Shadow Blades, in memory.")
    out.print("A hop is one delay of the network that somebody waits for.")
    rows = Table("players", "operation", "hops", "bytes, all peers", "ms CPU a peer")
    for n, operations in figures["operations"].items():
        for name, one in operations.items():
            cpu = f"{one['cpu_ms_per_peer']:.1f}"
            rows.add_row(n, name, f"{one['hops']:.0f}", f"{one['bytes']:,.0f}", cpu)
    out.print(rows)
    for name in MATCHES:
        show_match(out, figures[name])


def show_match(out: Console, match: Figures) -> None:
    first, last = match["seeds"]
    out.print(
        f"A match of {match['game']} by {match['players']}, median of the seeds {first} to {last}: "
        f"{match['messages']:.0f} messages, {match['wire_bytes'] / 1000:.0f} kB said, "
        f"a record of {match['record_bytes'] / 1000:.0f} kB; "
        f"{match['all_peers_cpu_ms']:.0f} ms CPU at all peers together, "
        f"{match['verify_cpu_ms']:.0f} ms to verify the record "
        f"(1/{match['peers_over_verify']:.1f}), as {match['verify_products']:,.0f} products."
    )
