# Twee verslagen naast elkaar: hoe ze bij elkaar horen, en wie er door de mand valt.

pair-heading = Samen
pair-same = Beide bestanden bevatten dezelfde partij.
pair-begins = { $one } is het begin van { $other }.
pair-views = Twee blikken op één partij: wat in beide staat is gelijk, en elk bevat nog iets meer.
pair-conflict = Dit zijn twee verhalen van één tafel, en ze spreken elkaar tegen.
pair-results = Ze noemen twee uitslagen: in { $one } won { $first }, in { $other } { $second }.
pair-matches = Twee partijen, aan twee tafels. De ene zegt niets over de andere.
pair-joined-twice = Met de sleutel van { $who } ({ $key }) is voor één gelegenheid twee keer plaatsgenomen, aan twee tafels. Dat bewijst tegen niemand vals spel: een gekopieerde map doet het ook.
pair-shown = { $file } bevat wat er van { $who } ontbrak, { $debt }. { $by } { $count ->
    [one] zegt
   *[other] zeggen
} dat het niet is aangekomen.
pair-each-gone = Volgens het ene verslag was { $first } weg, volgens het andere { $second }. Daarmee is niets beslist.
pair-nobody = Tegen niemand is vals spel bewezen.
pair-convicted = Bewezen vals spel: { $whom }. Je hoeft niemand op zijn woord te geloven.
pair-lied = { $who } ondertekende dingen die elkaar tegenspreken; geen eerlijk programma ondertekent ze allebei.
pair-impossible = Dit kan niet. Twee van zulke verslagen leveren bewijs tegen minstens { $least ->
    [one] één speler
   *[other] { $least } spelers
}, en hier { $count ->
    [0] is er tegen niemand bewijs
    [one] maar tegen één
   *[other] maar tegen { $count }
}. Dit programma bevat een fout; meld dat alsjeblieft, met beide bestanden.
pair-evidence = Het bewijs tegen { $who } staat in { $path }.
pair-how-to-keep = Voeg --out en de naam van een map toe om het bewijs te bewaren.

## Uitgelegd: waar de verhalen uiteengaan

parting-title = Twee verslagen van één tafel
parting-files = { $one } en { $other }
parting-line = Elk is op zichzelf gecontroleerd en klopt; daarna is alles wat in het ene ondertekend is naast het andere gelegd.
section-both = Wat beide vertellen
section-parting = Waar de verhalen uiteengaan
section-more = Wat alleen het ene vertelt
section-follows = Wat daaruit volgt
parting-both = { $count ->
    [0] Geen bericht staat
    [one] 1 bericht staat
   *[other] { $count } berichten staan
} woord voor woord in beide.
parting-nowhere = Nergens: er zijn geen twee berichten voor één plaats, en geen appèl van het ene spreekt het andere tegen.
parting-fork = { $who } heeft twee verschillende berichten ondertekend als eigen nummer { $seq }.
parting-told = In { $file }, bericht { $number }: { $who } { $line }.
parting-heard = Wie vandaar verderging: { $hearers }.
parting-hearer = { $who } (bericht { $number })
parting-unheard = Niemand anders ging vandaar verder.
parting-rolls = Er zijn twee verschillende appèls { $number }.
parting-roll = In { $file }: { $line }
parting-voted = { $seats } { $count ->
    [one] heeft beide ondertekend.
   *[other] hebben elk beide ondertekend.
}
parting-left-out = In { $here } laat appèl { $roll } { $count ->
    [one] een bericht weg dat
   *[other] { $count } berichten weg die
} { $file } bevat, vanaf bericht { $number }: { $who } { $line }.
parting-denied = { $seats } { $count ->
    [one] had daarvan zelf iets gezegd, en meldde zich zonder dat.
   *[other] hadden daarvan elk zelf iets gezegd, en meldden zich zonder dat.
}
parting-more = Alleen { $file } bevat { $count ->
    [one] één bericht
   *[other] { $count } berichten
}, vanaf bericht { $number }: { $who } { $line }.
parting-look = Voor een van deze berichten: verify, een van de bestanden, --explain en het nummer.
