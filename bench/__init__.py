"""Measurements, each runnable by one command."""
