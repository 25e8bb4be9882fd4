"""What the stranger says when it does not believe something."""


class Bad(Exception):
    """These bytes don't convince; whoever knows which message they belong to says so.

    They convict their author, or the ``culprit`` that they prove to be one (D7).
    """

    def __init__(self, why: str, culprit: int | None = None) -> None:
        super().__init__(why)
        self.culprit = culprit


class Refused(Exception):
    """The record is wrong: at this message of it, counted from 1, or as a whole (None)."""

    def __init__(self, why: str, message: int | None = None, culprit: int | None = None) -> None:
        super().__init__(why)
        self.message = message
        self.culprit = culprit
