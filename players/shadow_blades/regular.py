"""A regular: tries every move in its head, roughly, and thinks of its own plans alone."""

from typing import Any, ClassVar

from games.kit import Card
from games.shadow_blades.cards import MISSIONS, Name
from games.shadow_blades.plays import Part
from games.shadow_blades.skills import Ask
from players.shadow_blades.bot import Bot, Moment, looked_at
from players.shadow_blades.judge import Judge
from players.shadow_blades.outlook import Outlook, Weights


class Hunch(Judge):
    """A judge who takes every skill for as good as any other."""

    def skill(self, after: Outlook, agent: Name) -> float:  # noqa: ARG002
        return self.weights.skill


class Regular(Bot):
    weights: ClassVar[Weights] = Weights(lead=0.0, threat=0.0)
    margin: ClassVar[float] = 0.4  # differences that it doesn't see

    def judge(self, moment: Moment) -> Judge:
        return Hunch(moment, self.weights)

    def act(self, moment: Moment) -> Part:
        judge = self.judge(moment)
        values: dict[Part, float] = {part: judge.part(part) for part in moment.options}
        best = max(values.values())
        good = [part for part, value in values.items() if value >= best - self.margin]
        return moment.random.choice(good)

    def target(self, moment: Moment) -> Any:
        return max(moment.options, key=self.judge(moment).target)

    def keeps(self, moment: Moment) -> bool:
        """As good as any card?"""
        judge, (_, pile) = self.judge(moment), looked_at(moment)
        return judge.pile(pile) >= judge.unknown - self.margin

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
