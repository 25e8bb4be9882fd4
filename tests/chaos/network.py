"""The machines of one table: a network namespace for each player, or all on the loopback."""

import os
import shutil
import subprocess
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

SUBNET = "10.83.0"
FILTER = """\
add table inet chaos
add set inet chaos silenced { type ipv4_addr; }
add chain inet chaos incoming { type filter hook input priority 0; }
add rule inet chaos incoming ip saddr @silenced drop
"""


class Loopback:
    """All on one machine; nothing can be cut."""

    can_cut = False

    def words(self, player: int) -> list[str]:  # noqa: ARG002
        """What a command begins with to run on the machine of ``player``."""
        return []

    def address(self, player: int) -> str:  # noqa: ARG002
        return "127.0.0.1"

    def silence(self, pairs: tuple[tuple[int, int], ...]) -> None:
        raise NotImplementedError("the loopback can't be cut")

    hear_again = silence

    def unplug(self, player: int) -> None:
        raise NotImplementedError("the loopback can't be cut")

    plug = unplug


class Namespaces(Loopback):
    """A switch, and a machine at each of its ports; all their names begin with ``name``."""

    can_cut = True

    def __init__(self, name: str, machines: int) -> None:
        self.name, self.machines = name, machines
        self._silenced: Counter[tuple[int, int]] = Counter()
        self._unplugged: Counter[int] = Counter()

    @property
    def _switch(self) -> str:
        return f"{self.name}sw"

    def _machine(self, player: int) -> str:
        return f"{self.name}p{player}"

    def make(self) -> None:
        switch, machines = self._switch, range(self.machines)
        ip(f"netns add {switch}")
        ip("link add switch type bridge\nlink set switch up\nlink set lo up", switch)
        ip("\n".join(f"netns add {self._machine(player)}" for player in machines))
        ports = [
            f"link add port{player} type veth peer name line netns {self._machine(player)}\n"
            f"link set port{player} master switch up"
            for player in machines
        ]
        ip("\n".join(ports), switch)
        for player in machines:
            here = f"addr add {self.address(player)}/24 dev line"
            ip(f"link set lo up\n{here}\nlink set line up", self._machine(player))
            self._nft(player, FILTER)

    def take_down(self) -> None:
        """All of it, whatever there is; a machine that was never made is none to worry about."""
        for name in (*map(self._machine, range(self.machines)), self._switch):
            subprocess.run(["ip", "netns", "del", name], check=False, capture_output=True)

    def words(self, player: int) -> list[str]:
        return ["ip", "netns", "exec", self._machine(player)]

    def address(self, player: int) -> str:
        return f"{SUBNET}.{player + 1}"

    def silence(self, pairs: tuple[tuple[int, int], ...]) -> None:
        for pair in pairs:
            self._silenced[pair] += 1
            if self._silenced[pair] == 1:
                self._filter("add", *pair)

    def hear_again(self, pairs: tuple[tuple[int, int], ...]) -> None:
        for pair in pairs:
            self._silenced[pair] -= 1
            if self._silenced[pair] == 0:
                self._filter("delete", *pair)

    def _filter(self, verb: str, sender: int, receiver: int) -> None:
        silenced = f"element inet chaos silenced {{ {self.address(sender)} }}"
        self._nft(receiver, f"{verb} {silenced}\n")

    def unplug(self, player: int) -> None:
        self._unplugged[player] += 1
        ip("link set line down", self._machine(player))

    def plug(self, player: int) -> None:
        self._unplugged[player] -= 1
        if not self._unplugged[player]:
            ip("link set line up", self._machine(player))

    def _nft(self, player: int, script: str) -> None:
        tell([*self.words(player), "nft", "-f", "-"], script)


def ip(script: str, namespace: str | None = None) -> None:
    tell(["ip", *(["-n", namespace] if namespace else []), "-batch", "-"], script + "\n")


def tell(command: list[str], script: str) -> None:
    subprocess.run(command, input=script, text=True, check=True, capture_output=True)


@contextmanager
def network(name: str, machines: int, *, apart: bool) -> Iterator[Loopback]:
    """So many machines while the block lasts; nothing of them is left afterwards."""
    if not apart:
        yield Loopback()
        return
    made = Namespaces(name, machines)
    try:
        made.make()
        yield made
    finally:
        made.take_down()


def can_be_apart() -> bool:
    """May we make namespaces here, with filters in them? Being root is no promise: try it."""
    if os.geteuid() != 0 or not (shutil.which("ip") and shutil.which("nft")):
        return False
    trial = Namespaces(f"ut{os.getpid()}try", 1)
    try:
        trial.make()
    except subprocess.CalledProcessError:
        return False
    finally:
        trial.take_down()
    return True
