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
