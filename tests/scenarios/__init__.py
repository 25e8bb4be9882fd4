"""Worked scenarios: positions, steps and outcomes, played by the rules themselves.

Every game brings its own format, a module here with ``read(text) -> list[Scenario]``.
"""
