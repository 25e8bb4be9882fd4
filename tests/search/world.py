"""The world of one walk: events in time, lines that break, programs that crash, and the checks."""

import heapq
from math import inf
from random import Random

from games.kit import Seat
from table.calls.proof import Proof
from table.calls.roll import Company, Quorum
from tests.search.game import random_game
from tests.search.items import Item
from tests.search.liar import Liar
from tests.search.peer import Peer
from tests.search.plan import Deed, Plan
from tests.search.promises import Broken, Promises

TICK = 0.001  # clocks are no finer, or rounding might let time stand still
PULSE = 4.0  # everybody shows that they live
QUICK, SLOW = 0.3, 3.0  # the longest delay of a line, when all is well and when it is not
DEAF = 120.0  # and how long if nobody needs to finish
OFTEN = 0.5  # whoever leaves says so; or a liar does, and to somebody
PATIENCE = 1200.0  # how long after healing we wait for the last peer


class Pulse:
    """Whether a program runs, and by what clock."""

    def __init__(self) -> None:
        self.runs = True
        self.is_frozen = False
        self.rate, self.at, self.local = 1.0, 0.0, 0.0

    def now(self, at: float) -> float:
        return self.local + self.rate * (at - self.at)

    def when(self, local: float) -> float:
        return self.at + (local - self.local) / self.rate

    def change(self, at: float, rate: float) -> None:
        self.local, self.at, self.rate = self.now(at), at, rate


class World:
    """One walk."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.table = Quorum(plan.n, plan.q)
        self.rng = Random(plan.seed)
        self.game = random_game(self.rng, plan.n, plan.rounds)
        self.game.quorum = (plan.n, plan.q) if plan.begins else None
        self.time, self.healed_at = 0.0, inf
        self.cut: set[frozenset[str]] = set()
        self.pulses = {name: Pulse() for name in plan.names}
        self.promises = Promises(self.table, {Seat(i) for i in plan.hostile}, self.game)
        self._goodbyes = Random(f"{plan.seed} goodbyes")
        self._events: list[tuple[float, int, str, tuple[object, ...]]] = []
        self._count = 0
        self._wakes: dict[str, float] = {}
        self._coming: dict[str, set[bytes]] = {name: set() for name in plan.names}
        self.peers = {name: self._new_peer(name) for name in plan.names}
        for deed in plan.deeds:
            self._at(deed.at, "deed", deed)
        self._at(0.0, "pulse")
        for name in plan.names:
            self._at(0.0, "step", name)

    def _new_peer(self, name: str) -> Peer:
        rng, now = Random(f"{self.plan.seed} {name} {self.time}"), self.pulses[name].now(self.time)
        if name in self.plan.faces:
            return Liar(self, name, rng, now, self.plan.faces[name])
        peer = Peer(self, name, rng, now)
        peer.is_slow = peer.seat in self.plan.slow
        peer.is_away = peer.seat in self.plan.away
        return peer

    @property
    def healed(self) -> bool:
        return self.healed_at <= self.time

    @property
    def honest(self) -> list[Peer]:
        return [peer for name, peer in self.peers.items() if name not in self.plan.faces]

    # Time

    def _at(self, time: float, what: str, *args: object) -> None:
        self._count += 1
        heapq.heappush(self._events, (time, self._count, what, args))

    def run(self, until: float = inf) -> None:
        while self._events and not self._is_over() and self._events[0][0] <= until:
            time, _, what, args = heapq.heappop(self._events)
            self.time = max(self.time, time)
            getattr(self, f"_do_{what}")(*args)

    def _is_over(self) -> bool:
        is_late = self.time > self.healed_at + (DEAF if self.plan.deaf else PATIENCE)
        return is_late or (self.healed and all(self._is_finished(p) for p in self.honest))

    def _is_finished(self, peer: Peer) -> bool:
        is_dead = peer.seat in self.plan.dead and not self.pulses[peer.name].runs
        return is_dead or peer.done is not None or peer.stopped is not None

    def _do_step(self, name: str) -> None:
        pulse, peer = self.pulses[name], self.peers[name]
        if self._wakes.get(name, inf) <= self.time:
            self._wakes[name] = inf
        if not pulse.runs or pulse.is_frozen:
            return
        wake = max(pulse.when(peer.step(pulse.now(self.time))), self.time + TICK)
        if wake < self._wakes.get(name, inf):
            self._wakes[name] = wake
            self._at(wake, "step", name)

    def _do_pulse(self) -> None:
        """Signs of life travel along whatever lines there are."""
        for name in self._running():
            for other in self._reached(name):
                life, seat = self.peers[other].life, self.peers[name].seat
                life[seat] = self.pulses[other].now(self.time)
                if name not in self.plan.faces and seat in self.peers[other].left:
                    self.peers[other].come_back(seat)
        for name in self.plan.faces:
            self._say_goodbye(name)
        for name in self._running():
            self._at(self.time, "step", name)
        self._at(self.time + PULSE, "pulse")

    def _running(self) -> list[str]:
        return [n for n, pulse in self.pulses.items() if pulse.runs and not pulse.is_frozen]

    def _reached(self, name: str) -> set[str]:
        reached, rest = {name}, [name]
        while rest:
            here = rest.pop()
            new = [n for n in self._running() if n not in reached and self._is_linked(here, n)]
            reached.update(new)
            rest += new
        return reached - {name}

    # Lines

    def _is_linked(self, one: str, other: str) -> bool:
        return frozenset((one, other)) not in self.cut

    def send(self, peer: Peer, item: Item) -> None:
        self.promises.note(item, self.time)
        for name in self.peers:
            if peer.passes_on(item, name):
                self._send(peer.name, name, item)

    def _send(self, sender: str, name: str, item: Item) -> None:
        coming = self._coming[name]
        if item.key in self.peers[name].keys or item.key in coming:
            return
        if self.pulses[name].runs and self._is_linked(sender, name):
            coming.add(item.key)
            delay = self.rng.uniform(0.02, QUICK if self.healed else SLOW)
            self._at(self.time + delay, "arrive", sender, name, item)

    def _do_arrive(self, sender: str, name: str, item: Item) -> None:
        if self.pulses[name].is_frozen and self.pulses[name].runs:
            self._at(self.time + 1.0, "arrive", sender, name, item)
            return
        self._coming[name].discard(item.key)
        if not self.pulses[name].runs or not self._is_linked(sender, name):
            return
        peer, now = self.peers[name], self.pulses[name].now(self.time)
        peer.life[self.peers[sender].seat] = now
        if peer.stopped is None and peer.receive(item, now):
            self.send(peer, item)
            self._at(self.time, "step", name)

    def _catch_up(self, one: str, other: str) -> None:
        """Both tell each other what they have."""
        for sender, name in ((one, other), (other, one)):
            if self.pulses[sender].runs:
                for item in self.peers[sender].items:
                    if self.peers[sender].passes_on(item, name):
                        self._send(sender, name, item)

    def _say_goodbye(self, name: str) -> None:
        """To those that it reaches, now and then (K8). A liar stays, and tells only some."""
        if self.plan.polite and self._goodbyes.random() < OFTEN:
            for other in sorted(self._reached(name)):
                if name not in self.plan.faces or self._goodbyes.random() < OFTEN:
                    self.peers[other].say_goodbye(self.peers[name].seat)

    # Deeds

    def _do_deed(self, deed: Deed) -> None:
        getattr(self, f"_do_{deed.what}")(*deed.args)

    def _do_cut(self, one: str, other: str) -> None:
        self.cut.add(frozenset((one, other)))

    def _do_join(self, one: str, other: str) -> None:
        self.cut.discard(frozenset((one, other)))
        self._catch_up(one, other)

    def _do_crash(self, name: str) -> None:
        if not self.healed:
            self._say_goodbye(name)
            self.pulses[name].runs = self.pulses[name].is_frozen = False
            self._coming[name].clear()

    def _do_start(self, name: str) -> None:
        pulse = self.pulses[name]
        if self.peers[name].seat in self.plan.dead and not pulse.runs:
            return
        if pulse.runs:
            if pulse.is_frozen:
                self.peers[name].clocks.wake(pulse.now(self.time))
            pulse.is_frozen = False
        else:
            self._restart(name)
        for other in self.peers:
            if other != name:
                self._catch_up(name, other)
        self._at(self.time, "step", name)

    def _restart(self, name: str) -> None:
        """From disk: whatever was not synced has never been."""
        before, pulse = self.peers[name], self.pulses[name]
        peer = self.peers[name] = self._new_peer(name)
        pulse.runs = True
        for item in before.disk():
            peer.receive(item, pulse.now(self.time))
        peer.synced = len(peer.items)

    def _do_freeze(self, name: str) -> None:
        self.pulses[name].is_frozen = not self.healed and self.pulses[name].runs

    def _do_rate(self, name: str, rate: str) -> None:
        if not self.healed:
            self.pulses[name].change(self.time, float(rate))
            self._at(self.time, "step", name)

    def _do_heal(self) -> None:
        self.cut.clear()
        self._do_mend()

    def _do_mend(self) -> None:
        self.healed_at = self.time
        for name in self.plan.names:
            self.pulses[name].change(self.time, 1.0)
        for name in self.plan.names:
            self._do_start(name)

    # What peers tell

    def convicted(self, peer: Peer, seat: Seat) -> None:
        self.promises.check_guilt(seat)
        if not self.plan.deaf and peer.name not in self.plan.faces:
            peer.stopped = seat

    def began(self, peer: Peer, proof: Proof, company: Company) -> None:
        if peer.name not in self.plan.faces:
            alive = {p.seat for p in self.honest if self.pulses[p.name].runs}
            self.promises.check_roll(peer, proof, company, alive, self.healed_at)

    def check(self) -> None:
        """After healing everybody finishes, unless somebody was convicted before their eyes."""
        standing = [peer.name for peer in self.honest if not self._is_finished(peer)]
        if standing and not any(peer.stopped for peer in self.honest) and not self.plan.deaf:
            raise Broken(f"{', '.join(standing)} do not finish")
        self.promises.check_end(self.results)

    @property
    def results(self) -> set[str]:
        return {peer.done for peer in self.honest if peer.done is not None}


def walk(plan: Plan) -> World:
    """Take the whole walk, and check everything."""
    world = World(plan)
    world.run()
    world.check()
    return world
