# Twee verslagen naast elkaar: hoe ze bij elkaar horen, en wie er door de mand valt.

pair-heading = Samen
pair-same = Beide bestanden bevatten dezelfde partij.
pair-begins = { $one } is het begin van { $other }.
pair-views = Twee blikken op één partij: wat in beide staat is gelijk, en elk bevat nog iets meer.
pair-conflict = Dit zijn twee verhalen van één tafel, en ze spreken elkaar tegen.
pair-results = Ze noemen twee uitslagen: in { $one } won { $first }, in { $other } { $second }.
pair-matches = Twee partijen, aan twee tafels. De ene zegt niets over de andere.
pair-joined-twice = Met de sleutel van { $who } ({ $key }) is voor één gelegenheid twee keer plaatsgenomen, aan twee tafels. Daarmee is niemand van vals spel overtuigd: een gekopieerde map doet het ook.
pair-shown = { $file } bevat wat er van { $who } ontbrak, { $debt }. { $by } { $count ->
    [one] zegt
   *[other] zeggen
} dat het niet is aangekomen.
pair-each-gone = Volgens het ene verslag was { $first } weg, volgens het andere { $second }. Daarmee is niets beslist.
pair-nobody = Niemand is van vals spel overtuigd.
pair-convicted = Bewezen vals spel: { $whom }. Je hoeft niemand op zijn woord te geloven.
pair-lied = { $who } ondertekende dingen die elkaar tegenspreken; geen eerlijk programma ondertekent ze allebei.
pair-impossible = Dit kan niet. Twee zulke verslagen leveren bewijs tegen minstens { $least ->
    [one] één speler
   *[other] { $least } spelers
}, en hier { $count ->
    [0] is er tegen niemand bewijs
    [one] maar tegen één
   *[other] maar tegen { $count }
}. Dit programma bevat een fout; meld dat alsjeblieft, met beide bestanden.
pair-evidence = Het bewijs tegen { $who } staat in { $path }.
pair-how-to-keep = Voeg --out en de naam van een map toe om het bewijs te bewaren.
