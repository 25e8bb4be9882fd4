# Many records at once: a ladder.

ladder = Ladder
ladder-seen = { $files ->
    [one] 1 file
   *[other] { $files } files
}, { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}; { $counted ->
    [0] no match counts
    [one] 1 match counts
   *[other] { $counted } matches count
}.
ladder-people = Players
ladder-rating = rating
ladder-reach = 95 %
ladder-wins = won
ladder-of = played
ladder-names = names
ladder-matches = Matches that count
ladder-game = game
ladder-players = players
ladder-winners = won by
ladder-files = files
ladder-others = Matches that don’t count
ladder-why = why
ladder-unfinished = unfinished; the next word was owed by { $owed }
ladder-unfinished-nobody = unfinished; only signatures are missing
ladder-broken-off = broken off; the next word was owed by { $owed }
ladder-convicted = { $whom } convicted, by rule { $rules }
ladder-nobody-won = nobody won
ladder-refused = Not believed
ladder-joins = { $path }: two JOINs of one key for one occasion, and no match
ladder-signed-twice = The key of { $who } ({ $key }) sat down twice for one occasion, at two tables. That convicts nobody.
ladder-note-model = Ratings: 1500 is the middle, 400 points more are odds of ten to one, and the truth is likely (95 %) within the second number. Fitted to all matches at once (Luce, with a prior of 350 points); several winners share a win.
ladder-note-left-out = These are the files that were named. Whether some were left out can’t be seen.
ladder-note-own-keys = A person is a key here. Whether somebody played against keys of their own can’t be seen either.
ladder-note-names = Names are what players called themselves, and anybody can take any name.
ladder-note-seats = All games count alike, however much luck is in them.
