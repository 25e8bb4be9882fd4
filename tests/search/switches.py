"""Rules that can be switched off, each with a walk that then breaks what is promised.

A search that finds nothing has shown something only if it would have found what is there.
"""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from crypto.header import hash_heads
from games.kit import Seat
from table.calls import call
from table.calls.agreement import Agreement
from table.calls.call import Call, Reason
from table.calls.offences import LESS, Least
from table.calls.proof import Proof
from table.calls.roll import Quorum, Roll
from table.calls.statement import Statement, Step
from table.calls.tally import Tally
from table.calls.votes import NO_ROUND, Ballot, Proposal
from table.calls.watch import Watch
from table.log.causal import Log
from table.log.message import Seen
from table.log.rules import Arrival
from tests.search import peer
from tests.search.items import Item
from tests.search.peer import Peer
from tests.search.setting_up import ACK, HELP, SettingUp
from tests.search.world import World

Patch = pytest.MonkeyPatch


def fewer_votes(patch: Patch) -> None:
    """q − 1 seats decide."""

    def winner(tally: Tally, step: Step, round_: int) -> Ballot | None:
        counts = Counter(tally.votes(step, round_).values())
        return next((b for b, count in counts.items() if count >= tally.table.q - 1), None)

    patch.setattr(Tally, "winner", winner)
    patch.setattr(Proof, "check", lambda *_: None)


def no_locks(patch: Patch) -> None:
    """Whoever precommitted a roll votes for any other."""
    patch.setattr(Agreement, "locked", property(lambda _: NO_ROUND, lambda *_: None), raising=False)


def trusted_rounds(patch: Patch) -> None:
    """A proposer's word is taken for the round on which its roll rests."""

    def answer(agreement: Agreement, proposal: Proposal, now: float) -> bool | None:
        return proposal.vr >= agreement.locked

    def links(tally: Tally, round_: int, digest: bytes) -> tuple[tuple[Statement, ...], ...] | None:
        winner = tally.winner(Step.PREVOTE, round_)
        is_for_it = winner is not None and winner.digest == digest
        return (tally._signed(Step.PREVOTE, round_, winner),) if winner and is_for_it else None

    patch.setattr(Agreement, "_answer", answer)
    patch.setattr(Tally, "_links", links)
    patch.setattr(Proof, "check", lambda *_: None)


def talking_on(patch: Patch) -> None:
    """After its report a seat goes on in the old epoch."""
    patch.setattr(Peer, "_may_speak", lambda peer: peer.seat in peer.members)


def least_cut(patch: Patch) -> None:
    """Of each seat as much counts as the report with least of it names."""

    def cut(roll: Roll) -> Seen:
        columns = zip(*(report.seen.pairs for report in roll.reports), strict=True)
        least = [min(column, key=lambda pair: pair[0]) for column in columns]
        return Seen(tuple(c for c, _ in least), tuple(id_ for _, id_ in least))

    patch.setattr(Roll, "cut", property(cut))


def one_claim(patch: Patch) -> None:
    """One seat's claim makes another late or gone."""
    patch.setattr(Quorum, "weight", property(lambda _: 1))


def reports_from_afar(patch: Patch) -> None:
    """A report counts though what it names is not here."""
    patch.setattr(Call, "_is_here", lambda *_: True)


def lacking_is_fit(patch: Patch) -> None:
    """A roll is voted for though it lacks what has been here for long."""
    patch.setattr(Call, "_is_missed", lambda *_: False)


def no_wait_for_members(patch: Patch) -> None:
    """A roll is voted for at once, though members are not in it."""
    patch.setattr(call, "alone", lambda _: 0.0)


def more_is_asked(patch: Patch) -> None:
    """A roll with prevotes must be as fit as a new one."""
    answer = Agreement._answer

    def asked(agreement: Agreement, proposal: Proposal, now: float) -> bool | None:
        said = answer(agreement, proposal, now)
        if not said or proposal.vr == NO_ROUND:
            return said
        return agreement.judge.is_fit(proposal.reports, agreement.round, now)

    patch.setattr(Agreement, "_answer", asked)


def deaf_to(*deaf: Reason) -> Callable[[Patch], None]:
    """Some reports of others are no reason to report."""

    def off(patch: Patch) -> None:
        reason = Call.reason

        def fewer(call: Call, now: float) -> Reason | None:
            found = reason(call, now)
            return None if found in deaf else found

        patch.setattr(Call, "reason", fewer)

    return off


def no_disk(patch: Patch) -> None:
    """After a crash nothing is remembered."""
    patch.setattr(Peer, "disk", lambda _: [])


def own_disk(patch: Patch) -> None:
    """After a crash one's own words are remembered, and nothing that they rest on."""

    def disk(peer: Peer) -> list[Item]:
        return [item for item in peer.items[: peer.synced] if item.author == peer.seat]

    patch.setattr(Peer, "disk", disk)


def counts_for_ids(patch: Patch) -> None:
    """A message is taken in if there are as many as its author had seen, whichever."""

    def is_of_epoch(arrival: Arrival) -> bool:
        message = arrival.message
        return hash_heads(arrival.where.roll, message.seen.ids) == message.header.heads

    patch.setattr(Arrival, "is_in_reach", property(is_of_epoch))
    patch.setattr(Log, "check_history", lambda *_: None)


def older_epochs(patch: Patch) -> None:
    """A report is held against whatever its author ever said."""
    charges = Watch._report_charges

    def more(watch: Watch, report: Any) -> Any:
        yield from charges(watch, report)
        for (seat, epoch), said in watch._messages.items():
            if seat == report.seat and epoch < report.number:
                yield from ((LESS, Least(report, m)) for m in said.values())

    patch.setattr(Watch, "_report_charges", more)


def leaving_at_once(patch: Patch) -> None:
    """Whoever has the result is off."""
    step, start = World._do_step, World._do_start

    def leave(world: World, name: str) -> None:
        step(world, name)
        if world.peers[name].done is not None:
            world.pulses[name].runs = False

    def stay_away(world: World, name: str) -> None:
        if world.peers[name].done is None:
            start(world, name)

    patch.setattr(World, "_do_step", leave)
    patch.setattr(World, "_do_start", stay_away)


def fewer_ends(patch: Patch) -> None:
    """The last words of q − 1 seats make a result."""
    look = Peer._look_for_result

    def fewer(peer: Peer) -> None:
        table, peer.table = peer.table, Quorum(peer.table.n, peer.table.q - 1)
        look(peer)
        peer.table = table

    patch.setattr(Peer, "_look_for_result", fewer)


def slow_finish(patch: Patch) -> None:
    """Whoever is called says first what it can say within 8 s, instead of 2."""
    patch.setattr(peer, "FINISH", 8.0)


def direct_life(patch: Patch) -> None:
    """Signs of life are not passed on."""

    def reached(world: World, name: str) -> set[str]:
        return {n for n in world._running() if n != name and world._is_linked(name, n)}

    patch.setattr(World, "_reached", reached)


def calls_from_consents(patch: Patch) -> None:
    """The roll can be called only when all have consented, as if that could not be withheld."""
    patch.setattr(SettingUp, "may_be_called", property(SettingUp.all_consent))


def consents_are_waited_for(patch: Patch) -> None:
    """Even those of seats that are gone."""
    patch.setattr(SettingUp, "is_accepted", property(SettingUp.all_consent))


def consents_are_forgotten(patch: Patch) -> None:
    """Whoever was gone without one is never asked for it, and helps nobody."""
    owes = SettingUp.owes_consent

    def never(beginning: SettingUp, seat: Seat) -> bool:
        return owes(beginning, seat) and seat not in beginning.passed[ACK]

    def asked(beginning: SettingUp, seat: Seat, op: int) -> bool:
        is_help = op >= HELP and seat in beginning.passed[ACK]
        return not is_help and is_asked(beginning, seat, op)

    is_asked = SettingUp._is_asked
    patch.setattr(SettingUp, "owes_consent", never)
    patch.setattr(SettingUp, "_is_asked", asked)
