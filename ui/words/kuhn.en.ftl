# Kuhn's poker: cards, questions and what becomes of them.

title = Kuhn's poker
about = One card each, one chip to bet, and nobody has to tell the truth with it.

ten = Ten
    .a = a Ten
    .the = the Ten
jack = Jack
    .a = a Jack
    .the = the Jack
queen = Queen
    .a = a Queen
    .the = the Queen
king = King
    .a = a King
    .the = the King
ace = Ace
    .a = an Ace
    .the = the Ace

begins = { $who } { VERB($who, "speak", "speaks") } first, by the draw.
bets = { $who } { VERB($who, "bet", "bets") } a chip.
checks = { $who } { VERB($who, "check", "checks") }.
calls = { $who } { VERB($who, "call", "calls") }.
folds = { $who } { VERB($who, "fold", "folds") }.

ask-bet = Do you bet?
ask-call = Do you call?
help-bet = Betting puts one more chip into the pot; each of the others must then call, for a chip, or fold. If nobody bets, all cards are turned up. The highest card still in takes the pot.
help-call = Call for one chip and your card is turned up against the others still in; the highest takes the pot. Fold, and your card stays unseen and the pot goes to somebody else.
option-bet-yes = Bet a chip
option-bet-no = Check
option-call-yes = Call, for a chip
option-call-no = Fold

pot = Pot: { $count ->
    [one] 1 chip
   *[other] { $count } chips
}

option-name-length = length
short = everybody speaks first once
long = everybody speaks first three times
option-about-length = How many deals are played.

## Reference

rules-goal = Everybody puts a chip into the pot and gets one card. One may bet once; then the others call or fold. The highest card among those still in takes the pot.
