"""How Mascarade is told."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from games.kit import (
    AnyDecision,
    Arrange,
    Card,
    Choose,
    Coins,
    Deck,
    Event,
    Look,
    Request,
    Reveal,
    Seat,
)
from games.mascarade.characters import Character
from games.mascarade.rules import Ask, Mascarade, Move, Play, Slot
from games.mascarade.rules import Place as Spot
from players.inferring import inferred
from players.view import View
from table import Group
from ui.telling.anything import is_vain as is_vain
from ui.telling.story import Board, Fact, Place, Sentence

FEW = 3  # cards of which one still keeps in mind what is among them


class Announcement(NamedTuple):
    """What is claimed in this turn; the announcer comes first among the claims."""

    character: Character
    claims: dict[Seat, Slot]
    answers: int  # of those who may contest
    others: int

    @property
    def uncontested(self) -> bool:
        return self.answers == self.others and len(self.claims) == 1


def tell(event: Event, before: Sequence[Event]) -> Sentence | None:
    match event:
        case Event(Choose(seat, _, ask), answer):
            return decided(seat, ask, answer, [*before, event])
    return befell(event, before)


def decided(seat: Seat, ask: Any, answer: Any, events: Sequence[Event]) -> Sentence | None:
    """What somebody has made up their mind to do, by the last of ``events``."""
    match ask:
        case Ask.ACTION:
            return action(seat, answer)
        case Ask.CONTEST:
            return heard(seat, answer, announcement(events))
        case Ask.WITCH if answer is None:
            return Sentence("declines", {"who": seat})
        case Ask.BISHOP | Ask.WITCH | Ask.QUESTION:
            return Sentence(f"target-{ask}", {"who": seat, "target": answer})
        case Ask.FOOL:
            return Sentence("takes", {"who": seat, **pair(seat, answer)})
        case Ask.GUESS:
            return Sentence("guesses", {"who": seat, "face": answer})
    return None  # the Spy's look comes next


def befell(event: Event, before: Sequence[Event]) -> Sentence | None:
    """What chance or the rules brought about; most of it was told with the choice before."""
    match event.request, before[-1:]:
        case Coins((_, _)), _:  # the other coin deals the cards, in one of very many ways
            return Sentence("begins", {"who": Seat(event.answer[0] + 1)})
        case Coins(), _:
            return None
        case Deck(faces), _:
            return Sentence("dealt", {"faces": list(dict.fromkeys(faces))})
        case Reveal(), [Event(Choose(victim, _, Ask.GUESS), guess)]:
            return confessed(victim, guess, event.answer[0])
        case Reveal(), _:
            return unmasked(announcement(before), event.answer)
        case Look(), [Event(Choose(seat, _, Ask.ACTION), Play(_, (slot,)))]:
            return Sentence("looks", {"who": seat, "card": spot(seat, slot)})
        case Look(), [Event(Choose(seat, _, Ask.SPY), other)]:
            mine = announcement(before).claims[seat]
            return Sentence("spies", {"who": seat, **pair(seat, (mine, other))})
        case Arrange(seat), [Event(Choose(_, _, Ask.CONTEST))]:
            return Sentence("fools-both", {"who": seat})  # nobody had to say which
        case Arrange(seat), _:
            return Sentence("puts-back", {"who": seat})
    return None


def action(seat: Seat, play: Play) -> Sentence | None:
    match play:
        case Play(Move.SWAP, slots):
            return Sentence("takes", {"who": seat, **pair(seat, slots)})
        case Play(Move.ANNOUNCE, (slot,), character):
            return claimed("announces", seat, slot, face=character)
    return None  # the look itself comes next


def claimed(key: str, seat: Seat, slot: Slot, **facts: Fact) -> Sentence:
    """With which card is only said of those who have several."""
    if slot.place is Spot.ONLY:
        return Sentence(key, {"who": seat, **facts})
    return Sentence(f"{key}-with", {"who": seat, "card": spot(seat, slot), **facts})


def heard(seat: Seat, claim: Slot | None, made: Announcement) -> Sentence | None:
    """Those who let it pass are told of together, when all have."""
    if claim is not None:
        return claimed("contests", seat, claim, face=made.character)
    if made.uncontested:
        power = used(next(iter(made.claims)), made.character)
        return Sentence("not-contested", {"power": power})
    return None


def unmasked(made: Announcement, faces: Sequence[Character]) -> Sentence:
    first, *others = zip(made.claims, faces, strict=True)
    shown = [
        Sentence("shows", {"who": first[0], "face": first[1]}),
        *(Sentence("shows-next", {"seat": seat, "face": face}) for seat, face in others),
    ]
    true = [s for s, face in zip(made.claims, faces, strict=True) if face is made.character]
    facts: dict[str, Fact] = {"shown": shown, "face": made.character}
    if not true:
        return Sentence("unmasked-none", facts)
    power = used(true[0], made.character) if len(true) == 1 else Sentence("power-peasants")
    return Sentence("unmasked", {**facts, "power": power})


def used(seat: Seat, character: Character) -> Sentence:
    return Sentence(f"power-{character}", {"who": seat})


def confessed(victim: Seat, guess: Character, face: Character) -> Sentence:
    key = "guessed-right" if face is guess else "guessed-wrong"
    return Sentence(key, {"who": victim, "face": face})


def announcement(events: Sequence[Event]) -> Announcement:
    """The last one, as far as it has been answered."""
    answers, claims = 0, dict[Seat, Slot]()
    for event in reversed(events):
        match event:
            case Event(Choose(seat, _, Ask.CONTEST), claim):
                answers += 1
                claims = {seat: claim, **claims} if claim else claims
            case Event(Choose(seat, among, Ask.ACTION), Play(_, (slot,), Character() as name)):
                seats = {slot.seat for play in among for slot in play.slots if slot.seat}
                return Announcement(name, {seat: slot, **claims}, answers, len(seats) - 1)
    raise ValueError("nothing was announced")


# Cards by their places


def spot(who: Seat | None, slot: Slot) -> Sentence:
    """A card as a player at ``who``, or a bystander, names it."""
    if slot.seat is None:
        return Sentence(f"place-{slot.place}")
    if slot.seat == who:
        return Sentence(f"own-{slot.place}", {"who": who})
    return Sentence(f"place-{slot.place}", {"owner": slot.seat})


def pair(who: Seat, slots: Sequence[Slot]) -> dict[str, Fact]:
    one, other = slots
    return {"one": spot(who, one), "other": spot(who, other)}


def option(request: AnyDecision, choice: object) -> Sentence | None:
    (who,) = request.deciders()
    match choice:
        case Play(Move.SWAP, (Slot(place=Spot.ONLY), other)):
            return Sentence("option-swap", {"other": spot(who, other)})
        case Play(Move.SWAP, (one, other)) | (Slot() as one, Slot() as other):
            return Sentence("option-swap-both", pair(who, (one, other)))
        case Play(Move.LOOK, (slot,)):
            return Sentence("option-look", {"card": spot(who, slot)})
        case Play(_, (slot,), Character() as name):
            gain = Sentence(f"gain-{name}")
            return claimed("option-announce", who, slot, face=name, gain=gain)
        case Slot() if request.ask is Ask.CONTEST:
            return claimed("option-contest", who, choice)
        case Slot():
            return Sentence("option-see", {"card": spot(who, choice)})
        case (card,) if isinstance(request, Arrange):
            return Sentence("option-keep" if card == request.cards[0] else "option-exchange")
    return None


# The table


def question(view: View[Mascarade]) -> Sentence | None:
    if view.ask is Ask.CONTEST:
        facts: dict[str, Fact] = {"target": view.game.active, "face": view.game.announced}
        return Sentence("ask-contest-of", facts)
    return None


def turn(request: Request[Any]) -> Seat | None:
    match request:
        case Choose(seat, _, Ask.ACTION):
            return seat
    return None


def board(game: Mascarade) -> Board:
    places = tuple(place(game, seat) for seat in game.seats)
    court = Sentence("court", {"count": game.court})
    return Board(places, (court, Sentence(f"ending-{game.ending}")) if game.ending else (court,))


def place(game: Mascarade, seat: Seat) -> Place:
    own = game.own(seat)
    cards = tuple(game.cards[slot] for slot in own) if game.cards else ()
    notes = (Sentence(f"lie-{len(own)}"),) if len(own) > 1 else ()
    return Place(seat, game.gold[seat], cards, notes=notes)


def aside(view: View[Mascarade]) -> tuple[Sentence, ...]:
    """The cards of the centre that the reader knows, and few cards of which it knows the faces."""
    at = {card: slot for slot, card in view.game.cards.items()}
    centre = [
        Sentence("aside-centre", {"card": spot(view.seat, slot), "face": face})
        for card, slot in at.items()
        if slot.seat is None and (face := view.face(card))
    ]
    found = inferred(view.knowledge)
    return (
        *centre,
        *[reminder(view.seat, at, group) for group in found if len(group.cards) <= FEW],
    )


def reminder(reader: Seat | None, at: dict[Card[Any], Slot], group: Group) -> Sentence:
    """One card is something; few have as many faces between them; or one of them has one."""
    cards = [spot(reader, slot) for card, slot in at.items() if card in group.cards]
    if len(cards) == 1:
        return Sentence("aside-follows", {"card": cards[0], "face": group.faces[0]})
    if len(cards) == len(group.faces):
        return Sentence("aside-between", {"cards": cards, "faces": group.faces})
    return Sentence("aside-among", {"cards": cards, "face": group.faces[0]})
