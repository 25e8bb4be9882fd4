"""How players at a test table behave, to bring a match of Complots to a certain operation."""

from collections.abc import Sequence
from typing import Any

from games.complots import Ask, Move, Play
from games.kit import Decision, Seat
from table.participant import Player
from tests.mental.hub import Hub


class Peaceful(Hub):
    """Nobody doubts or counters; ``actor`` makes the ``wanted`` move whenever it may."""

    actor = Seat(2)
    wanted = Move.AMBASSADOR_EXCHANGE
    doubter: Seat | None = None

    def decide(self, player: Player[Any], options: Sequence[Any]) -> Any:
        request = player.table.match.pending
        assert isinstance(request, Decision)
        match request.ask:
            case Ask.ACTION:
                move = self.wanted if player.seat == self.actor else Move.INCOME
                plays = [play for play in options if play.move == move]
                return (plays or options)[0]
            case Ask.DOUBT:
                return player.seat == self.doubter
            case Ask.DISCARD:
                return False
            case Ask.COUNTER:
                return None
        return super().decide(player, options)


class ExchangeOnce(Peaceful):
    """Then everybody saves for an assassination, until one is left."""

    def decide(self, player: Player[Any], options: Sequence[Any]) -> Any:
        choice = super().decide(player, options)
        if choice == Play(Move.AMBASSADOR_EXCHANGE):
            self.actor = Seat(0)
        return choice


class Claiming(Peaceful):
    """Seat 1 claims the Duchess, again and again: all others decide whether to doubt."""

    actor = Seat(1)
    wanted = Move.DUCHESS_TAX


class Doubted(Claiming):
    """Seat 2 doubts it each time, and seat 1 thinks until the Court has been mixed."""

    doubter = Seat(2)

    def made_up_its_mind(self, player: Player[Any]) -> bool:
        return all(asked.kind != "ahead" for asked, _ in player.table.rounds.open())
