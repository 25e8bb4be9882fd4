# Mascarade: characters, actions, questions and what becomes of them.

title = Mascarade
about = Swap cards under the table, or don’t, and announce who you are: thirteen coins win, whether you knew it or not.

judge = Judge
    .a = a Judge
    .the = the Judge
bishop = Bishop
    .a = a Bishop
    .the = the Bishop
king = King
    .a = a King
    .the = the King
fool = Fool
    .a = a Fool
    .the = the Fool
queen = Queen
    .a = a Queen
    .the = the Queen
thief = Thief
    .a = a Thief
    .the = the Thief
witch = Witch
    .a = a Witch
    .the = the Witch
spy = Spy
    .a = a Spy
    .the = the Spy
peasant = Peasant
    .a = a Peasant
    .the = the Peasant
cheat = Cheat
    .a = a Cheat
    .the = the Cheat
inquisitor = Inquisitor
    .a = an Inquisitor
    .the = the Inquisitor
widow = Widow
    .a = a Widow
    .the = the Widow

## Where a card lies

own-only = { VERB($who, "your", "their") } card
own-left = { VERB($who, "your", "their") } left card
own-right = { VERB($who, "your", "their") } right card
own-protected = { VERB($who, "your", "their") } protected card
place-only = { READER($owner) ->
    [yes] your card
   *[no] { $owner }’s card
}
place-left = { READER($owner) ->
    [yes] your left card
   *[no] { $owner }’s left card
}
place-right = { READER($owner) ->
    [yes] your right card
   *[no] { $owner }’s right card
}
place-protected = { READER($owner) ->
    [yes] your protected card
   *[no] { $owner }’s protected card
}
place-centre_1 = the first centre card
place-centre_2 = the second centre card

## What happened

begins = { $who } { VERB($who, "begin", "begins") }, by the draw.
dealt = Dealt face up for all to see, then turned face down. In play: { $faces }.
takes = { $who } { VERB($who, "take", "takes") } { $one } and { $other } under the table.
puts-back = { $who } { VERB($who, "put", "puts") } them back, swapped or not.
looks = { $who } { VERB($who, "look", "looks") } at { $card }.
announces = { $who } { VERB($who, "announce", "announces") } { FORM($face, "the") }.
announces-with = { $who } { VERB($who, "announce", "announces") } { FORM($face, "the") }, with { $card }.
contests = { $who } { VERB($who, "contest", "contests") }, claiming to be { FORM($face, "the") }.
contests-with = { $who } { VERB($who, "contest", "contests") }, claiming that { $card } is { FORM($face, "the") }.
not-contested = Nobody contests. { $power }
shows = { $who } { VERB($who, "show", "shows") } { FORM($face, "the") }
shows-next = { $seat } { VERB($seat, "show", "shows") } { FORM($face, "the") }
unmasked = { $shown }. { $power }
unmasked-none = { $shown }: nobody is { FORM($face, "the") }.
power-judge = { $who } { VERB($who, "take", "takes") } all that lies in the courthouse.
power-bishop = { $who } { VERB($who, "take", "takes") } 2 coins from the richest of the others.
power-king = { $who } { VERB($who, "take", "takes") } 3 coins from the bank.
power-fool = { $who } { VERB($who, "take", "takes") } 1 coin from the bank, and then two cards of others.
power-queen = { $who } { VERB($who, "take", "takes") } 2 coins from the bank.
power-thief = { $who } { VERB($who, "take", "takes") } a coin from the neighbour on either side.
power-witch = { $who } may exchange fortunes with somebody.
power-spy = { $who } may see two cards.
power-peasant = { $who } { VERB($who, "take", "takes") } 1 coin from the bank.
power-peasants = Both Peasants are there: each takes 2 coins from the bank.
power-cheat = { $who } { VERB($who, "win", "wins") } with 10 coins or more, and { VERB($who, "gain", "gains") } nothing with fewer.
power-inquisitor = { $who } may question somebody.
power-widow = { $who } { VERB($who, "take", "takes") } from the bank what is missing to make 10 coins.
target-bishop = { $who } { VERB($who, "pick", "picks") } { $target } among the richest.
target-witch = { $who } { VERB($who, "exchange", "exchanges") } fortunes with { $target }.
target-question = { $who } { VERB($who, "ask", "asks") } { $target }: who are you?
declines = { $who } { VERB($who, "leave", "leaves") } all fortunes as they are.
fools-both = { $who } { VERB($who, "take", "takes") } both unprotected cards of the opponent under the table and { VERB($who, "put", "puts") } them back, swapped or not.
spies = { $who } { VERB($who, "look", "looks") } at { $one } and { $other }.
guesses = { $who } { VERB($who, "answer", "answers") }: { FORM($face, "the") }.
guessed-right = { $who } { VERB($who, "show", "shows") } { FORM($face, "the") }, and { VERB($who, "were", "was") } right.
guessed-wrong = { $who } { VERB($who, "show", "shows") } { FORM($face, "the") }: wrong, and 4 coins go to the Inquisitor.

## Questions

ask-action = What do you do?
ask-swap = Do you swap the two cards? Only you will know.
ask-contest = Do you contest?
ask-bishop = Whom do you tax?
ask-fool = Which two cards do you take under the table?
ask-witch = With whom do you exchange fortunes?
ask-spy = Which card do you look at, besides your own?
ask-question = Whom do you question?
ask-guess = Who are you?
ask-contest-of = { $target } announces { FORM($face, "the") }. Do you contest?

## Help at each question

help-action = One thing a turn: take one of your cards and another under the table and swap them or not; or look at a card of yours, alone; or announce a character that is in play, whether you are it or not. If nobody contests, you use its power without showing anything. In the first four turns of the game, and if a card of yours was shown in the turn just before yours, you can only swap or not.
help-swap = Whatever you choose, both cards are masked anew, and a proof shows that they are the same two, but not in which order. Nobody else can ever tell what you did.
help-contest = To contest is to claim that you are that character yourself. If anybody does, all who claim it show their cards: whoever really is it uses the power now, and each of the others pays a coin to the courthouse. If everybody lets it pass, the power is used without a look at the card.
help-bishop = The Bishop takes 2 coins from the richest of the others. Several are equally rich: you say who pays.
help-fool = You have your coin. Now take two cards of two different others under the table; you don’t see them, and you alone know whether you swapped them.
help-witch = You may exchange your whole fortune for that of somebody else, or leave it. A fine is paid afterwards, out of the new fortune.
help-spy = You see your own card and the one you choose, and then swap them or not. Nobody else sees either of them, or what you did.
help-question = The one you choose must say who they are before their card is shown to all. If they are wrong, they pay you 4 coins, or all they have.
help-guess = Your card will be shown to all. If you name it, nothing happens; if you are wrong, the Inquisitor gets 4 coins from you, or all you have, and whoever has no coin left ends the game.

## Options

option-swap = Swap or not: { $other }
option-swap-both = Swap or not: { $one } and { $other }
option-look = Look at { $card }
option-announce = Announce { FORM($face, "the") }: { $gain }
option-announce-with = Announce { FORM($face, "the") } with { $card }: { $gain }
gain-judge = all that lies in the courthouse
gain-bishop = 2 coins from the richest
gain-king = 3 coins
gain-fool = 1 coin, then swap two others’ cards or not
gain-queen = 2 coins
gain-thief = a coin from each neighbour
gain-witch = exchange fortunes
gain-spy = see two cards, swap or not
gain-peasant = 1 coin, or 2 with both Peasants
gain-cheat = win with 10 coins
gain-inquisitor = 4 coins from whoever errs
gain-widow = up to 10 coins
option-keep = Leave them as they are
option-exchange = Swap them
option-contest = Contest: claim to be it yourself
option-contest-with = Contest with { $card }
option-contest-none = Let it pass
option-witch-none = With nobody
option-see = { $card }

## The table

court = Courthouse: { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
lie-3 = left, right, protected
lie-2 = left, right
aside-centre = You know that { $card } is { FORM($face, "the") }.
aside-follows = It follows that { $card } is { FORM($face, "the") }.
aside-between = Between { $cards }: { $faces }.
aside-among = One of these is { FORM($face, "the") }: { $cards }.
ending-cheat = The Cheat has 10 coins or more.
ending-fortune = 13 coins have been gathered.
ending-ruin = Somebody is ruined, and the richest win.

## Options of a table

option-name-memory = memory
option-name-basic7 = seventh of seven
option-name-centre = cards in the centre
option-name-bishop = Bishop
option-name-king = King
option-name-fool = Fool
option-name-queen = Queen
option-name-thief = Thief
option-name-witch = Witch
option-name-spy = Spy
option-name-peasant = Peasants
option-name-cheat = Cheat
option-name-inquisitor = Inquisitor
option-name-widow = Widow
perfect = the screen remembers all you saw
human = the screen remembers the last round
basic = as in the basic set
in = put in
option-value-out = left out
option-about-memory = Whether your own screen reminds you only of the last round of turns, as at a real table, or of all you have seen.
option-about-basic7 = Who is the seventh character of the basic set for seven players.
option-about-centre = How many cards lie in the middle with six players or more. With four there are always two, with five one.
option-about-character = A set of your own: put these in or leave them out. The Judge is always in; Peasants come in twos, and they and the Inquisitor need eight players; a third of the cards must bring gold from the bank.
option-about-bishop = { option-about-character }
option-about-king = { option-about-character }
option-about-fool = { option-about-character }
option-about-queen = { option-about-character }
option-about-thief = { option-about-character }
option-about-witch = { option-about-character }
option-about-spy = { option-about-character }
option-about-peasant = { option-about-character }
option-about-cheat = { option-about-character }
option-about-inquisitor = { option-about-character }
option-about-widow = { option-about-character }

## Reference

rules-goal = The cards are dealt face up for all to see, and then turned face down. Everybody has 6 coins. Whoever has 13 wins at once; if somebody loses the last coin, the richest win. You are the character before you, whether you know it or not.
card-judge = Takes all the fines that lie in the courthouse. Is always in play.
card-bishop = Takes 2 coins from the richest of the others; among equals, picks one.
card-king = Takes 3 coins from the bank.
card-fool = Takes 1 coin from the bank, then two cards of two others under the table, to swap them or not, without a look.
card-queen = Takes 2 coins from the bank.
card-thief = Takes a coin from the neighbour on the left and one from the neighbour on the right.
card-witch = May exchange all her coins for all those of somebody else.
card-spy = Looks at their own card and at another, and then swaps them or not.
card-peasant = There are two of them. Takes 1 coin from the bank; if both are shown in the same turn, each takes 2.
card-cheat = Wins the game with 10 coins or more.
card-inquisitor = Asks somebody who they are, and then sees the card with everybody: whoever is wrong pays 4 coins.
card-widow = Takes from the bank what is missing to make 10 coins.
