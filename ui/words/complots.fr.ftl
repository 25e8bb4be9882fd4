# Complots : personnages, actions, questions et ce qu’il en advient.

title = Complots
about = Annoncez le personnage qui vous plaît, doutez des autres, et gardez la dernière carte cachée.

duchess = Duchesse
    .a = une Duchesse
    .the = la Duchesse
assassin = Assassin
    .a = un Assassin
    .the = l’Assassin
countess = Comtesse
    .a = une Comtesse
    .the = la Comtesse
captain = Capitaine
    .a = un Capitaine
    .the = le Capitaine
ambassador = Ambassadeur
    .a = un Ambassadeur
    .the = l’Ambassadeur
inquisitor = Inquisiteur
    .a = un Inquisiteur
    .the = l’Inquisiteur

## Ce qui s’est passé

begins = { $who } { VERB($who, "commencez", "commence") }, par tirage au sort.
action-income = { $who } { VERB($who, "prenez", "prend") } un Revenu : 1 pièce.
action-foreign_aid = { $who } { VERB($who, "demandez", "demande") } l’Aide étrangère : 2 pièces.
action-assassination = { $who } { VERB($who, "payez", "paie") } 7 pièces { READER($target) ->
    [yes] pour vous faire perdre une carte.
   *[no] pour faire perdre une carte à { $target }.
}
action-duchess_tax = { $who } { VERB($who, "annoncez", "annonce") } la Duchesse, pour prendre 3 pièces.
action-assassin_kill = { $who } { VERB($who, "annoncez", "annonce") } l’Assassin, { READER($target) ->
    [yes] pour vous frapper contre 3 pièces.
   *[no] pour frapper { $target } contre 3 pièces.
}
action-captain_steal = { $who } { VERB($who, "annoncez", "annonce") } le Capitaine, { READER($target) ->
    [yes] pour vous voler 2 pièces.
   *[no] pour voler 2 pièces à { $target }.
}
action-ambassador_exchange = { $who } { VERB($who, "annoncez", "annonce") } l’Ambassadeur, pour échanger des cartes avec la Cour.
action-inquisitor_exchange = { $who } { VERB($who, "annoncez", "annonce") } l’Inquisiteur, pour échanger une carte avec la Cour.
action-inquisitor_examine = { $who } { VERB($who, "annoncez", "annonce") } l’Inquisiteur, { READER($target) ->
    [yes] pour voir une de vos cartes.
   *[no] pour voir une carte { DE($target) }.
}
not-doubted = Personne n’en doute.
doubted = { READER($by) ->
    [yes] Vous en doutez.
   *[no] Mis en doute par { $by }.
}
drawn-doubt = C’est { $picked } que le sort désigne pour douter au nom de tous.
not-countered = Personne ne contre.
countered = { READER($by) ->
    [yes] Vous contrez, avec { FORM($face, "the") }.
   *[no] Contré par { $by }, avec { FORM($face, "the") }.
}
drawn-counter = C’est { $picked } que le sort désigne pour contrer au nom de tous.
prove-shown = { $who } { VERB($who, "montrez", "montre") } { FORM($face, "the") } : l’annonce était vraie.
prove-conceded = { $who } ne { VERB($who, "montrez", "montre") } pas { FORM($face, "the") } : l’annonce tombe.
prove-denied = { $who } { VERB($who, "prouvez", "prouve") } ne pas avoir { FORM($face, "the") } : l’annonce tombe.
lost = { $who } { VERB($who, "perdez", "perd") } { FORM($face, "a") }.
lost-last = { $who } { VERB($who, "perdez", "perd") } { FORM($face, "a") } et { VERB($who, "quittez", "quitte") } la partie.
examined = { READER($target) ->
    [yes] { $who } vous montre une carte, et à personne d’autre.
   *[no] { $who } { VERB($who, "montrez", "montre") } une carte à { $target }, et à personne d’autre.
}
discard = { $who } { VERB($who, "faites", "fait") } remplacer la carte.
give-back = { $who } { VERB($who, "rendez", "rend") } la carte.
drew = { $who } { VERB($who, "piochez", "pioche") } { $count ->
    [one] une carte
   *[other] { $count } cartes
} à la Cour.
keep = { $who } { VERB($who, "rendez", "rend") } { $count ->
    [one] une carte
   *[other] { $count } cartes
} à la Cour, sans qu’on voie { $count ->
    [one] laquelle
   *[other] lesquelles
}.
pick = { $who } { VERB($who, "choisissez", "choisit") } en secret une carte de { VERB($who, "votre", "son") } propre paquet.
court-shuffled = On mélange la Cour, { $count } cartes.

## Questions

ask-action = Que faites-vous ?
ask-doubt = En doutez-vous ?
ask-counter = Contrez-vous ?
ask-prove = On doute de vous. Montrez-vous la carte ?
ask-lose = Quelle carte perdez-vous ?
ask-keep = Quelles cartes gardez-vous ?
ask-show = Quelle carte montrez-vous ?
ask-discard = Faut-il remplacer la carte ?
ask-pick = Quelle carte choisissez-vous ?
ask-doubt-of = Doutez-vous { QUE($target) } ait { FORM($face, "the") } ?
ask-counter-aid = Contrez-vous l’Aide étrangère { DE($target) } ?
ask-counter-of = Contrez-vous { FORM($face, "the") } { DE($target) } ?
ask-prove-to = { $target } doute de vous. Montrez-vous { FORM($face, "the") } ?
ask-show-to = Quelle carte montrez-vous à { $target } ?
ask-discard-of = Faut-il remplacer la carte { DE($target) } que vous avez vue ?

## Aide à chaque question

help-action = Une action par tour, et vous pouvez annoncer n’importe quel personnage, que vous l’ayez ou non. Le Revenu et l’Assassinat à sept pièces ne demandent aucun personnage et personne ne peut les empêcher. L’Aide étrangère se contre avec la Duchesse ; le Capitaine avec un Capitaine, un Ambassadeur ou un Inquisiteur ; l’Assassin avec la Comtesse, par la victime. Pour le reste, on ne peut que douter. Dès 10 pièces, il faut payer un Assassinat.
help-doubt = Si vous doutez et que la carte est montrée, vous perdez une carte, et l’autre en pioche une nouvelle à la place. Si elle n’est pas montrée, c’est l’autre qui perd une carte, et l’annonce tombe. Tous décident en secret et se dévoilent ensemble ; si plusieurs doutent, le sort en désigne un.
help-counter = Pour contrer, vous annoncez à votre tour un personnage, dont on peut douter comme de toute annonce. Si le contre tient, l’action ne rapporte rien. Vous pouvez aussi laisser passer.
help-prove = Montrez la carte, et la personne qui a douté en perd une ; la vôtre retourne à la Cour et vous en piochez une autre. Cédez, et vous perdez une carte de votre choix, et votre annonce tombe.
help-lose = La carte choisie est retournée aux yeux de tous, et le reste. Sans carte cachée, vous quittez la partie et vos pièces retournent au Trésor.
help-keep = Gardez autant de cartes que vous en aviez ; les autres retournent à la Cour, que l’on mélange. Personne n’apprend lesquelles vous gardez.
help-show = Seul l’Inquisiteur verra la carte. Il peut vous la rendre, ou la faire remplacer par une autre.
help-discard = Personne d’autre que vous n’a vu la carte. Rendez-la, ou faites-la mélanger à la Cour et remplacer par une autre, que vous ne verrez pas.
help-pick = À deux joueurs, vous choisissez vous-même une de vos deux cartes, à l’abri des regards, parmi les cinq personnages ; l’autre a été distribuée.

## Choix

option-action-income = Revenu : prendre 1 pièce
option-action-foreign_aid = Aide étrangère : prendre 2 pièces
option-action-assassination = Assassinat : payer 7 pièces, { $target } perd une carte
option-action-duchess_tax = Duchesse : prendre 3 pièces
option-action-assassin_kill = Assassin : payer 3 pièces, { $target } perd une carte
option-action-captain_steal = Capitaine : voler 2 pièces à { $target }
option-action-ambassador_exchange = Ambassadeur : piocher 2 cartes, en rendre 2
option-action-inquisitor_exchange = Inquisiteur : piocher une carte, en rendre une
option-action-inquisitor_examine = Inquisiteur : voir une carte { DE($target) }
option-doubt-yes = Mettre en doute
option-doubt-no = Laisser passer
option-counter-none = Laisser passer
option-counter-duchess = Contrer avec la Duchesse
option-counter-countess = Contrer avec la Comtesse
option-counter-captain = Contrer avec le Capitaine
option-counter-ambassador = Contrer avec l’Ambassadeur
option-counter-inquisitor = Contrer avec l’Inquisiteur
option-prove-card = Montrer { FORM($card, "the") }
option-prove-none = Céder
option-discard-yes = La faire remplacer
option-discard-no = La rendre

## La table

court = Cour : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
treasury = Trésor : { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}

## Les options d’une table

option-name-variant = cinquième personnage
option-name-treasury = trésor
option-name-concede = on peut céder avec la carte en main
option-name-selfcounter = après un doute à tort, on peut contrer
option-name-race = qui parle en premier
bounded = limité (54 pièces)
unlimited = illimité
coin = le sort décide
clockwise = dans le sens du jeu
option-about-variant = Qui est le cinquième personnage : l’Ambassadeur échange deux cartes avec la Cour ; l’Inquisiteur en échange une, ou regarde une carte d’un autre.
option-about-treasury = Si le Trésor peut s’épuiser. S’il le peut, on prend ce qui reste, même rien.
option-about-concede = Si l’on peut refuser de montrer une carte mise en doute que l’on a, et perdre à la place celle que l’on veut. Sinon, céder prouve qu’on ne l’a pas.
option-about-selfcounter = Si une victime qui a douté en vain peut encore contrer. Sinon, le doute était sa réponse.
option-about-race = Qui parle si plusieurs veulent douter ou contrer en même temps : un tirage que personne ne peut influencer, ou le suivant dans le sens du jeu.

## Référence

rules-goal = Chacun a deux personnages face cachée ; chacun est une vie. Qui doit en céder un retourne celui de son choix, et sans carte cachée on quitte la partie. Le dernier à garder une carte cachée gagne. Chacun commence avec 2 pièces ; à deux, le premier n’en a qu’une.
card-duchess = Prend 3 pièces au Trésor. Permet de contrer l’Aide étrangère, d’où que vienne la demande.
card-assassin = Pour 3 pièces, quelqu’un perd une carte. La Comtesse de la victime le contre ; les pièces restent payées.
card-countess = N’a pas d’action : elle contre l’Assassin qui vise son joueur.
card-captain = Vole 2 pièces à quelqu’un, ou la seule qu’il a. Permet de contrer le Capitaine d’un autre.
card-ambassador = Pioche 2 cartes à la Cour, en garde autant qu’avant et rend les autres. Permet de contrer le Capitaine.
card-inquisitor = Se joue à la place de l’Ambassadeur. Pioche une carte à la Cour et en rend une ; ou voit une carte que quelqu’un choisit, et peut la faire remplacer. Permet de contrer le Capitaine.
