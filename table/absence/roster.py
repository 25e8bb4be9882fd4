"""Who was at the table when, and whose words are void since it had left."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from games.kit import NOBODY, Seat, Seats
from table.absence.company import COMPANY, Company, number_of
from table.absence.lateness import FEWEST
from table.log.message import Message
from table.log.past import Past, seen_less


class Attendance:
    """The companies so far, and those that are ``foreseen``: known to come, by all messages of a
    match, before the votes for them have been heard again.
    """

    def __init__(self, seats: int, foreseen: Sequence[Company] = ()) -> None:
        self.seats = tuple(Seat(number) for number in range(1, seats + 1))
        self.companies = [Company(0, NOBODY, (0,) * seats)]
        self.foreseen = tuple(foreseen)

    @property
    def now(self) -> Company:
        return self.companies[-1]

    @property
    def of_two(self) -> bool:
        """Does one alone decide, since nobody else is there?"""
        return len(self.seats) < FEWEST

    def at(self, past: Past) -> Company:
        """The company of whoever knows ``past``."""
        known = [c for c in self.companies if all(map(int.__le__, c.past, past))]
        return known[-1]

    def have_left(self, past: Past) -> Seats:
        """Who was gone at any time, to whoever knows ``past``."""
        known = self.companies[: self.at(past).number + 1]
        return NOBODY.union(*(company.gone for company in known))

    def departures(self, seat: Seat) -> int:
        """How often ``seat`` has left."""
        pairs = pairwise(self.companies)
        return sum(seat in company.gone - before.gone for before, company in pairs)

    def void_since(self, message: Message) -> Company | None:
        """The company in which its author had left, unless it says that it comes back."""
        absences = self.absences(message.seat) if len(self.known) > 1 else ()
        for left, back in absences:
            is_back = back is not None and not seen_less(message, back.past)
            if message.seq >= left.heard(message.seat) and not is_back:
                return None if self._comes_back(message) else left
        return None

    def is_void(self, message: Message) -> bool:
        return self.void_since(message) is not None

    @property
    def is_recalling(self) -> bool:
        """Are there companies still to come of which it is known that they will?"""
        return len(self.companies) < len(self.foreseen)

    @property
    def known(self) -> Sequence[Company]:
        return (*self.companies, *self.foreseen[len(self.companies) :])

    def absences(self, seat: Seat) -> Iterator[tuple[Company, Company | None]]:
        """The companies in which ``seat`` left, each with the one in which it was back."""
        left: Company | None = None
        for before, company in pairwise(self.known):
            if seat in company.gone - before.gone:
                left = company
            if left and seat in before.gone - company.gone:
                yield left, company
                left = None
        if left:
            yield left, None

    def _comes_back(self, message: Message) -> bool:
        number = number_of(message.saying.op) if message.saying.kind == COMPANY else 0
        if self.of_two or not 0 < number <= len(self.known):
            return False
        before = self.known[number - 1]
        return message.seat in before.gone and not seen_less(message, before.past)
