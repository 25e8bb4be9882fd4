"""A second implementation, written from docs/protocol.md by somebody who had not read the first.

It shares the group's library, the rules in ``games`` and nothing else with the program: no file
here imports ``crypto``, ``table`` or ``p2p`` (``test_strangers.py``). ``verify.py`` judges records;
``scribe.py`` writes them, knowing all keys, with calls and seats that leave; ``mutants.py`` changes
them and signs them again; ``test_agrees.py`` compares every verdict with that of ``verify``.
"""
