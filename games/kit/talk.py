"""What a seat may say to everybody in words of its own; it binds nobody."""

from collections.abc import Sequence
from dataclasses import dataclass

from games.kit.errors import IllegalAnswer
from games.kit.request import Ask, Decision, Seat, Sight

LONGEST = 280  # characters in one speech

# What moves a cursor, hides, or turns other text around. A fixed list, and not what Python calls
# printable: that grows with every version, and peers must agree on what may be said.
UNSPEAKABLE = (
    (0x00, 0x1F),
    (0x7F, 0x9F),
    (0xAD, 0xAD),
    (0x61C, 0x61C),
    (0x180E, 0x180E),
    (0x200B, 0x200B),
    (0x200E, 0x200F),
    (0x2028, 0x202E),
    (0x2060, 0x206F),
    (0xD800, 0xF8FF),  # halves of characters, and private ones
    (0xFDD0, 0xFDEF),
    (0xFEFF, 0xFEFF),
    (0xFFF0, 0xFFFF),
    (0xE0000, 0x10FFFF),
)


def speakable(text: object, seat: Seat) -> str:
    """``text`` if it may be said as it is, or ``IllegalAnswer``."""
    if type(text) is not str:
        raise IllegalAnswer(f"seat {seat} may say a text, not {text!r}")
    if len(text) > LONGEST:
        raise IllegalAnswer(f"seat {seat} may say {LONGEST} characters, not {len(text)}")
    for character in text:
        if any(first <= ord(character) <= last for first, last in UNSPEAKABLE):
            raise IllegalAnswer(f"seat {seat} may not say the character U+{ord(character):04X}")
    return text


@dataclass(frozen=True, slots=True)
class Speak(Decision[str, str]):
    """``seat`` says something to everybody, up to 280 characters on one line; "" is silence.

    Any text may be chosen; ``options`` lists silence alone.
    """

    seat: Seat
    ask: Ask
    preset: str = ""
    touches = ()

    def accept(self, answer: object) -> str:
        return speakable(answer, self.seat)

    def deciders(self) -> tuple[Seat, ...]:
        return (self.seat,)

    def options(self, seat: Seat, sight: Sight) -> Sequence[str]:
        return (self.preset,)

    def choice(self, seat: Seat, choice: object, sight: Sight) -> str:
        return speakable(choice, seat)
