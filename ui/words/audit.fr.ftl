# Vérifier une partie : le rapport, une ligne par message, et ce qui cloche dans une faute.

## Le rapport

heading = { $game }, { $count } joueurs
evidence-against = Preuve contre { $who }
status-complete = Complète : signée par { $signers }{ $count ->
    [0] {""}.
   *[other] {" "}; pas par { $missing }.
}
status-broken-off = Interrompue : il n’y a pas de résultat.
status-unfinished = Inachevée : { $signed ->
    [0] personne n’a encore signé de résultat.
   *[other] le résultat est signé pour l’instant par { $signers }, pas par { $missing }.
}
status-signed-twice = Signé deux fois : la clé { DE($who) } ({ $key }) a signé deux JOIN différents pour une même partie.
signed-twice-means = Cela n’accuse personne de triche : un dossier copié, ou un programme lancé à deux endroits, en fait autant. Aucune partie n’a pu commencer ainsi.
bears = À cette table, { $spares ->
    [one] un joueur pouvait
   *[other] { $spares } joueurs pouvaient
} manquer, et { $withstands ->
    [one] un tricheur ne pouvait
   *[other] { $withstands } tricheurs de mèche ne pouvaient
} ni lire de cartes cachées ni produire deux résultats.
bears-nobody = À cette table, personne ne pouvait manquer, et nul n’ouvrait les cartes d’un autre à sa place.
bears-friends = À cette table, un joueur pouvait manquer ; un tricheur par qui passaient les messages des autres pouvait lire des cartes cachées et produire deux résultats.
options = Options
options-none = aucune
stand-ins = Remplaçants
stand-ins-some = { $quorum } des autres, ensemble, pourraient jouer pour un joueur disparu (et lire toutes les cartes)
stand-ins-none = aucun ; si un joueur disparaît, la partie s’arrête
seat = place
key-fingerprint = clé
names-note = Les noms sont ceux que les joueurs se donnent. Leurs clés disent qui ils sont : comparez-les.
signatures = { $count ->
    [one] { $count } message, signé par son auteur et lié à ce que son auteur avait vu
   *[other] { $count } messages, chacun signé par son auteur et lié à ce que son auteur avait vu
}
roll-calls = { $count ->
    [one] { $count } appel, signé par { $quorum } des { $players } joueurs
   *[other] { $count } appels, chacun signé par { $quorum } des { $players } joueurs
}
sharings = { $count ->
    [one] { $count } clé partagée
   *[other] { $count } clés partagées
} entre les autres, pour autant que tous puissent le vérifier ; tous les destinataires ont accepté leurs parts, et eux seuls pouvaient en juger
sharings-some = { $count ->
    [one] { $count } clé partagée
   *[other] { $count } clés partagées
} entre les autres, pour autant que tous puissent le vérifier ; parts acceptées par { $accepted }, pas encore par { $silent }, et eux seuls pouvaient en juger
sharings-nobody = { $count ->
    [one] { $count } clé partagée
   *[other] { $count } clés partagées
} entre les autres, pour autant que tous puissent le vérifier ; personne n’a encore accepté de part, et seuls les destinataires pouvaient en juger
shuffles = { $count ->
    [0] aucun mélange de trois cartes ou plus
    [one] { $count } mélange de trois cartes ou plus : le paquet qui en sort est celui qui y est entré
   *[other] { $count } mélanges de trois cartes ou plus, vérifiés ensemble : chaque paquet qui en sort est celui qui y est entré
}
proofs = { $count ->
    [0] aucune autre preuve
    [one] { $count } autre preuve : { $kinds }
   *[other] { $count } autres preuves : { $kinds }
}
decisions = { $count ->
    [0] aucune décision encore
    [one] { $count } décision, permise par les règles (édition { $edition })
   *[other] { $count } décisions, chacune permise par les règles (édition { $edition })
}
proofs-of-pok = { $count } de connaissance d’une clé
proofs-of-dleq = { $count ->
    [one] { $count } part de tirage
   *[other] { $count } parts de tirages
}
proofs-of-complaint = { $count ->
    [one] { $count } plainte
   *[other] { $count } plaintes
}
proofs-of-bdleq = { $count ->
    [one] { $count } d’ouverture par une clé
   *[other] { $count } d’ouverture par une clé
}
proofs-of-remask = { $count ->
    [one] { $count } nouveau masque
   *[other] { $count } nouveaux masques
}
proofs-of-swap = { $count ->
    [one] { $count } paire mélangée
   *[other] { $count } paires mélangées
}
proofs-of-conv = { $count ->
    [one] { $count } changement de serrure
   *[other] { $count } changements de serrure
}
proofs-of-member = { $count ->
    [one] { $count } qu’une carte cachée convient
   *[other] { $count } qu’une carte cachée convient
}
proofs-of-neq = { $count ->
    [one] { $count } carte niée
   *[other] { $count } cartes niées
}
proofs-of-pay = { $count ->
    [one] { $count } paiement caché
   *[other] { $count } paiements cachés
}
proofs-of-amount = { $count ->
    [one] { $count } montant ouvert
   *[other] { $count } montants ouverts
}
result = Victoire { DE($winners) }, signée par tous.
result-without = Victoire { DE($winners) }, signée par assez de joueurs. { $count ->
    [one] Il manque la signature { DE($missing) }.
   *[other] Il manque les signatures { DE($missing) }.
}
absent = { $who } : { $count ->
    [one] une absence
   *[other] { $count } absences
}, { $spans }.
absent-back = de l’appel { $left } à l’appel { $back }
absent-still = à partir de l’appel { $left }, sans retour
late = { $who } : { $count ->
    [one] un retard (appel { $rolls })
   *[other] { $count } retards (appels { $rolls })
}, où le choix par défaut a compté.
missed = { $who } devait { $debts }, et { $by } { $count ->
    [one] affirme
   *[other] affirment
} { QUE($who) } n’était plus là.
missed-alone = Personne d’autre n’était là pour le confirmer.
broken-off = La partie a donc été interrompue. Personne n’a gagné, et il n’y a pas de résultat signé.
unfinished = La partie n’est pas finie : trop peu de joueurs ont signé un résultat.
everything-checks = Tout est correct.
everything-so-far = Tout est correct jusqu’ici.
took = En { $seconds ->
    [0] moins de 0,1
   *[other] { $seconds }
} s.
convicted = Le message { $number } en est la preuve : { $author } { $line }.
convicted-explain = Regardez-le avec --explain { $number }.
equivocated = { $who } a signé deux messages différents comme le sien numéro { $seq }, disant une chose aux uns et une autre aux autres :
equivocated-one = un message « { $kind } », { $id }
perjured = { $who } a menti lors d’un appel : ce qui porte sa signature se contredit.
evidence-holds = La preuve tient : { $who } a violé le protocole. Vous n’avez à croire personne sur parole.
working = Vérification
working-shuffles = Vérification des mélanges

## Ce qu’aucun enregistrement ne dit

unseen = Ce qu’aucun enregistrement ne dit, et celui-ci non plus :
unseen-people = qui se trouve derrière une clé, et si deux clés sont une même personne
unseen-talk = ce que les joueurs se sont dit ailleurs
unseen-time = quand chaque chose a été dite, et combien de temps on a attendu
unseen-lines = par quel chemin c’est arrivé : si quelqu’un n’entendait un autre que par un tiers
unseen-stories = si un autre enregistrement de cette table raconte une autre histoire (verify FICHIER AUTRE en compare deux)
unseen-sharings = si chaque part d’une clé partagée est juste : c’est la parole de son destinataire
unseen-certainty = si quelqu’un a ouvert quelque chose avant qu’il soit certain que cela compte
unseen-void = ce qui a été dit et n’a pas compté après un appel
unseen-silence = si ceux qu’on a dits partis ou en retard se taisaient vraiment : c’est la parole des autres
unseen-what-followed = ce qui a été dit après la fin de ce fichier
unseen-what-was-said = ce que disent les deux messages : leurs en-têtes signés sont ici, pas leur texte

## Où se trouve un message, et ce que son auteur y fait

sitting-down = On s’assied
ending = La fin
line-key = présente sa clé pour cette table
line-ack = accepte, et veut bien commencer
line-agree = voit les mêmes cartes sur la table que tout le monde
line-agree-alone = va regarder { $cards }
line-ack-complaint = se plaint { DE($dealer) } : le morceau de clé reçu est faux
line-shuffle = mélange { $count ->
    [one] une carte
   *[other] { $count } cartes
}, tour { $turn } sur { $mixers }
line-ahead = mélange d’avance { $count ->
    [one] une carte
   *[other] { $count } cartes
}, tour { $turn } sur { $mixers }
line-lift = remet { $cards } sous la clé de tous
line-arrange = mélange { $cards } à l’abri des regards
line-arrange-front = choisit { $front ->
    [one] une carte
   *[other] { $front } cartes
} parmi { $cards } à l’abri des regards
line-arrange-swap = remet { $cards } en place, après échange ou pas
line-look = masque { $cards } avant de regarder
line-shares = retire sa clé { DE($cards) }, pour { $to }
line-shares-open = retire sa clé { DE($cards) }, pour tous
line-recover = remplace { $absent } pour { $cards }
line-recover-draw = remplace { $absent } au tirage
line-own = de retour, retire sa clé { DE($cards) }
line-own-draw = de retour, donne une part du tirage
line-lock = remet { $cards } sous la clé de tous, pour { $owners }
line-mask = masque { $cards } pour { $absent }
line-show = montre { $cards } à { $to }
line-prove-shown = montre { $card } : { FORM($face, "the") }
line-prove-conceded = ne montre pas { FORM($face, "the") }
line-prove-denied = prouve ne pas avoir { FORM($face, "the") }
line-play = joue : { $option }
line-play-claimed = joue et retourne { $count ->
    [0] zéro carte
    [one] une carte
   *[other] { $count } cartes
}
line-lay = pose une carte face cachée, d’une sorte parmi { $kinds }
line-lay-none = ne pose pas de carte
line-pass = passe { $cards } à { $to }
line-choose = choisit { $option }
line-choose-card = choisit { $option } ({ $ask })
line-commit = scelle une réponse ({ $ask })
line-open = ouvre la réponse scellée : { $option }
line-beacon = donne sa part du tirage
line-speak = dit : « { $text } »
line-silent = ne dit rien
line-offer = offre à { $to } un montant que nul autre ne peut lire
line-offer-exactly = offre à { $to } la somme demandée, { $amount }
line-offer-none = ne fait pas d’offre à { $to }
line-empty = montre une bourse vide
line-empty-none = garde la bourse fermée
line-purse = ouvre la bourse : { $amount }
line-end = signe le résultat
line-unasked = dit ce que personne n’avait demandé
line-unreadable = envoie quelque chose d’illisible

## Les appels, entre deux messages

roll-line = Appel { $number }, après le message { $after } : rapports { DE($reporters) } (il en faut { $needed } sur { $players }).
roll-gone = La partie continue sans { $seat }, qui n’a pas fait de rapport.
roll-gone-owed = La partie continue sans { $seat }, qui devait { $debts }.
roll-debt = le message « { $kind } » de l’opération { $op }
roll-back = { $seats } { $count ->
    [one] est de retour.
   *[other] sont de retour.
}
roll-still-gone = { $seats } { $count ->
    [one] n’est toujours pas là.
   *[other] ne sont toujours pas là.
}
roll-late = Le temps { DE($who) } était écoulé (« { $ask } ») : le choix par défaut compte.
roll-same = Rien ne change.

## Ce qui cloche dans un message

wrong-reason = La vérification a dit : { $reason }.
wrong-rule = La règle enfreinte est { $rule } du protocole (docs/protocol.md).
wrong-other-seat = Ce message ne fait que compléter ce qui le montre : la faute est à { $convicted }, non à { $author }.
wrong-D2 = À cet endroit, les règles n’attendaient pas un tel message.
wrong-D3 = Ce n’était pas à { $who } de le dire : c’était le tour de quelqu’un d’autre, ou bien c’était déjà dit.
wrong-D4 = Il est venu trop tôt : { $who } n’avait pas encore vu ce sur quoi il repose.
wrong-D5 = Ce n’est pas ce qu’un programme honnête aurait envoyé.
wrong-D6 = { $who } avait déjà signé le résultat ; après cela, on ne dit plus rien.
wrong-E1 = { $who } a passé outre à ce que tous avaient décidé lors de l’appel précédent.
wrong-E9 = Lors d’un appel, { $who } a contredit sa propre parole signée, ou caché ce qui lui était parvenu.
wrong-H1 = C’est signé, mais personne ne peut le lire comme un message.
wrong-H2 = { $who } renvoie à un message sans avoir vu ce sur quoi celui-ci repose.
wrong-H3 = Il ne fait pas suite au dernier message { DE($who) }.
wrong-H4 = Il nomme un message sans son numéro, ou un numéro sans message.
wrong-H5 = Il fait suite à un autre message que le dernier { DE($who) } : deux versions de son propre passé.
wrong-H6 = { $who } a signé deux messages différents pour une seule et même place.
wrong-R2 = Une carte y porte un masque qui avait déjà servi à cette table, ou n’est plus en jeu.
wrong-E7 = Un appel qui s’y trouve n’est pas prouvé par assez de signatures, ou ne s’accorde pas avec les messages qui l’entourent.
wrong-S5 = Il dit que la partie a été interrompue, mais ce qui a été signé à ce sujet ne suffit pas, est de trop ou ne s’accorde pas.
wrong-W1 = Il contient ce sur quoi le résultat ne repose pas, ou dans un autre ordre que le seul qui vaille.
wrong-W2 = Il a plus d’une fin, alors que chacune doit se suffire.
wrong-unsigned = Son auteur supposé ne l’a jamais signé tel qu’il figure ici.
wrong-malformed = Il n’est même pas bien formé. Aucun programme honnête n’écrit de tels octets.
wrong-length = Il n’a pas le bon nombre d’octets. Aucun programme honnête n’écrit cela.
wrong-encoding = Il contient des octets qui ne sont ni un point ni un nombre du groupe. Aucun programme honnête ne les écrit.
wrong-challenge = La preuve ne tient pas : recalculé, son défi est un autre. Avec le secret, et en disant vrai, il aurait été le bon.
wrong-shuffle = Le mélange ne tient pas : l’équation { $check } est fausse. Rien ne montre donc que ce qui est sorti est ce qui est entré.
wrong-repeated = Une carte est revenue sous un masque qui avait déjà servi à cette table. Cela pourrait faire ouvrir une carte à la place d’une autre.
wrong-face = La clé est la bonne, mais la carte qu’elle ouvre n’est pas celle qui était annoncée.
wrong-unread = { $who } a désigné une carte qui ne peut pas être montrée.
wrong-play = Les cartes retournées par { $who } ne sont pas celles que demande ce coup.
wrong-commitment = La réponse ouverte ici n’est pas celle qui avait été scellée.
wrong-key = Ce n’est pas la clé { QUE($who) } a signée en s’asseyant.
wrong-complaint = La plainte porte sur des morceaux d’une clé que personne n’a donnés.
wrong-D7 = L’un de deux joueurs a triché sur un morceau de clé. { $complaint ->
    [0] La plainte
   *[other] La plainte du message { $complaint }
} ouvre ce morceau et montre que c’était { $who }.
wrong-identity = Une valeur est nulle, là où cela livrerait un secret.
wrong-result = Le résultat signé ici n’est pas celui que donnent les règles.
