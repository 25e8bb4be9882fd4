"""Searches whole matches, with calls for rolls, for a way to break what the rules promise.

The state machines of ``table/calls`` and the log of ``table/log`` are the real ones, with messages
and statements that nobody signed. Around them is a small model: a game of duties and decisions, a
network and clocks that belong to the enemy for a while, crashes, and seats that lie.
``python -m tests.search`` runs it for as long as one likes.
"""
