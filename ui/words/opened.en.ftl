# A match that was opened afterwards: by whose word each card is.

by-word = { $what } (by the word of { $by })
all-saw = { $what } (all have seen it)
not-opened = not opened by { $by }
one-of-two = one of { $faces }, not opened by { $by }
nobody-saw = nobody saw it
opened-saw = { $who } saw: { $cards }
opened-shown = Shown to { $who } alone: { $cards }
opened-laid = { $who } laid: { $cards }
opened-hand = Face down before { $who }: { $cards }
opened-swap = { $who } swapped the two.
opened-no-swap = { $who } put the two back as they were.
opened-move-closed = How { $who } put them back was not opened.
opened-order = { $who } put them back in this order: { $cards }
opened-offer = It was { $count } (by the word of { $by }).
opened-offer-closed = How much it was, was not opened by { $by }.
opened-sealed = { $who } had chosen “{ $choice }”, and was gone before it could be said.

## Which files there are

openings = Opened afterwards by { $who }. What nobody opened is not shown, and nothing is counted out.
opening-holds = { $who } has opened the match: { $cards ->
    [one] { $cards } card or amount
   *[other] { $cards } cards and amounts
}, { $orders ->
    [one] { $orders } arrangement
   *[other] { $orders } arrangements
} and { $sealed ->
    [one] { $sealed } sealed choice
   *[other] { $sealed } sealed choices
}. Everything in it holds.
opening-refused = { $path } is not believed, and nothing of it is shown: { $why }

## What deserves a second look

gallery = What passed unseen
gallery-turn = Turn { $number }
gallery-line = { $turn }: { $what }
gallery-bluff = { $who } claimed to be { FORM($face, "the") } and had { $held }; nobody doubted it.
gallery-swap = { $who } swapped { FORM($one, "the") } and { FORM($other, "the") } unseen.
gallery-bribe = { $who } offered { $to } { $count }, and it was turned down.
gallery-bribe-paid = { $who } offered { $to } { $count }, and it was paid.
