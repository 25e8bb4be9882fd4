"""What happened in a match, in sentences: for the log of a live game, a replay or an auditor.

A game's story picks the sentence for an event and the facts in it, all of them public; the
teller puts them into one language, for one reader.
"""

from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from typing import Any, Self

from games.kit import AnyDecision, Ask, Card, Event, Face, Seat
from players.view import View
from ui.telling import anything, complots, intrigue, kuhn, mascarade, shadow_blades
from ui.telling.story import Fact, Sentence, Story, in_short, value_of
from ui.words import Person, Words, form

MANY = 6  # more cards than this are counted, not named
STORIES: dict[str, Story] = {
    "complots": complots,
    "mascarade": mascarade,
    "intrigue": intrigue,
    "shadow_blades": shadow_blades,
    "kuhn": kuhn,
}


def story_of(game: str) -> Story:
    """How ``game`` is told; one without a story of its own is told like anything."""
    return STORIES.get(game, anything)


class Teller:
    """Tells a match of ``game`` to ``viewer``, or to a spectator, in the language of ``words``.

    ``faces`` are cards whose faces this reader knows; leave it out to tell public facts only.
    ``parts`` are further files of words.
    """

    def __init__(
        self,
        game: str,
        language: str,
        names: Mapping[Seat, str],
        viewer: Seat | None = None,
        faces: Mapping[Card[Any], Face] | None = None,
        parts: Sequence[str] = (),
    ) -> None:
        self.story = story_of(game)
        self.words = Words(language, game, "common", *parts)
        self.names, self.viewer = names, viewer
        self.faces = {} if faces is None else faces

    def knowing(self, faces: Mapping[Card[Any], Face]) -> Self:
        """A teller to the same reader, as far as it knows ``faces``."""
        teller = copy(self)
        teller.faces = faces
        return teller

    def describe(self, event: Event, before: Sequence[Event]) -> str | None:
        """What happened in one sentence, or None if it is not worth one.

        ``before`` are all events up to it: who turns up a card, for instance, is told by the
        choice just before.
        """
        sentence = self.story.tell(event, before)
        told = [] if sentence is None else [self.say(sentence)]
        return " ".join([*told, *self._seen(event)]) or None

    def _seen(self, event: Event) -> list[str]:
        """What the reader alone saw there, as far as it knows the faces."""
        cards = anything.seen_by(self.viewer, event.request)
        nouns = [self.words.noun(self.faces[card]) for card in cards if card in self.faces]
        if not nouns:
            return []
        return [self.words.say("seen", faces=self.listed([form(noun, "a") for noun in nouns]))]

    def ask(self, request: AnyDecision) -> str:
        """The question that ``request`` puts to its deciders."""
        ask = request.ask
        key = f"ask-{ask}"
        return self.words.say(key if ask and key in self.words else "ask", ask=str(ask))

    def question(self, view: View[Any], request: AnyDecision) -> str:
        """The question that ``request`` puts to this reader, with its subject."""
        sentence = self.story.question(view)
        return self.ask(request) if sentence is None else self.say(sentence)

    def choices(self, request: AnyDecision, options: Sequence[object]) -> list[str]:
        """What each option means; cards of one face read alike."""
        return [self.choice(request, option) for option in options]

    def choice(self, request: AnyDecision, option: object) -> str:
        """What it means to answer ``request`` by ``option``."""
        sentence = self.story.option(request, option)
        return self.option(request.ask, option) if sentence is None else self.say(sentence)

    def option(self, ask: Ask | None, option: object) -> str:
        """What choosing ``option`` means."""
        value, facts = value_of(option)
        for key in (f"option-{ask}-{value}", f"option-{value}"):
            if key in self.words:
                return self.say(Sentence(key, facts))
        return str(self._worded("option", in_short(option)))

    def lateness(self, late: Iterable[Seat]) -> list[str]:
        """That the default counted for some, who were late by a roll."""
        return [self._late(seat) for seat in sorted(late)]

    def _late(self, seat: Seat) -> str:
        if seat == self.viewer:
            return self.words.say("was-late-you")
        return self.say(Sentence("was-late", {"who": seat}))

    def absence(self, gone: Iterable[Seat]) -> list[str]:
        """That the default counted for some, who were gone."""
        return [self.say(Sentence("was-gone", {"who": seat})) for seat in gone]

    def say(self, sentence: Sentence) -> str:
        return self.words.say(
            sentence.key, **{name: self._worded(name, f) for name, f in sentence.facts.items()}
        )

    def name(self, seat: Seat) -> Person:
        """A player as the one who does something."""
        if seat == self.viewer:
            return Person(self.words.say("you"), reader=True)
        return Person(self.names[seat])

    def other(self, seat: Seat) -> Person:
        """A player to whom something is done."""
        if seat == self.viewer:
            return Person(self.words.say("you-object"), reader=True)
        return Person(self.names[seat])

    def face(self, card: Card[Any]) -> str:
        """The card by its face if the reader knows it, else by its number."""
        if card not in self.faces:
            return self.words.say("card", card=str(int(card)))
        return self.words.noun(self.faces[card])

    def cards(self, cards: Sequence[Card[Any]]) -> str:
        """Several cards: by their faces if the reader knows one, else briefly."""
        if len(cards) == 1 or any(card in self.faces for card in cards):
            return self.listed([self.face(card) for card in cards])
        if len(cards) > 2 and list(cards) == list(range(cards[0], cards[-1] + 1)):
            first, last = str(int(cards[0])), str(int(cards[-1]))
            return self.words.say("cards-row", first=first, last=last)
        if len(cards) > MANY:
            return self.words.say("cards-many", count=len(cards))
        return self.words.say("cards", cards=self.listed([str(int(card)) for card in cards]))

    def listed(self, words: Sequence[str]) -> str:
        """Several things in a row: one, two and three."""
        if len(words) < 2:
            return "".join(words)
        *most, last = words
        return self.words.say("list", most=", ".join(most), last=last)

    def fact(self, fact: Fact) -> str:
        """A fact by itself: the name of a card or a place, say."""
        return str(self._worded("", fact))

    def _worded(self, name: str, fact: Fact) -> str | int:
        match fact:
            case Sentence():
                return self.say(fact)
            case Seat():
                return self.name(fact) if name == "who" else self.other(fact)
            case Card():
                return self.face(fact)
            case Face():
                return self.words.noun(fact)
            case str() | int():
                return fact
            case [Card(), *_]:
                return self.cards([card for card in fact if isinstance(card, Card)])
            case None:
                return self.words.say("none")
            case [alone]:
                return self._worded("", alone)  # still a person, or a noun with its forms
        return self.listed([str(self._worded("", part)) for part in fact])
