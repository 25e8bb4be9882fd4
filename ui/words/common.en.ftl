# Words of every game, and of every screen.

you = You
you-object = you
reader = { $name } (you)
seen = You see { $faces }.
list = { $most } and { $last }
either = { $most } or { $last }
card = card { $card }
cards = cards { $cards }
cards-row = cards { $first } to { $last }
cards-many = { $count } cards
yes = yes
no = no
none = none

coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}

## What happened, where a game has no words of its own

event-deck = { $count ->
    [one] One card comes into play.
   *[other] { $count } cards come into play.
}
event-shuffle = { $count ->
    [one] A card is masked anew.
   *[other] { $count } cards are shuffled.
}
event-mix = { $who } { VERB($who, "mix", "mixes") } { $count } cards unseen.
event-arrange = { $who } { VERB($who, "choose", "chooses") } { $front } of { $count } cards unseen.
event-look = { $who } { VERB($who, "look", "looks") } at { $count ->
    [one] a card.
   *[other] { $count } cards.
}
event-look-all = Everybody looks at their cards.
event-show = { $who } { VERB($who, "show", "shows") } { $cards } to { $to }, and to nobody else.
event-give = { $who } { VERB($who, "pass", "passes") } { $cards } to { $to }, and nobody else can read what it is.
event-lay = { $who } { VERB($who, "lay", "lays") } a card face down.
event-lay-none = { $who } { VERB($who, "lay", "lays") } no card.
event-reveal = Turned up for all to see: { $faces }.
event-coin = The draw gives { $number } out of { $sides }.
event-coins = The draws give { $numbers }.
event-choose = { $who } { VERB($who, "choose", "chooses") }: { $option }.
event-together = All have chosen: { $choices }.
prove-shown = { $who } { VERB($who, "show", "shows") } { FORM($face, "the") }.
prove-conceded = { $who } { VERB($who, "show", "shows") } no { $face } and { VERB($who, "concede", "concedes") }.
prove-denied = { $who } { VERB($who, "do", "does") } not have { FORM($face, "the") }, and { VERB($who, "prove", "proves") } it.
event-purses = Everybody gets a purse: { $amounts }.
event-income = The bank pays { $amounts }.
event-offer = { $who } { VERB($who, "make", "makes") } { $to } an offer that nobody else can count.
event-offer-exactly = { $who } { VERB($who, "agree", "agrees") } to pay { $to } { $amount }.
event-offer-none = { $who } { VERB($who, "make", "makes") } { $to } no offer.
event-settle-paid = What { $from } offered to { $to } is paid.
event-settle-dropped = What { $from } offered to { $to } is turned down.
event-empty = { $who } { VERB($who, "show", "shows") } an empty purse.
event-empty-none = { $who } { VERB($who, "keep", "keeps") } the purse closed.
event-count = The purses are opened: { $amounts }.
event-speak = { $who }: “{ $text }”
amount-of = { $seat } { $amount }
aside-purse = In your purse: { $amount }.
aside-offer = { $who } { VERB($who, "offer", "offers") } { $to } { $amount }.

## What was proved

proved = proved: { $what }
proved-shown = the card is { FORM($face, "the") } and can be nothing else
proved-denied = { $count ->
    [one] the card is not { FORM($face, "the") }
   *[other] none of the { $count } cards is { FORM($face, "the") }
}
proved-revealed = { $count ->
    [one] it lay there all the time, and all opened it together
   *[other] they lay there all the time, and all opened them together
}
proved-arranged = the same { $count } cards, in an order that only { $by } { VERB($by, "know", "knows") }
proved-read = nobody but { $by } can read { $count ->
    [one] it
   *[other] them
}
proved-dealt = the deck is complete, it was mixed by { $mixers } of { $players }, and each reads only their own
proved-played = { $count ->
    [one] the card comes out of the hand and can be nothing else
   *[other] the cards come out of the hand and can be nothing else
}
proved-laid = it comes out of the hand, and is one of the { $count } that may lie here
proved-passed = the same { $count ->
    [one] card, and among the others only { $by } can read it
   *[other] cards, and among the others only { $by } can read them
}
proved-offered = { $by } can pay it; how much it is, only payer and payee know
proved-offered-exactly = it is exactly that, and { $by } can pay it
proved-empty = nothing is in the purse
proved-counted = every purse agrees with all that was ever paid
proved-counted-some = every purse that was opened agrees with all that was ever paid
proved-drawn = nobody could choose their part of it, or foresee the outcome

## Questions and options

ask = What do you choose ({ $ask })?
option-yes = yes
option-no = no
option-none = none
option-card = { $card }
option-cards = { $cards }
option-seat = { $seat }

## A table being looked at

turn = Turn { $number }: { $who }
setting-up = Setting up
winner = { $winners } { $count ->
    [one] wins the game.
   *[other] win the game.
}
winner-you = { $count ->
    [one] You win the game.
   *[other] You win the game, together with { $others }.
}
out = out
only-through = { $count ->
    [one] { $who } reaches you only through { $through }, who can hold back what you say, but can’t read or change it.
   *[other] { $who } reach you only through { $through }, who can hold back what you say, but can’t read or change it.
}
all-only-through = All the others reach you only through { $through }, who can hold back what you say, but can’t read or change it.
heard-through = through { $who }
not-there = not there
player = player
hidden-cards = face down
shown-cards = turned up
purse = coins
message = message { $first }
messages = messages { $first } { $count ->
    [2] and
   *[other] to
} { $last }
roll = roll call { $first }
rolls = roll calls { $first } { $count ->
    [2] and
   *[other] to
} { $last }
keys = Enter: on · b: back · q: quit
was-late = { $who }’s time was over, so the default counts.
was-late-you = Your time was over, so the default counts.
was-gone = { $who } { VERB($who, "are", "is") } not there, so the default counts.
gone = The table goes on without { $seats }.
gone-you = The others went on without you: nothing was heard of your program for too long. It is asking to be let in again.
back = { $seats } { $count ->
    [one] is
   *[other] are
} back at the table.
back-you = You are back at the table.
stops-evidence = The record stops here: it is evidence against { $who }.
stops-broken-off = The record stops here: the match was broken off.
stops-unfinished = The record stops here: the match is not over.

## What a table bears

strength-spares = { $spares ->
    [one] If a player drops out, the match goes on.
   *[other] If players drop out, up to { $spares } of them, the match goes on.
}
strength-withstands = { $withstands ->
    [one] One cheat can neither read your cards nor give the match two results, even with every connection in hand.
   *[other] Up to { $withstands } cheats in league can neither read your cards nor give the match two results, even with every connection in hand.
} The match can still be stopped: by anybody who cheats openly, and is named for it, or by more than { $spares ->
    [one] one who falls silent.
   *[other] { $spares } who fall silent.
}
strength-alone = Nobody stands in for anybody: if a player is lost for good, the match ends without a result. Your cards stay hidden even if all the others are in league.
strength-friends = For friends only: whichever of the three carries the messages between the other two can read hidden cards, and play a different match with each. That is proved only if the two records ever come together.
fact = { $name }: { $value }
