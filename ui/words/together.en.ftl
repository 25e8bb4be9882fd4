# Two records side by side: how they belong together, and whom they convict.

pair-heading = Together
pair-same = Both files hold the same match.
pair-begins = { $one } is the beginning of { $other }.
pair-views = Two views of one match: what is in both is the same, and each holds something more.
pair-conflict = These are two stories of one table, and they contradict each other.
pair-results = They name two results: in { $one } { $first } won, in { $other } { $second }.
pair-matches = Two matches, at two tables. One says nothing about the other.
pair-joined-twice = The key of { $who } ({ $key }) sat down twice for one occasion, at two tables. Nobody is convicted by that: a folder that was copied does it, too.
pair-shown = { $file } holds what { $who } owed, { $debt }. { $by } { $count ->
    [one] says
   *[other] say
} that it did not arrive.
pair-each-gone = One record says that { $first } was gone, the other that { $second } was. Nothing is decided by that.
pair-nobody = Nobody is convicted.
pair-convicted = Convicted: { $whom }. You need not take anybody’s word for it.
pair-lied = { $who } signed things that don’t go together, and that no honest program signs both.
pair-impossible = This can’t be. Two such records convict at least { $least ->
    [one] one player
   *[other] { $least } players
}, and here { $count ->
    [0] nobody is
    [one] only one is
   *[other] only { $count } are
}. There is a bug in this program; please report it, with both files.
pair-evidence = The evidence against { $who } is in { $path }.
pair-how-to-keep = To keep the evidence, add --out and the name of a folder.

## Explained: where they part

parting-title = Two records of one table
parting-files = { $one } and { $other }
parting-line = Each was checked alone, and holds; then all that was signed in one was held against the other.
section-both = What both tell
section-parting = Where the stories part
section-more = What only one of them tells
section-follows = What follows
parting-both = { $count ->
    [0] No message is
    [one] 1 message is
   *[other] { $count } messages are
} in both, word for word.
parting-nowhere = Nowhere: no two messages are for one place, and no roll call of one contradicts the other.
parting-fork = { $who } signed two different messages as number { $seq } of their own.
parting-told = In { $file }, message { $number }: { $who } { $line }.
parting-heard = Whoever went on from there: { $hearers }.
parting-hearer = { $who } (message { $number })
parting-unheard = Nobody else went on from there.
parting-rolls = There are two different roll calls { $number }.
parting-roll = In { $file }: { $line }
parting-voted = { $seats } { $count ->
    [one] signed both.
   *[other] each signed both.
}
parting-left-out = In { $here }, roll call { $roll } leaves out { $count ->
    [one] a message
   *[other] { $count } messages
} that { $file } holds, from message { $number } on: { $who } { $line }.
parting-denied = { $seats } { $count ->
    [one] had said some of that, and reported without it.
   *[other] had each said some of that, and reported without it.
}
parting-more = Only { $file } holds { $count ->
    [one] one message
   *[other] { $count } messages
}, from message { $number } on: { $who } { $line }.
parting-look = For one of these messages: verify, one of the files, --explain and its number.
