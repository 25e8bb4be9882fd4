"""A question to the reader as data: what may be answered, and what each answer would do."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from games.kit import AnyDecision, Arrange, Card, IllegalAnswer, Speak
from games.kit.talk import LONGEST
from players.view import View
from ui.scene.shape import Json, Way, card_id
from ui.scene.table import layout_of
from ui.screen.offered import offered
from ui.telling import Teller

MANY_AMOUNTS = 9  # more numbers than this are a range, not a list
MANY_WAYS = 60  # so many ways to order cards are not listed: the cards are


class NoAnswer(Exception):
    """What was sent answers nothing here; the text may be shown to whoever sent it."""


@dataclass(frozen=True)
class Asked:
    """One decision of the view's seat, put in words of ``teller`` whenever it is shown."""

    id: str
    seen: View[Any]
    decision: AnyDecision

    @property
    def kind(self) -> str:
        options = self.seen.options
        if isinstance(self.decision, Speak):
            return "words"
        if len(amounts(options)) > MANY_AMOUNTS:
            return "amount"
        if isinstance(self.decision, Arrange) and (self.decision.ordered or several(options)):
            return "cards"
        return "yesno" if all(isinstance(option, bool) for option in options) else "one"

    def scene(self, teller: Teller, context: Sequence[str] = (), left: float | None = None) -> Json:
        """``context`` is what led to it, ``left`` the seconds there are."""
        teller, kind = teller.knowing(self.seen.knowledge.faces), self.kind
        key = f"help-{self.decision.ask}"
        return {
            "id": self.id,
            "ask": self.decision.ask,
            "text": teller.question(self.seen, self.decision),
            "context": list(context),
            "help": teller.words.say(key) if key in teller.words else None,
            "kind": kind,
            "left": left,
            "options": (options := self._options(teller, kind)),
            "alike": self._alike(options),
            "amount": self._amount() if kind == "amount" else None,
            "cards": self._cards() if kind == "cards" else None,
            "words": {"most": LONGEST} if kind == "words" else None,
        }

    def cards(self) -> list[Card[Any]]:
        """All that are spoken of; those just drawn lie in no area."""
        listed = [] if self.kind in ("words", "amount") else self.seen.options[:MANY_WAYS]
        layout = layout_of(self.seen.game.key)
        spoken_of = [card for one in listed for card in layout.way(self.seen, one).cards]
        return [*spoken_of, *getattr(self.decision, "cards", ())]

    def _options(self, teller: Teller, kind: str) -> list[Json]:
        options = self.seen.options
        if kind == "words" or (len(options) > MANY_WAYS and kind == "cards"):
            return []
        pairs = zip(*offered(teller, self.seen, self.decision), strict=True)
        listed = [(one, label) for one, label in pairs if kind != "amount" or type(one) is not int]
        return [self._option(place_of(one, options), label) for one, label in listed]

    def _option(self, number: int, text: str) -> Json:
        way = layout_of(self.seen.game.key).way(self.seen, self.seen.options[number])
        # What is done to nothing in particular is done by whoever decides it.
        targets = list(way.targets) or [f"seat/{self.seen.seat}"]
        facts: Json = {"n": number, "text": text, "verb": way.verb, "targets": targets}
        if way.claims is not None:
            facts |= {"claims": way.claims, "backed": self._backs(way)}
        if way.cards:
            facts["cards"] = list(map(int, way.cards))
        return facts | ({"costs": way.costs} if way.costs else {}) | confirmed(way)

    def _alike(self, options: Sequence[Json]) -> dict[str, str]:
        """Own cards that no option names, as another one of the same face stands for them."""
        named = {target for option in options for target in option["targets"]}
        own = [(card_id(card), self.seen.face(card)) for card in own_cards(self.seen)]
        stands = {face: card for card, face in reversed(own) if face and card in named}
        return {card: stands[face] for card, face in own if face in stands and card not in named}

    def _backs(self, way: Way) -> bool | None:
        """Does the reader have what it would claim? None if it can't know."""
        places = {target.removeprefix("card/") for target in way.targets if "card/" in target}
        own = [c for c in own_cards(self.seen) if not places or str(int(c)) in places]
        faces = [self.seen.face(card) for card in own]
        if way.claims in faces:
            return True
        return None if None in faces else False

    def _amount(self) -> Json:
        numbers = amounts(self.seen.options)
        return {"least": min(numbers), "most": max(numbers)}

    def _cards(self) -> Json | None:
        if not isinstance(self.decision, Arrange):
            return None
        cards, count = self.decision.cards, self.decision.front
        return {"from": list(map(int, cards)), "count": count, "ordered": self.decision.ordered}

    def answer(self, sent: Json) -> Any:
        """The choice that ``sent`` stands for, in its exact form; or ``NoAnswer``."""
        seat, sight = self.seen.seat, self.seen.knowledge.sight
        if seat is None:
            raise NoAnswer("a spectator has nothing to decide")
        try:
            return self.decision.choice(seat, self._meant(sent), sight)
        except IllegalAnswer as error:
            raise NoAnswer(str(error)) from error

    def _meant(self, sent: Json) -> Any:
        match sent:
            case {"option": int(n)} if type(n) is int and 0 <= n < len(self.seen.options):
                return self.seen.options[n]
            case {"amount": int(number)} if type(number) is int:
                return number
            case {"words": str(text)}:
                return text
            case {"cards": [*numbers]} if all(type(number) is int for number in numbers):
                return tuple(Card[Any](number) for number in numbers)
        raise NoAnswer("none of the answers that there are")


def place_of(option: object, options: Sequence[Any]) -> int:
    """Where it stands; True is not 1."""
    both = enumerate(options)
    return next(n for n, one in both if one == option and type(one) is type(option))


def amounts(options: Sequence[Any]) -> list[int]:
    return [option for option in options if type(option) is int]


def several(options: Sequence[Any]) -> bool:
    return any(isinstance(option, tuple) and len(option) > 1 for option in options)


def confirmed(way: Way) -> Json:
    return {"confirm": True} if way.confirm else {}


def own_cards(seen: View[Any]) -> list[Card[Any]]:
    areas = layout_of(seen.game.key).areas(seen)
    hands = [area for area in areas if area.id == f"hand/{seen.seat}"]
    return [card for area in hands for card in area.cards]
