"""What a plan says, done to a table of processes at its moment."""

import signal
from pathlib import Path
from typing import Protocol

import trio

from tests.chaos.journals import Journals
from tests.chaos.network import Loopback
from tests.chaos.peer import LOOK_SECONDS, Peer
from tests.chaos.plan import Cut, Kill, Moment, Restore, Sign, Stop, Strike, Twin, Unplug

BACK_SECONDS = 2.0  # until a folder is restored, and its program started again


class Struck(Protocol):
    """As much of a table as it takes to hit it."""

    folder: Path
    network: Loopback
    peers: list[Peer]
    journals: Journals

    def begin(self, peer: Peer) -> None: ...

    def note(self, what: str) -> None: ...

    def twin_of(self, player: int) -> Peer: ...


async def strike(table: Struck, fault: Strike) -> None:
    """Wait for the moment, do it, and undo it if that belongs to it."""
    await until(table.journals, fault.when)
    match fault:
        case Kill():
            hit = [player for player in fault.players if table.peers[player].kill(fault.back)]
            table.note(f"killed {hit}, back after {fault.back}")
        case Stop():
            await stop(table, fault)
        case Unplug():
            table.note(f"unplugged {fault.player} for {fault.seconds:.0f} s")
            table.network.unplug(fault.player)
            await trio.sleep(fault.seconds)
            table.network.plug(fault.player)
        case Cut():
            await cut(table, fault)
        case Restore():
            await restore(table, fault)
        case Twin():
            await go_on_twice(table, fault)


async def until(journals: Journals, moment: Moment) -> None:
    while not journals.shows(moment):
        await trio.sleep(LOOK_SECONDS / 2)
    await trio.sleep(moment.later)


async def stop(table: Struck, fault: Stop) -> None:
    table.note(f"stopped {fault.player} for {fault.seconds:.0f} s")
    table.peers[fault.player].signal(signal.SIGSTOP)
    try:
        await trio.sleep(fault.seconds)
    finally:
        table.peers[fault.player].signal(signal.SIGCONT)


async def cut(table: Struck, fault: Cut) -> None:
    how_long = "for good" if fault.seconds is None else f"for {fault.seconds:.0f} s"
    table.note(f"cut {fault.pairs} {how_long}")
    table.network.silence(fault.pairs)
    if fault.seconds is not None:
        await trio.sleep(fault.seconds)
        table.network.hear_again(fault.pairs)


async def restore(table: Struck, fault: Restore) -> None:
    peer, backup = table.peers[fault.player], table.folder / "backups" / str(fault.player)
    peer.copy_to(backup)
    kept = table.journals.messages
    await until(table.journals, Moment(Sign.MESSAGES, kept + fault.more))
    peer.meanwhile = lambda: peer.restore_from(backup)
    if peer.kill(BACK_SECONDS):
        now = table.journals.messages
        table.note(f"restored {fault.player} as of {kept} messages, now {now}")


async def go_on_twice(table: Struck, fault: Twin) -> None:
    peer = table.peers[fault.player]
    if peer.is_up and peer.journals:
        twin = table.twin_of(fault.player)
        peer.copy_to(twin.home)
        table.note(f"{fault.player} is gone on with on a second machine")
        table.begin(twin)
