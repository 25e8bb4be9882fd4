# Een spel nagaan: het verslag, een regel per bericht, en wat er mis is met een overtreding.

## Het verslag

heading = { $game }, { $count } spelers
evidence-against = Bewijs tegen { $who }
options = Opties
fact = { $name }: { $value }
options-none = geen
stand-ins = Vervangers
stand-ins-some = { $quorum } van de anderen samen kunnen spelen voor een speler die verdwijnt (en elke kaart lezen)
stand-ins-none = geen; als een speler verdwijnt, stopt het spel
seat = plaats
key-fingerprint = sleutel
names-note = Namen zijn hoe spelers zichzelf noemen. Hun sleutels zeggen wie ze zijn: vergelijk ze.
signatures = { $count ->
    [one] 1 bericht, ondertekend door de afzender en gebonden aan wat die gezien had
   *[other] { $count } berichten, elk ondertekend door de afzender en gebonden aan wat die gezien had
}
shuffles = { $count ->
    [0] geen schudbeurt van drie kaarten of meer
    [one] 1 schudbeurt van drie kaarten of meer: de stapel die eruit kwam is de stapel die erin ging
   *[other] { $count } schudbeurten van drie kaarten of meer, samen nagegaan: elke stapel die eruit kwam is de stapel die erin ging
}
proofs = { $count ->
    [0] geen ander bewijs
    [one] 1 ander bewijs: { $kinds }
   *[other] { $count } andere bewijzen: { $kinds }
}
decisions = { $count ->
    [0] nog geen beslissing
    [one] 1 beslissing, toegestaan door de regels (editie { $edition })
   *[other] { $count } beslissingen, elk toegestaan door de regels (editie { $edition })
}
proofs-of-pok = { $count } van het kennen van een sleutel
proofs-of-dleq = { $count ->
    [one] 1 deel van een loting
   *[other] { $count } delen van lotingen
}
proofs-of-complaint = { $count ->
    [one] 1 klacht
   *[other] { $count } klachten
}
proofs-of-bdleq = { $count ->
    [one] 1 van het openen met een sleutel
   *[other] { $count } van het openen met een sleutel
}
proofs-of-remask = { $count ->
    [one] 1 nieuw masker
   *[other] { $count } nieuwe maskers
}
proofs-of-swap = { $count ->
    [one] 1 geschud paar
   *[other] { $count } geschudde paren
}
proofs-of-conv = { $count ->
    [one] 1 wissel van slot
   *[other] { $count } wissels van slot
}
proofs-of-member = { $count ->
    [one] 1 dat een gedekte kaart past
   *[other] { $count } dat een gedekte kaart past
}
proofs-of-neq = { $count ->
    [one] 1 ontkende kaart
   *[other] { $count } ontkende kaarten
}
proofs-of-pay = { $count ->
    [one] 1 verborgen betaling
   *[other] { $count } verborgen betalingen
}
proofs-of-amount = { $count ->
    [one] 1 geopend bedrag
   *[other] { $count } geopende bedragen
}
result = Gewonnen door { $winners }, en iedereen heeft de uitslag ondertekend.
result-without = Gewonnen door { $winners }, en iedereen die er was heeft de uitslag ondertekend. { $count ->
    [one] { $gone } was weg, dus die handtekening ontbreekt.
   *[other] { $gone } waren weg, dus die handtekeningen ontbreken.
}
absent = { $who } was { $count ->
    [one] één keer
   *[other] { $count } keer
} weg: { $spans }.
absent-back = van bericht { $left } tot bericht { $back }
absent-still = vanaf bericht { $left }, zonder terug te komen
declared-gone = Dat { $who } weg was, zegt alleen { $by }; niemand anders kan het bevestigen.
result-forfeit = Daardoor heeft { $winners } gewonnen: het spel werd opgegeven voordat het beslist was, en niemand heeft een uitslag ondertekend.
unfinished = Het spel is niet uit: nog niet iedereen heeft een uitslag ondertekend.
everything-checks = Alles klopt.
everything-so-far = Tot zover klopt alles.
took = In { $seconds ->
    [0] minder dan 0,1
   *[other] { $seconds }
} s.
convicted = Bericht { $number } is het bewijs. { $author } { $line }.
convicted-explain = Bekijk het met --explain { $number }.
equivocated = { $who } ondertekende twee verschillende berichten als eigen nummer { $seq }, en zei zo het ene tegen de een en het andere tegen de ander:
equivocated-one = een bericht “{ $kind }”, { $id }
evidence-holds = Het bewijs houdt stand: { $who } schond het protocol. Je hoeft niemand op zijn woord te geloven.
working = Nagaan
working-shuffles = Schudbeurten nagaan

## Waar een bericht staat, en wat de afzender daar doet

sitting-down = Plaatsnemen
ending = Het einde
line-key = toont de sleutel voor deze tafel
line-ack = aanvaardt, en wil beginnen
line-agree = ziet dezelfde stapel als iedereen
line-ack-complaint = klaagt over { $dealer }
line-shuffle = schudt { $count ->
    [one] een kaart
   *[other] { $count } kaarten
}, beurt { $turn } van { $players }
line-ahead = schudt alvast { $count ->
    [one] een kaart
   *[other] { $count } kaarten
}, beurt { $turn } van { $players }
line-lift = legt { $cards } terug onder de sleutel van iedereen
line-arrange = schudt { $cards } ongezien
line-arrange-front = kiest { $front } uit { $cards }, ongezien
line-arrange-swap = legt { $cards } terug, gewisseld of niet
line-look = maskeert { $cards } voor het kijken
line-shares = haalt een sleutel van { $cards }, voor { $to }
line-shares-open = haalt een sleutel van { $cards }, voor iedereen
line-recover = valt in voor { $absent }: { $cards }
line-recover-draw = valt in voor { $absent } bij de loting
line-own = is terug, en haalt een sleutel van { $cards }
line-own-draw = is terug, en geeft een deel van de loting
line-lock = legt { $cards } terug onder de sleutel van iedereen, voor { $owners }
line-mask = maskeert { $cards } voor { $absent }
line-show = toont { $cards } aan { $to }
line-prove-shown = toont { $card }: { FORM($face, "the") }
line-prove-conceded = toont { FORM($face, "the") } niet
line-prove-denied = bewijst { FORM($face, "the") } niet te hebben
line-play = speelt: { $option }
line-play-claimed = speelt, en draait { $count ->
    [0] geen kaart
    [one] een kaart
   *[other] { $count } kaarten
} om
line-lay = legt een kaart gedekt neer, een van { $kinds } soorten
line-lay-none = legt geen kaart neer
line-pass = geeft { $cards } aan { $to }
line-choose = kiest { $option }
line-choose-card = kiest { $option } ({ $ask })
line-commit = verzegelt een antwoord ({ $ask })
line-open = opent het verzegelde antwoord: { $option }
line-late = zegt dat { $whom } te laat is
line-heard = heeft het antwoord gehoord
line-heard-more = heeft iets gehoord van { $whom }, zonder wie anderen verder willen
line-company-leaving = stemt om zonder { $leaving } verder te gaan
line-company-back = stemt voor de terugkeer van { $back }
line-company-back-myself = vraagt om terug te mogen
line-company-both = stemt om zonder { $leaving } verder te gaan, en voor de terugkeer van { $back }
line-company-forfeit = verklaart dat { $leaving } weg is
line-void = zegt iets dat niet telt, na van tafel te zijn gegaan
line-beacon = geeft een deel van de loting
line-speak = zegt: “{ $text }”
line-silent = zegt niets
line-offer = biedt { $to } een bedrag dat niemand anders kan lezen
line-offer-exactly = biedt { $to } de gevraagde { $amount }
line-offer-none = doet { $to } geen bod
line-empty = toont een lege beurs
line-empty-none = houdt de beurs dicht
line-purse = opent de beurs: { $amount }
line-end = ondertekent de uitslag
line-unasked = zegt iets wat niemand vroeg
line-unreadable = stuurt iets onleesbaars

## Wat er mis is met een bericht

wrong-reason = De controle zei: { $reason }.
wrong-rule = De overtreden regel is { $rule } van het protocol (docs/protocol.md).
wrong-other-seat = Dit bericht maakte alleen compleet wat het toont: { $convicted } deed iets verkeerds, niet { $author }.
wrong = Dit is niet wat een eerlijk programma zou sturen.
wrong-unasked = Op dit punt wachtten de regels niet op zo’n bericht van { $who }.
wrong-company = Het gaat in tegen een stem over wie aan tafel zit. Wie stemde om zonder iemand verder te gaan, mag die niet horen en dat niet terugnemen zolang het er nog van kan komen; en niemand mag stemmen voor wat niet kan.
wrong-malformed = Het is niet eens goed gevormd. Geen eerlijk programma schrijft zulke bytes.
wrong-length = Het heeft een verkeerd aantal bytes. Geen eerlijk programma schrijft het zo.
wrong-encoding = Het bevat bytes die geen punt of getal van de groep zijn. Geen eerlijk programma schrijft die.
wrong-challenge = Het bewijs klopt niet: opnieuw berekend komt er een andere uitdaging uit. Wie het geheim kende en de waarheid sprak, had de juiste gehad.
wrong-shuffle = De schudbeurt klopt niet: vergelijking { $check } is onwaar. Niets toont dus dat eruit kwam wat erin ging.
wrong-repeated = Een kaart kwam terug met een masker dat al aan tafel was geweest. Zo zou een kaart in plaats van een andere geopend kunnen worden.
wrong-face = De sleutel klopt, maar de kaart die hij opent is niet de geclaimde kaart.
wrong-unread = { $who } wees een kaart aan die niet getoond kan worden.
wrong-play = De kaarten die { $who } omdraaide zijn niet de kaarten die bij deze zet horen.
wrong-commitment = Het antwoord dat hier geopend wordt is niet het verzegelde.
wrong-key = Het is niet de sleutel die { $who } bij het plaatsnemen ondertekende.
wrong-complaint = De klacht gaat over stukken van een sleutel die niemand heeft gegeven.
wrong-share = Een van twee spelers deed iets verkeerds met een stuk van een sleutel. De klacht in bericht { $complaint } opent dat stuk en toont dat het { $who } was.
wrong-identity = Een waarde werd nul, waar dat een geheim zou verraden.
wrong-result = De uitslag die hier ondertekend wordt is niet die van de regels.
