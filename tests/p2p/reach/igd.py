"""A small router of our own: it answers UPnP, PCP and NAT-PMP, and notes what it opened.

In a test it listens on the loopback; as a program, in a namespace of the test, it opens ports for
real: ``python -m tests.p2p.reach.igd INSIDE OUTSIDE``.
"""

import re
import socket
import struct
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from ipaddress import ip_address

import h11
import trio

LOOPBACK = "127.0.0.1"
GROUP = "239.255.255.250"
OUTSIDE = "5.0.0.1"  # of the internet, as far as anybody in a namespace can tell
DESCRIPTION = """<?xml version="1.0"?>
<root xmlns="urn:schemas-upnp-org:device-1-0"><device><deviceList><device><serviceList>
<service><serviceType>urn:schemas-upnp-org:service:WANCommonInterfaceConfig:1</serviceType>
<controlURL>/common</controlURL></service>
<service><serviceType>urn:schemas-upnp-org:service:WANIPConnection:1</serviceType>
<controlURL>{control}</controlURL></service>
</serviceList></device></deviceList></device></root>"""
ANSWER = (
    '<?xml version="1.0"?><s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/">'
    "<s:Body>{}</s:Body></s:Envelope>"
)

Client = tuple[str, int]


@dataclass
class Igd:
    """``opened`` has who is behind each port of the outside."""

    host: str = LOOPBACK
    outside: str = OUTSIDE
    opened: dict[int, Client] = field(default_factory=dict)
    taken: set[int] = field(default_factory=set)
    only_for_ever: bool = False
    understands_pcp: bool = True
    is_silent: bool = False
    description: str = DESCRIPTION
    location: str = ""
    control: str = "/control"
    asked: list[str] = field(default_factory=list)
    on_change: Callable[["Igd"], None] = lambda _: None

    def add(self, outside: int, client: Client) -> bool:
        if outside in self.taken or self.opened.get(outside, client) != client:
            return False
        self.opened[outside] = client
        self.on_change(self)
        return True

    def remove(self, outside: int) -> None:
        self.opened.pop(outside, None)
        self.on_change(self)

    # UPnP

    async def serve_http(
        self, task_status: trio.TaskStatus[int] = trio.TASK_STATUS_IGNORED
    ) -> None:
        listeners = await trio.open_tcp_listeners(0, host=self.host)
        port = listeners[0].socket.getsockname()[1]
        self.location = self.location or f"http://{self.host}:{port}/root.xml"
        task_status.started(port)
        await trio.serve_listeners(self._answer_http, listeners)

    async def _answer_http(self, stream: trio.SocketStream) -> None:
        http, action, body = h11.Connection(h11.SERVER), "", b""
        async with stream:
            while not isinstance(event := http.next_event(), h11.EndOfMessage):
                if event is h11.NEED_DATA:
                    http.receive_data(await stream.receive_some(4096))
                elif isinstance(event, h11.Request):
                    headers = dict(event.headers)
                    action = headers.get(b"soapaction", b"").decode().strip('"').rpartition("#")[2]
                elif isinstance(event, h11.Data):
                    body += bytes(event.data)
                elif isinstance(event, h11.ConnectionClosed):
                    return
            status, text = self.answer(action, body.decode())
            data = text.encode()
            headers_out = [("Content-Length", str(len(data))), ("Connection", "close")]
            response = h11.Response(status_code=status, headers=headers_out)
            for event in (response, h11.Data(data), h11.EndOfMessage()):
                await stream.send_all(http.send(event) or b"")

    def answer(self, action: str, body: str) -> tuple[int, str]:
        self.asked.append(action)
        words = dict(re.findall(r"<(New\w+)>([^<]*)</", body))
        if not action:
            return 200, self.description.format(control=self.control)
        if action == "GetExternalIPAddress":
            told = f"<NewExternalIPAddress>{self.outside}</NewExternalIPAddress>"
            return 200, ANSWER.format(told)
        outside = int(words["NewExternalPort"])
        if action == "DeletePortMapping":
            self.remove(outside)
            return 200, ANSWER.format("")
        if self.only_for_ever and words["NewLeaseDuration"] != "0":
            return 500, fault(725)
        client = words["NewInternalClient"], int(words["NewInternalPort"])
        return (200, ANSWER.format("")) if self.add(outside, client) else (500, fault(718))

    async def serve_ssdp(
        self, task_status: trio.TaskStatus[int] = trio.TASK_STATUS_IGNORED
    ) -> None:
        """On the loopback whoever asks must know the port; elsewhere it is a group's."""
        with trio.socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as udp:
            udp.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if self.host == LOOPBACK:
                await udp.bind((self.host, 0))
            else:
                await udp.bind(("", 1900))
                both = socket.inet_aton(GROUP) + socket.inet_aton(self.host)
                udp.setsockopt(socket.IPPROTO_IP, socket.IP_ADD_MEMBERSHIP, both)
            task_status.started(udp.getsockname()[1])
            while True:
                data, sender = await udp.recvfrom(4096)
                if data.startswith(b"M-SEARCH") and not self.is_silent:
                    told = f"HTTP/1.1 200 OK\r\nLOCATION: {self.location}\r\n\r\n"
                    await udp.sendto(told.encode(), sender)

    # PCP and NAT-PMP

    async def serve_pcp(
        self, port: int = 0, task_status: trio.TaskStatus[int] = trio.TASK_STATUS_IGNORED
    ) -> None:
        with trio.socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as udp:
            await udp.bind((self.host, port))
            task_status.started(udp.getsockname()[1])
            while True:
                data, sender = await udp.recvfrom(1100)
                if (answer := self.answer_datagram(data, sender[0])) is not None:
                    await udp.sendto(answer, sender)

    def answer_datagram(self, data: bytes, sender: str) -> bytes | None:
        if self.is_silent:
            return None
        if data[0] == 2:
            self.asked.append("PCP")
            return self._answer_pcp(data, sender) if self.understands_pcp else old_version()
        self.asked.append("NAT-PMP")
        if data[1] == 0:
            return struct.pack("!BBHI", 0, 128, 0, 1) + ip_address(self.outside).packed
        inside, wanted, seconds = struct.unpack("!HHI", data[4:12])
        wanted = self._mapped(sender, inside, wanted, seconds)
        return struct.pack("!BBHIHHI", 0, 130, 0, 1, inside, wanted, seconds)

    def _answer_pcp(self, data: bytes, sender: str) -> bytes:
        (seconds,) = struct.unpack("!I", data[4:8])
        inside, wanted = struct.unpack("!HH", data[40:44])
        wanted = self._mapped(sender, inside, wanted, seconds)
        head = struct.pack("!BBBBII12x", 2, 129, 0, 0, seconds, 1)
        seen = bytes(10) + b"\xff\xff" + ip_address(self.outside).packed
        return head + data[24:40] + struct.pack("!HH", inside, wanted) + seen

    def _mapped(self, sender: str, inside: int, wanted: int, seconds: int) -> int:
        client = sender, inside
        if not seconds:
            for outside in [port for port, who in self.opened.items() if who == client]:
                self.remove(outside)
            return 0
        return wanted if self.add(wanted, client) else self._mapped(sender, inside, wanted + 1, 1)


def fault(number: int) -> str:
    return ANSWER.format(f"<s:Fault><detail><errorCode>{number}</errorCode></detail></s:Fault>")


def old_version() -> bytes:
    """What a router that knows NAT-PMP alone says to PCP."""
    return struct.pack("!BBHI", 0, 128, 1, 1)


def open_for_real(igd: Igd) -> None:
    """By the filter of this namespace."""
    rules = "".join(
        f"add rule ip home forwarded tcp dport {outside} dnat to {host}:{inside}\n"
        for outside, (host, inside) in igd.opened.items()
    )
    script = f"flush chain ip home forwarded\n{rules}"
    subprocess.run(["nft", "-f", "-"], input=script, text=True, check=True)


async def main(inside: str, outside: str) -> None:
    igd = Igd(inside, outside, on_change=open_for_real, understands_pcp=False)
    async with trio.open_nursery() as nursery:
        await nursery.start(igd.serve_http)
        await nursery.start(igd.serve_ssdp)
        print("listening", flush=True)


if __name__ == "__main__":
    trio.run(main, sys.argv[1], sys.argv[2])
