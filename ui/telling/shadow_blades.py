"""How Shadow Blades is told."""

from collections.abc import Sequence
from typing import Any

from games.kit import (
    AnyDecision,
    Arrange,
    Card,
    Choose,
    Coins,
    Event,
    Give,
    Lay,
    Look,
    Note,
    Play,
    Request,
    Reveal,
    Seat,
    Show,
)
from games.shadow_blades.board import Column, Post
from games.shadow_blades.options import Plot
from games.shadow_blades.plays import Move, Part, Via
from games.shadow_blades.rules import Account, Recruit, Showdown
from games.shadow_blades.skills import Ask, Walk
from games.shadow_blades.state import Pile
from ui.telling.anything import is_vain as is_vain
from ui.telling.anything import question as question
from ui.telling.shadow_blades_board import aside as aside
from ui.telling.shadow_blades_board import board as board
from ui.telling.story import Fact, Sentence

PILES = tuple(Pile)


def tell(event: Event, before: Sequence[Event]) -> Sentence | None:
    request, answer = event
    match request:
        case Play(seat, _):
            return acted(seat, answer.option)
        case Choose(seat, _, ask):
            return chosen(seat, ask, answer, before)
        case Arrange(seat, _, _, Ask.VISION):
            return Sentence("vision-kept", {"who": seat})
        case Lay(seat):
            return laid(seat, answer, before)
    return befell(event, before)


def drawn(sides: Sequence[int], answer: Sequence[int]) -> Sentence:
    """Who begins, unless that was agreed on, and the plot, if there is one."""
    who: dict[str, Fact] = {"who": Seat(answer[0] + 1)}
    if sides[-1] != len(Plot):
        return Sentence("begins", who)
    plot = tuple(Plot)[answer[-1]]
    rule: dict[str, Fact] = {"plot": plot, "rule": Sentence(f"rule-{plot}")}
    return Sentence("begins-with-plot", who | rule) if sides[1:] else Sentence("plot-drawn", rule)


def befell(event: Event, before: Sequence[Event]) -> Sentence | None:
    """What chance or the rules brought about; much of it was told with the choice before."""
    request, answer = event
    match request:
        case Coins(sides):
            return drawn(sides, answer)
        case Look(hands) if len(hands) > 1:
            return Sentence("dealt")
        case Look(hands):
            ((seat, cards),) = hands.items()
            return looked(seat, len(cards), before)
        case Show(seat, cards, to):
            return shown(seat, len(cards), to, before)
        case Give(seat, _, to) if asked_last(before, Ask.SHADOW):
            return Sentence("shadow", {"who": seat, "to": to})
        case Reveal():
            return Sentence("opened")
        case Note(about):
            return noted(about)
    return None


# What somebody did


def acted(seat: Seat, part: Part) -> Sentence | None:
    match part:
        case Part(Move.PASS):
            return Sentence("passes", {"who": seat})
        case Part(Move.DEPLOY):
            return Sentence("deploys", {"who": seat, **deployment(seat, part)})
        case Part(Move.DECEIVE | Move.THROW | Move.FATAL as move, target=Post() as post):
            facts: dict[str, Fact] = {"cards": list(part.shows), "target": agent_at(post)}
            return Sentence(f"does-{move}", {"who": seat, **facts})
    return None


def deployment(seat: Seat, part: Part) -> dict[str, Fact]:
    """Who is deployed with what, where, and by which right."""
    what: Fact = part.agent
    if part.weapons:
        what = Sentence("armed", {"agent": part.agent, "weapons": list(part.weapons)})
    via: Fact = "" if part.via in (None, Via.NORMAL) else Sentence(f"via-{part.via}")
    return {"what": what, "where": where(seat, part.column), "via": via}


def where(seat: Seat, column: Column | None) -> Sentence:
    """A zone of one's own, or of somebody else's."""
    if column is None:
        raise ValueError("nothing is put nowhere")
    if column.seat == seat:
        return Sentence("in-zone", {"zone": column.zone})
    return Sentence("in-zone-of", {"zone": column.zone, "owner": column.seat})


def agent_at(post: Post, who: Seat | None = None) -> Sentence:
    """An agent on the board; if it belongs to ``who``, the sentence has said so already."""
    facts: dict[str, Fact] = {"agent": post.agent, "strength": post.strength, "zone": post.zone}
    if post.seat == who:
        return Sentence("agent-own", facts)
    return Sentence("agent-of", {**facts, "owner": post.seat})


def chosen(seat: Seat, ask: Any, answer: Any, before: Sequence[Event]) -> Sentence | None:
    match answer:
        case Recruit.KEEP:
            return Sentence("keeps", {"who": seat})
        case Recruit.SKIP:
            return Sentence("skips", {"who": seat})
        case Pile():
            return Sentence("loots", {"who": seat, "pile": answer})
        case Post():
            owner = seat if ask is Ask.DISCARD else None
            return Sentence(f"uses-{ask}", {"who": seat, "target": agent_at(answer, owner)})
        case (Post() as one, Post() as other):
            pair = {"one": agent_at(one), "other": agent_at(other)}
            return Sentence("uses-track", {"who": seat, **pair})
        case Walk(post, to):
            walk = {"target": agent_at(post, seat), "where": where(seat, to)}
            return Sentence("uses-walk", {"who": seat, **walk})
        case Card():
            return passed_card(seat, ask, before)
        case None:
            return Sentence("declines", {"who": seat})
    return None  # whose cards are to be seen, which comes next


def passed_card(seat: Seat, ask: Any, before: Sequence[Event]) -> Sentence:
    match before[-1].request, ask:
        case Show(owner, _, _), Ask.RETURN:
            return Sentence("forges", {"who": seat, "owner": owner})
        case Show(owner, _, _), _:
            return Sentence("exchanges", {"who": seat, "owner": owner})
    return Sentence("drafts", {"who": seat})


def laid(seat: Seat, answer: object, before: Sequence[Event]) -> Sentence:
    if answer is None:
        return Sentence("lays-none", {"who": seat})
    column = before[-1].answer.option.column
    return Sentence("lays", {"who": seat, "where": where(seat, column)})


# What somebody saw


def asked_last(before: Sequence[Event], ask: Ask) -> bool:
    return bool(before) and getattr(before[-1].request, "ask", None) is ask


def looked(seat: Seat, count: int, before: Sequence[Event]) -> Sentence | None:
    """At a pile, at the top of the deck, or at what was drawn from it."""
    facts: dict[str, Fact] = {"who": seat, "count": count}
    match before[-1]:
        case Event(Play(), played) if played.option.move is Move.RECRUIT:
            return Sentence("looks", {**facts, "pile": Pile.FIRST})
        case Event(Play(), _):
            return Sentence("vision", facts)
        case Event(Choose(_, _, Ask.RECRUIT), _):
            skipped = skips(before)
            if skipped == len(PILES):
                return Sentence("draws", facts)
            return Sentence("looks", {**facts, "pile": PILES[skipped]})
    return None


def skips(before: Sequence[Event]) -> int:
    """How many piles were put back in this turn."""
    count = 0
    for event in reversed(before):
        if not isinstance(event.request, Look) and event.answer is not Recruit.SKIP:
            return count
        count += event.answer is Recruit.SKIP
    return count


def shown(seat: Seat, count: int, to: Seat, before: Sequence[Event]) -> Sentence:
    facts: dict[str, Fact] = {"who": to, "owner": seat, "count": count}
    match before[-1].answer:
        case Column(_, zone):
            return Sentence("sees-missions", {**facts, "zone": zone})
    return Sentence("sees-hand", facts)


def noted(about: Any) -> Sentence | None:
    match about:
        case Showdown(turns):
            return Sentence("deck-empty", {"count": turns})
        case Account(seat, (), ()):
            return Sentence("scored-none", {"who": seat})
        case Account(seat, paid, ()):
            return Sentence("scored", {"who": seat, "names": paid, "count": about.bounties})
        case Account(seat, paid, failed):
            facts: dict[str, Fact] = {"names": paid or None, "failed": failed}
            return Sentence("scored-less", {"who": seat, "count": about.bounties, **facts})
    return None


# Questions


def option(request: AnyDecision, choice: object) -> Sentence | None:
    (who,) = request.deciders()
    match choice:
        case Part(Move.DEPLOY):
            return Sentence("option-deploy", deployment(who, choice))
        case Part(Move.MISSION, column=column):
            return Sentence("option-lay", {"where": where(who, column)})
        case Part(Move.DECEIVE | Move.THROW | Move.FATAL as move, target=Post() as post):
            cards: list[Fact] = list(choice.shows)
            return Sentence(f"option-{move}", {"cards": cards, "target": agent_at(post)})
        case Part(move):
            return Sentence(f"option-{move}")
        case Post():
            return agent_at(choice)
        case (Post() as one, Post() as other):
            return Sentence("option-pair", {"one": agent_at(one), "other": agent_at(other)})
        case Walk(post, to):
            return Sentence("option-walk", {"target": agent_at(post), "where": where(who, to)})
        case Column(seat, zone):
            return Sentence("option-column", {"owner": seat, "zone": zone})
        case (Card() as kept, *back) if request.ask is Ask.VISION:
            cards = [card for card in back if isinstance(card, Card)]
            return Sentence("option-vision", {"kept": kept, "back": cards})
    return None


# Turns


def turn(request: Request[Any]) -> Seat | None:
    match request:
        case Play(seat, _, _, Ask.ACTION):
            return seat
    return None
