# What the rooms below say, word for word as they raise it: by its English a sentence is found in the
# other languages. So there is only text and { $fact } here; $reason is looked up again.

# What was typed (argparse)

unknown-words = unrecognized arguments: { $words }
missing-words = the following arguments are required: { $words }
about-option = argument { $option }: { $reason }
unknown-choice = invalid choice: { $word } (choose from { $words })
expected-one = expected one argument
expected-some = expected at least one argument
expected-none = ignored explicit argument { $word }
not-of-kind = invalid int value: { $word }
ambiguous-option = ambiguous option: { $word } could match { $words }
not-together = not allowed with argument { $word }
bad-time = { $word } is neither off nor 1 to 86400 seconds
bad-number = { $word } is not a number from 1 on
bad-port = a port is a number up to 65535, not { $word }
bad-minutes = { $word } is not 1 to 1440 minutes
bad-seconds = { $word } is not 0 to 60 seconds

# Which game, by which rules

no-game = no game { $name }; there are: { $names }
no-option = no option { $name }; there are: { $names }
no-value = { $option } can't be { $value }; it is one of { $values }
no-start = start can't be { $value }; it is coin or the number of a seat
no-seat = seat { $seat } can't start: the seats are 1 to { $players }
wrong-count = { $game } is for { $least } to { $most } players, not { $players }
alliance-count = an alliance is for 4 players, not { $players }
bad-option = an option looks like name=value, not { $word }
option-twice = { $option } is given twice
other-edition = the table plays by edition { $edition } of { $game }; here is edition { $ours }
bank-shows = bank=automatic would show who is broke, and so it needs bribes=public
offer-announced = mustoffer=yes hides nothing where bribes are announced; see bribes=sealed
offer-bank = mustoffer=yes hides who is broke, and so it needs bank=none
flaw-centre = with { $players } players, { $cards } cards can't lie in the centre
flaw-count = { $count } cards are needed, not { $cards }
flaw-copies = there are not { $count } cards of the { $face }
flaw-judge = the judge must be in play
flaw-peasants = both peasants are in play, or none
flaw-eight = the { $face } needs { $count } players, not { $players }
flaw-money = a third of { $cards } cards must bring gold from the bank (R2)
no-table = no such table: { $reason }
no-clock = nobody is gone without a clock, so nobody can stand in (S2)
too-few = { $quorum } of { $players } are too few: one cheat could play with two such groups (S2)
spares-nobody = { $quorum } of { $players } can't spare anybody (S2)

# Bots that play each other

no-bot = no bot { $level } for { $game }; there are: { $names }
bots-many = { $bots } bots can't sit on { $players } seats
cluster-needs = a cluster needs Dask: install undertable[cluster], or do without --cluster
cluster-silent = no cluster with a worker answers at { $place }
cluster-gone = the cluster is gone
cluster-dies = worker after worker died over the same matches
cluster-other = a worker of that cluster can't play with us: { $reason }
other-version = it runs another version of Undertable

# An invitation, a code, and what the host says

bad-invitation = an invitation looks like undertable:LETTERS, or is a code like 7-copper-lantern
bad-signs = an invitation looks like undertable:LETTERS, or is a code like 7-copper-lantern; this one has other signs in it
old-invitation = the link is from an earlier version; ask the host for a new one
torn-invitation = the invitation has lost or changed some of its letters; copy it again
leads-nowhere = the invitation leads nowhere: { $reason }
unread-address = an address in it can't be read
no-address = it names no address
nowhere-to-dial = there is no address to dial
bad-address = not an address: { $word }; one looks like HOST:PORT or [IPV6]:PORT
long-host = a host's name has at most { $most } letters here: { $host }
no-word = no code has the word { $word } in it
no-word-but = no code has the word { $word } in it; did you mean { $other }?
no-number = no table with that number in this network; give its address with --at
cant-look = can't look for tables in this network: { $reason }
wrong-code = wrong code; { $tries } tries left
wrong-code-burnt = wrong code; the code is burnt
burnt = the code is burnt; ask for the invitation link or a new code
code-unasked = that is not how one asks with a code
code-busy = too many try a code at the moment; try again soon
code-unknown = whoever answered does not know the code
code-unshown = whoever answers does not show that it knows the code
code-broken = the host's answer to the code is broken: { $reason }
other-host = somebody else than the host of the invitation answered
not-this-table = the invitation is not for this table
ask-host = ask the host to let you in
all-taken = all seats are taken
no-watching = there is no room left to watch
sent-away = the host has given your seat to somebody else
unsigned = you had a seat here, and did not sign in time
host-closed = the host has closed the table
host-gone = the host is gone
host-left = the host left before the match began; nothing was dealt, ask for a new table
unsigned-terms = we don't sign the host's terms: { $reason }
weak-terms = the table withstands fewer cheats than it could, and nobody agreed to that (S4)
other-terms = the host frees a seat and then shows other terms than before (J2)
second-signature = the host asks for a second signature for one match (J1)
same-key = the same key at two tables
sat-before = you sat down to this match before; go on with it by: { $command }
sat-and-over = you sat down to this match before, and it is over here; nobody signs for a match twice

# Lines that came to nothing

nobody-there = { $reason }; the table may be closed
nobody-let-in = { $reason }; the table may be closed, or be behind a router that lets nobody in: then its host can open that port there, or somebody can host whom all of you can reach
at-place = { $host } port { $port }: { $reason }
no-answer = no answer
at-quic = { $host } port { $port } by QUIC: { $reason }
at-relay = relay { $relay }: { $reason }
no-quic-here = no QUIC here: { $reason }
quic-failed = QUIC failed ({ $word })
unknown-host = Name or service not known
unknown-host-mac = nodename nor servname provided, or not known
host-without-address = No address associated with hostname
names-later = Temporary failure in name resolution
somebody-else = somebody else answered
own-key = this is our own key: another of our nodes, or a mirror
no-tls = whoever connected does not speak TLS
no-handshake = no handshake: { $reason }
too-slow = too slow
not-who = the other end is not who it says: { $reason }
line-ended = { $key }: the connection ended
cant-listen = can't listen on { $reason }
at-any-port = { $host }, any port: { $reason }
at-port = { $host }, port { $port }: { $reason }
at-any-address = any address, port { $port }: { $reason }
not-one-machine = { $host }: not an address of one machine
needs-internet = it takes undertable[internet] and --relay to dial through relays
no-relay-agreed = you have not agreed to use a relay (--relay)
bad-relay = a relay looks like https://relay.example.org, not { $word }
ended-early = a peer ended early: { $reason }
child-says = undertable: { $reason }

# Files of ours

cant-use = can't use { $path }: { $reason }
cant-write = can't write { $path }: { $reason }
no-key = { $path } does not hold a key; move it away to get a new one
in-use = { $path } is in use by another process
about-file = { $path }: { $reason }
old-journal = a journal of version { $version }, which is not read any more; it was left as it is
new-journal = a journal of version { $version }; this program reads version { $ours }; it was left as it is
bad-length = damaged at byte { $byte }: a length fails its check
bad-entry = damaged at byte { $byte }: an entry fails its check
bad-line = entry { $number } is unreadable, or another version wrote it: { $reason }
old-folder = This folder is older than the match. Resume it where you played last.
replaced = Another program plays this match with your key. Go on there, or close it first.

# Wishes on the start page

wish-game = a game, how many players, and options are expected
wish-link = a link or a code is expected
wish-match = which match?
wish-word = a printable word is expected
wish-number = { $name } is a number

# What a player has opened, and why nobody believes it

too-early = only a match that is over can be opened
opening-size = an opening has at most { $most } bytes, not { $size }
old-opening = an opening of version { $version }, which is not read any more
new-opening = an opening of version { $version }; this program reads version { $ours }
no-opening = no opening of a match: { $reason }
other-opening = an opening of another match
no-such-seat = there is no seat { $seat } at this table
opening-wrong = the opening of seat { $seat } does not hold: { $reason }
opening-other-size = length: it tells more or less than this record hides, { $told } where that has { $hidden }
