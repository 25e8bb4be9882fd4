"""A novice: lays a mission when it can, and else recruits or deploys on a whim."""

from games.kit import Card
from games.shadow_blades.cards import MISSIONS, Name
from games.shadow_blades.plays import Move, Part
from players.shadow_blades.bot import Bot, Moment, looked_at

DEPLOYS = 0.5
CONTENT = 0.5  # how often it keeps a pile without a mission


class Novice(Bot):
    def act(self, moment: Moment) -> Part:
        for move, chance in ((Move.MISSION, 0.9), (Move.DEPLOY, DEPLOYS), (Move.THROW, 0.9)):
            parts = moment.parts(move)
            if parts and moment.happens(chance):
                return moment.random.choice(parts)
        part: Part = moment.options[0]
        return part

    def keeps(self, moment: Moment) -> bool:
        _, pile = looked_at(moment)
        useful = any(name in MISSIONS for name in moment.names(pile))
        return useful or moment.happens(CONTENT)

    def card(self, moment: Moment) -> Card[Name] | None:
        """The mission that pays most, or anything."""
        cards: list[Card[Name]] = [card for card in moment.options if card is not None]
        return max(cards, key=lambda card: printed_bounty(moment.name(card)))

    def giving_away(self, moment: Moment) -> tuple[Card[Name], ...]:
        chosen: tuple[Card[Name], ...] = moment.random.choice(moment.options)
        return chosen

    def arrange(self, moment: Moment) -> tuple[Card[Name], ...]:
        order: tuple[Card[Name], ...] = moment.random.choice(moment.options)
        return order


def printed_bounty(name: Name) -> int:
    return MISSIONS[name].bounty if name in MISSIONS else 0
