# Een partij controleren: het verslag, een regel per bericht, en wat er mis is met een overtreding.

## Het verslag

heading = { $game }, { $count } spelers
evidence-against = Bewijs tegen { $who }
status-complete = Voltooid: ondertekend door { $signers }{ $count ->
    [0] {""}.
   *[other] , niet door { $missing }.
}
status-broken-off = Afgebroken: er is geen uitslag.
status-unfinished = Niet voltooid: { $signed ->
    [0] nog niemand heeft een uitslag ondertekend.
   *[other] de uitslag is tot nu toe ondertekend door { $signers }, niet door { $missing }.
}
status-signed-twice = Twee keer ondertekend: met de sleutel van { $who } ({ $key }) zijn twee verschillende JOINs voor één partij ondertekend.
signed-twice-means = Dat bewijst tegen niemand vals spel: een gekopieerde map, of een programma dat op twee plaatsen draait, doet het ook. Zo kon er geen partij beginnen.
bears = Aan deze tafel { $spares ->
    [one] kon één speler
   *[other] konden { $spares } spelers
} gemist worden, en { $withstands ->
    [one] kon één valsspeler
   *[other] konden { $withstands } samenspannende valsspelers
} geen verborgen kaarten lezen en geen twee uitslagen maken.
bears-nobody = Aan deze tafel kon niemand gemist worden, en opende niemand kaarten in andermans plaats.
bears-friends = Aan deze tafel kon één speler gemist worden; één valsspeler langs wie de anderen elkaar hoorden, kon verborgen kaarten lezen en twee uitslagen maken.
options = Opties
options-none = geen
stand-ins = Vervangers
stand-ins-some = { $quorum } van de anderen samen kunnen spelen voor een speler die verdwijnt (en elke kaart lezen)
stand-ins-none = geen; als een speler verdwijnt, stopt de partij
seat = plaats
key-fingerprint = sleutel
names-note = Namen zijn hoe spelers zichzelf noemen. Hun sleutels zeggen wie ze zijn: vergelijk ze.
signatures = { $count ->
    [one] 1 bericht, ondertekend door de afzender en gebonden aan wat die gezien had
   *[other] { $count } berichten, elk ondertekend door de afzender en gebonden aan wat die gezien had
}
roll-calls = { $count ->
    [one] 1 appèl, ondertekend door { $quorum } van de { $players } spelers
   *[other] { $count } appèls, elk ondertekend door { $quorum } van de { $players } spelers
}
sharings = { $count ->
    [one] 1 sleutel
   *[other] { $count } sleutels
} verdeeld onder de anderen, voor zover iedereen dat kan nagaan; alle ontvangers hebben hun stukken aanvaard, en alleen zij konden dat zien
sharings-some = { $count ->
    [one] 1 sleutel
   *[other] { $count } sleutels
} verdeeld onder de anderen, voor zover iedereen dat kan nagaan; de stukken zijn aanvaard door { $accepted }, nog niet door { $silent }, en alleen zij konden dat zien
sharings-nobody = { $count ->
    [one] 1 sleutel
   *[other] { $count } sleutels
} verdeeld onder de anderen, voor zover iedereen dat kan nagaan; nog niemand heeft een stuk aanvaard, en alleen ontvangers konden dat zien
shuffles = { $count ->
    [0] geen schudbeurt van drie kaarten of meer
    [one] 1 schudbeurt van drie kaarten of meer: de stapel die eruit kwam is de stapel die erin ging
   *[other] { $count } schudbeurten van drie kaarten of meer, samen gecontroleerd: elke stapel die eruit kwam is de stapel die erin ging
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
result-without = Gewonnen door { $winners }, en genoeg spelers hebben de uitslag ondertekend. { $count ->
    [one] De handtekening van { $missing } ontbreekt.
   *[other] De handtekeningen van { $missing } ontbreken.
}
absent = { $who } was { $count ->
    [one] één keer
   *[other] { $count } keer
} weg: { $spans }.
absent-back = van appèl { $left } tot appèl { $back }
absent-still = vanaf appèl { $left }, zonder terug te komen
late = { $who } was { $count ->
    [one] één keer te laat (appèl { $rolls })
   *[other] { $count } keer te laat (appèls { $rolls })
}: daar telde de standaardkeuze.
missed = Van { $who } ontbrak nog { $debts }, en { $by } { $count ->
    [one] zegt
   *[other] zeggen
} dat { $who } weg was.
missed-alone = Niemand anders was erbij om het te bevestigen.
broken-off = Daarom is de partij afgebroken. Niemand heeft gewonnen, en er is geen ondertekende uitslag.
unfinished = De partij is niet uit: te weinig spelers hebben een uitslag ondertekend.
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
perjured = { $who } loog bij een appèl: wat { $who } ondertekende, spreekt zichzelf tegen.
evidence-holds = Het bewijs houdt stand: { $who } schond het protocol. Je hoeft niemand op zijn woord te geloven.
working = Controleren
working-shuffles = Schudbeurten controleren

## Wat geen verslag vertelt

unseen = Wat geen verslag vertelt, en dit ook niet:
unseen-people = wie er achter een sleutel zit, en of twee sleutels één persoon zijn
unseen-talk = wat spelers elkaar elders hebben verteld
unseen-time = wanneer iets gezegd is, en hoe lang iemand gewacht heeft
unseen-lines = langs welke lijnen het kwam: of iemand een ander alleen via een derde hoorde
unseen-stories = of een ander verslag van deze tafel een ander verhaal vertelt (verify BESTAND ANDER vergelijkt er twee)
unseen-sharings = of elk stuk van een verdeelde sleutel klopt: dat is het woord van de ontvanger
unseen-certainty = of iemand iets opende voordat zeker was dat het telde
unseen-void = wat gezegd is en na een appèl niet telde
unseen-silence = of wie weg of te laat genoemd werd echt zweeg: dat is het woord van de anderen
unseen-what-followed = wat na het einde van dit bestand gezegd is
unseen-what-was-said = wat de twee berichten zeggen: hun ondertekende koppen staan hier, hun tekst niet

## Waar een bericht staat, en wat de afzender daar doet

sitting-down = Plaatsnemen
ending = Het einde
line-key = toont de sleutel voor deze tafel
line-ack = aanvaardt, en wil beginnen
line-agree = ziet dezelfde kaarten op tafel als iedereen
line-agree-alone = gaat { $cards } bekijken
line-ack-complaint = klaagt over { $dealer }
line-shuffle = schudt { $count ->
    [one] een kaart
   *[other] { $count } kaarten
}, beurt { $turn } van { $mixers }
line-ahead = schudt alvast { $count ->
    [one] een kaart
   *[other] { $count } kaarten
}, beurt { $turn } van { $mixers }
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
## De appèls, tussen twee berichten

roll-line = Appèl { $number }, na bericht { $after }: meldingen van { $reporters } ({ $needed } van { $players } nodig).
roll-gone = De partij gaat verder zonder { $seat }, van wie geen melding kwam.
roll-gone-owed = De partij gaat verder zonder { $seat }, van wie nog ontbrak: { $debts }.
roll-debt = het “{ $kind }”-bericht van handeling { $op }
roll-back = { $seats } { $count ->
    [one] is terug.
   *[other] zijn terug.
}
roll-still-gone = { $seats } { $count ->
    [one] is er nog steeds niet.
   *[other] zijn er nog steeds niet.
}
roll-late = De tijd van { $who } was om (“{ $ask }”): de standaardkeuze telt.
roll-same = Er verandert niets.

## Wat er mis is met een bericht

wrong-reason = De controle zei: { $reason }.
wrong-rule = De overtreden regel is { $rule } van het protocol (docs/protocol.md).
wrong-other-seat = Dit bericht maakte alleen compleet wat het toont: { $convicted } deed iets verkeerds, niet { $author }.
wrong-D2 = Op dit punt wachtten de regels niet op zo’n bericht.
wrong-D3 = Het was niet aan { $who } om dit te zeggen: een ander was aan de beurt, of het was al gezegd.
wrong-D4 = Het kwam te vroeg: { $who } had nog niet gezien waarop het berust.
wrong-D5 = Dit is niet wat een eerlijk programma zou sturen.
wrong-D6 = { $who } had de uitslag al ondertekend, en zegt daarna niets meer.
wrong-E1 = { $who } ging voorbij aan wat iedereen in het appèl ervoor had besloten.
wrong-E9 = In een appèl sprak { $who } het eigen ondertekende woord tegen, of hield achter wat ontvangen was.
wrong-H1 = Het is ondertekend, maar niemand kan het als bericht lezen.
wrong-H2 = { $who } verwijst naar een bericht zonder te hebben gezien waarop dat berust.
wrong-H3 = Het volgt niet op het laatste bericht van { $who }.
wrong-H4 = Het noemt een bericht zonder nummer, of een nummer zonder bericht.
wrong-H5 = Het volgt op een ander bericht dan het laatste van { $who }: twee verhalen over het eigen verleden.
wrong-H6 = { $who } heeft twee verschillende berichten voor één en dezelfde plaats ondertekend.
wrong-R2 = Een kaart erin heeft een masker dat al aan tafel was geweest, of doet niet meer mee.
wrong-E7 = Een appèl erin is niet met genoeg handtekeningen bewezen, of past niet bij de berichten eromheen.
wrong-S5 = Het zegt dat de partij is afgebroken, maar wat daarover is ondertekend is niet genoeg, te veel of past niet.
wrong-W1 = Het bevat iets waarop de uitslag niet berust, of niet in de enige volgorde die geldt.
wrong-W2 = Het heeft meer dan één einde, terwijl elk op zichzelf moet staan.
wrong-unsigned = Wie het ondertekend zou hebben, heeft dat nooit gedaan zoals het hier staat.
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
wrong-D7 = Een van twee spelers deed iets verkeerds met een stuk van een sleutel. { $complaint ->
    [0] De klacht
   *[other] De klacht in bericht { $complaint }
} opent dat stuk en toont dat het { $who } was.
wrong-identity = Een waarde werd nul, waar dat een geheim zou verraden.
wrong-result = De uitslag die hier ondertekend wordt is niet die van de regels.
