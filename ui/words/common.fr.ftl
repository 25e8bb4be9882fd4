# Les mots de tous les jeux et de tous les écrans.

you = Vous
you-object = vous
reader = { $name } (vous)
seen = Vous voyez { $faces }.
list = { $most } et { $last }
either = { $most } ou { $last }
card = la carte { $card }
cards = les cartes { $cards }
cards-row = les cartes { $first } à { $last }
cards-many = { $count } cartes
yes = oui
no = non
none = rien

coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}

## Ce qui s’est passé, quand un jeu n’a pas ses propres mots

event-deck = { $count ->
    [one] Une carte entre en jeu.
   *[other] { $count } cartes entrent en jeu.
}
event-shuffle = { $count ->
    [one] Une carte reçoit un nouveau masque.
   *[other] On mélange { $count } cartes.
}
event-mix = { $who } { VERB($who, "mélangez", "mélange") } { $count } cartes à l’abri des regards.
event-arrange = { $who } { VERB($who, "choisissez", "choisit") } { $front ->
    [one] une carte
   *[other] { $front } cartes
} sur { $count } à l’abri des regards.
event-look = { $who } { VERB($who, "regardez", "regarde") } { $count ->
    [one] une carte.
   *[other] { $count } cartes.
}
event-look-all = Tout le monde regarde ses cartes.
event-show = { READER($to) ->
    [yes] { $who } vous montre { $cards }, et à personne d’autre.
   *[no] { $who } { VERB($who, "montrez", "montre") } { $cards } à { $to }, et à personne d’autre.
}
event-give = { READER($to) ->
    [yes] { $who } vous passe { $cards }, à l’insu de tous les autres.
   *[no] { $who } { VERB($who, "passez", "passe") } { $cards } à { $to }, à l’insu de tous les autres.
}
event-lay = { $who } { VERB($who, "posez", "pose") } une carte face cachée.
event-lay-none = { $who } ne { VERB($who, "posez", "pose") } pas de carte.
event-reveal = Retournées aux yeux de tous : { $faces }.
event-coin = Le tirage donne { $number } sur { $sides }.
event-coins = Les tirages donnent { $numbers }.
event-choose = { $who } { VERB($who, "choisissez", "choisit") } : { $option }.
event-together = Tous ont choisi : { $choices }.
prove-shown = { $who } { VERB($who, "montrez", "montre") } { FORM($face, "the") }.
prove-conceded = { $who } ne { VERB($who, "montrez", "montre") } pas { FORM($face, "the") } et { VERB($who, "cédez", "cède") }.
prove-denied = { $who } { VERB($who, "prouvez", "prouve") } ne pas avoir { FORM($face, "the") }.
event-purses = Chacun reçoit une bourse : { $amounts }.
event-income = La banque paie { $amounts }.
event-offer = { READER($to) ->
    [yes] { $who } vous fait une offre que nul autre ne peut compter.
   *[no] { $who } { VERB($who, "faites", "fait") } à { $to } une offre que nul autre ne peut compter.
}
event-offer-exactly = { READER($to) ->
    [yes] { $who } accepte de vous payer { $amount }.
   *[no] { $who } { VERB($who, "acceptez", "accepte") } de payer { $amount } à { $to }.
}
event-offer-none = { READER($to) ->
    [yes] { $who } ne vous fait pas d’offre.
   *[no] { $who } { VERB($who, "ne faites", "ne fait") } pas d’offre à { $to }.
}
event-settle-paid = { READER($from) ->
    [yes] Votre offre à { $to } est payée.
   *[no] { READER($to) ->
        [yes] L’offre { QUE($from) } vous a faite est payée.
       *[no] L’offre { DE($from) } à { $to } est payée.
    }
}
event-settle-dropped = { READER($from) ->
    [yes] Votre offre à { $to } est refusée.
   *[no] { READER($to) ->
        [yes] L’offre { QUE($from) } vous a faite est refusée.
       *[no] L’offre { DE($from) } à { $to } est refusée.
    }
}
event-empty = { $who } { VERB($who, "montrez", "montre") } une bourse vide.
event-empty-none = { $who } { VERB($who, "gardez", "garde") } la bourse fermée.
event-count = On ouvre les bourses : { $amounts }.
event-speak = { $who } : « { $text } »
amount-of = { $seat } ({ $amount })
aside-purse = Dans votre bourse : { $amount }.
aside-offer = { READER($to) ->
    [yes] { $who } vous offre { $amount }.
   *[no] { $who } { VERB($who, "offrez", "offre") } { $amount } à { $to }.
}

## Ce qui a été prouvé

proved = prouvé : { $what }
proved-shown = la carte est { FORM($face, "the") } et ne peut être rien d’autre
proved-denied = { $count ->
    [one] la carte n’est pas { FORM($face, "the") }
   *[other] aucune des { $count } cartes n’est { FORM($face, "the") }
}
proved-revealed = { $count ->
    [one] la carte était là depuis le début, et tous l’ont ouverte ensemble
   *[other] les cartes étaient là depuis le début, et tous les ont ouvertes ensemble
}
proved-arranged = les { $count } mêmes cartes, dans un ordre connu { DE($by) } uniquement
proved-read = personne d’autre { QUE($by) } ne peut { $count ->
    [one] la
   *[other] les
} lire
proved-dealt = le paquet est complet, mélangé par { $mixers } joueurs sur { $players }, et chacun ne lit que ses cartes
proved-played = { $count ->
    [one] la carte vient de la main et ne peut être rien d’autre
   *[other] les cartes viennent de la main et ne peuvent être rien d’autre
}
proved-laid = la carte vient de la main, et c’est l’une des { $count } qui ont le droit d’être ici
proved-passed = { $count ->
    [one] la même carte, et parmi les autres personne ne peut la lire hormis { $by }
   *[other] les mêmes cartes, et parmi les autres personne ne peut les lire hormis { $by }
}
proved-offered = { READER($by) ->
    [yes] vous pouvez
   *[no] { $by } peut
} le payer ; combien c’est, les deux parties seules le savent
proved-offered-exactly = c’est exactement cela, et { READER($by) ->
    [yes] vous pouvez
   *[no] { $by } peut
} le payer
proved-empty = il n’y a rien dans la bourse
proved-counted = chaque bourse s’accorde avec tout ce qui a été payé
proved-counted-some = chaque bourse ouverte s’accorde avec tout ce qui a été payé
proved-drawn = personne n’a pu choisir sa part, ni prévoir l’issue

## Questions et choix

ask = Que choisissez-vous ({ $ask }) ?
option-yes = oui
option-no = non
option-none = rien
option-card = { $card }
option-cards = { $cards }
option-seat = { $seat }

## Une table que l’on regarde

turn = Tour { $number } : { $who }
setting-up = Mise en place
winner = { $winners } { $count ->
    [one] gagne la partie.
   *[other] gagnent la partie.
}
winner-you = { $count ->
    [one] Vous gagnez la partie.
   *[other] Vous gagnez la partie, avec { $others }.
}
out = hors jeu
only-through = { $count ->
    [one] { $who } ne vous atteint que par { $through }, qui peut retenir ce que vous dites, mais ni le lire ni le modifier.
   *[other] { $who } ne vous atteignent que par { $through }, qui peut retenir ce que vous dites, mais ni le lire ni le modifier.
}
all-only-through = Tous les autres ne vous atteignent que par { $through }, qui peut retenir ce que vous dites, mais ni le lire ni le modifier.
heard-through = par { $who }
not-there = pas là
player = joueur
hidden-cards = cachées
shown-cards = retournées
purse = pièces
message = message { $first }
messages = messages { $first } { $count ->
    [2] et
   *[other] à
} { $last }
roll = appel { $first }
rolls = appels { $first } { $count ->
    [2] et
   *[other] à
} { $last }
keys = Entrée : suite · b : retour · q : quitter
was-late = Le temps { DE($who) } est écoulé : le choix par défaut compte.
was-late-you = Votre temps est écoulé : le choix par défaut compte.
was-gone = { $who } { VERB($who, "n’êtes", "n’est") } pas là : le choix par défaut compte.
gone = La table continue sans { $seats }.
gone-you = Les autres ont continué sans vous : on n’entendait plus votre programme depuis trop longtemps. Il demande à revenir.
back = { $seats } { $count ->
    [one] est
   *[other] sont
} de retour à la table.
back-you = Vous êtes de retour à la table.
stops-evidence = L’enregistrement s’arrête ici : c’est une preuve contre { $who }.
stops-broken-off = L’enregistrement s’arrête ici : la partie a été interrompue.
stops-unfinished = L’enregistrement s’arrête ici : la partie n’est pas finie.

## Ce qu’une table supporte

strength-spares = { $spares ->
    [one] Si un joueur disparaît, la partie continue.
   *[other] Si des joueurs disparaissent, { $spares } au plus, la partie continue.
}
strength-withstands = { $withstands ->
    [one] Un tricheur ne peut ni lire vos cartes ni donner deux résultats à la partie, même s’il tient toutes les connexions.
   *[other] Jusqu’à { $withstands } tricheurs de mèche ne peuvent ni lire vos cartes ni donner deux résultats à la partie, même s’ils tiennent toutes les connexions.
} La partie peut encore être arrêtée : par quelqu’un qui triche ouvertement, et que tout le monde voit faire, ou par plus { $spares ->
    [one] d’un joueur qui se tait.
   *[other] de { $spares } joueurs qui se taisent.
}
strength-alone = Personne ne remplace personne : si un joueur disparaît pour de bon, la partie finit sans résultat. Vos cartes restent cachées même si tous les autres sont de mèche.
strength-friends = Entre amis seulement : celui des trois qui transmet les messages des deux autres peut lire des cartes cachées, et jouer avec chacun une partie différente. Cela ne se prouve que si les deux enregistrements se retrouvent un jour côte à côte.
fact = { $name } : { $value }
