"""Msgpack by the page's rules: arrays of the named shape, every value in its shortest form."""

from collections.abc import Callable
from typing import Any

import msgpack

from tests.stranger.refusal import Refused

RECORD = "undertable/2/record"
MOST = 64 * 2**20


def unpacked(data: bytes) -> Any:
    try:
        value = msgpack.unpackb(data, raw=False, strict_map_key=True)
    except (ValueError, msgpack.UnpackException, RecursionError) as problem:
        raise Refused(f"no msgpack: {problem}") from problem
    if has_no_map(value) and msgpack.packb(value, use_bin_type=True) == data:
        return value
    raise Refused("there is another way to write this")


def has_no_map(value: Any) -> bool:
    if isinstance(value, list):
        return all(map(has_no_map, value))
    return value is None or type(value) in (int, str, bytes)


def fits(value: Any, form: Any) -> bool:
    """``form`` is a type, a tuple of fields in order, or a list with the form of each item."""
    match form:
        case tuple():
            return (
                isinstance(value, list) and len(value) == len(form) and all(map(fits, value, form))
            )
        case [each]:
            return isinstance(value, list) and all(fits(item, each) for item in value)
        case type():
            return type(value) is form
        case _:
            return bool(form(value))


def number_from(least: int, most: int) -> Callable[[Any], bool]:
    return lambda value: type(value) is int and least <= value <= most


def text_of(least: int, most: int) -> Callable[[Any], bool]:
    return lambda value: type(value) is str and least <= len(value) <= most


def bytes_of(least: int, most: int) -> Callable[[Any], bool]:
    return lambda value: type(value) is bytes and least <= len(value) <= most


def maybe(form: Callable[[Any], bool]) -> Callable[[Any], bool]:
    return lambda value: value is None or form(value)


def expect(value: Any, form: Any, what: str) -> Any:
    if not fits(value, form):
        raise Refused(f"{what} has another form")
    return value
