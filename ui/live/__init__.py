"""A match under way in a terminal: told as it happens, and decided by whoever sits there."""
