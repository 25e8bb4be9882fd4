# Mascarade : personnages, actions, questions et ce qu’il en advient.

title = Mascarade
about = Échangez des cartes sous la table, ou pas, et annoncez qui vous êtes : treize pièces font gagner, qu’on le sache ou non.

judge = Juge
    .a = un Juge
    .the = le Juge
bishop = Évêque
    .a = un Évêque
    .the = l’Évêque
king = Roi
    .a = un Roi
    .the = le Roi
fool = Fou
    .a = un Fou
    .the = le Fou
queen = Reine
    .a = une Reine
    .the = la Reine
thief = Voleur
    .a = un Voleur
    .the = le Voleur
witch = Sorcière
    .a = une Sorcière
    .the = la Sorcière
spy = Espionne
    .a = une Espionne
    .the = l’Espionne
peasant = Paysan
    .a = un Paysan
    .the = le Paysan
cheat = Tricheur
    .a = un Tricheur
    .the = le Tricheur
inquisitor = Inquisiteur
    .a = un Inquisiteur
    .the = l’Inquisiteur
widow = Veuve
    .a = une Veuve
    .the = la Veuve

## Où se trouve une carte

own-only = { VERB($who, "votre", "sa") } carte
own-left = { VERB($who, "votre", "sa") } carte de gauche
own-right = { VERB($who, "votre", "sa") } carte de droite
own-protected = { VERB($who, "votre", "sa") } carte protégée
place-only = { READER($owner) ->
    [yes] votre carte
   *[no] la carte { DE($owner) }
}
place-left = { READER($owner) ->
    [yes] votre carte de gauche
   *[no] la carte de gauche { DE($owner) }
}
place-right = { READER($owner) ->
    [yes] votre carte de droite
   *[no] la carte de droite { DE($owner) }
}
place-protected = { READER($owner) ->
    [yes] votre carte protégée
   *[no] la carte protégée { DE($owner) }
}
place-centre_1 = la première carte du centre
place-centre_2 = la seconde carte du centre

## Ce qui s’est passé

begins = { $who } { VERB($who, "commencez", "commence") }, par tirage au sort.
dealt = Cartes distribuées face visible, puis retournées face cachée. En jeu : { $faces }.
takes = { $who } { VERB($who, "prenez", "prend") } { $one } et { $other } sous la table.
puts-back = { $who } les { VERB($who, "remettez", "remet") } en place, après les avoir échangées, ou pas.
looks = { $who } { VERB($who, "regardez", "regarde") } { $card }.
announces = { $who } { VERB($who, "annoncez", "annonce") } { FORM($face, "the") }.
announces-with = { $who } { VERB($who, "annoncez", "annonce") } { FORM($face, "the") }, avec { $card }.
contests = { $who } { VERB($who, "contestez", "conteste") }, en affirmant être { FORM($face, "the") }.
contests-with = { $who } { VERB($who, "contestez", "conteste") }, en affirmant que { $card } est { FORM($face, "the") }.
not-contested = Personne ne conteste. { $power }
shows = { $who } { VERB($who, "montrez", "montre") } { FORM($face, "the") }
shows-next = { $seat } { VERB($seat, "montrez", "montre") } { FORM($face, "the") }
unmasked = { $shown }. { $power }
unmasked-none = { $shown } : personne n’est { FORM($face, "the") }.
power-judge = { $who } { VERB($who, "prenez", "prend") } tout ce qui est au tribunal.
power-bishop = { $who } { VERB($who, "prenez", "prend") } 2 pièces au plus riche des autres.
power-king = { $who } { VERB($who, "prenez", "prend") } 3 pièces à la banque.
power-fool = { $who } { VERB($who, "prenez", "prend") } 1 pièce à la banque, puis deux cartes des autres.
power-queen = { $who } { VERB($who, "prenez", "prend") } 2 pièces à la banque.
power-thief = { $who } { VERB($who, "prenez une pièce à chacun de vos", "prend une pièce à chacun de ses") } voisins.
power-witch = { $who } { VERB($who, "pouvez échanger votre", "peut échanger sa") } fortune avec une autre.
power-spy = { $who } { VERB($who, "pouvez", "peut") } voir deux cartes.
power-peasant = { $who } { VERB($who, "prenez", "prend") } 1 pièce à la banque.
power-peasants = Les deux Paysans sont là : chacun prend 2 pièces à la banque.
power-cheat = { $who } { VERB($who, "gagnez", "gagne") } avec 10 pièces ou plus ; avec moins, rien ne se passe.
power-inquisitor = { $who } { VERB($who, "pouvez", "peut") } interroger quelqu’un.
power-widow = { $who } { VERB($who, "prenez", "prend") } à la banque ce qui manque pour faire 10 pièces.
target-bishop = { $who } { VERB($who, "choisissez", "choisit") } parmi les plus riches : { $target }.
target-witch = { READER($target) ->
    [yes] { $who } échange sa fortune contre la vôtre.
   *[no] { $who } { VERB($who, "échangez votre", "échange sa") } fortune avec { $target }.
}
target-question = { READER($target) ->
    [yes] { $who } vous demande : qui êtes-vous ?
   *[no] { $who } { VERB($who, "demandez", "demande") } à { $target } : qui êtes-vous ?
}
declines = { $who } { VERB($who, "laissez", "laisse") } toutes les fortunes où elles sont.
fools-both = { $who } { VERB($who, "prenez", "prend") } sous la table les deux cartes non protégées de l’adversaire et les { VERB($who, "remettez", "remet") } en place, après les avoir échangées, ou pas.
spies = { $who } { VERB($who, "regardez", "regarde") } { $one } et { $other }.
guesses = { $who } { VERB($who, "répondez", "répond") } : { FORM($face, "the") }.
guessed-right = { $who } { VERB($who, "montrez", "montre") } { FORM($face, "the") } : c’était juste.
guessed-wrong = { $who } { VERB($who, "montrez", "montre") } { FORM($face, "the") } : c’était faux, et 4 pièces vont à l’Inquisiteur.

## Questions

ask-action = Que faites-vous ?
ask-swap = Échangez-vous les deux cartes ? Personne d’autre ne le saura.
ask-contest = Contestez-vous ?
ask-bishop = Qui faites-vous payer ?
ask-fool = Quelles sont les deux cartes que vous prenez sous la table ?
ask-witch = Avec qui échangez-vous votre fortune ?
ask-spy = Quelle carte regardez-vous, outre la vôtre ?
ask-question = Qui interrogez-vous ?
ask-guess = Qui êtes-vous ?
ask-contest-of = { $target } annonce { FORM($face, "the") }. Contestez-vous ?

## Aide à chaque question

help-action = Une seule chose par tour : prendre sous la table une de vos cartes et une autre, et les échanger ou pas ; ou regarder une de vos cartes, sans la montrer ; ou annoncer un personnage en jeu, que vous le soyez ou non. Si personne ne conteste, vous utilisez son pouvoir sans rien montrer. Pendant les quatre premiers tours de la partie, et si une de vos cartes a été montrée au tour juste avant le vôtre, vous ne pouvez qu’échanger ou pas.
help-swap = Quoi que vous fassiez, les deux cartes reçoivent un nouveau masque, et une preuve montre que ce sont les deux mêmes, mais non dans quel ordre. Personne d’autre ne pourra jamais le dire.
help-contest = Contester, c’est affirmer être vous-même ce personnage. Si quelqu’un le fait, tous ceux qui l’affirment montrent leur carte : celui qui l’est vraiment utilise le pouvoir, et chacun des autres paie une pièce au tribunal. Si tous laissent passer, le pouvoir s’exerce sans qu’on voie la carte.
help-bishop = L’Évêque prend 2 pièces au plus riche des autres. Plusieurs le sont autant : à vous de dire qui paie.
help-fool = Vous avez votre pièce. Prenez maintenant sous la table deux cartes de deux autres joueurs ; vous ne les voyez pas, et personne d’autre ne saura si vous les avez échangées.
help-witch = Vous pouvez échanger toute votre fortune contre celle d’un autre, ou n’en rien faire. Une amende se paie ensuite, sur la nouvelle fortune.
help-spy = Vous voyez votre carte et celle que vous choisissez, puis vous les échangez ou pas. Personne d’autre ne les voit, ni ce que vous faites.
help-question = La personne choisie doit dire qui elle est, avant que sa carte ne soit montrée à tous. Si elle se trompe, elle vous donne 4 pièces, ou tout ce qu’elle a.
help-guess = Votre carte va être montrée à tous. Si vous la nommez, rien ne se passe ; si vous vous trompez, l’Inquisiteur reçoit 4 de vos pièces, ou toutes, et la partie s’arrête dès que quelqu’un n’en a plus.

## Choix

option-swap = Échanger ou pas : { $other }
option-swap-both = Échanger ou pas : { $one } et { $other }
option-look = Regarder { $card }
option-announce = Annoncer { FORM($face, "the") } : { $gain }
option-announce-with = Annoncer { FORM($face, "the") } avec { $card } : { $gain }
gain-judge = tout ce qui est au tribunal
gain-bishop = 2 pièces du plus riche
gain-king = 3 pièces
gain-fool = 1 pièce, et échanger ou pas deux autres cartes
gain-queen = 2 pièces
gain-thief = une pièce de chaque voisin
gain-witch = échanger les fortunes
gain-spy = voir deux cartes, échanger ou pas
gain-peasant = 1 pièce, ou 2 si les deux Paysans sont là
gain-cheat = gagner avec 10 pièces
gain-inquisitor = 4 pièces si l’autre se trompe
gain-widow = jusqu’à 10 pièces
option-keep = Les laisser où elles sont
option-exchange = Les échanger
option-contest = Contester : affirmer l’être vous-même
option-contest-with = Contester avec { $card }
option-contest-none = Laisser passer
option-witch-none = Avec personne
option-see = { $card }

## La table

court = Tribunal : { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
lie-3 = gauche, droite, protégée
lie-2 = gauche, droite
aside-centre = Vous savez que { $card } est { FORM($face, "the") }.
aside-follows = Il s’ensuit que { $card } est { FORM($face, "the") }.
aside-between = Entre { $cards } : { $faces }.
aside-among = L’une de ces cartes est { FORM($face, "the") } : { $cards }.
ending-cheat = Le Tricheur a 10 pièces ou plus.
ending-fortune = Les 13 pièces sont réunies.
ending-ruin = Quelqu’un est ruiné, et les plus riches gagnent.

## Les options d’une table

option-name-memory = mémoire
option-name-basic7 = septième sur sept
option-name-centre = cartes au centre
option-name-bishop = Évêque
option-name-king = Roi
option-name-fool = Fou
option-name-queen = Reine
option-name-thief = Voleur
option-name-witch = Sorcière
option-name-spy = Espionne
option-name-peasant = Paysans
option-name-cheat = Tricheur
option-name-inquisitor = Inquisiteur
option-name-widow = Veuve
perfect = l’écran retient tout ce que vous avez vu
human = l’écran retient le dernier tour de table
basic = comme dans le jeu de base
in = ajouté
option-value-out = laissé de côté
option-about-memory = Si votre propre écran ne vous rappelle que le dernier tour de table, comme à une vraie table, ou tout ce que vous avez vu.
option-about-basic7 = Qui est le septième personnage du jeu de base pour sept joueurs.
option-about-centre = Combien de cartes sont au centre à six joueurs ou plus. À quatre il y en a toujours deux, à cinq une.
option-about-character = Un jeu à votre façon : ajoutez-les ou laissez-les de côté. Le Juge y est toujours ; les Paysans vont par deux et demandent huit joueurs, comme l’Inquisiteur ; un tiers des cartes doit rapporter de l’or de la banque.
option-about-bishop = { option-about-character }
option-about-king = { option-about-character }
option-about-fool = { option-about-character }
option-about-queen = { option-about-character }
option-about-thief = { option-about-character }
option-about-witch = { option-about-character }
option-about-spy = { option-about-character }
option-about-peasant = { option-about-character }
option-about-cheat = { option-about-character }
option-about-inquisitor = { option-about-character }
option-about-widow = { option-about-character }

## Référence

rules-goal = Les cartes sont distribuées face visible devant tous, puis retournées. Chacun a 6 pièces. Qui en a 13 gagne aussitôt ; si quelqu’un perd sa dernière pièce, les plus riches gagnent. Vous êtes le personnage posé devant vous, que vous le sachiez ou non.
card-judge = Prend toutes les amendes qui sont au tribunal. Toujours en jeu.
card-bishop = Prend 2 pièces au plus riche des autres ; entre égaux, il choisit.
card-king = Prend 3 pièces à la banque.
card-fool = Prend 1 pièce à la banque, puis sous la table deux cartes de deux autres joueurs, à échanger ou pas, sans les regarder.
card-queen = Prend 2 pièces à la banque.
card-thief = Prend une pièce au voisin de gauche et une au voisin de droite.
card-witch = Peut échanger toutes ses pièces contre toutes celles d’un autre.
card-spy = Regarde sa carte et une autre, puis les échange, ou pas.
card-peasant = Ils sont deux. Prend 1 pièce à la banque ; si tous deux se montrent au même tour, chacun en prend 2.
card-cheat = Gagne la partie avec 10 pièces ou plus.
card-inquisitor = Demande à quelqu’un qui il est, puis la carte est montrée à tous : qui se trompe paie 4 pièces.
card-widow = Prend à la banque ce qui lui manque pour avoir 10 pièces.
