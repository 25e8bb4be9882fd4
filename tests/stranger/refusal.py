"""What the stranger says when it does not believe something."""


class Bad(Exception):
    """These bytes don't convince; whoever knows which message they belong to says so."""


class Refused(Exception):
    """The record is wrong: at this message of it, counted from 1, or as a whole (None)."""

    def __init__(self, why: str, message: int | None = None) -> None:
        super().__init__(why)
        self.message = message
