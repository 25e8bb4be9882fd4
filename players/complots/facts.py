"""What anyone at a table of Complots can count: cards that are out, and claims that stand."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from games.complots import RULES, Ask, Complots, Play, Role
from games.kit import Arrange, Choose, ChooseTogether, Event, Prove, Reveal, Seat
from players.view import View

# How often each seat claimed to have what.
Claims = dict[Seat, Counter[Role]]


class Facts:
    """The position as one seat counts it: ``hand`` is its own, ``unseen`` all it can't read."""

    def __init__(self, view: View[Complots]) -> None:
        if view.seat is None:
            raise ValueError("a spectator has no hand")
        self.game = view.game
        self.me = view.seat
        self.known = view.knowledge.faces
        self.hand = [Role(self.known[card]) for card in view.game.hands[self.me]]
        self.unseen = Counter(view.knowledge.pool)
        self.hidden = self.unseen.total()
        self.claims = standing_claims(view.events, view.game.seats)

    @property
    def others(self) -> list[Seat]:
        return self.game.others(self.me)

    def lives(self, seat: Seat) -> int:
        return len(self.game.hands[seat])

    def chance(self, seat: Seat, role: Role) -> float:
        """How likely ``seat`` has ``role``, by counting cards and nothing else."""
        faces = [self.known.get(card) for card in self.game.hands[seat]]
        if role in faces:
            return 1.0
        missing, copies = 1.0, self.unseen[role]
        for place in range(faces.count(None)):
            missing *= max(0, self.hidden - copies - place) / max(1, self.hidden - place)
        return 1.0 - missing

    def threat(self, seat: Seat) -> float:
        """How much ``seat`` is to be feared: lives count most, then the coins to take ours."""
        return 4.0 * self.lives(seat) + self.game.coins[seat]


class Claimed(NamedTuple):
    """Somebody said they have ``role``."""

    seat: Seat
    role: Role


def claimed(event: Event) -> Iterator[Claimed]:
    """The claims made by this event; whoever wanted to counter has claimed, even if too slow."""
    match event:
        case (Choose(seat, _, Ask.ACTION), Play(move)) if role := RULES[move].claim:
            yield Claimed(seat, role)
        case (ChooseTogether(_, Ask.COUNTER), answers):
            yield from (Claimed(seat, role) for seat, role in answers.items() if role)


def standing_claims(events: Iterable[Event], seats: Iterable[Seat]) -> Claims:
    """All claims that may still be true: what was shown, lost or exchanged is forgotten."""
    claims: Claims = {seat: Counter() for seat in seats}
    loser = None
    for event in events:
        for seat, role in claimed(event):
            claims[seat][role] += 1
        match event:
            case (Prove(seat, _, role), _):
                del claims[seat][role]
            case (Choose(seat, _, Ask.LOSE), _):
                loser = seat
            case (Reveal(), (role,)) if loser:
                del claims[loser][role]
            case (Arrange(seat, _, _, Ask.KEEP), _):
                claims[seat].clear()
    return claims
