# Ce qu’une simulation a trouvé.

matches = parties
played = { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
} : { $game }, { $players } joueurs, graine { $seed }
bot = robot
won = gagnées
rate = part
interval = intervalle à 95 %
to = à
span = { $least } à { $most }
undecided = { $count ->
    [one] { $count } partie sans vainqueur
   *[other] { $count } parties sans vainqueur
} après { $after } décisions
decisions = Décisions par partie (médiane { $median }) :
