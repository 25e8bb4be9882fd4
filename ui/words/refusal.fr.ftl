# Pourquoi un fichier est refusé. Après les deux-points, le système parle lui-même là où les mots manquent ici.

unread = { $path } ne peut pas être lu : { $reason }
empty = { $path } est vide
changed = { $path } a changé pendant la lecture
no-record = { $path } n’est pas l’enregistrement d’une partie, ou il est abîmé
opening-alone = { $path } est ce qu’un joueur a dévoilé : nommez d’abord l’enregistrement de la partie
outdated = { $path } est de la version { $version }, que ce programme ne lit pas
not-here = { $path } ne peut pas être rejoué ici : cette version ne connaît pas le jeu { $game }, édition { $edition }, avec les options qui ont été signées
convicts-nobody = { $path } ne confond personne : ce qu’il montre était permis, vient d’une autre table, ou n’a jamais été signé tel qu’il figure ici
broken = { $path } : le message { $message }, { DE($who) } (place { $seat }), n’est pas valable (règle { $rule }). { $why }
broken-shown = { $path } : le message { $message } montre que la règle { $rule } a été enfreinte par { $who } (place { $seat }). { $why }
broken-call = { $path } : ce qui a été signé lors d’un appel, par { $who } (place { $seat }), n’est pas valable (règle { $rule }). { $why }
failed = { $path } : cet enregistrement n’est pas valable. { $why }
failed-at = { $path } : le message { $message } n’est pas valable. { $why }
not-twice = { $path } ne montre pas que quelqu’un ait signé deux fois : les deux signatures ne sont pas d’une même personne, pour une même partie et sous des textes différents
unwritten = impossible d’écrire dans { $path } : { $reason }
out-alone = --out sert à la preuve que forment deux enregistrements : nommez-en un autre
explain-what = --explain demande le numéro d’un message, roll2 pour le deuxième appel, ou all ; pas « { $word } »
two-records = on compare deux enregistrements à la fois, et on vérifie des cartes dévoilées avec un seul
explain-one = --explain suivi d’un numéro ne prend qu’un enregistrement à la fois
no-such-message = il n’y a pas de message { $wanted } dans cet enregistrement : { $count ->
    [0] il n’y en a aucun
   *[other] il y en a { $count }
}
no-such-roll = il n’y a pas d’appel { $wanted } dans cet enregistrement : { $count ->
    [0] il n’y en a aucun
   *[other] il y en a { $count }
}
no-turn = il n’y a pas de tour { $turn } dans cette partie : le dernier est le { $last }
