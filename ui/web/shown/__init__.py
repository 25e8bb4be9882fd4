"""What the page shows of a table: each part of its messages, from a session or a record."""
