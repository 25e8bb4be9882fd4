# A live table: coming together, being asked, and how it ended.

invitation = Invite others with this link:
invitation-code = or, in the same network, with this code: { $code }
lobby = At the table: { $names }. { $free ->
    [0] All seats are taken.
    [one] One seat is free.
   *[other] { $free } seats are free.
}
strength-weak = That is weaker than need be: a table of { $players } usually withstands { $usual } in league.
sit-down = Sit down all the same? (yes or no)
not-signed = you did not agree to the terms, so nothing was signed
warning-J1 = { $who }’s key signed twice for this match; is it running twice? The match goes on.
warning-J2 = { $who } signed other terms for this match than you were shown. The match goes on.
starting = Starting the players …
setting-up-table = Keys, proofs and the deck
set-up = { setting-up-table }: { $checked }
option-line = { $number }. { $option }
hint-number = A number or some letters of it; ? for help.
hint-amount = An amount from { $least } to { $most }, or some letters of another choice; ? for help.
hint-text = Say it in one line, or nothing at all; /? for help, a slash before any command.
not-sayable = That can’t be said: 280 characters at most, here { $count }, and none that others could not see.
none-fits = That is none of them.
several-fit = That fits { $count } of them:
more-options = … and { $count } more: "more" shows them, some letters of one narrow the list.
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
no-tables = No open table was heard in this network. With an invitation you can join any other.
open-tables = Open tables in this network:
free-seats = { $free ->
    [one] one of { $seats } seats is free
   *[other] { $free } of { $seats } seats are free
}
how-to-join = Ask the host for the two words behind the number, then: { $command } join NUMBER-WORD-WORD
paste-invitation = Paste your invitation, then press Enter:
another-match = Another match at this table? (yes or no)
yes-or-no = Please answer yes or no.
stay = You stay.
left = Whenever you like, go on with: { $command } resume
your-time = { $seconds ->
    [one] You have one second.
   *[other] You have { $seconds } seconds.
}
hurry = { $seconds } seconds are left.
time-up = Your time is up: the rules decide for you.
no-line = no direct line
told-in-vain = What was told here last never happened: the others had gone on by then. This is how it really went on:
waiting = Waiting for { $who } …
waiting-note = { $who } ({ $notes })
waiting-left = { $seconds } s left
waiting-since = { $seconds } s so far
waiting-breaks-off = silent, so the match is broken off in { $seconds } s
waiting-either = The match waits for { $who } …
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
record = The record of the match: { $path }
verify-yourself = Check it yourself: { $command }
cheated = { $who } cheated, and signed it: { $reason }
broken-off = The match is broken off: { $who } was waited for in vain, and nobody can stand in. Nobody has won.
broken-off-you = The match is broken off: the others waited for you in vain. Nobody has won.
unsigned = { $who } did not sign the result: the others waited for that in vain.
unsigned-you = The others did not wait any longer for your signature: the result stands without it.
evidence = The evidence, for anybody to check: { $command }
verified-by = An independent process checks the record:
input-ended = the input has ended; go on later with: { $command } resume
game-line = { $name }, { $least } to { $most } players
option-start = who begins

## Reference

word-rules = rules
word-card = card
reference-goal = The game
reference-none = There is nothing called “{ $wanted }” in the reference. Names: { $names }.
reference-line = { $name }: { $text }
reference-more = “{ $card } NAME” tells what a card does.
