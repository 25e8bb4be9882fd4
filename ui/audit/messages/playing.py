"""Messages by which a player plays from a hand that nobody else can read."""

from typing import Any

from games.kit import Give, Lay, Play, Played
from ui.audit.messages.case import Case, Explanation
from ui.audit.messages.moving import renamed
from ui.audit.messages.opening import turned_up
from ui.telling.story import Fact


def play(case: Case) -> Explanation:
    """Which cards were turned up stands in the message; what they are, if it was believed."""
    request = case.step.request
    if not isinstance(request, Play):
        raise ValueError("a play that nobody was asked for")
    count = case.payload[0]
    cards = tuple(request.hand[place] for place in case.payload[1 : 1 + count])
    played = believed(case)
    if played is None:
        claimed = case.sentence("happened-play-claimed", ask=case.ask, cards=cards, count=count)
        return Explanation(case.sentence("line-play-claimed", count=count), (claimed,))
    option = played.option
    facts: dict[str, Fact] = {"option": case.option(option), "ask": case.ask, "cards": cards}
    facts |= {"count": count, "faces": option.shows, "legal": len(request.with_only(option.shows))}
    key = "play" if cards else "play-none"
    return Explanation(
        case.sentence("line-play", **facts),
        (case.sentence(f"happened-{key}", **facts),),
        (case.sentence(f"proves-{key}", **facts),),
        (case.sentence(f"checked-{key}", **facts),),
        turned_up(case, option.shows),
    )


def believed(case: Case) -> Played[Any] | None:
    """What was played; None if it was a cheat's."""
    verdict = case.step.verdict
    played: Played[Any] | None = verdict.value if verdict.counted else None
    return played


def lay(case: Case) -> Explanation:
    request = case.step.request
    if not isinstance(request, Lay):
        raise ValueError("a card that nobody was asked to lay")
    facts: dict[str, Fact] = {"hand": request.hand, "faces": tuple(dict.fromkeys(request.faces))}
    facts |= {"count": len(request.hand), "ask": case.ask, "kinds": len(set(request.faces))}
    key = "lay" if case.payload else "lay-none"
    return Explanation(
        case.sentence(f"line-{key}", **facts),
        (case.sentence(f"happened-{key}", **facts),),
        (case.sentence(f"proves-{key}", **facts),),
        (case.sentence(f"checked-{key}", **facts),),
        renamed(case),
    )


def give(case: Case) -> Explanation:
    request = case.step.request
    if not isinstance(request, Give):
        raise ValueError("a gift that nobody was asked for")
    facts: dict[str, Fact] = {"cards": request.cards, "to": request.to}
    return Explanation(
        case.sentence("line-pass", **facts),
        (case.sentence("happened-pass", **facts),),
        (case.sentence("proves-pass", **facts),),
        (case.sentence("checked-pass", **facts),),
    )
