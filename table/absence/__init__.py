"""Who is late, who is gone, and what counts instead (sections 16 and 17 of docs/protocol.md)."""
