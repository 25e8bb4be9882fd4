"""Whole tables of real processes, and what goes wrong on a real evening, drawn from a seed.

``python -m tests.chaos --matches N --seed S`` plays N matches, several at a time. Each player is a
process of its own, started by the very commands that people type, with its own folder. Where root
allows, each is on a machine of its own as far as the network can tell: a network namespace, all of
them on one bridge. Elsewhere all use the loopback, and links are not cut.

``plan`` is what can be said about a match before it is played: the game, the seats, the faults and
their moments, as data. ``draw`` makes a plan from a seed and a number. ``network`` makes the
machines, cuts and mends their lines. ``peer`` is one player, in one process after the other.
``journals`` reads what all of them write down, as it is written: from it come the moments, and
all that was ever signed. ``strikes`` does to a table what its plan says, ``match`` plays it
through, ``checks`` looks at what is left, and ``run`` does all that for many matches.
``hostile`` is a program with one thing bent.

A failure is told with the line that plays that match again, and its folder is kept: the output of
every process, the records, the journals. The plan is the same then; what the processes make of it,
on a machine that is busy otherwise, need not be. Patience counts real seconds. So a machine on
which everything is slow makes honest seats look absent: they are left out and come back, which is
no failure, but it is not what one wants to try. Mind the load.
"""
