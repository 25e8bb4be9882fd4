# What --help says. A command is told by command-…, its words by the name they have in the code;
# in capitals, what stands for a word of one's own. A heading and what it heads are one sentence.

usage = usage:
heading-arguments = arguments:
heading-options = options:
heading-commands = commands:
program = Hidden-information board games with no server and no referee.

command-games = Explain the games, or one of them: how many can play, and what each option does.
command-demo = See a whole match on this machine: a process for each player, real sockets and proofs.
command-host = Open a table: print an invitation, wait until the seats are taken, and play.
command-join = Take a seat at a table you were invited to.
command-watch = Follow a match without a seat, and verify everything as it happens.
command-resume = Go on with a match after a crash or a closed lid.
command-id = Show who you are to others: the fingerprint of your key, and where the key is kept.
command-simulate = Let bots play each other on a plain table: who wins how often, and how long it takes.
command-bench = Measure this machine: python -m bench, with the same words.
command-verify = Check a recorded match, or evidence against a player, or what two records show together.
command-ladder = Check the records of a league: who won how often, and how strong that makes everybody.
command-replay = Look at a finished match, turn by turn: what everybody saw, and what was opened since.

# Words that every command has

help = show this help and end
version = show the version and end
language = the language; default: your environment’s
json = report in lines of JSON, for a program to read
json-same = the same, for a program to read
json-figures = the figures, for a program to read

# Which game, by which rules

which-game = which one; without it, all of them
game = what to play; see: { $command } games
players = how many seats
option = a rule of the game
variant = short for --option variant=NAME
clock = the time for a decision, or off; default: { $default }
reaction = the time where several decide at once; default: 60, or as --clock if that is less
negotiation = the time for all that one negotiation takes, or off; default: 600
quorum = how many have to stay for the match to go on without the others, or off; default: all but a third at four seats and more, if there is a clock; else off

# A seat, and who decides there

play = who decides for you: you yourself in the terminal or in a browser, or a bot
bell = in the terminal: a bell when you are asked
no-open = with --play web: only print the page’s address
level = how good a bot is, at most
pace = how fast a bot answers; default: human if you play with bots, else fast
seed-bots = for bots’ choices; never for keys or cards
trusting = let a bot sit down even where fewer cheats than usual are withstood
opens = afterwards show everybody what you alone could read; default: you are asked, a bot does not
name = what the others call you
bots = let N bots take seats
matches = play N; default: ask after each

# Where others are

invitation-join = the link, or the short code, you were given; - to read it from standard input; without it: which tables are open nearby
invitation-watch = the link, or the short code, you were given; - to read it from standard input; without it: what is played nearby
at = where the table of the code is
bind = listen on this address only
port = listen on this port
no-router = don’t ask the router to let friends in from outside
relay = who may introduce friends behind routers: https://YOUR.RELAY, public (anybody’s), direct (nobody) or off; needs undertable[internet]
wait = how long to stay at a match that can’t go on; it can be resumed later; default: 10
which-match = which one; without it, the newest

# Bots that play each other

how-many = so many matches
who-plays = who plays, such as expert,regular; the last one takes all seats that are left
seed = decides everything
jobs = processes
cluster = spread the matches over the Dask cluster there, or over one of J workers here: local
measured = what to measure, e.g. crypto

# Files

record = where the record shall go
file-verify = a record of a match, or evidence
others = another one: do they agree, and if not, who is convicted by both together? Or openings of that match, by which players tell afterwards what they held
out = where to write evidence against whomever two records convict
explain = what message N was, what it proved and how (roll2: the second roll call); without N, all of them in a line each
files = records, evidence, or folders of records
page = write a page to print there, in HTML
jobs-ladder = processes; default: as many as help
file-replay = a record of a match
openings = files by which players have opened it; those beside the record are found
first = begin with turn N
speed = a turn every S seconds, without asking

# What stands for a word of one’s own

COMMAND = COMMAND
GAME = GAME
INVITATION = INVITATION
MATCH = MATCH
FILE = FILE
OTHER = OTHER
OPENING = OPENING
FOLDER = FOLDER
NAME = NAME
VALUE = VALUE
SECONDS = SECONDS
MINUTES = MINUTES
ADDRESS = ADDRESS
PORT = PORT
HOST = HOST
LEVEL = LEVEL
WHICH = WHICH
WORDS = WORDS
