# Intrigue: advisers, bribes, questions and what becomes of them. Money is in thousands.

title = Intrigue
about = Send advisers to the castles of others, pay for good places, and believe no promise: the most money wins.

chemist = chemist
    .a = a chemist
    .the = the chemist
writer = writer
    .a = a writer
    .the = the writer
physician = physician
    .a = a physician
    .the = the physician
cleric = cleric
    .a = a cleric
    .the = the cleric

adviser = { READER($owner) ->
    [yes] your { $kind }
   *[no] { $owner }’s { $kind }
}
ducats = { $count ->
    [0] nothing
   *[other] { $count },000 ducats
}
amount-of = { $seat } { $amount ->
    [0] nothing
   *[other] { $amount },000
}
event-offer-exactly = { $who } { VERB($who, "pay", "pays") } { $to } { $amount },000 ducats, as demanded.
aside-purse = In your purse: { $amount ->
    [0] nothing
   *[other] { $amount },000 ducats
}.
aside-offer = { $who } { VERB($who, "offer", "offers") } { $to } { $amount ->
    [0] nothing
   *[other] { $amount },000 ducats
}.

## What happened

begins = { $who } { VERB($who, "begin", "begins") }, by the draw.
round = Round { $number } of { $rounds }.
earns = { $who } { VERB($who, "earn", "earns") } { $amount }.
bank-pays = { $who } { VERB($who, "have", "has") } nothing: the bank pays { $amount } to { $host }.
matter-free = { READER($host) ->
    [yes] At your gate, uncontested: { $advisers }.
   *[no] At { $host }’s gate, uncontested: { $advisers }.
}
matter-external = { READER($host) ->
    [yes] Rivals at your gate: { $advisers }.
   *[no] Rivals at { $host }’s gate: { $advisers }.
}
matter-internal = { READER($host) ->
    [yes] A conflict in your castle: { $newcomer } wants the place of { $resident }, worth { $slot }.
   *[no] A conflict in { $host }’s castle: { $newcomer } wants the place of { $resident }, worth { $slot }.
}
says-done = { $who } { VERB($who, "say", "says") } no more.
says-bank = { $who } { VERB($who, "want", "wants") } the bank to pay.
says-agree = { $who } { VERB($who, "agree", "agrees") } to { $amount }.
says-wish = { $who } { VERB($who, "wish", "wishes") } for the place worth { $amount }.
says-promise = { $who } { VERB($who, "promise", "promises") } a place worth { $amount }.
says-kept = { $who } { VERB($who, "say", "says") } that { $author } kept { READER($author) ->
    [yes] your
   *[no] their
} word: “{ $text }”
says-broken = { $who } { VERB($who, "say", "says") } that { $author } broke { READER($author) ->
    [yes] your
   *[no] their
} word: “{ $text }”
says-accept = { $who } { VERB($who, "accept", "accepts") }: it is paid.
says-refuse = { $who } { VERB($who, "refuse", "refuses") }.
offers = { $who } { VERB($who, "offer", "offers") } { $to } { $amount }.
leaves-something = { $who } { VERB($who, "leave", "leaves") } { $to } a last sum, perhaps nothing; nobody else can count it.
offers-nothing = { $who } { VERB($who, "offer", "offers") } nothing after all.
demands = { $who } { VERB($who, "demand", "demands") } { $amount }.
recalls = { $who } { VERB($who, "hear", "hears") } { $seat } again.
places = { $who } { VERB($who, "give", "gives") } { $adviser } the place worth { $slot }.
receives = { $who } { VERB($who, "choose", "chooses") } { $adviser }, for the place worth { $slot }; no rival stays.
challenges = { $who } { VERB($who, "let", "lets") } { $adviser } challenge the resident; no other rival stays.
verdict-keep = { $who } { VERB($who, "keep", "keeps") } { $resident }; { $newcomer } goes to the island.
verdict-replace = { $who } { VERB($who, "replace", "replaces") } { $resident } with { $newcomer }.
presents = { $who } { VERB($who, "present", "presents") } { FORM($kind, "a") } to { $castle }.

## The table

row-slot = { $slot },000
row-gate = at the gate
row-home = at home
slot-free = –
lying = { $kind } ({ READER($owner) ->
    [yes] you
   *[no] { $owner }
})
supplied = { $kind } ×{ $count }
island = On the island: { $count }
recalled-slot = { $who } promised { $other } a place worth { $amount } in round { $round } ({ $became }).
promise-kept = kept
promise-broken = broken
promise-open = still open
recalled-words = { $who } said in round { $round }: “{ $text }” (no. { $number }, { $became })
recalled-talk = { $who } said in round { $round }: “{ $text }”

## Questions

ask-present = Which adviser do you present, and where?
ask-speak = What do you say to the host?
ask-amount = How many thousands do you offer?
ask-empty = Do you show everybody that your purse is empty?
ask-talk = What do you want to say?
ask-answer = How do you answer?
ask-demand = How many thousands do you demand?
ask-place = Which place do you give?
ask-kind = Which conflict do you settle next?
ask-winner = Whom do you choose?
ask-verdict = Does the resident stay?
ask-talk-at = { READER($host) ->
    [yes] What do you say aloud, in your castle?
   *[no] What do you say aloud, in { $host }’s castle?
}
ask-speak-to = What do you say to { $host }?
ask-amount-to = How many thousands do you offer { $host }?
ask-leave-to = How many thousands do you leave { $host }? It may be 0, and nobody else can count it.
ask-answer-to = How do you answer { $seat }?
ask-demand-of = How many thousands do you demand from { $seat }?
ask-place-of = Which place do you give { $adviser }?
ask-verdict-of = Does { $resident } stay, or does { $newcomer } take the place worth { $slot }?

help-present = Two advisers every turn, one after the other, at castles of others. One whose profession nobody else brings and nobody there has must be received; otherwise there is a conflict, and money will be asked for. A resident earns what the place is worth at the beginning of each of the owner’s turns, and once more at the end.
help-speak = A bribe is paid the moment the host accepts it, once in a negotiation, and buys nothing: the host decides freely. Wishes, promises and talk cost nothing and bind nobody. If you say no more, you may still be called again.
help-amount = Whole thousands of your own money, or 0 where nobody else can count it. The host may accept, refuse, or demand another amount; only what is accepted is paid.
help-empty = Then the bank offers the host 1,000 in your place, and everybody knows that you have nothing.
help-talk = Everybody hears it, and it binds nobody. An empty line is silence.
help-answer = Accept, and the money is yours at once, whatever you decide later. Refuse, or demand another amount: the other may then agree, offer again or say no more.
help-demand = It may be more than the other has, but then nobody can agree to it.
help-place = Everybody whose profession is not in your castle yet must be received; which place you give is up to you. Instead of deciding you may hear somebody again who has not paid.
help-kind = Several professions are contested at your gate; you settle them one by one.
help-winner = One of the rivals is chosen, the others go to the island for good. If your castle has a resident of that profession, the winner must still be weighed against that one.
help-verdict = The newcomer can only take the very place of the resident. Whoever loses goes to the island for good.

## Options

option-present-visit = { $kind } to { $castle }
option-speak-done = Say no more
option-speak-offer = Offer money
option-speak-agree = Agree: pay { $number },000
option-speak-bank = Show your empty purse, and let the bank pay
option-speak-wish = Wish for the place worth { $number },000
option-speak-promise = Promise a place worth { $number },000 in your castle
option-speak-talk = Say something
option-amount-none = Nothing after all
option-empty-yes = Show the empty purse
option-empty-no = Keep it closed
option-answer-accept = Accept
option-answer-refuse = Refuse
option-answer-demand = Demand another amount
option-answer-promise = Promise the place worth { $number },000
option-answer-talk = Say something
option-place-placing = { READER($owner) ->
    [yes] Your { $kind }
   *[no] { $owner }’s { $kind }
} on { $slot },000
option-winner-placing = { READER($owner) ->
    [yes] Your { $kind }
   *[no] { $owner }’s { $kind }
} on { $slot },000
option-winner-adviser = { READER($owner) ->
    [yes] Your { $kind }
   *[no] { $owner }’s { $kind }
}
option-kept = Say that they kept their word no. { $number }
option-broken = Say that they broke their word no. { $number }
option-recall = Hear { $seat } again
option-verdict-keep = Keep the resident
option-verdict-replace = Replace the resident with the newcomer

## Options of the table

option-name-bribes = bribes
public = announced to everybody
sealed = between the two who deal
option-name-bank = bank bribe
optional = if the broke player asks for it
automatic = without being asked
option-name-mustoffer = everybody pays once, even if it is nothing
option-name-offers = offers in a negotiation
option-name-bystanders = bystanders
silent = are silent
heard = may say something
option-value-none = never
option-about-bribes = Who learns how much is paid: the whole table, or only the two who deal. Sealed purses are proved to hold what is paid.
option-about-bank = When the bank pays 1,000 for a player without money. With sealed bribes it can’t be automatic, as nobody sees that a purse is empty; with mustoffer=yes it is none.
option-about-mustoffer = With sealed bribes: everybody concerned pays once in each negotiation, even if it is nothing, so that nobody else can tell whether anything was paid.
option-about-offers = How many offers somebody may make in one negotiation, so that it comes to an end; a pass counts as one.
option-about-bystanders = Whether those who may not pay are asked, before each negotiation, what they have to say to it.

## Reference

rules-goal = Everybody has a castle with four places, worth 1,000, 3,000, 6,000 and 10,000, eight advisers and 32,000 ducats. A turn: take the income of your residents in other castles, receive those who wait at your gate, and present two advisers to others. After five turns each there is one more income; then the most money wins. In one castle no two residents have the same profession.
card-adviser = Everybody has two of this profession. Only one of a profession may live in a castle: where another waits or lives, there is a conflict.
