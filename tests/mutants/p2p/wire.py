"""Bugs between two machines: frames, links, tunnels, and how much one may ask of the other."""

from tests.mutants.mutant import Mutant

LINK = ("tests/p2p/wire/test_link.py",)
FRAMES = ("tests/p2p/wire/test_framing.py",)
TUNNEL = (
    "tests/p2p/wire/test_tunnel.py",
    "tests/p2p/wire/test_link.py",
)
LIMIT = ("tests/p2p/wire/test_rate_limit.py",)
STORM = (
    "tests/p2p/wire/test_waiting.py",
    "tests/p2p/wire/test_sockets.py",
    "tests/attacks/test_storm.py",
)
JOINS = ("tests/attacks/test_eclipse.py",)

WIRE = (
    Mutant(
        "link: a flood is heard to its end before anybody else",
        "p2p/wire/link.py",
        "        if self._turn <= 0:\n",
        "        if self._turn < -(1 << 30):\n",
        LINK,
    ),
    # Frames
    Mutant(
        "frames: a second encoding",
        "p2p/wire/frames.py",
        "if encode(frame) != data:",
        "if not data:",
        FRAMES,
    ),
    Mutant(
        "frames: addresses are not hidden by a salt",
        "p2p/wire/frames.py",
        "return digest32(salt, _encoder.encode(addresses))",
        "return digest32(_encoder.encode(addresses))",
        JOINS,
    ),
    Mutant(
        "frames: any addresses",
        "p2p/wire/frames.py",
        "return digest32(salt, _encoder.encode(addresses))",
        "return digest32(salt)",
        JOINS,
    ),
    Mutant(
        "framing: we send what others must refuse",
        "p2p/wire/framing.py",
        "if len(frame) > MAX_FRAME:",
        "if len(frame) < 0:",
        FRAMES,
    ),
    Mutant(
        "framing: a frame of any length is waited for",
        "p2p/wire/framing.py",
        "if size > MAX_FRAME:",
        "if size < 0:",
        FRAMES,
    ),
    Mutant(
        "framing: a frame before all of it is there",
        "p2p/wire/framing.py",
        "is not None and len(self._buffer) >= size:",
        "is not None:",
        FRAMES,
    ),
    # Links
    Mutant(
        "link: nobody has to sign",
        "p2p/wire/link.py",
        """        peer.verify(proof.signature, to_sign(roles[1], binding, *hellos))
""",
        "",
        LINK,
    ),
    Mutant(
        "link: one's own signature is sent back",
        "p2p/wire/link.py",
        "peer.verify(proof.signature, to_sign(roles[1], binding, *hellos))",
        "peer.verify(proof.signature, to_sign(roles[0], binding, *hellos))",
        LINK,
    ),
    Mutant(
        "link: what is signed names no tunnel",
        "p2p/wire/link.py",
        "parts = (role, binding, *map(encode, (dialler, listener)))",
        "parts = (role, *map(encode, (dialler, listener)))",
        LINK,
    ),
    Mutant(
        "link: what is signed names no role",
        "p2p/wire/link.py",
        "parts = (role, binding, *map(encode, (dialler, listener)))",
        "parts = (binding, *map(encode, (dialler, listener)))",
        LINK,
    ),
    Mutant(
        "link: what is signed does not name who listens",
        "p2p/wire/link.py",
        "*map(encode, (dialler, listener)))",
        "encode(dialler))",
        LINK,
    ),
    Mutant(
        "link: our own key at the other end",
        "p2p/wire/link.py",
        "if theirs.identity == mine.identity:",
        "if not theirs.identity:",
        LINK,
    ),
    Mutant(
        "link: every nonce is the same",
        "p2p/wire/link.py",
        "mine = Hello(me.public.key, secrets.token_bytes(32))",
        "mine = Hello(me.public.key, bytes(32))",
        LINK,
    ),
    Mutant(
        "link: a handshake without end",
        "p2p/wire/link.py",
        """with trio.fail_after(HANDSHAKE_SECONDS):
            peer""",
        """with trio.fail_after(86400):
            peer""",
        LINK,
    ),
    Mutant(
        "link: a peer that falls silent is waited for",
        "p2p/wire/link.py",
        """patience.deadline = trio.current_time() + SILENCE_SECONDS
                await self._line.fill()""",
        """patience.deadline = trio.current_time() + 86400
                await self._line.fill()""",
        LINK,
    ),
    Mutant(
        "link: a peer that never reads is written to",
        "p2p/wire/link.py",
        """patience.deadline = trio.current_time() + SILENCE_SECONDS
                await self._line.send""",
        """patience.deadline = trio.current_time() + 86400
                await self._line.send""",
        LINK,
    ),
    Mutant(
        "link: no sign of life",
        "p2p/wire/link.py",
        "patience.deadline = trio.current_time() + PING_SECONDS",
        "patience.deadline = trio.current_time() + 86400",
        LINK,
    ),
    Mutant(
        "link: strangers may say as much as they like",
        "p2p/wire/link.py",
        "await (self.limit() or self._own_limit).heard(frame)",
        "self.limit() and await self.limit().heard(frame)",
        LINK,
    ),
    Mutant(
        "link: members may say no more than strangers",
        "p2p/wire/link.py",
        "await (self.limit() or self._own_limit).heard(frame)",
        "await self._own_limit.heard(frame)",
        LIMIT,
    ),
    Mutant(
        "link: signs of life are frames like others",
        "p2p/wire/link.py",
        "if not isinstance(frame, Ping):",
        "if frame:",
        LINK,
    ),
    Mutant(
        "link: another frame than was expected",
        "p2p/wire/link.py",
        "if not isinstance(frame, kind):",
        "if not frame:",
        LINK,
    ),
    # Tunnels
    Mutant(
        "tls: every tunnel has the same binding",
        "p2p/wire/tls.py",
        "return sha256(shown).digest()",
        'return sha256(b"").digest()',
        TUNNEL,
    ),
    Mutant(
        "tls: a dialler binds to its own certificate",
        "p2p/wire/tls.py",
        "return Tls(secured, None)",
        "return Tls(secured, server().certificate)",
        TUNNEL,
    ),
    Mutant(
        "tls: version 1.2 will do",
        "p2p/wire/tls.py",
        """context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.minimum_version = ssl.TLSVersion.TLSv1_3""",
        """context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.minimum_version = ssl.TLSVersion.TLSv1_2""",
        TUNNEL,
    ),
    Mutant(
        "tls: whoever dials may speak version 1.2",
        "p2p/wire/tls.py",
        """context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.minimum_version = ssl.TLSVersion.TLSv1_3""",
        """context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.minimum_version = ssl.TLSVersion.TLSv1_2""",
        TUNNEL,
    ),
    # Limits
    Mutant(
        "limit: what was used up comes back at once",
        "p2p/wire/rate_limit.py",
        "(now - self._since) * self._a_second)",
        "self._at_once)",
        LIMIT,
    ),
    Mutant(
        "limit: it grows without end",
        "p2p/wire/rate_limit.py",
        "self._left = min(self._at_once, self._left + (now",
        "self._left = max(0, self._left + (now",
        LIMIT,
    ),
    Mutant(
        "limit: whoever is refused pays",
        "p2p/wire/rate_limit.py",
        """            self._left += 1
            return False
""",
        """            return False
""",
        LIMIT,
    ),
    Mutant(
        "limit: a new key has a new share",
        "p2p/wire/rate_limit.py",
        """        if peer not in self._seats:
            return self._common
""",
        "",
        LIMIT,
    ),
    Mutant(
        "limit: all seats have one share",
        "p2p/wire/rate_limit.py",
        """        if peer not in self._seats:
            return self._common
""",
        """        return self._common
""",
        LIMIT,
    ),
    Mutant(
        "limit: a share is new each time",
        "p2p/wire/rate_limit.py",
        """        if peer not in self._given:
""",
        """        if peer:
""",
        LIMIT,
    ),
    Mutant(
        "limit: a long frame counts as one",
        "p2p/wire/rate_limit.py",
        "self._frames.take(1 + len(frame) / BYTES_OF_A_FRAME)",
        "self._frames.take(1)",
        LIMIT,
    ),
    Mutant(
        "limit: a flood is read as it comes",
        "p2p/wire/rate_limit.py",
        """            await trio.sleep(wait)
""",
        """            await trio.lowlevel.checkpoint()
""",
        LIMIT,
    ),
    # Waiting rooms, ports and dialling
    Mutant(
        "rooms: the newest gives way",
        "p2p/wire/waiting.py",
        "room.pop(0).scope.cancel()",
        "room.pop().scope.cancel()",
        STORM,
    ),
    Mutant(
        "rooms: nobody gives way",
        "p2p/wire/waiting.py",
        """            room.pop(0).scope.cancel()
""",
        """            room.pop(0)
""",
        STORM,
    ),
    Mutant(
        "rooms: any number waits",
        "p2p/wire/waiting.py",
        "if len(room) >= self._places[self._at]:",
        "if len(room) < 0:",
        STORM,
    ),
    Mutant(
        "rooms: whoever goes on stays as well",
        "p2p/wire/waiting.py",
        """        self.leave()
        self._at += 1
""",
        """        self._at += 1
""",
        STORM,
    ),
    Mutant(
        "rooms: whoever has left keeps its place",
        "p2p/wire/waiting.py",
        """            finally:
                visitor.leave()
""",
        """            finally:
                visitor.scope.cancel()
""",
        STORM,
    ),
    Mutant(
        "rooms: any first word is TLS",
        "p2p/wire/waiting.py",
        "if self._first != TLS_HANDSHAKE:",
        "if not self._first:",
        STORM,
    ),
    Mutant(
        "port: whoever is not expected is answered",
        "p2p/wire/sockets.py",
        "if key is not None and not expects(key):",
        "if key is not None and not key:",
        STORM,
    ),
    Mutant(
        "port: a first word without end",
        "p2p/wire/sockets.py",
        """with trio.fail_after(links.HANDSHAKE_SECONDS):
                await opened""",
        """with trio.fail_after(86400):
                await opened""",
        STORM,
    ),
    Mutant(
        "port: one that failed takes the server down",
        "p2p/wire/sockets.py",
        "mishaps = suppress(PeerError, OSError, trio.BrokenResourceError, trio.TooSlowError)",
        "mishaps = suppress(OSError)",
        STORM,
    ),
    Mutant(
        "dialling: without end",
        "p2p/wire/sockets.py",
        "with trio.fail_after(DIAL_SECONDS):",
        "with trio.fail_after(86400):",
        ("tests/p2p/wire/test_sockets.py",),
    ),
    Mutant(
        "dialling: what is no host's name is our bug",
        "p2p/wire/sockets.py",
        "except (PeerError, OSError, ValueError, trio.TooSlowError) as error:",
        "except (PeerError, OSError, trio.TooSlowError) as error:",
        ("tests/p2p/entry/test_door.py",),
    ),
    Mutant(
        "addresses: what only this machine means is for others",
        "p2p/wire/addresses.py",
        'return not ip_address(address[0].partition("%")[0]).is_loopback',
        "return True",
        ("tests/p2p/entry/test_beacon.py",),
    ),
)
