# Checking a match: the report, a line for each message, and what was wrong with an offence.

## The report

heading = { $game }, { $count } players
evidence-against = Evidence against { $who }
status-complete = Complete: signed by { $signers }{ $count ->
    [0] {""}.
   *[other] ; not signed by { $missing }.
}
status-broken-off = Broken off: there is no result.
status-unfinished = Unfinished: { $signed ->
    [0] nobody has signed a result yet.
   *[other] so far the result is signed by { $signers }, not by { $missing }.
}
status-signed-twice = Signed twice: the key of { $who } ({ $key }) signed two different JOINs for one match.
signed-twice-means = Nobody is convicted by that: a folder that was copied, or a program that runs in two places, does it too. No match could begin on it.
bears = At this table { $spares ->
    [one] one player
   *[other] { $spares } players
} could be gone, and { $withstands ->
    [one] one cheat
   *[other] { $withstands } cheats in league
} could neither read hidden cards nor bring about two results.
bears-nobody = At this table nobody could be gone, and nobody else’s help opened anybody’s cards.
bears-friends = At this table one player could be gone; one cheat, through whom the others heard each other, could read hidden cards and bring about two results.
options = Options
options-none = none
stand-ins = Stand-ins
stand-ins-some = any { $quorum } of the others together could play for one who disappears (and read every card)
stand-ins-none = none; if a player disappears, the match ends
seat = seat
key-fingerprint = key
names-note = Names are what players called themselves. Their keys are who they are: compare them.
signatures = { $count ->
    [one] 1 message, signed by its author and bound to what its author had seen
   *[other] { $count } messages, each signed by its author and bound to what its author had seen
}
roll-calls = { $count ->
    [one] 1 roll call, signed by { $quorum } of the { $players } players
   *[other] { $count } roll calls, each signed by { $quorum } of the { $players } players
}
sharings = { $count ->
    [one] 1 key shared
   *[other] { $count } keys shared
} with the others as far as everybody can check; all receivers accepted their pieces, and only they could tell
sharings-some = { $count ->
    [one] 1 key shared
   *[other] { $count } keys shared
} with the others as far as everybody can check; the pieces are accepted by { $accepted }, not yet by { $silent }, and only they could tell
sharings-nobody = { $count ->
    [one] 1 key shared
   *[other] { $count } keys shared
} with the others as far as everybody can check; nobody has accepted a piece yet, and only receivers could tell
shuffles = { $count ->
    [0] no shuffle of three cards or more
    [one] 1 shuffle of three cards or more: the pile that came out is the pile that went in
   *[other] { $count } shuffles of three cards or more, verified together: each pile that came out is the pile that went in
}
proofs = { $count ->
    [0] no other proof
    [one] 1 other proof: { $kinds }
   *[other] { $count } other proofs: { $kinds }
}
decisions = { $count ->
    [0] no decision yet
    [one] 1 decision, allowed by the rules (edition { $edition })
   *[other] { $count } decisions, each allowed by the rules (edition { $edition })
}
proofs-of-pok = { $count } of knowing a key
proofs-of-dleq = { $count ->
    [one] 1 part of a draw
   *[other] { $count } parts of draws
}
proofs-of-complaint = { $count ->
    [one] 1 complaint
   *[other] { $count } complaints
}
proofs-of-bdleq = { $count ->
    [one] 1 of key shares
   *[other] { $count } of key shares
}
proofs-of-remask = { $count ->
    [one] 1 new mask
   *[other] { $count } new masks
}
proofs-of-swap = { $count ->
    [one] 1 pair mixed
   *[other] { $count } pairs mixed
}
proofs-of-conv = { $count ->
    [one] 1 change of lock
   *[other] { $count } changes of lock
}
proofs-of-member = { $count ->
    [one] 1 that a face-down card fits
   *[other] { $count } that a face-down card fits
}
proofs-of-neq = { $count ->
    [one] 1 card denied
   *[other] { $count } cards denied
}
proofs-of-pay = { $count ->
    [one] 1 hidden payment
   *[other] { $count } hidden payments
}
proofs-of-amount = { $count ->
    [one] 1 amount opened
   *[other] { $count } amounts opened
}
result = { $winners } won, and everybody signed the result.
result-without = { $winners } won, and enough players signed the result. { $count ->
    [one] The signature of { $missing } is missing.
   *[other] The signatures of { $missing } are missing.
}
absent = { $who } was gone { $count ->
    [one] once
    [2] twice
   *[other] { $count } times
}: { $spans }.
absent-back = from roll call { $left } to roll call { $back }
absent-still = from roll call { $left } on, and did not come back
late = { $who } was late { $count ->
    [one] once (roll call { $rolls })
    [2] twice (roll calls { $rolls })
   *[other] { $count } times (roll calls { $rolls })
}, so the default counted.
missed = { $who } owed { $debts }, and { $by } { $count ->
    [one] says
   *[other] say
} that { $who } was gone.
missed-alone = Nobody else was there to confirm it.
broken-off = So the match was broken off. Nobody has won, and there is no signed result.
unfinished = The match is not over: too few players have signed a result.
everything-checks = Everything checks.
everything-so-far = Everything so far checks.
took = Took { $seconds ->
    [0] less than 0.1
   *[other] { $seconds }
} s.
convicted = Message { $number } is the proof. There { $author } { $line }.
convicted-explain = Look at it with --explain { $number }.
equivocated = { $who } signed two different messages as number { $seq } of their own, saying one thing to some and another to others:
equivocated-one = a “{ $kind }” message, { $id }
perjured = { $who } lied in a roll call: what they signed there does not go together with what else they signed.
evidence-holds = The evidence holds: { $who } broke the protocol. You need not take anybody’s word for it.
working = Checking
working-shuffles = Checking the shuffles

## What no record tells

unseen = What no record tells, and this one does not either:
unseen-people = who is behind a key, and whether two keys are one person
unseen-talk = what players told each other elsewhere
unseen-time = when anything was said, and how long anybody waited
unseen-lines = along which lines it came: whether somebody heard another only through a third
unseen-stories = whether another record of this table tells another story (verify FILE OTHER compares two)
unseen-sharings = whether each piece of a shared key is right: that is its receiver’s word
unseen-certainty = whether somebody opened something before it was certain to count
unseen-void = what was said and did not count after a roll call
unseen-silence = whether those who were called gone or late were silent: that is the word of the others
unseen-what-followed = what was said after the end of this file
unseen-what-was-said = what the two messages say: their signed headers are here, not their text

## Where a message stands, and what its author does there

sitting-down = Sitting down
ending = The end
line-key = shows the key for this table
line-ack = accepts, and agrees to begin
line-agree = sees the same cards on the table as everybody
line-agree-alone = is ready to look at { $cards }
line-ack-complaint = complains about { $dealer }
line-shuffle = mixes { $count ->
    [one] a card
   *[other] { $count } cards
}, turn { $turn } of { $mixers }
line-ahead = mixes { $count ->
    [one] a card
   *[other] { $count } cards
} ahead of need, turn { $turn } of { $mixers }
line-lift = puts { $cards } back under everybody’s key
line-arrange = mixes { $cards } unseen
line-arrange-front = chooses { $front } of { $cards } unseen
line-arrange-swap = puts { $cards } back, swapped or not
line-look = masks { $cards } before looking
line-shares = takes a key off { $cards }, for { $to }
line-shares-open = takes a key off { $cards }, for everybody
line-recover = stands in for { $absent }: { $cards }
line-recover-draw = stands in for { $absent } in the draw
line-own = being back, takes a key off { $cards }
line-own-draw = being back, gives a part of the draw
line-lock = puts { $cards } back under everybody’s key, for { $owners }
line-mask = masks { $cards } for { $absent }
line-show = shows { $cards } to { $to }
line-prove-shown = shows { $card }: { FORM($face, "the") }
line-prove-conceded = does not show { FORM($face, "the") }
line-prove-denied = does not have { FORM($face, "the") }, and proves it
line-play = plays: { $option }
line-play-claimed = plays, and turns up { $count ->
    [0] no card
    [one] a card
   *[other] { $count } cards
}
line-lay = lays a card face down, one of { $kinds } kinds
line-lay-none = lays no card
line-pass = passes { $cards } to { $to }
line-choose = chooses { $option }
line-choose-card = chooses { $option } ({ $ask })
line-commit = seals an answer ({ $ask })
line-open = opens the sealed answer: { $option }
line-beacon = gives a part of the draw
line-speak = says: “{ $text }”
line-silent = says nothing
line-offer = offers { $to } an amount that nobody else can read
line-offer-exactly = offers { $to } the { $amount } that was asked for
line-offer-none = makes { $to } no offer
line-empty = shows an empty purse
line-empty-none = keeps the purse closed
line-purse = opens the purse: { $amount }
line-end = signs the result
line-unasked = says something nobody asked for
line-unreadable = sends something that can’t be read
## Roll calls, between two messages

roll-line = Roll call { $number }, after message { $after }: reports of { $reporters } ({ $needed } of { $players } needed).
roll-gone = The match goes on without { $seat }, who did not report.
roll-gone-owed = The match goes on without { $seat }, who owed { $debts }.
roll-debt = the “{ $kind }” message of operation { $op }
roll-back = { $seats } { $count ->
    [one] is back.
   *[other] are back.
}
roll-still-gone = { $seats } { $count ->
    [one] is still gone.
   *[other] are still gone.
}
roll-late = { $who }’s time was over (“{ $ask }”), so the default counts.
roll-same = Nothing changes.

## What was wrong with a message

wrong-reason = The check said: { $reason }.
wrong-rule = The rule that was broken is { $rule } of the protocol (docs/protocol.md).
wrong-other-seat = This message only completed what shows it: { $convicted } did wrong, not { $author }.
wrong-D2 = The rules did not wait for such a message at this point.
wrong-D3 = It was not up to { $who } to say this: it was somebody else’s turn, or { $who } had said it already.
wrong-D4 = It came too early: { $who } had not yet seen what it rests on.
wrong-D5 = It is not what an honest program would have sent.
wrong-D6 = { $who } had already signed the result, and says nothing more after that.
wrong-E1 = { $who } passed over what everybody had agreed upon in the roll call before it.
wrong-E9 = In a roll call { $who } contradicted their own signed word, or kept back what they had received.
wrong-H1 = It was signed, but nobody can read it as a message.
wrong-H2 = { $who } refers to a message without having seen what that one rests on.
wrong-H3 = It does not follow the last message of { $who }.
wrong-H4 = It names a message without its number, or a number without a message.
wrong-H5 = It follows another message than the last one of { $who }: two stories about their own past.
wrong-H6 = { $who } signed two different messages for one and the same place.
wrong-R2 = A card in it bears a mask that was already at the table, or is not in the match any more.
wrong-E7 = A roll call in it is not proved by enough signatures, or does not fit the messages around it.
wrong-S5 = It says that the match was broken off, but what was signed about that is not enough, is too much or does not fit.
wrong-W1 = It contains what the result does not rest on, or not in the one order that there is.
wrong-W2 = It has more than one ending, and each must stand alone.
wrong-unsigned = Whoever is said to have signed it never did so as it stands here.
wrong-malformed = It is not even well formed. No honest program writes such bytes.
wrong-length = It has the wrong number of bytes. No honest program writes it so.
wrong-encoding = It contains bytes that are no point or number of the group. No honest program writes them.
wrong-challenge = The proof does not hold: computed again, its challenge comes out differently. Whoever knew the secret, and told the truth, would have got it right.
wrong-shuffle = The shuffle does not hold: equation { $check } is false. So nothing shows that what came out is what went in.
wrong-repeated = A card came back with a mask that was already at the table. That could be used to have one card opened in place of another.
wrong-face = The key share is right, but the card it opens is not the one that was claimed.
wrong-unread = { $who } named a card that they can’t show.
wrong-play = The cards that { $who } turned up are not those that such a play takes.
wrong-commitment = The answer opened here is not the one that was sealed before.
wrong-key = It is not the key that { $who } signed when sitting down.
wrong-complaint = The complaint is about pieces of a key that nobody dealt.
wrong-D7 = One of two players did wrong about a piece of a key. { $complaint ->
    [0] The complaint
   *[other] The complaint in message { $complaint }
} opens that piece, and shows that it was { $who }.
wrong-identity = A value came out as zero, where that would give a secret away.
wrong-result = The result signed here is not the one the rules give.
