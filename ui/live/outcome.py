"""How a match ended, in sentences: who has won, or why nobody has."""

import shlex
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from games.kit import Seat
from p2p import Ended
from ui.program import typed_command
from ui.screen.names import distinct, printable
from ui.telling import Teller
from ui.telling.story import Sentence
from ui.words import Words
from ui.words.offences import wrong_key


def outcome(winners: Sequence[Seat], viewer: Seat | None) -> Sentence:
    """Who has won; the viewer is spoken to."""
    if viewer not in winners:
        return Sentence("winner", {"winners": list(winners), "count": len(winners)})
    others = [seat for seat in winners if seat != viewer]
    return Sentence("winner-you", {"others": others, "count": len(winners)})


def result(ended: Ended, language: str, viewer: Seat | None) -> str | None:
    """Who has won, if the match was decided and nobody cheated."""
    if not is_decided(ended):
        return None
    names = distinct(ended.founding.names)
    teller = Teller(ended.founding.terms.game, language, names)
    winners = [seat for seat in names if seat in ended.winners]
    return teller.say(outcome(winners, viewer))


class Tally:
    """Who has won how often at one table, over an evening; people are known by their keys."""

    def __init__(self) -> None:
        self.matches = 0
        self._wins: Counter[bytes] = Counter()
        self._names: dict[bytes, str] = {}  # the last that each was called

    def count(self, ended: Ended) -> None:
        """A match without a winner is none, and so is one in which somebody cheated."""
        if not is_decided(ended):
            return
        self.matches += 1
        names = distinct(ended.founding.names)
        for seat, who in zip(names, ended.founding.players, strict=True):
            self._names[who.key] = names[seat]
            self._wins[who.key] += seat in ended.winners

    def told(self, words: Words) -> str:
        """Everybody who has played here, those with the most wins first."""
        wins = [
            words.say("tally-wins", who=self._names[key], wins=wins)
            for key, wins in self._wins.most_common()
        ]
        return words.say("tally", count=self.matches, wins=", ".join(wins))


def is_decided(ended: Ended) -> bool:
    undecided = ended.unfinished or (ended.missed is not None and not ended.missed.decided)
    return ended.cheating is None and not undecided


def cheated(ended: Ended, words: Words) -> str | None:
    if ended.cheating is None:
        return None
    check, rule = ended.cheating.check, ended.cheating.rule
    who = printable(distinct(ended.founding.names)[ended.cheating.seat])
    facts: dict[str, str | int] = {"who": who, "check": check, "complaint": 0}
    why = Words(words.language, "audit").say(wrong_key(check, rule), **facts)
    return words.say("cheated", who=who, rule=rule, why=why)


def missed(ended: Ended, words: Words, viewer: Seat | None) -> str | None:
    """That there is no result, or one that somebody did not sign."""
    if ended.missed is None:
        return None
    key = "unsigned" if ended.missed.decided else "broken-off"
    if ended.missed.seat == viewer:
        return words.say(f"{key}-you")
    return words.say(key, who=distinct(ended.founding.names)[ended.missed.seat])


def unfinished(ended: Ended, words: Words, viewer: Seat | None) -> str | None:
    """That nobody came back in time, and how to go on another day."""
    if not ended.unfinished or ended.cheating is not None:
        return None
    if viewer is None:
        return words.say("unfinished-watched")
    return words.say("unfinished", command=typed_command())


def outcome_told(
    ended: Ended, words: Words, language: str, viewer: Seat | None
) -> dict[str, str | None]:
    """All of it, for a screen that draws each in its own way."""
    broken = unfinished(ended, words, viewer) or missed(ended, words, viewer)
    told = {"cheating": cheated(ended, words), "broken": broken}
    return {"text": result(ended, language, viewer), **told}


def verify_command(path: Path) -> str:
    return f"{typed_command()} verify {shlex.quote(str(path))}"
