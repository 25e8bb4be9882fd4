"""Two homes behind routers, and a machine on the internet: network namespaces, nothing outside.

No home has a route to the other; a router lets in what was asked for from inside, and the ports
that it was told to lead in.
"""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pexpect

from tests.chaos.network import can_be_apart, ip, tell
from tests.p2p.reach.alone import ROOT
from tests.p2p.reach.processes import started
from tests.ui.program import CLI, PATIENCE_SECONDS, environment

WHY_NOT = "no namespaces with filters here: that needs root, ip and nft"
THIRD, PHONE = 3, 4
ROUTER = """\
add table ip home
add chain ip home forwarded {{ type nat hook prerouting priority -100; }}
add chain ip home hidden {{ type nat hook postrouting priority 100; }}
add rule ip home hidden oifname "out" masquerade
add chain ip home through {{ type filter hook forward priority 0; policy drop; }}
add rule ip home through ct state established,related accept
add rule ip home through iifname "in" accept
add rule ip home through ct status dnat accept
add chain ip home own {{ type filter hook input priority 0; }}
add rule ip home own iifname "out" ct state new drop
"""


class Homes:
    """Machines 1 and 2 are at home, machine 3 is where everybody can dial it."""

    def __init__(self, name: str) -> None:
        self.name = name

    def machine(self, number: int) -> str:
        return f"{self.name}m{number}"

    def router(self, number: int) -> str:
        return f"{self.name}r{number}"

    @property
    def _internet(self) -> str:
        return f"{self.name}net"

    def outside(self, number: int) -> str:
        return f"5.0.0.{number}"

    def make(self) -> None:
        names = (self._internet, *map(self.machine, (1, 2, 3)), *map(self.router, (1, 2)))
        ip("\n".join(f"netns add {name}" for name in names))
        ip("link add net type bridge\nlink set net up", self._internet)
        for number in (1, 2):
            self._plug_in(self.router(number), number)
            self._make_home(number)
        self._plug_in(self.machine(THIRD), THIRD)

    def _plug_in(self, namespace: str, number: int) -> None:
        """To the internet."""
        port = f"port{number}"
        ip(f"link add {port} type veth peer name out netns {namespace}", self._internet)
        ip(f"link set {port} master net up", self._internet)
        here = f"addr add {self.outside(number)}/24 dev out"
        ip(f"link set lo up\n{here}\nlink set out up", namespace)

    def _make_home(self, number: int) -> None:
        router, machine = self.router(number), self.machine(number)
        ip(f"link add in type veth peer name line netns {machine}", router)
        ip(f"addr add 192.168.{number}.1/24 dev in\nlink set in up", router)
        subprocess.run([*self.words(router), "sysctl", "-qw", "net.ipv4.ip_forward=1"], check=True)
        tell([*self.words(router), "nft", "-f", "-"], ROUTER.format())
        ip("link set lo up\nlink set line up", machine)
        self.move(number, 2)

    def move(self, number: int, place: int) -> None:
        """The machine at home gets another address; whatever it had before is gone."""
        home = f"192.168.{number}"
        script = f"addr flush dev line\naddr add {home}.{place}/24 dev line"
        ip(f"{script}\nroute add default via {home}.1", self.machine(number))

    def unplug(self, number: int) -> None:
        """The machine is in no network at all."""
        ip("link set line down", self.machine(number))

    def take_phone(self, number: int) -> None:
        """It is online again: another card, and an address of another network."""
        self._plug_in(self.machine(number), PHONE)

    def tell_outside(self, number: int) -> None:
        """The machine learns its router's address, as a relay with a certificate would tell it.

        A router keeps the port of whoever is alone with it, so it knows that, too.
        """
        known = f"link add known type bridge\naddr add {self.outside(number)}/32 dev known"
        ip(f"{known}\nlink set known up", self.machine(number))

    def close_holes(self, number: int) -> None:
        """The router lets no datagram through any more, not even an answer."""
        rule = "insert rule ip home through meta l4proto udp drop\n"
        tell([*self.words(self.router(number)), "nft", "-f", "-"], rule)

    def take_down(self) -> None:
        names = (*map(self.machine, (1, 2, 3)), *map(self.router, (1, 2)), self._internet)
        for name in names:
            subprocess.run(["ip", "netns", "del", name], check=False, capture_output=True)

    def words(self, namespace: str) -> list[str]:
        return ["ip", "netns", "exec", namespace]

    def opened_at(self, number: int) -> str:
        """What the router leads in, as its filter has it."""
        listed = [*self.words(self.router(number)), "nft", "list", "chain", "ip", "home"]
        done = subprocess.run([*listed, "forwarded"], check=True, capture_output=True, text=True)
        return done.stdout

    @contextmanager
    def upnp(self, number: int) -> Iterator[None]:
        """A router that opens ports, while the block lasts."""
        program = [sys.executable, "-m", "tests.p2p.reach.igd"]
        where = [f"192.168.{number}.1", self.outside(number)]
        command = [*self.words(self.router(number)), *program, *where]
        env = {**os.environ, "PYTHONPATH": str(ROOT)}
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env) as igd:
            assert igd.stdout is not None
            assert igd.stdout.readline() == "listening\n"
            try:
                yield
            finally:
                igd.kill()

    @contextmanager
    def relay(self, *cheat: str) -> Iterator["RelayProcess"]:
        """On the machine that everybody can dial; it may ``cheat``."""
        place = [self.outside(THIRD), str(RelayProcess.PORT)]
        program = [sys.executable, "-m", "tests.p2p.reach.relay", *place, *cheat]
        command = [*self.words(self.machine(THIRD)), *program]
        env = {**os.environ, "PYTHONPATH": str(ROOT)}
        pipe = subprocess.PIPE
        with subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, env=env) as process:
            try:
                yield RelayProcess(process, self.outside(THIRD))
            finally:
                process.kill()

    def at_terminal(self, number: int, home: Path, *words: str) -> "pexpect.spawn[str]":
        """A person who reads, and says nothing."""
        command = [*self.words(self.machine(number)), sys.executable, str(CLI), *words]
        settings = {**environment(home), "TERM": "xterm", "UNDERTABLE_NO_ROUTER": "1"}
        return pexpect.spawn(
            command[0],
            command[1:],
            env=settings,
            encoding="utf-8",
            dimensions=(50, 100),
            timeout=PATIENCE_SECONDS,
        )

    def start(
        self, number: int, home: Path, *words: str, asks_router: bool = False
    ) -> "subprocess.Popen[bytes]":
        """A player on a machine; what it reports is in ``home``, in a file ``out``."""
        return started(self.words(self.machine(number)), home, *words, asks_router=asks_router)


class RelayProcess:
    PORT = 3340

    def __init__(self, process: "subprocess.Popen[str]", host: str) -> None:
        self._process = process
        self.url = f"http://{host}:{self.PORT}"
        assert self._line() == "listening"

    def carried(self) -> int:
        """Datagrams, so far."""
        assert self._process.stdin is not None
        print(file=self._process.stdin, flush=True)
        return int(self._line())

    def _line(self) -> str:
        assert self._process.stdout is not None
        return self._process.stdout.readline().strip()


@contextmanager
def two_homes(name: str) -> Iterator[Homes]:
    homes = Homes(name)
    try:
        homes.make()
        yield homes
    finally:
        homes.take_down()


def are_possible() -> bool:
    return can_be_apart()
