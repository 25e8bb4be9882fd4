"""A regular: tries every move in its head, and takes the one after which things look best."""

from typing import Any, ClassVar

from games.blades.cards import MISSIONS, Name
from games.blades.plays import Part
from games.blades.skills import Ask
from games.kit import Card
from players.shadow_blades.bot import Bot, Moment, looked_at
from players.shadow_blades.judge import Judge
from players.shadow_blades.outlook import Weights

MARGIN = 0.002  # a difference that is none


class Regular(Bot):
    weights: ClassVar[Weights] = Weights()

    def judge(self, moment: Moment) -> Judge:
        return Judge(moment, self.weights)

    def act(self, moment: Moment) -> Part:
        judge = self.judge(moment)
        values: dict[Part, float] = {part: judge.part(part) for part in moment.options}
        best = max(values.values())
        good = [part for part, value in values.items() if value > best - MARGIN]
        return moment.random.choice(good)

    def target(self, moment: Moment) -> Any:
        return max(moment.options, key=self.judge(moment).target)

    def keeps(self, moment: Moment) -> bool:
        """Rather this pile than whatever may come?"""
        judge, (number, pile) = self.judge(moment), looked_at(moment)
        later = list(moment.game.piles.values())[number + 1 :]
        best = max([judge.unknown, *map(judge.pile, later)])
        return judge.pile(pile) + self.weights.thrift >= best

    def card(self, moment: Moment) -> Card[Name] | None:
        judge = self.judge(moment)
        cards: list[Card[Name]] = [card for card in moment.options if card is not None]
        match moment.view.ask:
            case Ask.MISSION | Ask.RETURN:
                return max(cards, key=lambda card: MISSIONS[moment.name(card)].bounty)
        best = max(cards, key=lambda card: judge.gain(moment.name(card)))
        if moment.view.ask is Ask.TAKE:
            cheapest = min(map(judge.price, judge.now.hand))
            return best if judge.gain(moment.name(best)) > cheapest else None
        return best

    def giving_away(self, moment: Moment) -> tuple[Card[Name], ...]:
        judge, to_ally = self.judge(moment), moment.view.ask is Ask.SHADOW
        worths = {
            cards: judge.gift(name) if to_ally else -judge.price(name)
            for cards in moment.options
            for name in moment.names(cards)
        }
        return max(worths, key=worths.__getitem__)

    def arrange(self, moment: Moment) -> tuple[Card[Name], ...]:
        """The best for oneself, and of the others the worst on top."""
        judge = self.judge(moment)
        gains = {card: judge.gain(moment.name(card)) for card in moment.options[0]}
        kept, *rest = sorted(gains, key=gains.__getitem__, reverse=True)
        return (kept, *reversed(rest))
