# Why a file is refused. What stands behind a colon may be the system’s or the protocol’s own words.

unread = { $path } can't be read: { $reason }
empty = { $path } is empty
no-record = { $path } is no record of a match, or a damaged one
opening-alone = { $path } is what a player has opened: name the record of the match before it
outdated = { $path } can't be read by this program: { $why }
not-here = { $path } can't be replayed here: { $reason }
convicts-nobody = { $path } convicts nobody: { $reason }
broken = { $path }: message { $message }, by { $who } (seat { $seat }), does not hold: { $why }
broken-call = { $path }: what was signed in a call, by { $who } (seat { $seat }), does not hold: { $why }
failed = { $path }: { $why }
failed-at = { $path }: message { $message }: { $why }
not-twice = { $path } does not show that anybody signed twice: { $reason }
unwritten = { $path } can't be written to: { $reason }
out-alone = --out is for the evidence that two records are, so name another
explain-what = --explain takes the number of a message, roll2 for roll call 2, or all; not '{ $word }'
two-records = two records are compared at a time, and openings are checked against one
explain-one = --explain with a number takes one record at a time
no-such-message = there is no message { $wanted } in this record: { $count ->
    [0] there is none
   *[other] there are { $count }
}
no-such-roll = there is no roll call { $wanted } in this record: { $count ->
    [0] there is none
   *[other] there are { $count }
}
no-turn = there is no turn { $turn } in this match: the last is { $last }
