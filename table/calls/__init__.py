"""Roll calls: how all agree on who is at the table, and on what counts (E of docs/protocol.md)."""
