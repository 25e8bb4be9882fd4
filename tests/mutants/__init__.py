"""Tests of the tests: crypto/ broken in one place at a time, and every break must be noticed.

``python -m tests.mutants`` runs them all, ``python -m tests.mutants WORD…`` those whose name or
file has one of the words.
"""
