# Complots: roles, actions, questions and what becomes of them.

title = Complots
about = Claim any character you like, doubt the others, and be the last with a card face down.

duchess = Duchess
    .a = a Duchess
    .the = the Duchess
assassin = Assassin
    .a = an Assassin
    .the = the Assassin
countess = Countess
    .a = a Countess
    .the = the Countess
captain = Captain
    .a = a Captain
    .the = the Captain
ambassador = Ambassador
    .a = an Ambassador
    .the = the Ambassador
inquisitor = Inquisitor
    .a = an Inquisitor
    .the = the Inquisitor

## What happened

begins = { $who } { VERB($who, "begin", "begins") }, by the draw.
action-income = { $who } { VERB($who, "take", "takes") } Income: 1 coin.
action-foreign_aid = { $who } { VERB($who, "ask", "asks") } for Foreign Aid: 2 coins.
action-assassination = { $who } { VERB($who, "pay", "pays") } 7 coins to have { $target } lose a card.
action-duchess_tax = { $who } { VERB($who, "claim", "claims") } the Duchess, to take 3 coins.
action-assassin_kill = { $who } { VERB($who, "claim", "claims") } the Assassin, to strike { $target } for 3 coins.
action-captain_steal = { $who } { VERB($who, "claim", "claims") } the Captain, to steal 2 coins from { $target }.
action-ambassador_exchange = { $who } { VERB($who, "claim", "claims") } the Ambassador, to exchange cards with the Court.
action-inquisitor_exchange = { $who } { VERB($who, "claim", "claims") } the Inquisitor, to exchange a card with the Court.
action-inquisitor_examine = { $who } { VERB($who, "claim", "claims") } the Inquisitor, to see { READER($target) ->
    [yes] one of your cards.
   *[no] one of { $target }’s cards.
}
not-doubted = Nobody doubts it.
doubted = { READER($by) ->
    [yes] You doubt it.
   *[no] Doubted by { $by }.
}
drawn-doubt = The draw picks { $picked } to doubt for all.
not-countered = Nobody counters.
countered = { READER($by) ->
    [yes] You counter, claiming { FORM($face, "the") }.
   *[no] Countered by { $by }, claiming { FORM($face, "the") }.
}
drawn-counter = The draw picks { $picked } to counter for all.
prove-shown = { $who } { VERB($who, "show", "shows") } { FORM($face, "the") }: the claim was true.
prove-conceded = { $who } { VERB($who, "show", "shows") } no { $face }: the claim falls.
prove-denied = { $who } { VERB($who, "have", "has") } no { $face }, and { VERB($who, "prove", "proves") } it: the claim falls.
lost = { $who } { VERB($who, "lose", "loses") } { FORM($face, "a") }.
lost-last = { $who } { VERB($who, "lose", "loses") } { FORM($face, "a") } and { VERB($who, "are", "is") } out of the game.
examined = { $who } { VERB($who, "show", "shows") } a card to { $target } alone.
discard = { $who } { VERB($who, "have", "has") } the card replaced.
give-back = { $who } { VERB($who, "give", "gives") } the card back.
drew = { $who } { VERB($who, "draw", "draws") } { $count ->
    [one] a card
   *[other] { $count } cards
} from the Court.
keep = { $who } { VERB($who, "return", "returns") } { $count ->
    [one] a card
   *[other] { $count } cards
} to the Court; nobody sees which.
pick = { $who } secretly { VERB($who, "pick", "picks") } a card from { VERB($who, "your", "their") } own pack.
court-shuffled = The Court is shuffled, { $count } cards.

## Questions

ask-action = What do you do?
ask-doubt = Do you doubt it?
ask-counter = Do you counter?
ask-prove = You are doubted. Show the card?
ask-lose = Which card do you lose?
ask-keep = Which cards do you keep?
ask-show = Which card do you show?
ask-discard = Must the card be replaced?
ask-pick = Which card do you pick?
ask-doubt-of = Do you doubt that { $target } has { FORM($face, "a") }?
ask-counter-aid = Do you counter { $target }’s Foreign Aid?
ask-counter-of = Do you counter { $target }’s { $face }?
ask-prove-to = { $target } doubts you. Do you show { FORM($face, "the") }?
ask-show-to = Which card do you show to { $target }?
ask-discard-of = Must { $target } replace the card that you have seen?

## Help at each question

help-action = One action a turn, and you may claim any character, whether you hold it or not. Income and a seven-coin Assassination need no character and nobody can stop them. Foreign Aid can be countered as the Duchess; the Captain as a Captain, Ambassador or Inquisitor; the Assassin as the Countess, by the victim. Everything else can only be doubted. From 10 coins on you must pay for an Assassination.
help-doubt = If you doubt and the card is shown, you lose a card, and its owner draws another in its place. If it is not shown, the bluffer loses a card and the claim falls. All decide in secret and open together; among several who doubt, a draw picks one.
help-counter = To counter, you claim a character of your own, and that may be doubted like any other claim. If the counter stands, the action brings nothing. You may also let it pass.
help-prove = Show the card and whoever doubted loses one; yours goes back into the Court and you draw another. Concede and you lose a card of your choice, and your claim falls.
help-lose = The card you choose is turned up for all to see, and stays so. Without a card face down you are out of the game and your coins go back to the Treasury.
help-keep = Keep as many cards as you held before; the others go back into the Court, which is shuffled. Nobody learns which ones you kept.
help-show = The card goes to the Inquisitor’s eyes alone. They may give it back to you or have it replaced by another.
help-discard = Only you have seen the card. Give it back, or have it shuffled into the Court and replaced by one that you will not see.
help-pick = In a game for two, you choose one of your two cards yourself, unseen, out of all five characters; the other one was dealt.

## Options

option-action-income = Income: take 1 coin
option-action-foreign_aid = Foreign Aid: take 2 coins
option-action-assassination = Assassination: pay 7 coins, { $target } loses a card
option-action-duchess_tax = Duchess: take 3 coins
option-action-assassin_kill = Assassin: pay 3 coins, { $target } loses a card
option-action-captain_steal = Captain: steal 2 coins from { $target }
option-action-ambassador_exchange = Ambassador: draw 2 cards, return 2
option-action-inquisitor_exchange = Inquisitor: draw a card, return one
option-action-inquisitor_examine = Inquisitor: see one of { $target }’s cards
option-doubt-yes = Doubt it
option-doubt-no = Let it pass
option-counter-none = Let it pass
option-counter-duchess = Counter as the Duchess
option-counter-countess = Counter as the Countess
option-counter-captain = Counter as the Captain
option-counter-ambassador = Counter as the Ambassador
option-counter-inquisitor = Counter as the Inquisitor
option-prove-card = Show { FORM($card, "the") }
option-prove-none = Concede
option-discard-yes = Have it replaced
option-discard-no = Give it back

## The table

court = Court: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
treasury = Treasury: { $count ->
    [one] 1 coin
   *[other] { $count } coins
}

## Options of a table

option-name-variant = fifth character
option-name-treasury = treasury
option-name-concede = a holder may concede
option-name-selfcounter = a doubter who lost may counter
option-name-race = who speaks first
bounded = bounded (54 coins)
unlimited = unlimited
coin = the draw decides
clockwise = clockwise
option-about-variant = Who is the fifth character: the Ambassador exchanges two cards with the Court; the Inquisitor exchanges one, or looks at a card of somebody else’s.
option-about-treasury = Whether the Treasury can run dry. If it can, one takes what is left, even nothing.
option-about-concede = Whether somebody who is doubted and has the card may refuse to show it, and lose any card instead. If not, to concede proves that one does not have it.
option-about-selfcounter = Whether a victim who doubted in vain may still counter. If not, the doubt was their answer.
option-about-race = Who speaks if several want to doubt or counter at once: a draw that nobody can influence, or the next one clockwise.

## Reference

rules-goal = Everybody has two characters face down; each is a life. Whoever has to give one up turns it up, whichever they like, and without any left one is out. The last with a card face down wins. Everybody begins with 2 coins; with two players the first has only 1.
card-duchess = Takes 3 coins from the Treasury. Counters Foreign Aid, whoever asks for it.
card-assassin = For 3 coins, somebody loses a card. The Countess of the victim counters it; the coins stay paid.
card-countess = Has no action of her own: she counters the Assassin who strikes at her player.
card-captain = Steals 2 coins from somebody, or the one they have. Counters the Captain of another.
card-ambassador = Draws 2 cards from the Court, keeps as many as before, and returns the others. Counters the Captain.
card-inquisitor = Plays instead of the Ambassador. Draws a card from the Court and returns one; or sees a card that somebody picks, and may have it replaced. Counters the Captain.
