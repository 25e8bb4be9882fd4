"""Tests of the tests: the program broken in one place at a time, and every break must be noticed.

``python -m tests.mutants`` breaks all that we know how to; ``python -m tests.mutants table p2p``
what is in these folders, and any other word those that have it in their name or file.
"""
