# What a simulation found.

matches = matches
played = { $matches ->
    [one] 1 match
   *[other] { $matches } matches
} of { $game }, { $players } players, seed { $seed }
bot = bot
won = won
rate = rate
interval = 95 % interval
to = to
span = { $least } to { $most }
undecided = { $count } undecided after { $after } decisions
decisions = Decisions in a match (median { $median }):
