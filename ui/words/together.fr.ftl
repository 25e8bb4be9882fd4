# Deux enregistrements côte à côte : ce qui les lie, et qui s’y trahit.

pair-heading = Ensemble
pair-same = Les deux fichiers contiennent la même partie.
pair-begins = { $one } est le début de { $other }.
pair-views = Deux vues d’une même partie : ce qu’elles ont en commun est identique, et chacune contient autre chose encore.
pair-conflict = Ce sont deux histoires d’une même table, et elles se contredisent.
pair-results = Elles donnent deux résultats : victoire { DE($first) } dans { $one }, { DE($second) } dans { $other }.
pair-matches = Deux parties, à deux tables. L’une ne dit rien de l’autre.
pair-joined-twice = La clé { DE($who) } ({ $key }) a pris place deux fois pour une même occasion, à deux tables. Cela n’accuse personne de triche : un dossier copié en fait autant.
pair-shown = { $file } contient ce que devait { $who }, { $debt }. { $by } { $count ->
    [one] affirme
   *[other] affirment
} ne pas l’avoir reçu.
pair-each-gone = D’après l’un, { $first } n’était plus là ; d’après l’autre, c’était { $second }. Cela ne décide de rien.
pair-nobody = Personne n’est convaincu de triche.
pair-convicted = Triche prouvée : { $whom }. Vous n’avez à croire personne sur parole.
pair-lied = { $who } a signé des choses qui se contredisent, et qu’aucun programme honnête ne signe toutes les deux.
pair-impossible = C’est impossible. Deux enregistrements pareils trahissent au moins { $least ->
    [one] un joueur
   *[other] { $least } joueurs
}, et ici { $count ->
    [0] personne n’est trahi
    [one] un seul l’est
   *[other] { $count } seulement le sont
}. Ce programme contient une erreur ; merci de la signaler, avec les deux fichiers.
pair-evidence = La preuve contre { $who } se trouve dans { $path }.
pair-how-to-keep = Pour conserver les preuves, ajoutez --out et le nom d’un dossier.

## Expliqué : où les histoires se séparent

parting-title = Deux enregistrements d’une même table
parting-files = { $one } et { $other }
parting-line = Chacun a été vérifié seul, et il est valable ; puis tout ce qui est signé dans l’un a été confronté à l’autre.
section-both = Ce que tous deux racontent
section-parting = Où les histoires se séparent
section-more = Ce qu’un seul raconte
section-follows = Ce qui s’ensuit
parting-both = { $count ->
    [0] Aucun message n’est
    [one] { $count } message est
   *[other] { $count } messages sont
} dans les deux, mot pour mot.
parting-nowhere = Nulle part : il n’y a pas deux messages pour une même place, et aucun appel de l’un ne contredit l’autre.
parting-fork = { $who } a signé deux messages différents comme son message numéro { $seq }.
parting-told = Dans { $file }, message { $number } : { $who } { $line }.
parting-heard = Qui est parti de là : { $hearers }.
parting-hearer = { $who } (message { $number })
parting-unheard = Personne d’autre n’est parti de là.
parting-rolls = Il y a deux appels { $number } différents.
parting-roll = Dans { $file } : { $line }
parting-voted = { $seats } { $count ->
    [one] a signé les deux.
   *[other] ont chacun signé les deux.
}
parting-left-out = Dans { $here }, l’appel { $roll } laisse de côté { $count ->
    [one] un message
   *[other] { $count } messages
} que contient { $file }, à partir du message { $number } : { $who } { $line }.
parting-denied = { $seats } { $count ->
    [one] en avait dit une partie, et a fait son rapport sans elle.
   *[other] en avaient chacun dit une partie, et ont fait leur rapport sans elle.
}
parting-more = Seul { $file } contient { $count ->
    [one] un message
   *[other] { $count } messages
}, à partir du message { $number } : { $who } { $line }.
parting-look = Pour l’un de ces messages : verify, l’un des fichiers, --explain et son numéro.
