# Comment des amis se joignent : routeurs, relais, et les lignes d’une partie.

relays-what = Des amis hors de votre réseau ne pourront peut-être pas vous joindre. Un relais, une machine d’autrui sur internet, peut vous mettre en contact ; il apprend vos adresses et combien il se dit de choses, jamais lesquelles.
use-relays = Peut-on utiliser des relais d’autrui ? On ne le demande qu’une fois.
yes-or-no = Oui ou non ?
router-open = Votre routeur laisse entrer des amis au port { $port } : quiconque est hors de votre réseau peut utiliser cette invitation.
router-closed = { $why ->
    [behind] Votre routeur est lui-même derrière un autre : des amis hors de votre réseau ne peuvent pas vous joindre.
    [refuses] Votre routeur refuse d’ouvrir un port pour des amis hors de votre réseau.
   *[nobody] Aucun routeur n’ouvre ici de port pour des amis hors de votre réseau.
  } Vous pouvez y ouvrir vous-même le port TCP { $port }, vers { $host } (et ouvrir votre table avec --port { $port } la prochaine fois) ; ou laissez ouvrir la table par quelqu’un que vous pouvez tous joindre.
relay-used = Des amis peuvent aussi vous trouver par le relais { $relay }. Il apprend vos adresses et combien il se dit de choses, jamais lesquelles.
relay-silent = { $count ->
    [0] Aucun relais ne répond
   *[other] Pas de réponse du relais { $relays }
  } : aucun ami ne peut vous trouver par là. On réessaie sans cesse.
no-quic = Aucun ami ne peut vous trouver par un relais : { $why }.
table-at = La table a répondu à l’adresse { $place }.
table-by-relay = La table a répondu par le relais { $relay }.
lines-direct = En ligne directe : { $names }.
lines-relay = Par le relais { $relay } : { $names }.
lines-others = Par d’autres joueurs : { $names }.
