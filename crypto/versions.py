"""What a file calls itself: its last field is ``undertable/``, a version, and what it is."""


class Named:
    """A kind of file, of which this program reads one version."""

    def __init__(self, what: str, version: int) -> None:
        self.what, self.version = what, version

    @property
    def name(self) -> bytes:
        return f"undertable/{self.version}/{self.what}".encode()

    def version_of(self, data: bytes) -> int | None:
        """The version by which ``data`` ends as such a file, if it does."""
        words = data[-64:].rpartition(b"undertable/")[2].split(b"/")
        if len(words) != 2 or words[1] != self.what.encode() or not words[0].isdigit():
            return None
        return int(words[0])

    def refusal(self, data: bytes) -> str | None:
        """Why a file of another version is not read, in one line; None if it is not one."""
        version = self.version_of(data)
        if version is None or version == self.version:
            return None
        if version < self.version:
            return f"of version {version}, which is not read any more"
        return f"of version {version}; this program reads version {self.version}"


# All kinds of files there are. Any change to what is in one is another version of it.
RECORD, JOINS = Named("record", 2), Named("joins", 2)
JOURNAL, OPENING = Named("journal", 2), Named("opening", 2)
