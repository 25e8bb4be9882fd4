"""Things of which there must be one: whoever has a secret twice can be made to use it twice."""

from typing import NoReturn, SupportsIndex


class Secret:
    """Refuses to be copied or pickled. By default Python would do both, field by field.

    A copied preparation gives the order of a pile away, a copied key signs two stories. What has
    to survive a crash is written down by name, in the journal and in the file of the identity.
    """

    __slots__ = ()

    def __copy__(self) -> NoReturn:
        self._refuse("copied")

    def __deepcopy__(self, _: object) -> NoReturn:
        self._refuse("copied")

    def __reduce_ex__(self, _: SupportsIndex) -> NoReturn:
        self._refuse("pickled")

    def _refuse(self, what: str) -> NoReturn:
        raise TypeError(f"a {type(self).__name__} is secret, and is not {what}")
