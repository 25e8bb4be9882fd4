"""Bugs in what convicts somebody in a call, and in claims that a seat is gone."""

OFFENCES = (
    # Offences
    # Watching
    # Claims
)
