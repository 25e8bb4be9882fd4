# What a person can mend, in one line. What follows a colon may be the system's own words.

told-below = { $reason }
bad-words = { $reason } (see { $command })
no-output = standard output is closed, so there is nowhere to write to
unwritten = can't write { $path }: { $reason }
unsaid = can't write what there is to say: { $reason }
no-place-for-record = can't write { $path }: it is a folder, or in one that isn't there
unusable = can't use { $path }: { $reason }
no-demo = { $path } does not hold a demo to go on with: { $reason }
name-empty = a name has at least one character
name-long = a name has at most { $most } characters, not { $length }
name-unwritable = the name can't be written: it is not in your terminal's alphabet
relay-needs-router = --relay asks the router for a port as well: leave out --no-router
relay-needs-more = --relay needs more than is installed: { $command }
no-invitation = no invitation came on standard input
too-many-bots = { $bots } bots leave no seat for the host: { $players } can play
resume-instead = that is a match of yours; go on with it by: { $command }
nothing-unfinished = there is no unfinished match here to go on with
no-such-match = no such match to go on with; unfinished here: { $names }
needs-clock = { $option } needs a --clock for the other decisions
not-begun = the match had not begun; join or host it again
already-opened = that match is over, and you have opened your cards
