"""A tunnel by TLS 1.3, with a certificate that lives as long as the process.

The certificate says nothing about who we are; its hash is the binding, which gives both ends
something to sign (see ``p2p.wire.link``) that a man in the middle can't have in common.
"""

import ssl
import tempfile
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import cache
from hashlib import sha256
from pathlib import Path

import trio
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from p2p.wire.unread import Sipped

CHUNK = 1 << 16


class Tls:
    """A tunnel over any stream; ``certificate`` is our own if we listen, None if we dial."""

    def __init__(self, stream: trio.SSLStream[Sipped], certificate: bytes | None) -> None:
        self._stream, self._certificate = stream, certificate

    async def binding(self) -> bytes:
        await self._stream.do_handshake()
        shown = self._certificate or self._stream.getpeercert(binary_form=True)
        return sha256(shown).digest()

    async def send(self, data: bytes) -> None:
        await self._stream.send_all(data)

    async def receive(self) -> bytes:
        return bytes(await self._stream.receive_some(CHUNK))

    def holds_more(self) -> bool:
        return self._stream.transport_stream.holds_more()

    async def close(self) -> None:
        await trio.aclose_forcefully(self._stream)


def dialled(stream: trio.abc.Stream) -> Tls:
    """The end of the one that connected, over an insecure ``stream``."""
    secured = trio.SSLStream(Sipped(stream), client_context(), https_compatible=True)
    return Tls(secured, None)


def answered(stream: trio.abc.Stream, own: "Server | None" = None) -> Tls:
    """The end of the one that was listening."""
    own, below = own or server(), stream if isinstance(stream, Sipped) else Sipped(stream)
    secured = trio.SSLStream(below, own.context, server_side=True, https_compatible=True)
    return Tls(secured, own.certificate)


@dataclass(frozen=True, slots=True)
class Server:
    """A context to listen with, and its certificate as a dialler sees it."""

    context: ssl.SSLContext
    certificate: bytes


@cache
def server() -> Server:
    """This process's own."""
    return make_server()


def make_server() -> Server:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.minimum_version = ssl.TLSVersion.TLSv1_3
    # A dialler that closes without reading our tickets would reset the connection.
    context.num_tickets = 0
    key, certificate = _made_up()
    with tempfile.TemporaryDirectory() as folder:  # private to us; the API wants files
        path = Path(folder) / "certificate.pem"
        path.write_bytes(key + certificate.public_bytes(serialization.Encoding.PEM))
        context.load_cert_chain(path)
    return Server(context, certificate.public_bytes(serialization.Encoding.DER))


@cache
def client_context() -> ssl.SSLContext:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.minimum_version = ssl.TLSVersion.TLSv1_3
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE  # the handshake inside the tunnel decides
    return context


def _made_up() -> tuple[bytes, x509.Certificate]:
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "undertable")])
    now = datetime.now(UTC)
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=365))
        .sign(key, hashes.SHA256())
    )
    pem = key.private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    )
    return pem, certificate
