# A live table: coming together, being asked, and how it ended.

invitation = Invite others with this link:
invitation-code = or, in the same network, with this code: { $code }
lobby = At the table: { $names }. { $free ->
    [0] All seats are taken.
    [one] One seat is free.
   *[other] { $free } seats are free.
}
left-table = { $who } left the table.
here-again = { $who } is here again.
seat-freed = { $who } did not sign within half a minute: the seat is free again, and the others sign anew.
terms-game = { $game }, { $count } players.
terms-options = How it is played: { $options }.
terms-clock = A decision may take { $seconds } s, a decision of several at once { $reaction } s; then the rules decide.
terms-no-clock = There is no clock: everybody may think as long as they like.
strength-weak = That is weaker than need be: a table of { $players } usually withstands { $usual } in league.
sit-down = Sit down all the same? (yes or no)
not-signed = you did not agree to the terms, so nothing was signed
warning-J1 = { $who }’s key signed twice for this match; is it in use in two places? The match goes on.
warning-J2 = { $who } signed other terms for this match than you were shown. The match goes on.
starting = Starting the players …
setting-up-table = Keys, proofs and the deck
set-up = { setting-up-table }: { $checked }
option-line = { $number }. { $option }
hint-number = A number or some letters of it; ? for help.
hint-amount = An amount from { $least } to { $most }, or some letters of another choice; ? for help.
hint-text = Say it in one line, or nothing at all; /? for help, a slash before any command.
not-sayable = That can’t be said: 280 characters at most, here { $count }, and none that others could not see.
no-way-back = This can’t be taken back: { $option }. Yes, or something else?
none-fits = That is none of them.
several-fit = That fits { $count } of them:
more-options = … and { $count } more: “more” shows them, some letters of one narrow the list.
no-table-yet = There is no table to look at yet.
not-asked = It is not for you to decide now.
your-cards = { $count ->
    [one] Your card: { $cards }
   *[other] Your cards: { $cards }
}
their-cards = You know of others: { $cards }
their-card = { $who } ({ $cards })
unknown = not known
commands = At any time: { $help } or ?, { $hand } (your cards), { $table }, { $log } (what happened), { $more } (options), { $rules }, { $card } NAME, { $quit }.
word-help = help
word-hand = hand
word-table = table
word-log = log
word-more = more
word-quit = quit
leave = Leave the table? The others will wait for you, or go on without you, until you are back with: { $command } resume (yes or no)
no-tables-watch = Nothing is played within hearing in this network. With an invitation you can watch anywhere else.
no-tables-join = No open table was heard in this network. With an invitation you can join any other.
tables-watch = What can be watched in this network:
is-played = { $seats } players, under way
tables-join = Open tables in this network:
free-seats = { $free ->
    [one] one of { $seats } seats is free
   *[other] { $free } of { $seats } seats are free
}
how-to-come = Ask the host for the two words behind the number, then: { $command } NUMBER-WORD-WORD
paste-invitation = Paste your invitation, then press Enter:
open-cards-what = Your cards can be opened now: everybody will see all that you read, also cards that others showed you, your swaps, your sealed offers and those made to you. It can’t be taken back.
open-cards = Open your cards? (yes or no; no answer within a minute is a no)
open-cards-late = Your cards stay closed.
opened = Your cards are open, by this file: { $path }
cant-open = This match can’t be opened here: not all that it takes was kept.
another-match = Another match at this table? (yes or no)
yes-or-no = Please answer yes or no.
stay = You stay.
left = Whenever you like, go on with: { $command } resume
your-time = { $seconds ->
    [one] You have one second.
   *[other] You have { $seconds } seconds.
}
clock = { $time } left
hurry = { $seconds } seconds are left.
time-up = Your time is up: the rules decide for you.
no-line = no direct line
told-in-vain = What was told here last never happened: the others had gone on by then. This is how it really went on:
waiting = Waiting for { $who } …
waiting-note = { $who } ({ $notes })
waiting-left = { $seconds } s left
waiting-since = { $seconds } s so far
waiting-breaks-off = silent, so the match is broken off in { $seconds } s
waiting-any = The match waits for { $who }, { $minutes } min more at most …
waiting-all = { waiting-any }
waiting-alone = Nobody else is here. Your program waits for them, { $minutes } min more at most …
waiting-mute = The match waits for { $who }: connected, but nothing comes. { $minutes } min more at most …
waiting-watched = Nothing comes from the host, through whom you watch. Your program waits { $minutes } min more at most …
calling = Calling the roll …
calling-missing = Calling the roll: { $who } { $count ->
    [one] has
   *[other] have
} not reported …
waiting-outside = You are not at the table. Your program is asking to be let in again …
checked = { $count ->
    [one] 1 message, checked
   *[other] { $count } messages, all checked
}
tally = At this table, after { $count } matches: { $wins }.
tally-wins = { $who } { $wins ->
    [0] has won none
    [one] has won one
   *[other] has won { $wins }
}
record = The record of the match: { $path }
verify-yourself = Check it yourself: { $command }
contested = { $who } has heard something else from { $of } than you did: one of them may be telling two stories. Your program shows what it heard and asks for the rest.
unheard = For 5 seconds nobody has confirmed what your program said last. It dials everybody again.
cheated = { $who } cheated (rule { $rule }), and signed it. { $why }
broken-off = The match is broken off: { $who } was waited for in vain, and nobody can stand in. Nobody has won.
broken-off-you = The match is broken off: the others waited for you in vain. Nobody has won.
unsigned = { $who } did not sign the result: the others waited for that in vain.
unsigned-you = The others did not wait any longer for your signature: the result stands without it.
stuck-any = The match can’t go on: { $who } would have to be back, for the table can spare { $spare ->
    [one] only one player
   *[other] only { $spare } players
}.
stuck-all = The match can’t go on: there is no sign of life from { $who }, and nobody can stand in for them.
stuck-alone = The match can’t go on: nobody else gives a sign of life. They may have left, or you are cut off yourself.
stuck-mute = The match can’t go on: there is a line to { $who }, but what is due from there does not come.
stuck-watched = Nothing comes from the host any more, through whom you watch. The others may have gone on.
stuck-help = As soon as they are back it goes on by itself; if their program has ended, they start it again with: { $command } resume. Otherwise your program leaves in { $minutes } min and keeps the record so far, and all of you can go on another day in the same way.
stuck-help-watched = As soon as there is something to see it is told; otherwise your program leaves in { $minutes } min with the record so far.
stuck-no-more = The match goes on.
unfinished = The match could not go on, and is not over. When the others are back, go on with: { $command } resume
unfinished-watched = Nothing more came, and the match was not over. Its record ends here.
evidence = The evidence, for anybody to check: { $command }
verified-by = An independent process checks the record:
input-ended = the input has ended; go on later with: { $command } resume
game-line = { $name }, { $least } to { $most } players
option-start = who begins
start-coin = a draw that nobody can influence
start-seat = the seat of that number
default-value = (default)
source-printed = The default is what the rulebook says.
source-variant = The rulebook has both, and begins with the default.
source-ruling = The rulebook leaves this open; the default is our ruling.
source-ours = The rulebook knows nothing of this; it is ours.
how-to-choose = Choose with: { $command } host GAME --option NAME=VALUE

## Reference

word-rules = rules
word-card = card
reference-goal = The game
reference-none = There is nothing called “{ $wanted }” in the reference. Names: { $names }.
reference-none-here = There is nothing called “{ $wanted }”: the reference of this game has no cards.
reference-no-cards = The reference of this game has no cards.
reference-line = { $name }: { $text }
reference-more = “{ $card } NAME” tells what a card does.
reference-names = “{ $card } NAME” tells what a card does. Names: { $names }.

## Talk

word-say = say
word-mute = mute
said-seat = { $who }: { $text }
said-watching = [watching] { $who }: { $text }
said-mine = You: { $text }
how-to-talk = “{ $say } TEXT” says something to everybody here, “{ $mute } NAME” hides what somebody says.
unsaid = That was not said: 500 characters at most, and one line a second.
mute-nobody = Nobody called “{ $who }” sits here or has said anything.
muted-seat = You hear no more of { $who }, until you type the same again.
muted-watching = You hear no more of anybody who watches as { $who }, until you type the same again.
unmuted = You hear { $who } again.

## Lobby

word-bot = bot
word-bots = bots
word-away = away
how-to-fill = While seats are free: “{ $bot }” calls a bot, “{ $bots }” fills the table with them, “{ $away } NAME” sends somebody away. The match begins when all seats are taken.
bots-come = { $count ->
    [0] No bot is needed.
    [one] One bot is coming.
   *[other] { $count } bots are coming.
}
away-nobody = Nobody called “{ $who }” can be sent away.
