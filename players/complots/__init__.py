"""Bots for Complots, from a novice to an expert."""
