# Why a file is refused. Behind a colon the system speaks itself where words are missing here.

unread = { $path } can't be read: { $reason }
empty = { $path } is empty
changed = { $path } has changed while it was being read
no-record = { $path } is no record of a match, or a damaged one
opening-alone = { $path } is what a player has opened: name the record of the match before it
outdated = { $path } is of version { $version }, which this program does not read
not-here = { $path } can't be replayed here: this version does not know the game { $game }, edition { $edition }, with the options that were signed
convicts-nobody = { $path } convicts nobody: what it shows was allowed, belongs to another table, or was never signed as it stands here
broken = { $path }: message { $message }, by { $who } (seat { $seat }), does not hold (rule { $rule }). { $why }
broken-shown = { $path }: message { $message } shows that { $who } (seat { $seat }) broke rule { $rule }. { $why }
broken-call = { $path }: what was signed in a call, by { $who } (seat { $seat }), does not hold (rule { $rule }). { $why }
failed = { $path }: this record does not hold. { $why }
failed-at = { $path }: message { $message } does not hold. { $why }
not-twice = { $path } does not show that anybody signed twice: the two signatures are not by one player, for one match and under different words
unwritten = { $path } can't be written to: { $reason }
out-alone = --out is for the evidence that two records are, so name another
explain-what = --explain takes the number of a message, roll2 for roll call 2, or all; not '{ $word }'
two-records = two records are compared at a time, and openings are checked against one
explain-one = --explain with a number takes one record at a time
no-such-message = there is no message { $wanted } in this record: { $count ->
    [0] there is none
    [one] there is only one
   *[other] there are { $count }
}
no-such-roll = there is no roll call { $wanted } in this record: { $count ->
    [0] there is none
    [one] there is only one
   *[other] there are { $count }
}
no-turn = there is no turn { $turn } in this match: the last is { $last }
