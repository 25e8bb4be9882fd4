"""How a match begins in a search: keys, then consents and parts of a coin side by side, then help.

The order of D4 and G12, with nothing but who has spoken: whoever is gone when the others go on owes
its consent when it is back, and helps with nobody's part before. Operations are numbers, as in the
rest of the game, beyond all of its rounds.
"""

from collections.abc import Iterator

from games.kit import NOBODY, Seat, Seats

KEY, ACK, PART, HELP = 9_000, 9_001, 9_002, 10_000


class SettingUp:
    """Where the beginning is, by all that counts so far. At a table of n, any q can stand in."""

    def __init__(self, n: int, q: int) -> None:
        self.seats = [Seat(i) for i in range(1, n + 1)]
        self.q = q
        self.said: dict[int, set[Seat]] = {KEY: set(), ACK: set(), PART: set()}
        self.passed: dict[int, set[Seat]] = {ACK: set(), PART: set()}  # gone, and not waited for
        self.gone: Seats = NOBODY

    def copy(self) -> "SettingUp":
        other = SettingUp(len(self.seats), self.q)
        other.said = {op: {*seats} for op, seats in self.said.items()}
        other.passed = {op: {*seats} for op, seats in self.passed.items()}
        other.gone = self.gone
        return other

    def hear(self, seat: Seat, op: int) -> None:
        """Whatever is nobody's business is passed over."""
        if op in self.owed_by(seat):
            self.said[op].add(seat)
            self._open()

    def begin(self, gone: Seats) -> None:
        self.gone = gone
        self._open()

    def _open(self) -> None:
        """What counts for the absent, in whatever is open now."""
        while True:
            before = [len(seats) for seats in self.passed.values()]
            for op in self._open_ops():
                self.said.setdefault(op, set())
                absent = self.passed.setdefault(op, set())
                absent |= {s for s in self.gone & self._speakers(op) if s not in self.said[op]}
            if [len(seats) for seats in self.passed.values()] == before:
                return

    def _open_ops(self) -> Iterator[int]:
        if not self.has_all_keys:
            return
        yield from () if self.is_accepted else (ACK,)
        yield PART
        if self._is_over(PART) and (help_ := self.help) is not None:
            yield help_

    def _speakers(self, op: int) -> Seats:
        """All; to help with a part, all others, or at last its own seat alone."""
        if op < HELP:
            return frozenset(self.seats)
        absent, attempt = Seat((op - HELP) // 100), (op - HELP) % 100
        is_own = attempt % 2 == 1
        return frozenset({absent}) if is_own else frozenset(self.seats) - {absent}

    def _is_over(self, op: int) -> bool:
        spoken = self.said.get(op, set()) | self.passed.get(op, set())
        return self._speakers(op) <= spoken

    @property
    def has_all_keys(self) -> bool:
        return self._is_over(KEY)

    @property
    def may_be_called(self) -> bool:
        """From all keys on."""
        return self.has_all_keys

    @property
    def is_accepted(self) -> bool:
        """Has everybody consented, or left without?"""
        return self._is_over(ACK)

    def all_consent(self) -> bool:
        """Has everybody, gone or not?"""
        return self.has_all_keys and self.said[ACK] == {*self.seats}

    @property
    def help(self) -> int | None:
        """What is done now in the place of a seat whose part is missing (G4)."""
        for seat in sorted(self.passed[PART]):
            op = HELP + 100 * seat
            while self._is_over(op) and len(self.said[op]) < self._enough(op):
                op += 1
            if not self._is_over(op):
                return op
        return None

    def _enough(self, op: int) -> int:
        return 1 if (op - HELP) % 2 else self.q

    @property
    def is_over(self) -> bool:
        return self.is_accepted and self._is_over(PART) and self.help is None

    def owed_by(self, seat: Seat) -> list[int]:
        """What a seat owes, in the order in which it may be said: nothing before its consent."""
        if not self.has_all_keys:
            return [KEY] if seat not in self.said[KEY] else []
        if seat in self.gone:
            return []
        if self.owes_consent(seat):
            return [ACK]
        return [op for op in self._open_ops() if op != ACK and self._is_asked(seat, op)]

    def owes_consent(self, seat: Seat) -> bool:
        """Not said; and if it was passed over, it is asked again when the others are done."""
        waived = seat in self.passed[ACK] and not self.is_accepted
        return seat not in self.said[ACK] and not waived

    def _is_asked(self, seat: Seat, op: int) -> bool:
        spoken = self.said.get(op, set()) | self.passed.get(op, set())
        return seat in self._speakers(op) and seat not in spoken

    @property
    def facts(self) -> str:
        """All that the game after it rests on: who took part, not who consented late."""
        return repr([sorted(self.said[PART]), sorted(self.passed[PART])])
