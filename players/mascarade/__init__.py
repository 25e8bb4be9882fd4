"""Bots for Mascarade, in three levels."""
