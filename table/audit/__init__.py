"""A match that is over, checked from its file alone, with an account of every message."""
