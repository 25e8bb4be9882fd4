# Beaucoup d’enregistrements à la fois : un classement.

ladder = Classement
ladder-seen = { $files ->
    [one] { $files } fichier
   *[other] { $files } fichiers
}, { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} ; { $counted ->
    [0] aucune partie ne compte
    [one] { $counted } partie compte
   *[other] { $counted } parties comptent
}.
ladder-people = Joueurs
ladder-rating = cote
ladder-reach = 95 %
ladder-wins = gagnées
ladder-of = jouées
ladder-names = noms
ladder-matches = Parties qui comptent
ladder-game = jeu
ladder-players = joueurs
ladder-winners = victoire
ladder-files = fichiers
ladder-others = Parties qui ne comptent pas
ladder-why = pourquoi
ladder-unfinished = inachevée ; le mot suivant était attendu { DE($owed) }
ladder-unfinished-nobody = inachevée ; il ne manque que des signatures
ladder-broken-off = interrompue ; le mot suivant était attendu { DE($owed) }
ladder-convicted = preuve contre { $whom }, par la règle { $rules }
ladder-nobody-won = personne n’a gagné
ladder-refused = Ce qu’on ne croit pas
ladder-joins = { $path } : deux JOIN d’une même clé pour une même occasion, et pas de partie
ladder-signed-twice = La clé { DE($who) } ({ $key }) a pris place deux fois pour une même occasion, à deux tables. Cela ne confond personne.
ladder-note-model = Cotes : 1500 est le milieu, 400 points de plus valent dix contre un, et la vérité se trouve sans doute (95 %) dans la marge indiquée. Ajustées à toutes les parties à la fois (Luce, avec un a priori de 350 points) ; plusieurs vainqueurs se partagent une victoire.
ladder-note-left-out = Ce sont les fichiers qui ont été nommés. Si certains ont été laissés de côté, cela ne se voit pas.
ladder-note-own-keys = Ici, une personne est une clé. Si quelqu’un a joué contre ses propres clés, cela ne se voit pas non plus.
ladder-note-names = Les noms sont ceux que les joueurs se sont donnés, et chacun peut prendre n’importe lequel.
ladder-note-seats = Tous les jeux comptent autant, quelle que soit la part de la chance.
