# What a message was, what it proved and how it was checked.

## A page

message-title = Message { $number } of { $count }
offence-title = Message { $number }, the offence
placed = { $turn }, operation { $op }
section-happened = What happened
section-claimed = What the message claims
section-proves = What it proves
section-checked = How it was checked
section-wrong = What was wrong
section-after = What came of it
signed = Signed by { $who } with Ed25519 key { $key }, as number { $seq } of their messages, after seeing { $seen } from others. { $size } bytes, id { $id }.
proof-title = Proof { $number } of { $count } (“{ $kind }”, { $size } bytes): { $meaning }
proof-of-pok = the author knows the secret behind a key (Schnorr)
proof-of-dleq = one secret is behind both sides (Chaum and Pedersen)
proof-of-bdleq = one secret, the author’s key or piece of a key, is behind all shares; C and S are sums of masks and shares with weights from a hash (Chaum and Pedersen)
proof-of-remask = nothing but the mask has changed
proof-of-swap = two cards, new masks, in either order
proof-of-conv = the same card under another key
proof-of-neq = the card is another one
proof-of-member = the card is one of several, without saying which; all but one of the alternatives are made up, and nobody can tell which
proof-of-pay = one amount under both keys, not below zero, and no more than the payer has
proof-of-shuffle = the same pile, new masks, in an order nobody else knows (Groth’s argument, in the form of Bayer and Groth)
proof-numbers = With { $numbers }. From these everybody computes T = z·P − c·Y for each line Y = w·P; SHA-512 over the table, the operation, the author, the statement and all T gives c again.
proof-numbers-failed = With { $numbers }. From these everybody computes T = z·P − c·Y for each line Y = w·P; but SHA-512 over the table, the operation, the author, the statement and all T does not give c.
proof-draws = The challenges drawn by SHA-512 were { $numbers }. All shuffles of the match were put into one sum with random weights of 128 bits, which practically never vanishes unless V1 to V4 hold for each.
proof-draws-failed = The challenges drawn by SHA-512 were { $numbers }. Not all of V1 to V4 hold.
legend = X is the key of the table, the sum of all players’ keys; X1, X2 … are theirs.

## key

happened-key = { $who } put a key on the table that was made for this match only: { $key }.
happened-key-shared = { $who } also cut the secret behind it into { $others } sealed pieces, one for each other player.
proves-key = { $who } knows the secret behind this key, so it is neither a copy nor made up from the keys of others. Every hidden card lies under { $players ->
    [2] both keys
   *[other] all { $players } keys
} at once, this one among them.
proves-key-shared = Any { $quorum } of the others together could stand in for { $who }, should { $who } disappear; fewer learn nothing.
checked-key = It is the key that { $who } signed when sitting down.
checked-key-shared = The { $others } pieces come with { $commitments } commitments to the polynomial they lie on, the key itself being the first; for no player is the piece zero. Each player checked their own piece before agreeing to begin.

## agree

happened-agree = Before cards go to several players at once, { $who } named the piles as they lie.
happened-agree-alone = { $who } was about to look at { $cards }. Before anybody helped to open { $count ->
    [one] it
   *[other] them
}, { $who } named everything that had led there.
proves-agree = All see the same deck. Otherwise, somebody who showed two players two different ones could have a card opened that is not theirs to read.
proves-agree-alone = { $who } and all who help saw the same match. Otherwise, somebody who told { $who } that another player was to look could have the card opened to themselves.
checked-agree = The message is empty; the newest message of every player that it names is what counts, and each must be the one we hold too.

## ack

happened-ack = { $who } agreed to begin.
happened-ack-shared = { $who } opened the { $others } pieces of the others’ keys that were dealt to them, found them right, and agreed to begin.
happened-ack-complaint = { $who } complained: the piece of a key dealt by { $dealer } does not open.
proves-ack = Nothing is dealt before everybody has said so.
proves-ack-complaint = The complaint opens that one piece to everybody, so that all can see which of the two did wrong.
checked-ack = An empty message says yes; what counts is the signature.
checked-ack-complaint = From the opened secret everybody computes the piece, and compares it with what { $dealer } had committed to.

## shuffle

happened-shuffle = { $who } took { $cards }, laid them in a new order, and put a new mask on each.
happened-shuffle-one = { $who } put a new mask on { $cards }.
turn-of-all = It was turn { $turn } of { $mixers }: a pile is mixed by everybody.
turn-of-some = It was turn { $turn } of { $mixers }: a pile is mixed by { $mixers } of the { $players } players, never by fewer.
happened-ahead = { $claimer } had to prove a claim. While { $claimer } thought about it, the pile was mixed into which the card would go, so that nobody would have to wait afterwards: { $who } took { $cards } and a card that everybody can name, { FORM($face, "the") }, laid them in a new order, and put a new mask on each.
after-ahead = The new pile counts only if { $claimer } shows that card. If not, the old pile stays as it lay, and nothing of the new one is ever opened.
proves-shuffle = What came out is what went in: no card was added, taken away or changed, though nobody saw a face. Only { $who } knows this order, so if even one of those who mix the pile is honest, nobody knows where any card is.
checked-shuffle = { $count ->
    [one] One card of 66 bytes went in and came out. Its mask was never at the table before.
   *[other] { $count } cards of 66 bytes went in and came out. None has a mask that was ever at the table before.
}
after-skipped = { $count ->
    [one] { $gone } was gone, so the turn passed
   *[other] { $gone } were gone, so their turns passed
} to the next player who had not mixed the pile.

## lift

happened-lift = Only { $who }’s key was on { $cards }. { $who } put { $count ->
    [one] it
   *[other] them
} back under the key of the whole table, without showing a face, { $why }
lift-shuffle = so that it can be shuffled.
lift-arrange = so that { $seat } can mix unseen cards.
lift-look = so that another player can look.
proves-lift = The face under the new lock is the face under the old one, though nobody saw it.
checked-lift = A new card has 66 bytes, its proof 96. None has a mask that was ever at the table before.

## arrange

happened-arrange = { $who } took { $cards }, laid them in an order of their own, and put a new mask on each, so that nobody can tell which is which.
happened-arrange-front = { $who } took { $cards }, laid the { $front ->
    [one] one they chose
   *[other] { $front } they chose
} first and the others behind, and put a new mask on each, so that nobody can tell which were chosen.
happened-arrange-swap = { $who } took { $cards }, put a new mask on each, and put them back, swapped or not: nobody else can tell.
proves-arrange = What came out is what went in. No card was added, taken away or changed.
proves-arrange-owned = The cards stay under { $who }’s key alone, so { $who } can go on reading them without help.
proves-arrange-joint = The cards stay under the key of the whole table: mixing them told { $who } nothing new.
checked-arrange = { $count ->
    [one] One card of 66 bytes went in and came out. Its mask was never at the table before.
   *[other] { $count } cards of 66 bytes went in and came out. None has a mask that was ever at the table before.
}

## look

happened-look = { $who } was about to look at { $cards }, and first put a mask of their own on what they would see.
proves-look = No card was changed, only its mask. Without this, whoever had masked it last could have used one of { $who }’s old key shares, which everybody has seen, to read along.
checked-look = A new card has 66 bytes, its proof 64. None has a mask that was ever at the table before.

## shares

happened-shares = { $who } took their key off { $cards }, so that { $to } can look at { $count ->
    [one] it.
   *[other] them.
}
happened-shares-each = { $who } took their key off { $count } cards, so that their owners can look: { $each }.
happened-shares-open = { $who } took their key off { $cards }, for everybody to see.
shares-for = { $cards } for { $to }
proves-shares = It was { $who }’s key that came off, and nothing else was done to the cards. Once all others have done so, only the key of the player who looks is left on a card. { $who } learned nothing.
proves-shares-open = The card is what it is: no other face could have come out. With another key, or for another card, the numbers would not fit together.
checked-shares = { $count ->
    [one] One share of 33 bytes, and one proof.
   *[other] { $count } shares of 33 bytes each, and one proof for all of them.
}
after-shares-open = Turned up: { $faces }. The face is the point that is left when all keys are off: { $points }.
after-stood-in = { $gone } { $count ->
    [one] was
   *[other] were
} gone. What was missing because of that, the others recovered from their pieces of the key.

## recover

happened-recover = { $absent } was gone, and { $cards } could not be opened without their key. { $who } stood in, with the piece of that key that { $absent } had dealt them at the beginning.
happened-recover-draw = { $absent } was gone, and the draw needed their part. { $who } stood in, with the piece of the key that { $absent } had dealt them at the beginning.
proves-recover = It is what that piece gives and nothing else. Any { $quorum } such messages together make just what { $absent } would have given; the key itself is never put together. { $who } could not choose anything.
checked-recover = F is the public side of the piece. Everybody computes it from the commitments that came with { $absent }’s key, so the proof shows that the piece dealt there was used.

## own

happened-own = { $who } had been gone, and too few others were left to stand in: it takes { $quorum }. Being back, { $who } took the key off { $cards } as it was due.
happened-own-draw = { $who } had been gone, and too few others were left to stand in: it takes { $quorum }. Being back, { $who } gave the part of the draw that was due.
proves-own = It was { $who }’s key, and nothing else was done.
checked-own = As with every share: one proof for all of them.

## lock

happened-lock = Only the key of { $owners }, who was gone, was on { $cards }. { $who } put a key on again, so that { $count ->
    [one] the card lies
   *[other] the cards lie
} under the key of the whole table and the match can go on with { $count ->
    [one] it.
   *[other] them.
}
proves-lock = It was { $who }’s key that was put on, and every face below is the same. Nothing was opened: the key of { $owners } is still on.

## mask

happened-mask = { $absent } was to look at { $cards }, but was gone and could not mask what there is to see. So everybody else did, one after the other; this was { $who }’s mask.
proves-mask = No card was changed, only its mask. Only all who masked it together could use one of { $absent }’s old key shares to read along, and as many together could do so anyway: any { $quorum } can stand in for { $absent }.

## show

happened-show = { $who } showed { $cards } to { $to } and to nobody else: copies under { $to }’s key.
proves-show = A copy has the face of the card itself, though nobody but { $to } can read it.
checked-show = A copy has 66 bytes, its proof 96. It is a note, not a card: it can’t be played.

## pass

happened-pass = { $who } passed { $cards } to { $to }: from under { $who }’s key to under { $to }’s key, without showing a face.
proves-pass = What { $to } got is what { $who } had: the face under the new lock is the face under the old one. Nobody else can read it.
checked-pass = A new card has 66 bytes, its proof 96. None has a mask that was ever at the table before.

## play

happened-play = { $who } was asked “{ $ask }” and answered: { $option }. For that they turned up { $cards }.
happened-play-none = { $who } was asked “{ $ask }” and answered: { $option }. No card is shown for that.
happened-play-claimed = { $who } was asked “{ $ask }” and turned up { $count ->
    [0] no card.
   *[other] { $cards }.
}
proves-play = { $who }’s key opens these cards to these faces and to nothing else, and with these faces the rules allow it. What else { $who } has in hand stays hidden.
proves-play-none = The rules allow it whatever { $who } has in hand, and { $who } can’t take it back.
checked-play = { $count ->
    [one] One share of 33 bytes, and one proof.
   *[other] { $count } shares of 33 bytes each, and one proof for all of them.
} With these faces alone in hand there { $legal ->
    [one] is one possible answer, and this is it.
   *[other] are { $legal } possible answers, and this is one of them.
} A card that all had seen before needs no share.
checked-play-none = { $legal ->
    [one] It is the only answer that needs no card.
   *[other] It is one of { $legal } answers that need no card.
}

## lay

happened-lay = { $who } mixed { $hand } unseen and laid the first of them face down: one of { $faces }.
happened-lay-none = { $who } was asked “{ $ask }” and laid nothing.
proves-lay = The card laid comes out of the hand, and it is one of { $faces }. Nobody has learned which, nor which card of the hand it was: even somebody who had seen one of them before can’t tell where it lies now.
proves-lay-none = Nothing about the cards.
checked-lay = { $count } cards of 66 bytes went in and came out. None has a mask that was ever at the table before. For the first there is a proof of { $kinds } alternatives, one for each face it may have.
checked-lay-none = The message is empty; what counts is the signature.

## prove

happened-prove-asked = { $count ->
    [one] { $who } was asked to show that { $cards } is { FORM($face, "the") }.
   *[other] { $who } was asked to show { FORM($face, "the") } among { $cards }.
}
happened-prove-shown = { $who } showed { $card }: it is { FORM($face, "the") }.
happened-prove-conceded = { $who } conceded, and showed nothing.
happened-prove-denied = { $who } conceded, and proved that { $count ->
    [one] { $cards } is not { FORM($face, "the") }.
   *[other] none of { $cards } is { FORM($face, "the") }.
}
proves-prove-shown = { $who }’s key opens { $card } to { FORM($face, "the") } and to nothing else. Nobody could have shown a card they did not have.
proves-prove-conceded = Nothing about the cards: at this table anybody may concede, even with the card in hand.
proves-prove-denied = None of these cards is { FORM($face, "the") }. Which they are, nobody has learned.
checked-prove-shown = The key share S = { $share } took the last lock off the card: e.b − S = { $point }, the point that stands for { FORM($face, "the") }. The proof shows that S was made with { $who }’s key.
checked-prove-conceded = One byte, ff, says so; what counts is the signature.
checked-prove-denied = For each card a point W, which would be zero if the card were { FORM($face, "the") }. It is not.
after-prove-shuffled = The card went into a pile of { $count } cards, mixed by { $turns } of the { $players } players (messages { $from } { $turns ->
    [2] and
   *[other] to
} { $to }).

## choose

happened-choose = { $who } was asked “{ $ask }” and answered openly: { $option }.
proves-choose = The answer is one of those the rules allowed at that moment, and { $who } can’t take it back.
checked-choose = Two bytes, { $bytes }: number { $number } of { $count ->
    [one] one possible answer.
   *[other] { $count } possible answers.
}

## commit

happened-commit = { $who } was asked “{ $ask }”, at the same time as { $others }, and sealed the answer: { $hash }.
proves-commit = { $who } had decided before any answer was opened, and could not change it afterwards.
checked-commit = The seal is a hash of 32 bytes over table, operation, seat, answer and 32 random bytes. It tells nothing, and only { $who } can open it.

## open

happened-open = { $who } opened the answer to “{ $ask }”: { $option }.
proves-open = It is the answer that was sealed in message { $sealed }.
checked-open = The first 32 bytes of SHA-512 over table, operation, seat, the random bytes { $blinding } and the answer { $value } are { $hash }, as sealed.

## beacon

happened-beacon = { $who } gave one part of a draw with { $sides } outcomes.
after-beacon = { $players ->
    [2] Both
   *[other] All { $players }
} parts together gave { $outcomes }.
beacon-outcome = number { $number } of { $sides }
proves-beacon = The part is fixed by { $who }’s key and by this operation: nobody could choose it, nor know the outcome before the last part.
proves-beacon-quorum = The part is fixed by { $who }’s key and by this operation: nobody could choose it, nor, unless { $quorum } conspire, know the outcome before the last part.
checked-beacon = C is a point hashed from the table and the operation; the part is S = x·C. The outcome is drawn from SHA-512 over the sum of all parts.

## speak

happened-speak = { $who } said: “{ $text }”
happened-silent = { $who } could have said something, and said nothing.
proves-speak = Words bind nobody. But { $who } signed them, and can’t deny having said them.
checked-speak = { $count } characters in { $size } bytes of UTF-8, none of which a screen would obey.

## offer

happened-offer = { $who } laid an amount before { $to } that only these two can read. Nothing is paid before the offer is accepted.
happened-offer-exactly = { $who } was asked for { $amount }, and laid exactly that before { $to }.
happened-offer-none = { $who } could have made { $to } an offer, and made none.
proves-offer = The amount is not below zero, { $who } has it, and { $to } would get what { $who } would lose. How much it is, and whether it is anything at all, nobody else has learned.
proves-offer-exactly = It is { $amount } and nothing else, { $who } has it, and { $to } would get what { $who } would lose. How much { $who } has left, nobody else has learned.
proves-offer-none = Nothing: nobody has to offer anything, or to say why not.
checked-offer = The amount a lies under two keys at once, with c1 = { $c1 }: as cP = { $cP } for { $who } and as cR = { $cR } for { $to }. { $bits } bits B spell it, and as many B' spell what is left of the purse (C1, C2), so neither is below zero. The two lines about B₀ hold likewise for every bit. Neither purse would lose its mask by it.
checked-offer-exactly = The second proof opens it: C = c1, and S = cP − { $amount }·V is nothing but the mask under { $who }’s key.
checked-offer-none = The message is empty; what counts is the signature.
after-offer = It was turned down: nothing was paid.
after-offer-paid = It was paid: everybody took (c1, cP) out of { $who }’s purse and put (c1, cR) into { $to }’s purse.

## empty

happened-empty = { $who } showed everybody an empty purse.
happened-empty-none = { $who } could have shown an empty purse, and kept it closed.
proves-empty = There is nothing in the purse: { $who }’s key opens it to 0 and to nothing else.
proves-empty-none = Nothing: an empty purse need not be shown.
checked-empty = The purse is the pair (C1, C2). C = C1, and S = C2 is nothing but the mask under { $who }’s key.
checked-empty-none = The message is empty; what counts is the signature.

## purse

happened-purse = { $who } opened the purse for all to count: { $amount }.
proves-purse = { $who }’s key opens the purse to { $amount } and to nothing else. All that { $who } was paid, and paid, had gone into this purse before everybody’s eyes, so the amount agrees with every message of the match.
checked-purse = Two bytes, { $bytes }, are the amount. The purse is the pair (C1, C2). C = C1, and S = C2 − { $amount }·V is nothing but the mask under { $who }’s key.

## roll calls

roll-title = Roll call { $number } of { $count }
roll-placed = { $turn }, after message { $after }
happened-roll = After message { $after } play stood still, and the players reported what they had taken in and who kept them waiting.
happened-roll-report = { $who } had taken in { $seen ->
    [one] one message
   *[other] { $seen } messages
} and claimed nothing.
happened-roll-claims = { $who } had taken in { $seen ->
    [one] one message
   *[other] { $seen } messages
} and claimed: { $claims }.
roll-claim = { $seat } owes the “{ $kind }” message of operation { $op }
roll-claim-decision = { $seat } owes an answer to “{ $ask }”
roll-claim-answered = { $seat } owes a message of operation { $op } (it had come after all)
roll-claim-undue = { $seat } owes a message of operation { $op } (which nobody waited for)
happened-roll-lacks = { $by } { $holders ->
    [one] was
   *[other] were
} ahead of { $who } by { $count ->
    [one] 1 message
   *[other] { $count } messages
} of { $of }.
happened-roll-missing = { $count ->
    [one] There is no report of { $seats } on the list.
   *[other] There are no reports of { $seats } on the list.
}
proves-roll = From this list everybody works out the same: which messages count, who is at the table, and for whom the default counts. Two different lists could both be roll call { $number } only if { $shared ->
    [one] one player had signed what no honest program signs, and the two lists together would convict that player.
   *[other] at least { $shared } players had signed what no honest program signs, and the two lists together would convict them.
}
proves-roll-said = Nobody on the list can take back a word: all that they had said by then counts, for their own reports name it.
checked-roll = { $count } reports, each signed by its author; { $quorum } are needed. All of them start from the same point, and no two name different messages for one place. The { $after } messages before this are exactly those that they name.
checked-roll-votes = { $signers } signed this list in attempt { $attempt } (their precommits). Before that, in the same attempt, as many had voted for it (their prevotes).
checked-roll-claims = Claims alone make a player late or gone only if at least { $weight } reports agree and, by all the messages that count, what they name is still owed; and { $quorum } players have to stay.
after-roll-gone = The match went on without { $seat }, whose report is not on the list.
after-roll-gone-owed = The match went on without { $seat }: { $by } rightly claimed that { $seat } owed { $debts }.
after-roll-back = { $seats } { $count ->
    [one] was back at the table.
   *[other] were back at the table.
}
after-roll-still-gone = { $seats } { $count ->
    [one] was still gone.
   *[other] were still gone.
}
after-roll-late = { $who } was late: { $by } claimed so, and no answer to “{ $ask }” is among the messages that count. So the default of the rules counted.
after-roll-stays = Nothing changed for { $seats }, who owed something too: too few reports claimed it, or too few players would have been left.
after-roll-same = Nothing: all went on as before.
signed-roll = Signed by { $signers } in attempt { $attempt }. { $size } bytes with all reports and votes, digest { $digest }.

## end

happened-end = { $who } signed the result: { $winners } won.
proves-end = { $who } came to this end by the same rules as the others. Once enough players have signed, the result stands.
checked-end = { $count ->
    [one] The byte is the seat that the rules give as the winner.
   *[other] The { $count } bytes are the seats that the rules give as winners.
}
after-end-without = { $count ->
    [one] { $gone } was gone and did not sign; the result stands with { $signed } signatures.
   *[other] { $gone } were gone and did not sign; the result stands with { $signed } signatures.
}

## unasked

happened-unasked = { $who } sent a “{ $kind }” message for operation { $op }, which nobody had asked for.

## unreadable

happened-unreadable = { $who } sent a “{ $kind }” message for operation { $op }, which can’t be read.

## moved

after-moved = From here on { $old ->
    [one] the card is
   *[other] the cards are
} called { $cards }.
