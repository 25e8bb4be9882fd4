# Intrigue : conseillers, pots-de-vin, questions et leurs suites. L’argent se compte en milliers.

title = Intrigue
about = Envoyez vos conseillers chez les autres, payez les bonnes places et ne croyez aucune promesse : le plus riche gagne.

chemist = chimiste
    .a = un chimiste
    .the = le chimiste
writer = écrivain
    .a = un écrivain
    .the = l’écrivain
physician = médecin
    .a = un médecin
    .the = le médecin
cleric = religieux
    .a = un religieux
    .the = le religieux

adviser = { READER($owner) ->
    [yes] votre { $kind }
   *[no] { FORM($kind, "the") } { DE($owner) }
}
ducats = { $count ->
    [0] rien
   *[other] { $count } 000 ducats
}
amount-of = { $seat } ({ $amount ->
    [0] rien
   *[other] { $amount } 000
})
event-offer-exactly = { READER($to) ->
    [yes] { $who } vous paie { $amount } 000 ducats, comme demandé.
   *[no] { $who } { VERB($who, "payez", "paie") } { $amount } 000 ducats à { $to }, comme demandé.
}
aside-purse = Dans votre bourse : { $amount ->
    [0] rien
   *[other] { $amount } 000 ducats
}.
aside-offer = { $amount ->
    [0] { READER($to) ->
        [yes] { $who } ne vous offre rien.
       *[no] { $who } { VERB($who, "n’offrez", "n’offre") } rien à { $to }.
    }
   *[other] { READER($to) ->
        [yes] { $who } vous offre { $amount } 000 ducats.
       *[no] { $who } { VERB($who, "offrez", "offre") } { $amount } 000 ducats à { $to }.
    }
}

## Ce qui s’est passé

begins = { $who } { VERB($who, "commencez", "commence") }, par tirage au sort.
round = Manche { $number } sur { $rounds }.
earns = { $who } { VERB($who, "gagnez", "gagne") } { $amount }.
bank-pays = { $who } { VERB($who, "n’avez", "n’a") } rien : la banque { READER($host) ->
    [yes] vous paie { $amount }.
   *[no] paie { $amount } à { $host }.
}
matter-free = { READER($host) ->
    [yes] À votre porte, sans conflit : { $advisers }.
   *[no] À la porte { DE($host) }, sans conflit : { $advisers }.
}
matter-external = { READER($host) ->
    [yes] Rivaux à votre porte : { $advisers }.
   *[no] Rivaux à la porte { DE($host) } : { $advisers }.
}
matter-internal = { READER($host) ->
    [yes] Conflit dans votre château : { $newcomer } veut la place { DE($resident) }, qui vaut { $slot }.
   *[no] Conflit dans le château { DE($host) } : { $newcomer } veut la place { DE($resident) }, qui vaut { $slot }.
}
says-done = { $who } { VERB($who, "n’ajoutez", "n’ajoute") } rien.
says-bank = { $who } { VERB($who, "voulez", "veut") } que la banque paie.
says-agree = { $who } { VERB($who, "acceptez", "accepte") } de payer { $amount }.
says-wish = { $who } { VERB($who, "souhaitez", "souhaite") } la place qui vaut { $amount }.
says-promise = { $who } { VERB($who, "promettez", "promet") } une place qui vaut { $amount }.
says-kept = { $who } { VERB($who, "dites", "dit") } { QUE($author) } { READER($author) ->
    [yes] avez tenu
   *[no] a tenu
} parole : « { $text } »
says-broken = { $who } { VERB($who, "dites", "dit") } { QUE($author) } { READER($author) ->
    [yes] n’avez pas tenu
   *[no] n’a pas tenu
} parole : « { $text } »
says-accept = { $who } { VERB($who, "acceptez", "accepte") } : c’est payé.
says-refuse = { $who } { VERB($who, "refusez", "refuse") }.
offers = { READER($to) ->
    [yes] { $who } vous offre { $amount }.
   *[no] { $who } { VERB($who, "offrez", "offre") } { $amount } à { $to }.
}
leaves-something = { READER($to) ->
    [yes] { $who } vous laisse une dernière somme, peut-être rien
   *[no] { $who } { VERB($who, "laissez", "laisse") } une dernière somme à { $to }, peut-être rien
} ; nul autre ne peut la compter.
offers-nothing = { $who } { VERB($who, "n’offrez", "n’offre") } finalement rien.
demands = { $who } { VERB($who, "exigez", "exige") } { $amount }.
recalls = { READER($seat) ->
    [yes] { $who } vous écoute de nouveau.
   *[no] { $who } { VERB($who, "écoutez", "écoute") } de nouveau { $seat }.
}
places = { $who } { VERB($who, "mettez", "met") } { $adviser } à la place qui vaut { $slot }.
receives = { $who } { VERB($who, "choisissez", "choisit") } { $adviser }, pour la place qui vaut { $slot } ; aucun rival ne reste.
challenges = { $who } { VERB($who, "laissez", "laisse") } { $adviser } défier le résident ; aucun autre rival ne reste.
verdict-keep = { $who } { VERB($who, "gardez", "garde") } { $resident } ; { $newcomer } part sur l’île.
verdict-replace = { $who } { VERB($who, "remplacez", "remplace") } { $resident } par { $newcomer }.
presents = { READER($castle) ->
    [yes] { $who } vous présente { FORM($kind, "a") }.
   *[no] { $who } { VERB($who, "présentez", "présente") } { FORM($kind, "a") } à { $castle }.
}

## La table

row-slot = { $slot } 000
row-gate = à la porte
row-home = en réserve
slot-free = –
lying = { $kind } ({ READER($owner) ->
    [yes] vous
   *[no] { $owner }
})
supplied = { $kind } ×{ $count }
island = Sur l’île : { $count }
recalled-slot = { READER($other) ->
    [yes] { $who } vous a promis
   *[no] { $who } { VERB($who, "avez", "a") } promis à { $other }
} une place qui vaut { $amount }, à la manche { $round } ({ $became }).
promise-kept = parole tenue
promise-broken = parole rompue
promise-open = en attente
recalled-words = { $who } { VERB($who, "avez", "a") } dit à la manche { $round } : « { $text } » (n° { $number }, { $became })
recalled-talk = { $who } { VERB($who, "avez", "a") } dit à la manche { $round } : « { $text } »

## Questions

ask-present = Quel conseiller présentez-vous, et où ?
ask-speak = Que dites-vous à l’hôte ?
ask-amount = Combien de milliers offrez-vous ?
ask-empty = Montrez-vous à tous que votre bourse est vide ?
ask-talk = Que souhaitez-vous dire ?
ask-answer = Que répondez-vous ?
ask-demand = Combien de milliers exigez-vous ?
ask-place = Quelle place donnez-vous ?
ask-kind = Quel conflit réglez-vous ensuite ?
ask-winner = Qui choisissez-vous ?
ask-verdict = Le résident reste-t-il ?
ask-talk-at = { READER($host) ->
    [yes] Que dites-vous à voix haute, dans votre château ?
   *[no] Que dites-vous à voix haute, au château { DE($host) } ?
}
ask-speak-to = Que dites-vous à { $host } ?
ask-amount-to = Combien de milliers offrez-vous à { $host } ?
ask-leave-to = Combien de milliers laissez-vous à { $host } ? Cela peut être 0, et nul autre ne peut le compter.
ask-answer-to = Que répondez-vous à { $seat } ?
ask-demand-of = Combien de milliers exigez-vous { DE($seat) } ?
ask-place-of = Où mettez-vous { $adviser } ?
ask-verdict-of = Qui occupe la place qui vaut { $slot } : { $resident }, ou { $newcomer } ?

help-present = Deux conseillers par tour, l’un après l’autre, dans les châteaux des autres. Celui dont personne d’autre n’apporte la profession et que personne n’exerce sur place doit être accueilli ; sinon il y a conflit, et il faudra payer. Un résident rapporte ce que vaut sa place au début de chaque tour de son propriétaire, et une dernière fois à la fin.
help-speak = Un pot-de-vin est payé dès que l’hôte l’accepte, une fois par négociation, et n’achète rien : l’hôte décide librement. Souhaits, promesses et paroles ne coûtent rien et n’engagent personne. Si vous n’ajoutez rien, on peut encore vous rappeler.
help-amount = Des milliers entiers, de votre propre argent, ou 0 là où nul autre ne peut compter. L’hôte peut accepter, refuser ou exiger un autre montant ; seul ce qui est accepté est payé.
help-empty = La banque offre alors 1 000 à l’hôte à votre place, et tous savent que vous n’avez rien.
help-talk = Tout le monde l’entend, et cela n’engage personne. Une ligne vide est un silence.
help-answer = Acceptez, et l’argent est à vous tout de suite, quoi que vous décidiez ensuite. Refusez, ou exigez un autre montant : l’autre peut alors accepter, offrir de nouveau ou se taire.
help-demand = Cela peut dépasser ce que l’autre possède, mais alors personne ne peut l’accepter.
help-place = Il faut accueillir tous ceux dont la profession n’est pas encore dans votre château ; la place est à votre choix. Au lieu de décider, vous pouvez réécouter quelqu’un qui n’a pas payé.
help-kind = Plusieurs professions sont disputées à votre porte ; vous réglez ces conflits un par un.
help-winner = Un des rivaux est choisi, les autres partent sur l’île pour toujours. Si votre château a un résident de cette profession, le vainqueur doit encore l’affronter.
help-verdict = Le nouveau venu ne peut prendre que la place même du résident. Le perdant part sur l’île pour toujours.

## Choix

option-present-visit = { $kind } chez { $castle }
option-speak-done = Ne rien ajouter
option-speak-offer = Offrir de l’argent
option-speak-agree = Accepter : payer { $number } 000
option-speak-bank = Montrer votre bourse vide et laisser payer la banque
option-speak-wish = Souhaiter la place qui vaut { $number } 000
option-speak-promise = Promettre une place qui vaut { $number } 000 dans votre château
option-speak-talk = Dire quelque chose
option-amount-none = Finalement rien
option-empty-yes = Montrer la bourse vide
option-empty-no = La garder fermée
option-answer-accept = Accepter
option-answer-refuse = Refuser
option-answer-demand = Exiger un autre montant
option-answer-promise = Promettre la place qui vaut { $number } 000
option-answer-talk = Dire quelque chose
option-place-placing = Mettre { READER($owner) ->
    [yes] votre { $kind }
   *[no] { FORM($kind, "the") } { DE($owner) }
} sur { $slot } 000
option-winner-placing = Choisir { READER($owner) ->
    [yes] votre { $kind }
   *[no] { FORM($kind, "the") } { DE($owner) }
}, sur { $slot } 000
option-winner-adviser = Choisir { READER($owner) ->
    [yes] votre { $kind }
   *[no] { FORM($kind, "the") } { DE($owner) }
}
option-kept = Dire que l’autre a tenu sa parole n° { $number }
option-broken = Dire que l’autre a rompu sa parole n° { $number }
option-recall = Réécouter { $seat }
option-verdict-keep = Garder le résident
option-verdict-replace = Remplacer le résident par le nouveau venu

## Options de la table

option-name-bribes = pots-de-vin
public = annoncés à tous
sealed = entre les deux intéressés
option-name-bank = pot-de-vin de la banque
optional = si le joueur ruiné le demande
automatic = sans qu’on le demande
option-name-mustoffer = chacun paie une somme, ne fût-elle que zéro
option-name-offers = offres par négociation
option-name-bystanders = spectateurs d’une négociation
silent = se taisent
heard = peuvent parler
option-value-none = jamais
option-about-bribes = Qui apprend combien est payé : toute la table, ou seulement les deux intéressés. Il est prouvé que les bourses scellées contiennent ce qui est payé.
option-about-bank = Quand la banque paie 1 000 pour un joueur sans argent. Avec des pots-de-vin scellés, ce n’est jamais automatique, car personne ne voit qu’une bourse est vide ; avec mustoffer=yes, c’est none.
option-about-mustoffer = Avec des pots-de-vin scellés : chaque intéressé paie une fois par négociation, ne fût-ce que zéro, pour que personne d’autre ne sache si quelque chose a été payé.
option-about-offers = Combien d’offres on peut faire dans une négociation, pour qu’elle finisse ; passer compte pour une.
option-about-bystanders = Si ceux qui ne peuvent pas payer sont invités, avant chaque négociation, à dire ce qu’ils en pensent.

## Référence

rules-goal = Chacun a un château à quatre places, qui valent 1 000, 3 000, 6 000 et 10 000, huit conseillers et 32 000 ducats. À son tour, on touche le revenu de ses résidents chez les autres, on accueille ceux qui attendent à sa porte, et l’on présente deux conseillers aux autres. Après cinq tours chacun vient un dernier revenu ; le plus riche gagne. Dans un château, deux résidents n’ont jamais la même profession.
card-adviser = Chacun en a deux de cette profession. Un château n’en loge qu’un par profession : là où un autre attend ou réside, il y a conflit.
