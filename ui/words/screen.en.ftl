# A live table: coming together, being asked, and how it ended.

invitation = Invite others with this link:
invitation-code = or, in the same network, with this code: { $code }
joining = Knocking at the host's door …
lobby = At the table: { $names }. { $free ->
    [0] All seats are taken.
    [one] One seat is free.
   *[other] { $free } seats are free.
}
setting-up-table = Keys, proofs and the deck
set-up = { setting-up-table }: { $checked }
your-turn = Your decision
option-line = { $number }. { $option }
choose-number = A number, or the first letters:
not-understood = That is none of them. A number from 1 to { $count }, or the first letters.
not-clear = That could be several. A number from 1 to { $count } is always clear.
your-cards = Your cards: { $cards }
waiting = Waiting for { $who } …
checked = { $count ->
    [one] 1 message, checked
   *[other] { $count } messages, all checked
}
record = The record of the match: { $path }
verify-yourself = Check it yourself: { $command } verify { $path }
cheated = { $who } cheated, and signed it: { $reason }
evidence = The evidence, for anybody to check: { $command } verify { $path }
verified-by = An independent process checks the record:
input-ended = the input has ended; go on later with: { $command } resume
