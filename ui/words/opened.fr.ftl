# Une partie dévoilée après coup : d’après qui est chaque carte.

by-word = { $what } (d’après { $by })
all-saw = { $what } (tous l’ont vu)
not-opened = non dévoilé par { $by }
one-of-two = l’une de ces deux : { $faces }, non dévoilé par { $by }
nobody-saw = personne ne l’a vu
opened-saw = Ce { QUE($who) } a vu : { $cards }
opened-shown = Montré à { $who } seulement : { $cards }
opened-laid = Ce { QUE($who) } a posé : { $cards }
opened-hand = Face cachée devant { $who } : { $cards }
opened-swap = { $who } a échangé les deux.
opened-no-swap = { $who } a remis les deux à leur place.
opened-move-closed = La façon dont { $who } les a remises n’a pas été dévoilée.
opened-order = { $who } les a remises dans cet ordre : { $cards }
opened-offer = C’était { $count } (d’après { $by }).
opened-offer-closed = Le montant n’a pas été dévoilé par { $by }.
opened-sealed = { $who } avait choisi « { $choice } », et n’était plus là pour le dire.

## Quels fichiers il y a

openings = Dévoilée après coup par { $who }. Ce que personne n’a dévoilé n’est pas montré, et rien n’est déduit en comptant.
opening-holds = { $who } a dévoilé la partie : { $cards ->
    [one] { $cards } carte ou montant
   *[other] { $cards } cartes et montants
}, { $orders ->
    [one] { $orders } arrangement
   *[other] { $orders } arrangements
} et { $sealed ->
    [one] { $sealed } choix scellé
   *[other] { $sealed } choix scellés
}. Tout y est correct.
opening-refused = { $path } n’est pas digne de foi, et rien n’en est montré : { $why }

## Ce qui mérite un second regard

gallery = Ce qui est passé inaperçu
gallery-turn = Tour { $number }
gallery-line = { $turn } : { $what }
gallery-bluff = { $who } a prétendu être { FORM($face, "the") } et avait { $held } ; personne n’en a douté.
gallery-swap = { $who } a échangé { FORM($one, "the") } et { FORM($other, "the") } sans que cela se voie.
gallery-bribe = { $who } a offert { $count } à { $to }, qui a refusé.
gallery-bribe-paid = { $who } a offert { $count } à { $to }, et c’est payé.
