# Ce qu’était un message, ce qu’il a prouvé, et comment cela a été vérifié.

## Une page

message-title = Message { $number } sur { $count }
offence-title = Message { $number }, la faute
placed = { $turn }, opération { $op }
section-happened = Ce qui s’est passé
section-claimed = Ce que le message affirme
section-proves = Ce que cela prouve
section-checked = Comment cela a été vérifié
section-wrong = Ce qui cloche
section-after = Ce qui en est résulté
signed = Signé par { $who } avec la clé Ed25519 { $key }, numéro { $seq } de ses messages, après en avoir vu { $seen } des autres. { $size } octets, id { $id }.
proof-title = Preuve { $number } sur { $count } (« { $kind } », { $size } octets) : { $meaning }
proof-of-pok = l’auteur connaît le secret derrière une clé (Schnorr)
proof-of-dleq = un même secret est derrière les deux côtés (Chaum et Pedersen)
proof-of-bdleq = un même secret, la clé de l’auteur ou un morceau de clé, est derrière toutes les parts ; C et S sont des sommes de masques et de parts, avec des poids tirés d’un hachage (Chaum et Pedersen)
proof-of-remask = rien d’autre que le masque n’a changé
proof-of-swap = deux cartes, de nouveaux masques, dans l’un ou l’autre ordre
proof-of-conv = la même carte sous une autre clé
proof-of-neq = la carte en est une autre
proof-of-member = la carte est l’une de plusieurs, sans dire laquelle ; toutes les possibilités sauf une sont inventées, et personne ne peut dire laquelle ne l’est pas
proof-of-pay = un même montant sous les deux clés, pas en dessous de zéro, et pas plus que n’en a le payeur
proof-of-shuffle = le même paquet, de nouveaux masques, dans un ordre que personne d’autre ne connaît (l’argument de Groth, dans la forme de Bayer et Groth)
proof-numbers = Avec { $numbers }. Chacun en calcule T = z·P − c·Y pour chaque ligne Y = w·P ; SHA-512 sur la table, l’opération, l’auteur, l’énoncé et tous les T redonne c.
proof-numbers-failed = Avec { $numbers }. Chacun en calcule T = z·P − c·Y pour chaque ligne Y = w·P ; mais SHA-512 sur la table, l’opération, l’auteur, l’énoncé et tous les T ne redonne pas c.
proof-draws = Les défis tirés par SHA-512 étaient { $numbers }. Tous les mélanges de la partie sont entrés dans une seule somme avec des poids aléatoires de 128 bits, qui ne s’annule pratiquement jamais, à moins que V1 à V4 ne tiennent pour chacun.
proof-draws-failed = Les défis tirés par SHA-512 étaient { $numbers }. V1 à V4 ne tiennent pas toutes.
legend = X est la clé de la table, la somme des clés de tous ; X1, X2 … sont celles des joueurs.

## key

happened-key = { $who } a mis sur la table une clé faite pour cette seule partie : { $key }.
happened-key-shared = { $who } en a aussi découpé le secret en { $others } morceaux scellés, un pour chaque autre joueur.
proves-key = { $who } connaît le secret derrière cette clé : elle n’est donc ni une copie, ni fabriquée à partir des clés des autres. Chaque carte cachée est sous les { $players ->
    [2] deux
   *[other] { $players }
} clés à la fois, dont celle-ci.
proves-key-shared = Les autres, à { $quorum } ensemble, pourraient jouer à sa place si { $who } disparaissait ; à moins, ils n’apprennent rien.
checked-key = C’est la clé { QUE($who) } a signée en s’asseyant.
checked-key-shared = Les { $others } morceaux viennent avec { $commitments } engagements sur le polynôme où ils se trouvent, la clé elle-même étant le premier ; pour personne le morceau n’est nul. Chacun a vérifié son propre morceau avant d’accepter de commencer.

## agree

happened-agree = Avant que des cartes aillent à plusieurs joueurs à la fois, { $who } a nommé les paquets tels qu’ils sont.
happened-agree-alone = { $who } allait regarder { $cards }. Avant que quiconque aide à { $count ->
    [one] l’ouvrir
   *[other] les ouvrir
}, { $who } a nommé tout ce qui avait mené là.
proves-agree = Tous voient le même paquet. Sinon, quiconque en montrerait deux différents à deux joueurs pourrait faire ouvrir une carte qui ne lui est pas destinée.
proves-agree-alone = { $who } et tous ceux qui aident ont vu la même partie. Sinon, quiconque ferait croire le contraire à l’un d’eux pourrait se faire ouvrir la carte.
checked-agree = Le message est vide ; ce qui compte est le dernier message de chaque joueur, qu’il nomme, et qui doit être celui que nous tenons aussi.

## ack

happened-ack = { $who } a accepté de commencer.
happened-ack-shared = { $who } a ouvert les { $others } morceaux des clés des autres qui lui revenaient, les a trouvés justes, et a accepté de commencer.
happened-ack-complaint = { $who } a porté plainte : le morceau de clé donné par { $dealer } ne s’ouvre pas.
proves-ack = Rien n’est distribué avant que tous l’aient dit.
proves-ack-complaint = La plainte ouvre ce seul morceau à tous, pour que chacun voie lequel des deux a mal agi.
checked-ack = Un message vide dit oui ; ce qui compte est la signature.
checked-ack-complaint = Du secret ouvert, chacun calcule le morceau et le compare avec l’engagement pris par { $dealer }.

## shuffle

happened-shuffle = { $who } a pris { $cards }, les a mises dans un nouvel ordre, et a donné à chacune un nouveau masque.
happened-shuffle-one = { $who } a donné un nouveau masque à { $cards }.
turn-of-all = C’était le tour { $turn } sur { $mixers } : tous mélangent le même paquet.
turn-of-some = C’était le tour { $turn } sur { $mixers } : { $mixers } des { $players } joueurs mélangent chaque paquet, jamais moins.
proves-shuffle = Ce qui est sorti est ce qui est entré : aucune carte n’a été ajoutée, retirée ou changée, bien que personne n’ait vu de face. Cet ordre n’est connu que { DE($who) } : il suffit donc d’un seul joueur honnête parmi ceux qui mélangent pour que personne ne sache où se trouve la moindre carte.
checked-shuffle = { $count ->
    [one] Une carte de 66 octets est entrée et sortie. Son masque n’avait jamais servi à cette table.
   *[other] { $count } cartes de 66 octets sont entrées et sorties. Aucune n’a un masque qui ait déjà servi à cette table.
}
after-skipped = { $count ->
    [one] { $gone } n’était pas là : son tour est passé
   *[other] { $gone } n’étaient pas là : leur tour est passé
} au joueur suivant qui n’avait pas encore mélangé le paquet.

happened-ahead = { $claimer } avait une annonce à prouver. Pendant ce temps de réflexion, on a mélangé le paquet où irait la carte, pour que personne n’ait à attendre ensuite : { $who } a pris { $cards } et une carte que tous peuvent nommer, { FORM($face, "the") }, les a mises dans un nouvel ordre, et a donné à chacune un nouveau masque.
after-ahead = Le nouveau paquet ne compte que si { $claimer } montre cette carte. Sinon l’ancien reste tel quel, et rien du nouveau n’est jamais ouvert.

## lift

happened-lift = Il n’y avait que la clé { DE($who) } sur { $cards }. { $who } { $count ->
    [one] l’a remise
   *[other] les a remises
} sous la clé de toute la table, sans montrer de face, { $why }
lift-shuffle = pour que l’on puisse mélanger.
lift-arrange = pour { QUE($seat) } puisse mélanger des cartes à l’abri des regards.
lift-look = pour qu’un autre joueur puisse regarder.
proves-lift = La face sous la nouvelle serrure est celle sous l’ancienne, bien que personne ne l’ait vue.
checked-lift = Une nouvelle carte a 66 octets, sa preuve 96. Aucune n’a un masque qui ait déjà servi à cette table.

## arrange

happened-arrange = { $who } a pris { $cards }, les a mises dans un ordre de son choix, et a donné à chacune un nouveau masque, pour que personne ne sache laquelle est laquelle.
happened-arrange-front = { $who } a pris { $cards }, a mis devant { $front ->
    [one] celle de son choix
   *[other] les { $front } de son choix
}, les autres derrière, et a donné à chacune un nouveau masque, pour que personne ne sache quel était le choix.
happened-arrange-swap = { $who } a pris { $cards }, a donné à chacune un nouveau masque, et les a remises en place après les avoir échangées, ou pas : nul autre ne peut le savoir.
proves-arrange = Ce qui est sorti est ce qui est entré. Aucune carte n’a été ajoutée, retirée ou changée.
proves-arrange-owned = Les cartes restent sous la seule clé { DE($who) }, qui peut continuer à les lire sans aide.
proves-arrange-joint = Les cartes restent sous la clé de toute la table : les mélanger n’a rien appris à { $who }.
checked-arrange = { $count ->
    [one] Une carte de 66 octets est entrée et sortie. Son masque n’avait jamais servi à cette table.
   *[other] { $count } cartes de 66 octets sont entrées et sorties. Aucune n’a un masque qui ait déjà servi à cette table.
}

## look

happened-look = { $who } allait regarder { $cards }, et a d’abord mis son propre masque sur ce qui serait vu.
proves-look = Aucune carte n’a été changée, seulement son masque. Sans cela, la personne qui l’avait masquée en dernier aurait pu se servir d’une ancienne part de clé { DE($who) }, que tous ont vue, pour lire en même temps.
checked-look = Une nouvelle carte a 66 octets, sa preuve 64. Aucune n’a un masque qui ait déjà servi à cette table.

## shares

happened-shares = { $who } a retiré sa clé { DE($cards) }, pour { QUE($to) } puisse { $count ->
    [one] la regarder.
   *[other] les regarder.
}
happened-shares-each = { $who } a retiré sa clé de { $count } cartes, pour que leurs propriétaires puissent les regarder : { $each }.
happened-shares-open = { $who } a retiré sa clé { DE($cards) }, aux yeux de tous.
shares-for = { $cards } pour { $to }
proves-shares = C’est bien la clé { DE($who) } qui a été retirée, et rien d’autre n’a été fait aux cartes. Quand tous les autres l’ont fait, il ne reste sur une carte que la clé de la personne qui regarde. { $who } n’a rien appris.
proves-shares-open = La carte est ce qu’elle est : aucune autre face n’aurait pu en sortir. Avec une autre clé, ou pour une autre carte, les nombres n’iraient pas ensemble.
checked-shares = { $count ->
    [one] Une part de 33 octets, et une preuve.
   *[other] { $count } parts de 33 octets chacune, et une seule preuve pour toutes.
}
after-shares-open = Face visible : { $faces }. La face est le point qui reste quand toutes les clés sont retirées : { $points }.
after-stood-in = { $gone } { $count ->
    [one] n’était pas là.
   *[other] n’étaient pas là.
} Ce qui manquait, les autres l’ont retrouvé à partir de leurs morceaux de cette clé.

## recover

happened-recover = { $absent } n’était pas là, et il fallait sa clé pour ouvrir { $cards }. { $who } a pris sa place, avec le morceau de cette clé reçu { DE($absent) } au début.
happened-recover-draw = { $absent } n’était pas là, et il fallait sa part au tirage. { $who } a pris sa place, avec le morceau de la clé reçu { DE($absent) } au début.
proves-recover = C’est ce que donne ce morceau, et rien d’autre. { $quorum } de ces messages ensemble font exactement ce { QUE($absent) } aurait donné ; la clé elle-même n’est jamais reconstituée. { $who } n’a rien pu choisir.
checked-recover = F est le côté public du morceau. Chacun le calcule à partir des engagements venus avec la clé { DE($absent) } ; la preuve montre donc que c’est le morceau reçu là qui a servi.

## own

happened-own = { $who } n’était pas là, et trop peu d’autres restaient pour prendre sa place : il en faut { $quorum }. De retour, { $who } a retiré sa clé { DE($cards) } comme il le fallait.
happened-own-draw = { $who } n’était pas là, et trop peu d’autres restaient pour prendre sa place : il en faut { $quorum }. De retour, { $who } a donné la part du tirage qui était due.
proves-own = C’est bien la clé { DE($who) }, et rien d’autre n’a été fait.
checked-own = Comme pour toute part : une seule preuve pour toutes.

## lock

happened-lock = Sur { $cards }, il n’y avait que la clé { DE($owners) }, sans qui la table continuait. { $who } y a remis la sienne, pour que { $count ->
    [one] la carte soit
   *[other] les cartes soient
} de nouveau sous la clé de toute la table et que la partie puisse continuer.
proves-lock = C’est bien la clé { DE($who) } qui a été remise, et la face dessous est la même. Rien n’a été ouvert : la clé { DE($owners) } y est toujours.

## mask

happened-mask = { $absent } devait regarder { $cards }, mais n’était pas là et ne pouvait y mettre de masque. Tous les autres l’ont donc fait, l’un après l’autre ; voici le masque { DE($who) }.
proves-mask = Aucune carte n’a été changée, seulement son masque. Il faudrait tous ceux qui l’ont masquée pour lire grâce à une ancienne part de clé { DE($absent) }, et à autant ils le pourraient de toute façon : { $quorum } ensemble peuvent prendre sa place.

## show

happened-show = { $who } a montré { $cards } à { $to } et à personne d’autre : des copies sous la clé { DE($to) }.
proves-show = Une copie a la face de la carte elle-même, bien que personne d’autre { QUE($to) } ne puisse la lire.
checked-show = Une copie a 66 octets, sa preuve 96. C’est une note, non une carte : on ne peut pas la jouer.

## pass

happened-pass = { $who } a passé { $cards } à { $to } : de sous la clé { DE($who) } à sous la clé { DE($to) }, sans montrer de face.
proves-pass = Ce { QUE($to) } a reçu est ce { QUE($who) } avait : la face sous la nouvelle serrure est celle sous l’ancienne. Personne hormis ces deux-là ne peut la lire.
checked-pass = Une nouvelle carte a 66 octets, sa preuve 96. Aucune n’a un masque qui ait déjà servi à cette table.

## play

happened-play = À la question « { $ask } », { $who } a répondu : { $option }, et a retourné pour cela : { $cards }.
happened-play-none = À la question « { $ask } », { $who } a répondu : { $option }. Aucune carte n’est montrée pour cela.
happened-play-claimed = À la question « { $ask } », { $who } { $count ->
    [0] n’a retourné aucune carte.
   *[other] a retourné : { $cards }.
}
proves-play = La clé { DE($who) } ouvre ces cartes sur ces faces et sur rien d’autre, et avec ces faces les règles le permettent. Le reste de sa main demeure caché.
proves-play-none = Les règles le permettent quelle que soit sa main, et { $who } ne peut le reprendre.
checked-play = { $count ->
    [0] Aucune part.
    [one] Une part de 33 octets, et une preuve.
   *[other] { $count } parts de 33 octets chacune, et une seule preuve pour toutes.
} Avec ces seules faces en main il y a { $legal ->
    [one] une réponse possible, et c’est celle-ci.
   *[other] { $legal } réponses possibles, et c’en est une.
} Une carte que tous avaient déjà vue n’a pas besoin de part.
checked-play-none = { $legal ->
    [one] C’est la seule réponse qui ne demande aucune carte.
   *[other] C’est l’une des { $legal } réponses qui ne demandent aucune carte.
}

## lay

happened-lay = { $who } a mélangé { $hand } de sa main à l’abri des regards et a posé la première face cachée : { $faces }, l’une ou l’autre.
happened-lay-none = À la question « { $ask } », { $who } n’a rien posé.
proves-lay = La carte posée vient de la main, et c’est l’une de celles-ci : { $faces }. Personne n’a appris laquelle, ni quelle carte de la main c’était : même quelqu’un qui en avait vu une ne peut dire où elle est maintenant.
proves-lay-none = Rien sur les cartes.
checked-lay = { $count } cartes de 66 octets sont entrées et sorties. Aucune n’a un masque qui ait déjà servi à cette table. Pour la première, il y a une preuve à { $kinds } possibilités, une pour chaque face qu’elle peut avoir.
checked-lay-none = Le message est vide ; ce qui compte est la signature.

## prove

happened-prove-asked = { $count ->
    [one] On a demandé à { $who } de montrer que { $cards } est { FORM($face, "the") }.
   *[other] On a demandé à { $who } de montrer { FORM($face, "the") } parmi { $cards }.
}
happened-prove-shown = { $who } a montré { $card } : c’est { FORM($face, "the") }.
happened-prove-conceded = { $who } a cédé, et n’a rien montré.
happened-prove-denied = { $who } a cédé, et prouvé { $count ->
    [one] que { $cards } n’est pas { FORM($face, "the") }.
   *[other] qu’aucune { DE($cards) } n’est { FORM($face, "the") }.
}
proves-prove-shown = La clé { DE($who) } ouvre { $card } sur { FORM($face, "the") } et sur rien d’autre. Personne n’aurait pu montrer une carte sans l’avoir.
proves-prove-conceded = Rien sur les cartes : à cette table chacun peut céder, même avec la carte en main.
proves-prove-denied = Aucune de ces cartes n’est { FORM($face, "the") }. Ce qu’elles sont, personne ne l’a appris.
checked-prove-shown = La part de clé S = { $share } a retiré la dernière serrure de la carte : e.b − S = { $point }, le point qui représente { FORM($face, "the") }. La preuve montre que S a été faite avec la clé { DE($who) }.
checked-prove-conceded = Un octet, ff, le dit ; ce qui compte est la signature.
checked-prove-denied = Pour chaque carte un point W, qui serait nul si la carte était { FORM($face, "the") }. Il ne l’est pas.
after-prove-shuffled = La carte est allée dans un paquet de { $count } cartes, que { $turns } des { $players } joueurs ont mélangé (messages { $from } { $turns ->
    [2] et
   *[other] à
} { $to }).

## choose

happened-choose = À la question « { $ask } », { $who } a répondu ouvertement : { $option }.
proves-choose = La réponse est de celles que les règles permettaient à ce moment, et { $who } ne peut la reprendre.
checked-choose = Deux octets, { $bytes } : le numéro { $number } sur { $count ->
    [one] une réponse possible.
   *[other] { $count } réponses possibles.
}

## commit

happened-commit = À la question « { $ask } », posée en même temps à { $others }, { $who } a scellé sa réponse : { $hash }.
proves-commit = La décision { DE($who) } était prise avant qu’aucune réponse soit ouverte, et ne pouvait plus changer.
checked-commit = Le sceau est un hachage de 32 octets sur la table, l’opération, la place, la réponse et 32 octets aléatoires. Il ne dit rien, et nul autre { QUE($who) } ne peut l’ouvrir.

## open

happened-open = { $who } a ouvert sa réponse à « { $ask } » : { $option }.
proves-open = C’est la réponse qui avait été scellée dans le message { $sealed }.
checked-open = Les 32 premiers octets de SHA-512 sur la table, l’opération, la place, les octets aléatoires { $blinding } et la réponse { $value } sont { $hash }, comme scellé.

## beacon

happened-beacon = { $who } a donné une part d’un tirage à { $sides } issues.
after-beacon = Les { $players ->
    [2] deux
   *[other] { $players }
} parts ensemble ont donné { $outcomes }.
beacon-outcome = le numéro { $number } sur { $sides }
proves-beacon = La part est fixée par la clé { DE($who) } et par cette opération : personne n’a pu la choisir, ni connaître l’issue avant la dernière part.
proves-beacon-quorum = La part est fixée par la clé { DE($who) } et par cette opération : personne n’a pu la choisir, ni, à moins que { $quorum } ne complotent, connaître l’issue avant la dernière part.
checked-beacon = C est un point haché de la table et de l’opération ; la part est S = x·C. L’issue est tirée de SHA-512 sur la somme de toutes les parts.

## speak

happened-speak = { $who } a dit : « { $text } »
happened-silent = { $who } aurait pu dire quelque chose, et n’a rien dit.
proves-speak = Les mots n’engagent personne. Mais { $who } les a signés, et ne peut nier les avoir dits.
checked-speak = { $count } caractères en { $size } octets d’UTF-8, dont aucun à quoi un écran obéirait.

## offer

happened-offer = { $who } a posé devant { $to } un montant que personne d’autre ne peut lire. Rien n’est payé avant que l’offre soit acceptée.
happened-offer-exactly = On a demandé { $amount } à { $who }, qui a posé exactement cela devant { $to }.
happened-offer-none = { $who } aurait pu faire une offre à { $to }, et n’en a pas fait.
proves-offer = Le montant n’est pas en dessous de zéro, { $who } l’a, et { $to } recevrait ce { QUE($who) } perdrait. Combien c’est, et si c’est seulement quelque chose, personne d’autre ne l’a appris.
proves-offer-exactly = C’est { $amount } et rien d’autre, { $who } l’a, et { $to } recevrait ce { QUE($who) } perdrait. Combien il lui reste, personne d’autre ne l’a appris.
proves-offer-none = Rien : personne n’est tenu d’offrir quoi que ce soit, ni de dire pourquoi.
checked-offer = Le montant a est sous deux clés à la fois, avec c1 = { $c1 } : comme cP = { $cP } pour { $who } et comme cR = { $cR } pour { $to }. { $bits } bits B l’épellent, et autant de B' épellent ce qui reste de la bourse (C1, C2) : ni l’un ni l’autre n’est donc en dessous de zéro. Les deux lignes sur B₀ valent de même pour chaque bit. Aucune des deux bourses n’y perdrait son masque.
checked-offer-exactly = La seconde preuve l’ouvre : C = c1, et S = cP − { $amount }·V n’est rien que le masque sous la clé { DE($who) }.
checked-offer-none = Le message est vide ; ce qui compte est la signature.
after-offer = Elle a été refusée : rien n’a été payé.
after-offer-paid = Elle a été payée : tous ont retiré (c1, cP) de la bourse { DE($who) } et mis (c1, cR) dans celle { DE($to) }.

## empty

happened-empty = { $who } a montré à tous une bourse vide.
happened-empty-none = { $who } aurait pu montrer une bourse vide, et l’a gardée fermée.
proves-empty = Il n’y a rien dans la bourse : la clé { DE($who) } l’ouvre sur 0 et sur rien d’autre.
proves-empty-none = Rien : une bourse vide n’a pas à être montrée.
checked-empty = La bourse est la paire (C1, C2). C = C1, et S = C2 n’est rien que le masque sous la clé { DE($who) }.
checked-empty-none = Le message est vide ; ce qui compte est la signature.

## purse

happened-purse = { $who } a ouvert sa bourse pour que tous comptent : { $amount }.
proves-purse = La clé { DE($who) } ouvre la bourse sur { $amount } et sur rien d’autre. Tout ce { QUE($who) } a reçu, et payé, était passé par cette bourse aux yeux de tous : le montant s’accorde donc avec chaque message de la partie.
checked-purse = Deux octets, { $bytes }, sont le montant. La bourse est la paire (C1, C2). C = C1, et S = C2 − { $amount }·V n’est rien que le masque sous la clé { DE($who) }.

## les appels

roll-title = Appel { $number } sur { $count }
roll-placed = { $turn }, après le message { $after }
happened-roll = Après le message { $after }, le jeu s’est arrêté, et les joueurs ont rapporté ce qu’ils avaient reçu et qui les faisait attendre.
happened-roll-report = { $who } avait reçu { $seen ->
    [one] { $seen } message
   *[other] { $seen } messages
} et n’affirmait rien.
happened-roll-claims = { $who } avait reçu { $seen ->
    [one] { $seen } message
   *[other] { $seen } messages
} et affirmait : { $claims }.
roll-claim = { $seat } doit le message « { $kind } » de l’opération { $op }
roll-claim-decision = { $seat } doit une réponse à « { $ask } »
roll-claim-answered = { $seat } doit un message de l’opération { $op } (il était pourtant arrivé)
roll-claim-undue = { $seat } doit un message de l’opération { $op } (que personne n’attendait)
happened-roll-lacks = { $who } n’avait pas encore reçu { $count ->
    [one] { $count } message
   *[other] { $count } messages
} { DE($of) } { QUE($by) } { $holders ->
    [one] avait
   *[other] avaient
} déjà.
happened-roll-missing = { $count ->
    [one] La liste ne contient pas de rapport { DE($seats) }.
   *[other] La liste ne contient pas de rapports { DE($seats) }.
}
proves-roll = De cette liste, chacun déduit la même chose : quels messages comptent, qui est à la table, et pour qui compte le choix par défaut. Il ne pourrait y avoir deux appels { $number } différents que si { $shared ->
    [one] un joueur avait signé ce qu’aucun programme honnête ne signe ; les deux listes ensemble le confondraient.
   *[other] au moins { $shared } joueurs avaient signé ce qu’aucun programme honnête ne signe ; les deux listes ensemble les confondraient.
}
proves-roll-said = Personne sur la liste ne peut se dédire : tout ce que chacun avait dit jusque-là compte, car son propre rapport le nomme.
checked-roll = { $count } rapports, chacun signé par son auteur ; il en faut { $quorum }. Tous partent du même point, et il n’y en a pas deux qui nomment des messages différents pour une même place. Les { $after } messages qui précèdent sont exactement ceux qu’ils nomment.
checked-roll-votes = { $signers } ont signé cette liste à l’essai { $attempt } (leurs « precommits »). Auparavant, au même essai, autant de joueurs avaient voté pour elle (leurs « prevotes »).
checked-roll-claims = Des affirmations ne suffisent à mettre un joueur en retard ou hors de la table que si au moins { $weight } rapports s’accordent et si, d’après tous les messages qui comptent, il doit encore ce qu’ils nomment ; et il doit rester { $quorum } joueurs.
after-roll-gone = La partie a continué sans { $seat }, dont le rapport n’est pas sur la liste.
after-roll-gone-owed = La partie a continué sans { $seat } : { $by } ont affirmé avec raison { QUE($seat) } devait { $debts }.
after-roll-back = { $seats } { $count ->
    [one] était de retour à la table.
   *[other] étaient de retour à la table.
}
after-roll-still-gone = { $seats } { $count ->
    [one] n’était toujours pas là.
   *[other] n’étaient toujours pas là.
}
after-roll-late = { $who } était en retard : { $by } l’ont affirmé, et aucune réponse à « { $ask } » n’est parmi les messages qui comptent. Le choix par défaut des règles a donc compté.
after-roll-stays = Pour { $seats }, dont on attendait aussi quelque chose, rien n’a changé : trop peu de rapports l’affirmaient, ou trop peu de joueurs seraient restés.
after-roll-same = Rien : tous ont continué comme avant.
signed-roll = Signé par { $signers } à l’essai { $attempt }. { $size } octets avec tous les rapports et tous les votes, empreinte { $digest }.

## end

happened-end = { $who } a signé le résultat : victoire { DE($winners) }.
proves-end = { $who } a abouti à cette fin par les mêmes règles que les autres. Quand assez de joueurs ont signé, le résultat est acquis.
checked-end = { $count ->
    [one] L’octet est la place que les règles donnent gagnante.
   *[other] Les { $count } octets sont les places que les règles donnent gagnantes.
}
after-end-without = { $count ->
    [one] { $gone } n’était pas là et n’a pas signé ; le résultat vaut avec { $signed } signatures.
   *[other] { $gone } n’étaient pas là et n’ont pas signé ; le résultat vaut avec { $signed } signatures.
}

## unasked

happened-unasked = { $who } a envoyé un message « { $kind } » pour l’opération { $op }, que personne n’avait demandé.

## unreadable

happened-unreadable = { $who } a envoyé un message « { $kind } » pour l’opération { $op }, qui est illisible.

## moved

after-moved = Désormais, { $old ->
    [one] c’est
   *[other] ce sont
} { $cards }.
