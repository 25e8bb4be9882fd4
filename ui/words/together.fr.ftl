# Deux enregistrements côte à côte : ce qui les lie, et qui s’y trahit.

pair-heading = Ensemble
pair-same = Les deux fichiers contiennent la même partie.
pair-begins = { $one } est le début de { $other }.
pair-views = Deux vues d’une même partie : ce qu’elles ont en commun est identique, et chacune contient autre chose encore.
pair-conflict = Ce sont deux histoires d’une même table, et elles se contredisent.
pair-results = Elles donnent deux résultats : victoire { DE($first) } dans { $one }, { DE($second) } dans { $other }.
pair-matches = Deux parties, à deux tables. L’une ne dit rien de l’autre.
pair-joined-twice = La clé { DE($who) } ({ $key }) s’est assise deux fois pour une même occasion, à deux tables. Cela n’accuse personne de triche : un dossier copié en fait autant.
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
