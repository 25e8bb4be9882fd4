"""Whole matches in memory, to test the mental table with."""
