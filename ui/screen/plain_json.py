"""JSON for a program to read, which may well be shown on a terminal on its way there."""

import json

DELETE = "\x7f"  # the only control character that JSON leaves alone in ASCII


def plain_json(data: object, indent: int | None = None) -> str:
    """Printable ASCII: names come from strangers, and nothing in them is obeyed."""
    return json.dumps(data, indent=indent, ensure_ascii=True).replace(DELETE, "\\u007f")
