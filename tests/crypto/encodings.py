"""Bytes that look like a scalar or a point and are none."""

from crypto.group import ORDER

P = 2**256 - 2**32 - 977

NOT_SCALARS = [number.to_bytes(32, "big") for number in (ORDER, ORDER + 1, 2**256 - 1)]


def sqrt(square: int) -> int | None:
    root = pow(square, (P + 1) // 4, P)
    return root if root * root % P == square % P else None


def other_coordinate(encoding: bytes) -> int:
    """``y`` of a compressed point."""
    y = sqrt(pow(int.from_bytes(encoding[1:], "big"), 3, P) + 7)
    assert y is not None
    return y if y % 2 == encoding[0] % 2 else P - y


def _off_the_curve(x: int) -> int:
    while sqrt(pow(x, 3, P) + 7) is not None:
        x = (x + 1) % P
    return x


def bad_points(encoding: bytes) -> dict[str, bytes]:
    """33 bytes each, made from those of a good point."""
    x = encoding[1:]
    elsewhere = _off_the_curve(int.from_bytes(x, "big")).to_bytes(32, "big")
    prefixes = (0, 1, 4, 5, 6, 7, 0x82, 0xFF)
    return {
        "33 zeros": bytes(33),
        "x = 0": b"\x02" + bytes(32),
        "x = p": b"\x02" + P.to_bytes(32, "big"),
        # x = 1 is on the curve, so a decoder that reduced x would take this.
        "x = p + 1": b"\x03" + (P + 1).to_bytes(32, "big"),
        "x = 2^256 − 1": b"\x03" + b"\xff" * 32,
        "x not on the curve": encoding[:1] + elsewhere,
        **{f"first byte {prefix:02x}": bytes([prefix]) + x for prefix in prefixes},
    }


def points_of_wrong_size(encoding: bytes) -> dict[str, bytes]:
    """The same point in forms of another size, some of which the library itself would take."""
    y = other_coordinate(encoding)
    xy = encoding[1:] + y.to_bytes(32, "big")
    return {
        "nothing": b"",
        "one byte, as some libraries write the identity": b"\0",
        "32 bytes": encoding[1:],
        "34 bytes": encoding + b"\0",
        "34 bytes, a zero in front": b"\0" + encoding,
        "64 bytes": xy,
        "uncompressed": b"\x04" + xy,
        "hybrid": bytes([6 + y % 2]) + xy,
        "hybrid of the wrong parity": bytes([7 - y % 2]) + xy,
    }
