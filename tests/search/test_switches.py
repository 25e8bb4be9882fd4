"""With a rule switched off, the search finds what it is there for; with it, the same walk is fine.

Those that take about a second, or more, are long.
"""

from collections.abc import Callable
from typing import NamedTuple

import pytest

from table.calls.call import Reason
from tests.search import switches
from tests.search.kinds import Kind, match, quiet, troubled, votes, withheld
from tests.search.plan import interrupted_plan, parting_plan, ring_plan
from tests.search.promises import Broken
from tests.search.switches import deaf_to

FOUR, HOSTILE = troubled(4, 3), troubled(4, 3, 1)
DEAF = troubled(4, 3, 1, twins=True, deaf=True)
VOTES = votes(4, 3, 1)
CALLERS, ACCUSERS = quiet(4, 3, "hasty", "caller"), quiet(4, 3, "accuser", "caller")
DREAMERS = quiet(4, 3, "dreamer", "caller")
PARTING = match("a parting", parting_plan)
INTERRUPTED = match("an interruption", interrupted_plan)
WITHHELD = withheld(4, 3)
RING = match("a ring", lambda seed: ring_plan(seed, 5, 4))


class Found(NamedTuple):
    """What a walk of some kind finds if a rule is switched off."""

    off: Callable[[pytest.MonkeyPatch], None]
    kind: Kind
    seed: int
    told: str


CHEAP = {
    "E5 q votes": Found(switches.fewer_votes, VOTES, 0, "two rolls"),
    "E5 locks": Found(switches.no_locks, VOTES, 8, "two rolls"),
    "E5 vr": Found(switches.trusted_rounds, VOTES, 8, "two rolls"),
    "E2 silence after the halt": Found(switches.talking_on, FOUR, 0, "convicted, and honest"),
    "E4 the cut is by most": Found(switches.least_cut, FOUR, 0, "takes back"),
    "E4 weight": Found(switches.one_claim, ACCUSERS, 1, "claims of cheats alone"),
    "E6 all members, or a while": Found(switches.no_wait_for_members, CALLERS, 5, "left out"),
    "E9 of no older epoch": Found(switches.older_epochs, FOUR, 26, "convicted, and honest"),
    "E10 q last words": Found(switches.fewer_ends, PARTING, 22, "two results"),
    "J4 disk": Found(switches.no_disk, FOUR, 6, "convicted, and honest"),
    "J4 what it rests on": Found(switches.own_disk, FOUR, 18, "convicted, and honest"),
    "E3 b": Found(deaf_to(Reason.ENOUGH), FOUR, 3, "do not finish"),
    "E3 c": Found(deaf_to(Reason.MEMBER), FOUR, 0, "do not finish"),
    "G12 calls from the keys on": Found(switches.calls_from_consents, WITHHELD, 5, "do not finish"),
    "G12 not waited for": Found(switches.consents_are_waited_for, WITHHELD, 5, "do not finish"),
    "E10 staying": Found(switches.leaving_at_once, HOSTILE, 12, "do not finish"),
}
LONG = {
    "G12 owed": Found(switches.consents_are_forgotten, withheld(7, 5), 4, "do not finish"),
    "F1 ids": Found(switches.counts_for_ids, DEAF, 25, "convicted, and honest"),
    "E6 what has been here": Found(switches.lacking_is_fit, CALLERS, 5, "left out"),
    "E2 here": Found(switches.reports_from_afar, DREAMERS, 0, "do not finish"),
    "E3 2 s": Found(switches.slow_finish, HOSTILE, 24, "left out"),
    "E3 signs of life": Found(switches.direct_life, RING, 0, "do not finish"),
    "E6 nothing else is asked": Found(switches.more_is_asked, INTERRUPTED, 96, "do not finish"),
}


def check(found: Found) -> None:
    found.kind.take(found.seed)
    with pytest.MonkeyPatch.context() as patch:
        found.off(patch)
        with pytest.raises(Broken, match=found.told):
            found.kind.take(found.seed)


@pytest.mark.parametrize("rule", CHEAP)
def test_without_a_rule_something_breaks(rule: str) -> None:
    check(CHEAP[rule])


@pytest.mark.long
@pytest.mark.parametrize("rule", LONG)
def test_without_a_rule_something_breaks_in_the_long_run(rule: str) -> None:
    check(LONG[rule])
