"""How peers hear each other: identities, links, a mesh of them, and a journal. All of it trio.

This is the face of the house: whoever is outside imports from here, and from no room inside.
Floors: ``wire``, ``mesh`` with ``store`` beside it, ``entry``, ``match``, and ``session`` on top.
"""

from p2p.changes import Changes
from p2p.entry.beacon import Beacon, find_tables, heard_tables, shine
from p2p.entry.code import CodeLock, check_code, code_number, is_code, new_code
from p2p.entry.code_exchange import Reception
from p2p.entry.door import Door
from p2p.entry.invitation import Invitation
from p2p.entry.places import address_text, parse_address
from p2p.entry.ways import Hosting, Invited, Returning, Way, WithCode
from p2p.errors import PeerError, Refused
from p2p.match.evening import Settle
from p2p.match.playing import Decide, Playing
from p2p.match.sitting import Ended
from p2p.match.standstill import Stuck, Why
from p2p.me import WAIT_SECONDS, Me
from p2p.mesh.linked import Linked
from p2p.reach.by_key import relay_of
from p2p.reach.reach import Reach
from p2p.reach.relays import NO_RELAYS, PUBLIC_RELAYS, Relays, own_relays
from p2p.session import Agree, Session, unless_weak
from p2p.store.diary import Diary, SatDown
from p2p.store.disk import save_file
from p2p.store.home import (
    KEY_FILE,
    home_folder,
    load_identity,
    matches_folder,
)
from p2p.store.journal import JournalError
from p2p.store.people import People
from p2p.threads import in_thread, waiting_in_thread
from p2p.wire.addresses import LOOPBACK, Address, is_for_others, is_global
from p2p.wire.frames import Guest, Lobby

__all__ = [
    "KEY_FILE",
    "LOOPBACK",
    "NO_RELAYS",
    "PUBLIC_RELAYS",
    "WAIT_SECONDS",
    "Address",
    "Agree",
    "Beacon",
    "Changes",
    "CodeLock",
    "Decide",
    "Diary",
    "Door",
    "Ended",
    "Guest",
    "Hosting",
    "Invitation",
    "Invited",
    "JournalError",
    "Linked",
    "Lobby",
    "Me",
    "PeerError",
    "People",
    "Playing",
    "Reach",
    "Reception",
    "Refused",
    "Relays",
    "Returning",
    "SatDown",
    "Session",
    "Settle",
    "Stuck",
    "Way",
    "Why",
    "WithCode",
    "address_text",
    "check_code",
    "code_number",
    "find_tables",
    "heard_tables",
    "home_folder",
    "in_thread",
    "is_code",
    "is_for_others",
    "is_global",
    "load_identity",
    "matches_folder",
    "new_code",
    "own_relays",
    "parse_address",
    "relay_of",
    "save_file",
    "shine",
    "unless_weak",
    "waiting_in_thread",
]
