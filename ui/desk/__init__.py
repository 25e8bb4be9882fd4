"""Where somebody at a terminal reads and types: what is written, and the row at its end."""
