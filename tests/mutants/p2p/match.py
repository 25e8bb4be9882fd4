"""Bugs in a match under way between peers: what leaves, what is believed, who is waited for."""

MATCH = (
    # What is kept, and when it leaves
    # Evidence
    # Other stories
    # Talk
    # Clocks and lines
)
