"""Bots for Intrigue, and what they remember of a match."""
