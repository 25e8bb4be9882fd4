"""A novice: mostly honest, bluffs and doubts on a whim, keeps no count of anything."""

from games.complots import RULES, Move, Play, Role
from games.kit import Card
from players.complots.bot import Bot, Cards, Moment

BLUFF = 0.12  # how often a move without its card is considered
SAVINGS = 0.8  # how often 7 coins are spent at once


class Novice(Bot):
    def act(self, moment: Moment) -> Play:
        plays: list[Play] = list(moment.options)
        deadly = [play for play in plays if play.move is Move.ASSASSINATION]
        if deadly and moment.happens(SAVINGS):
            return moment.random.choice(deadly)
        bold = moment.happens(BLUFF)
        moves = [
            move
            for move in dict.fromkeys(play.move for play in plays)
            if bold or RULES[move].claim in (None, *moment.hand)
        ]
        move = moment.random.choice(moves)
        return moment.random.choice([play for play in plays if play.move is move])

    def doubts(self, moment: Moment) -> bool:
        announced = moment.game.announced
        hit = announced is not None and announced.target == moment.me
        return moment.happens(0.15 if hit else 0.05)

    def counter(self, moment: Moment) -> Role | None:
        for role in moment.options:
            if role in moment.hand:
                return Role(role)
        bold = moment.happens(0.5 if moment.lives(moment.me) == 1 else 0.15)
        return moment.random.choice(moment.options[1:]) if bold else None

    def give_up(self, moment: Moment) -> Card[Role]:
        return Card(moment.random.choice(moment.options))

    def keep(self, moment: Moment) -> Cards:
        """Two different characters, if there are two."""
        most = max(len(set(moment.after(cards))) for cards in moment.options)
        varied = [cards for cards in moment.options if len(set(moment.after(cards))) == most]
        return tuple(moment.random.choice(varied))

    def discards(self, moment: Moment) -> bool:
        return moment.happens(0.5)
