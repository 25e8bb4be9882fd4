# Pourquoi un fichier est refusé. Ce qui suit les deux-points peut être de la main du système ou du protocole, en anglais.

unread = { $path } ne peut pas être lu : { $reason }
empty = { $path } est vide
no-record = { $path } n’est pas l’enregistrement d’une partie, ou il est abîmé
opening-alone = { $path } est ce qu’un joueur a dévoilé : nommez d’abord l’enregistrement de la partie
outdated = { $path } ne peut pas être lu par ce programme : { $why }
not-here = { $path } ne peut pas être rejoué ici : { $reason }
convicts-nobody = { $path } ne confond personne : { $reason }
broken = { $path } : le message { $message }, { DE($who) } (place { $seat }), n’est pas valable. En anglais : { $why }
broken-call = { $path } : ce qui a été signé lors d’un appel, { DE($who) } (place { $seat }), n’est pas valable. En anglais : { $why }
failed = { $path } : cet enregistrement n’est pas valable. En anglais : { $why }
failed-at = { $path } : le message { $message } n’est pas valable. En anglais : { $why }
not-twice = { $path } ne montre pas que quelqu’un ait signé deux fois : { $reason }
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
