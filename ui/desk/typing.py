"""A line as it is typed: keys come in, lines come out."""

import codecs
import re

# What a terminal sends for arrows and function keys: no text, and nothing that a line needs.
ESCAPES = re.compile(r"\x1b(?:\[[0-?]*[ -/]*[@-~]|O.|[^\[O])", re.DOTALL)
UNFINISHED = re.compile(r"\x1b(?:\[[0-?]*[ -/]*|O)?$")
LONGEST = 2000  # characters of one line; a key that got stuck goes no further
ENTER, ERASE, END = "\r\n", "\x7f\b", "\x04"
ERASE_ALL, ERASE_WORD = "\x15", "\x17"


class Typing:
    """``text`` is what is half typed; ``feed`` returns the lines that were finished.

    ``ended`` once somebody has pressed Ctrl-D on an empty line.
    """

    def __init__(self) -> None:
        self.text, self.ended = "", False
        self._bytes = codecs.getincrementaldecoder("utf-8")(errors="replace")
        self._rest = ""  # the beginning of an escape sequence

    def feed(self, data: bytes) -> list[str]:
        keys = self._rest + self._bytes.decode(data)
        begun = UNFINISHED.search(keys)
        self._rest = begun.group() if begun and begun.group() != keys[-1:] else ""
        keys = keys.removesuffix(self._rest)
        return [line for key in ESCAPES.sub("", keys) if (line := self._press(key)) is not None]

    def _press(self, key: str) -> str | None:
        """One key; a line, if it has finished one."""
        if key in ENTER:
            line, self.text = self.text, ""
            return line
        if key in ERASE:
            self.text = self.text[:-1]
        elif key == ERASE_ALL:
            self.text = ""
        elif key == ERASE_WORD:
            self.text = re.sub(r"\S+\s*$", "", self.text)
        elif key == END and not self.text:
            self.ended = True
        elif key.isprintable() and len(self.text) < LONGEST:
            self.text += key
        return None
