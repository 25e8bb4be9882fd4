"""Everything signed that turned up anywhere, by its place: whoever signs two for one cheats."""

from crypto.header import ID_SIZE, SIGNED_SIZE, Header, SignedHeader
from crypto.identity import SIGNATURE_SIZE
from p2p.store.diary import AnyEntry, Heard, Spoke, Stated
from p2p.wire.frames import Called, Frame, Said
from table.calls.statement import PLACE_SIZE

PLACE = ID_SIZE + PLACE_SIZE  # where the place of a statement ends, with its table


class Places:
    """Of messages and of statements in calls."""

    def __init__(self) -> None:
        self.signed: dict[object, set[bytes]] = {}

    def note(self, message: bytes) -> None:
        signed = SignedHeader.decode(message[:SIGNED_SIZE]).header
        header = Header.decode(signed)
        place = header.table, header.seat, header.epoch, header.seq
        self.signed.setdefault(place, set()).add(signed)

    def note_statement(self, data: bytes) -> None:
        self.signed.setdefault(data[:PLACE], set()).add(data[PLACE + SIGNATURE_SIZE :])

    def note_frame(self, frame: Frame) -> None:
        match frame:
            case Said(message):
                self.note(message)
            case Called(statement):
                self.note_statement(statement)

    def note_entry(self, entry: AnyEntry) -> None:
        match entry:
            case Heard(message) | Spoke(message):
                self.note(message)
            case Stated(statement):
                self.note_statement(statement)

    @property
    def twice(self) -> set[object]:
        """Where two different things were signed."""
        return {place for place, signed in self.signed.items() if len(signed) > 1}

    def check(self) -> None:
        assert self.twice == set()

    def statements(self) -> int:
        return sum(isinstance(place, bytes) for place in self.signed)
