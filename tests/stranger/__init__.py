"""A second implementation, written from docs/protocol.md by somebody who had not read the first.

It shares the group's library, the rules in ``games`` and nothing else with the program: no file
here imports ``crypto``, ``table`` or ``p2p`` (``test_strangers.py``). ``verify.py`` judges records;
``scribe.py`` writes them, knowing all keys, with calls and seats that leave; ``mutants.py`` changes
them and signs them again; ``opening.py`` judges what seats have opened afterwards, and
``opening_prover.py`` writes that, and lies; ``test_agrees.py`` and ``test_openings.py`` compare
every verdict with that of ``verify``.
"""
