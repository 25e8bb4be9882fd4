"""Reading what a scenario in YAML says: every key once, nothing left over."""

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

T = TypeVar("T")
K = TypeVar("K")
D = TypeVar("D")


class Unreadable(Exception):
    """Part of a scenario that means nothing here."""


class Fields:
    """A mapping of a scenario, whose every key is to be taken exactly once."""

    def __init__(self, content: Any, where: str) -> None:
        if not isinstance(content, dict):
            raise Unreadable(f"{where} is not a mapping such as {{n: 4}}")
        self.left, self.where = dict(content), where

    def take(self, key: str, read: Callable[[Any], T], default: D) -> T | D:
        return read(self.left.pop(key)) if key in self.left else default

    def need(self, key: str, read: Callable[[Any], T]) -> T:
        if key not in self.left:
            raise Unreadable(f"{self.where}: {key} is missing")
        return read(self.left.pop(key))

    def end(self) -> None:
        for key in self.left:
            raise Unreadable(f"{self.where}: {key!r} means nothing here")


def number(value: Any) -> int:
    if type(value) is not int or value < 0:
        raise Unreadable(f"{value!r} is not a number")
    return value


def each(read: Callable[[Any], T]) -> Callable[[Any], tuple[T, ...]]:
    def items(value: Any) -> tuple[T, ...]:
        if not isinstance(value, list):
            raise Unreadable(f"{value!r} is not a list")
        return tuple(map(read, value))

    return items


def among(words: Iterable[T]) -> Callable[[Any], T]:
    known = {str(word): word for word in words}

    def one(value: Any) -> T:
        if str(value) not in known:
            raise Unreadable(f"{value!r} is not one of {', '.join(known)}")
        return known[str(value)]

    return one


def mapped(key: Callable[[Any], K], value: Callable[[Any], T]) -> Callable[[Any], dict[K, T]]:
    def pairs(content: Any) -> dict[K, T]:
        if not isinstance(content, dict):
            raise Unreadable(f"{content!r} is not a mapping such as {{A: ...}}")
        return {key(k): value(v) for k, v in content.items()}

    return pairs
