# Wat een simulatie opleverde.

matches = partijen
played = { $matches ->
    [one] 1 partij
   *[other] { $matches } partijen
} { $game }, { $players } spelers, seed { $seed }
bot = bot
won = gewonnen
rate = aandeel
interval = 95%-interval
to = tot
span = { $least } tot { $most }
undecided = { $count ->
    [one] 1 partij
   *[other] { $count } partijen
} zonder winnaar na { $after } beslissingen
decisions = Beslissingen per partij (mediaan { $median }):
