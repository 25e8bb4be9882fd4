# Wat een bericht was, wat het bewees en hoe dat is gecontroleerd.

## Een bladzijde

message-title = Bericht { $number } van { $count }
offence-title = Bericht { $number }, de overtreding
placed = { $turn }, handeling { $op }
section-happened = Wat er gebeurde
section-claimed = Wat het bericht beweert
section-proves = Wat het bewijst
section-checked = Hoe het is gecontroleerd
section-wrong = Wat er mis was
section-after = Wat ervan kwam
signed = Ondertekend door { $who } met Ed25519-sleutel { $key }, als nummer { $seq } van de eigen berichten, na er { $seen } van anderen gezien te hebben. { $size } bytes, id { $id }.
proof-title = Bewijs { $number } van { $count } (“{ $kind }”, { $size } bytes): { $meaning }
proof-of-pok = de afzender kent het geheim achter een sleutel (Schnorr)
proof-of-dleq = achter beide kanten zit één geheim (Chaum en Pedersen)
proof-of-bdleq = achter alle aandelen zit één geheim, de sleutel van de afzender of een stuk van een sleutel; C en S zijn sommen van maskers en aandelen met gewichten uit een hash (Chaum en Pedersen)
proof-of-remask = alleen het masker is veranderd
proof-of-swap = twee kaarten, nieuwe maskers, in de ene of de andere volgorde
proof-of-conv = dezelfde kaart onder een andere sleutel
proof-of-neq = de kaart is een andere
proof-of-member = de kaart is er een van meerdere, zonder te zeggen welke; op één na zijn alle mogelijkheden verzonnen, en niemand ziet welke niet verzonnen is
proof-of-pay = één bedrag onder beide sleutels, niet onder nul, en niet meer dan de betaler heeft
proof-of-shuffle = dezelfde stapel, nieuwe maskers, in een volgorde die niemand anders kent (het argument van Groth, in de vorm van Bayer en Groth)
proof-numbers = Met { $numbers }. Daaruit berekent iedereen T = z·P − c·Y voor elke regel Y = w·P; SHA-512 over de tafel, de handeling, de afzender, de stelling en alle T geeft weer c.
proof-numbers-failed = Met { $numbers }. Daaruit berekent iedereen T = z·P − c·Y voor elke regel Y = w·P; maar SHA-512 over de tafel, de handeling, de afzender, de stelling en alle T geeft niet c.
proof-draws = De uitdagingen die SHA-512 trok waren { $numbers }. Alle schudbeurten van de partij gingen in één som met willekeurige gewichten van 128 bits, die vrijwel nooit nul wordt, tenzij V1 tot en met V4 voor elke schudbeurt gelden.
proof-draws-failed = De uitdagingen die SHA-512 trok waren { $numbers }. V1 tot en met V4 gelden niet allemaal.
legend = X is de sleutel van de tafel, de som van de sleutels van alle spelers; X1, X2 … zijn de sleutels van de spelers.

## key

happened-key = { $who } legde een sleutel op tafel die alleen voor deze partij gemaakt is: { $key }.
happened-key-shared = { $who } sneed het geheim erachter ook in { $others } verzegelde stukken, één voor elke andere speler.
proves-key = { $who } kent het geheim achter deze sleutel, dus die is niet gekopieerd en niet verzonnen uit de sleutels van anderen. Elke verborgen kaart ligt onder { $players ->
    [2] beide sleutels
   *[other] alle { $players } sleutels
} tegelijk, ook onder deze.
proves-key-shared = { $quorum } van de anderen samen zouden voor { $who } kunnen spelen, mocht { $who } verdwijnen; met minder komen ze niets te weten.
checked-key = Het is de sleutel die { $who } bij het plaatsnemen ondertekende.
checked-key-shared = De { $others } stukken komen met { $commitments } vastleggingen van de veelterm waarop ze liggen, de sleutel zelf als eerste; voor geen speler is het stuk nul. Iedereen controleerde het eigen stuk voordat men akkoord ging met het begin.

## agree

happened-agree = Voordat er kaarten naar meer spelers tegelijk gaan, noemde { $who } de stapels zoals ze liggen.
happened-agree-alone = { $who } ging { $cards } bekijken. Voordat iemand hielp { $count ->
    [one] die
   *[other] ze
} te openen, noemde { $who } alles wat daartoe geleid had.
proves-agree = Iedereen ziet dezelfde stapel. Wie twee spelers twee verschillende toonde, zou anders een kaart kunnen laten openen die niet voor hem bestemd is.
proves-agree-alone = { $who } en iedereen die helpt, zagen dezelfde partij. Wie een van hen iets anders wijsmaakte, zou de kaart anders zelf kunnen laten openen.
checked-agree = Het bericht is leeg; wat telt is het nieuwste bericht van elke speler dat het noemt, en dat moet ook het bericht zijn dat wij hebben.

## ack

happened-ack = { $who } ging akkoord met het begin.
happened-ack-shared = { $who } opende de { $others } ontvangen stukken van andermans sleutels, vond ze juist, en ging akkoord met het begin.
happened-ack-complaint = { $who } klaagde: het stuk van een sleutel dat { $dealer } gaf, gaat niet open.
proves-ack = Er wordt niets gedeeld voordat iedereen dit gezegd heeft.
proves-ack-complaint = De klacht opent dat ene stuk voor iedereen, zodat iedereen kan zien wie van de twee fout zat.
checked-ack = Een leeg bericht zegt ja; wat telt is de handtekening.
checked-ack-complaint = Uit het geopende geheim berekent iedereen het stuk, en vergelijkt het met wat { $dealer } had vastgelegd.

## shuffle

happened-shuffle = { $who } nam { $cards }, legde ze in een nieuwe volgorde, en gaf elk een nieuw masker.
happened-shuffle-one = { $who } gaf { $cards } een nieuw masker.
turn-of-all = Het was beurt { $turn } van { $mixers }: iedereen schudt dezelfde stapel.
turn-of-some = Het was beurt { $turn } van { $mixers }: elke stapel wordt door { $mixers } van de { $players } spelers geschud, nooit door minder.
proves-shuffle = Wat eruit kwam is wat erin ging: geen kaart kwam erbij, ging weg of veranderde, al zag niemand een voorkant. Alleen { $who } kent deze volgorde; is ook maar één van wie de stapel schudt eerlijk, dan weet dus niemand waar welke kaart ligt.
checked-shuffle = { $count ->
    [one] Eén kaart van 66 bytes ging erin en kwam eruit. Het masker was nooit eerder aan tafel.
   *[other] { $count } kaarten van 66 bytes gingen erin en kwamen eruit. Geen ervan heeft een masker dat eerder aan tafel was.
}
after-skipped = { $count ->
    [one] { $gone } was weg, dus ging die beurt
   *[other] { $gone } waren weg, dus gingen die beurten
} naar de volgende speler die de stapel nog niet geschud had.

happened-ahead = { $claimer } moest een claim bewijzen. Tijdens dat nadenken werd de stapel geschud waar de kaart in zou gaan, zodat daarna niemand hoefde te wachten: { $who } nam { $cards } en een kaart die iedereen kan noemen, { FORM($face, "the") }, legde ze in een nieuwe volgorde, en gaf elk een nieuw masker.
after-ahead = De nieuwe stapel telt alleen als { $claimer } die kaart toont. Zo niet, dan blijft de oude liggen zoals hij lag, en gaat van de nieuwe nooit iets open.

## lift

happened-lift = Op { $cards } zat alleen de sleutel van { $who }. { $who } legde { $count ->
    [one] hem
   *[other] ze
} terug onder de sleutel van de hele tafel, zonder een voorkant te tonen, { $why }
lift-shuffle = zodat er geschud kan worden.
lift-arrange = zodat { $seat } kaarten ongezien kan mengen.
lift-look = zodat een andere speler kan kijken.
proves-lift = De voorkant onder het nieuwe slot is die onder het oude, al zag niemand hem.
checked-lift = Een nieuwe kaart heeft 66 bytes, het bewijs ervan 96. Geen ervan heeft een masker dat eerder aan tafel was.

## arrange

happened-arrange = { $who } nam { $cards }, legde ze in een zelfgekozen volgorde, en gaf elk een nieuw masker, zodat niemand weet welke welke is.
happened-arrange-front = { $who } nam { $cards }, legde { $front ->
    [one] de gekozen kaart
   *[other] de { $front } gekozen kaarten
} vooraan en de andere erachter, en gaf elk een nieuw masker, zodat niemand weet wat de keuze was.
happened-arrange-swap = { $who } nam { $cards }, gaf elk een nieuw masker, en legde ze terug, gewisseld of niet: niemand anders kan het weten.
proves-arrange = Wat eruit kwam is wat erin ging. Geen kaart kwam erbij, ging weg of veranderde.
proves-arrange-owned = De kaarten blijven onder de sleutel van { $who } alleen, die ze zonder hulp kan blijven lezen.
proves-arrange-joint = De kaarten blijven onder de sleutel van de hele tafel: het mengen leerde { $who } niets nieuws.
checked-arrange = { $count ->
    [one] Eén kaart van 66 bytes ging erin en kwam eruit. Het masker was nooit eerder aan tafel.
   *[other] { $count } kaarten van 66 bytes gingen erin en kwamen eruit. Geen ervan heeft een masker dat eerder aan tafel was.
}

## look

happened-look = { $who } ging { $cards } bekijken, en maskeerde eerst met een eigen masker wat daar te zien zou zijn.
proves-look = Geen kaart veranderde, alleen het masker. Zonder dit had degene die hem het laatst maskeerde een oud sleutelaandeel van { $who }, dat iedereen gezien heeft, kunnen gebruiken om mee te lezen.
checked-look = Een nieuwe kaart heeft 66 bytes, het bewijs ervan 64. Geen ervan heeft een masker dat eerder aan tafel was.

## shares

happened-shares = { $who } nam de eigen sleutel van { $cards }, zodat { $to } { $count ->
    [one] hem kan bekijken.
   *[other] ze kan bekijken.
}
happened-shares-each = { $who } nam de eigen sleutel van { $count } kaarten, zodat wie ze heeft ze kan bekijken: { $each }.
happened-shares-open = { $who } nam de eigen sleutel van { $cards }, voor iedereen zichtbaar.
shares-for = { $cards } voor { $to }
proves-shares = Het was de sleutel van { $who } die eraf ging, en verder is er niets met de kaarten gebeurd. Zodra alle anderen dat deden, zit op een kaart alleen nog de sleutel van de speler die kijkt. { $who } kwam niets te weten.
proves-shares-open = De kaart is wat hij is: er had geen andere voorkant uit kunnen komen. Met een andere sleutel, of voor een andere kaart, zouden de getallen niet kloppen.
checked-shares = { $count ->
    [one] Eén aandeel van 33 bytes, en één bewijs.
   *[other] { $count } aandelen van 33 bytes elk, en één bewijs voor alle.
}
after-shares-open = Omgedraaid: { $faces }. De voorkant is het punt dat overblijft als alle sleutels eraf zijn: { $points }.
after-stood-in = { $gone } { $count ->
    [one] was
   *[other] waren
} weg. Wat daardoor ontbrak, herstelden de anderen uit hun stukken van die sleutel.

## recover

happened-recover = { $absent } was weg, en zonder die sleutel kon niemand { $cards } openen. { $who } viel in, met het stuk van die sleutel dat { $absent } aan het begin had uitgedeeld.
happened-recover-draw = { $absent } was weg, en de loting had dat deel nodig. { $who } viel in, met het stuk van de sleutel dat { $absent } aan het begin had uitgedeeld.
proves-recover = Het is wat dat stuk geeft, en niets anders. { $quorum } zulke berichten samen maken precies wat { $absent } gegeven zou hebben; de sleutel zelf wordt nooit samengesteld. { $who } kon niets kiezen.
checked-recover = F is de openbare kant van het stuk. Iedereen berekent die uit de vastleggingen bij de sleutel van { $absent }; het bewijs toont dus dat het stuk van toen gebruikt is.

## own

happened-own = { $who } was weg geweest, en er waren te weinig anderen over om in te vallen: er zijn er { $quorum } nodig. Eenmaal terug haalde { $who } de eigen sleutel van { $cards }, zoals het moest.
happened-own-draw = { $who } was weg geweest, en er waren te weinig anderen over om in te vallen: er zijn er { $quorum } nodig. Eenmaal terug gaf { $who } het deel van de loting dat nog moest komen.
proves-own = Het was de sleutel van { $who }, en verder is er niets gebeurd.
checked-own = Zoals bij elk aandeel: één bewijs voor alle samen.

## lock

happened-lock = Op { $cards } zat alleen de sleutel van { $owners }, die weg was. { $who } deed er weer een sleutel op, zodat { $count ->
    [one] de kaart
   *[other] de kaarten
} onder de sleutel van de hele tafel { $count ->
    [one] ligt
   *[other] liggen
} en de partij verder kan.
proves-lock = Het was de sleutel van { $who } die erop ging, en de voorkant eronder is dezelfde. Er is niets geopend: de sleutel van { $owners } zit er nog op.

## mask

happened-mask = { $absent } zou { $cards } bekijken, maar was weg en kon niet maskeren wat daar te zien is. Daarom deden alle anderen dat, de een na de ander; dit was het masker van { $who }.
proves-mask = Geen kaart veranderde, alleen het masker. Alleen iedereen die hem maskeerde zou samen een oud sleutelaandeel van { $absent } kunnen gebruiken om mee te lezen, en met zoveel kan dat toch al: { $quorum } samen kunnen voor { $absent } invallen.

## show

happened-show = { $who } toonde { $cards } aan { $to } en aan niemand anders: kopieën onder de sleutel van { $to }.
proves-show = Een kopie heeft de voorkant van de kaart zelf, al kan alleen { $to } hem lezen.
checked-show = Een kopie heeft 66 bytes, het bewijs ervan 96. Het is een briefje, geen kaart: je kunt hem niet spelen.

## pass

happened-pass = { $who } gaf { $cards } aan { $to }: van onder de sleutel van { $who } naar onder de sleutel van { $to }, zonder een voorkant te tonen.
proves-pass = Wat { $to } kreeg is wat { $who } had: de voorkant onder het nieuwe slot is die onder het oude. Niemand buiten die twee kan hem lezen.
checked-pass = Een nieuwe kaart heeft 66 bytes, het bewijs ervan 96. Geen ervan heeft een masker dat eerder aan tafel was.

## play

happened-play = Op de vraag “{ $ask }” antwoordde { $who }: { $option }, en draaide daarvoor om: { $cards }.
happened-play-none = Op de vraag “{ $ask }” antwoordde { $who }: { $option }. Daarvoor wordt geen kaart getoond.
happened-play-claimed = Op de vraag “{ $ask }” draaide { $who } { $count ->
    [0] geen kaart om.
   *[other] om: { $cards }.
}
proves-play = De sleutel van { $who } opent deze kaarten tot deze voorkanten en tot niets anders, en met deze voorkanten laten de regels het toe. Wat { $who } verder in de hand heeft blijft verborgen.
proves-play-none = De regels laten het toe, wat { $who } ook in de hand heeft, en { $who } kan het niet terugnemen.
checked-play = { $count ->
    [one] Eén aandeel van 33 bytes, en één bewijs.
   *[other] { $count } aandelen van 33 bytes elk, en één bewijs voor alle.
} Met alleen deze voorkanten in de hand { $legal ->
    [one] is er één mogelijk antwoord, en dit is het.
   *[other] zijn er { $legal } mogelijke antwoorden, en dit is er een van.
} Een kaart die iedereen al gezien had vraagt geen aandeel.
checked-play-none = { $legal ->
    [one] Het is het enige antwoord dat geen kaart vraagt.
   *[other] Het is een van de { $legal } antwoorden die geen kaart vragen.
}

## lay

happened-lay = { $who } mengde { $hand } ongezien en legde de eerste daarvan gedekt neer: een van { $faces }.
happened-lay-none = Op de vraag “{ $ask }” legde { $who } niets neer.
proves-lay = De gelegde kaart komt uit de hand, en het is een van { $faces }. Niemand is te weten gekomen welke, of welke kaart van de hand het was: zelfs wie er eerder een zag, weet niet waar die nu ligt.
proves-lay-none = Niets over de kaarten.
checked-lay = { $count } kaarten van 66 bytes gingen erin en kwamen eruit. Geen ervan heeft een masker dat eerder aan tafel was. Voor de eerste is er een bewijs met { $kinds } mogelijkheden, één voor elke voorkant die hij kan hebben.
checked-lay-none = Het bericht is leeg; wat telt is de handtekening.

## prove

happened-prove-asked = { $count ->
    [one] Aan { $who } werd gevraagd te tonen dat { $cards } { FORM($face, "the") } is.
   *[other] Aan { $who } werd gevraagd { FORM($face, "the") } te tonen uit { $cards }.
}
happened-prove-shown = { $who } toonde { $card }: het is { FORM($face, "the") }.
happened-prove-conceded = { $who } gaf toe, en toonde niets.
happened-prove-denied = { $who } gaf toe, en bewees dat { $count ->
    [one] { $cards } niet { FORM($face, "the") } is.
   *[other] geen van { $cards } { FORM($face, "the") } is.
}
proves-prove-shown = De sleutel van { $who } opent { $card } tot { FORM($face, "the") } en tot niets anders. Niemand had een kaart kunnen tonen zonder die te hebben.
proves-prove-conceded = Niets over de kaarten: aan deze tafel mag iedereen toegeven, zelfs met de kaart in de hand.
proves-prove-denied = Geen van deze kaarten is { FORM($face, "the") }. Welke het wel zijn, is niemand te weten gekomen.
checked-prove-shown = Het sleutelaandeel S = { $share } nam het laatste slot van de kaart: e.b − S = { $point }, het punt dat voor { FORM($face, "the") } staat. Het bewijs laat zien dat S met de sleutel van { $who } gemaakt is.
checked-prove-conceded = Eén byte, ff, zegt dat; wat telt is de handtekening.
checked-prove-denied = Voor elke kaart een punt W, dat nul zou zijn als de kaart { FORM($face, "the") } was. Dat is het niet.
after-prove-shuffled = De kaart ging in een stapel van { $count } kaarten, door { $turns } van de { $players } spelers geschud (berichten { $from } { $turns ->
    [2] en
   *[other] tot en met
} { $to }).

## choose

happened-choose = Op de vraag “{ $ask }” antwoordde { $who } openlijk: { $option }.
proves-choose = Het antwoord is er een dat de regels op dat moment toelieten, en { $who } kan het niet terugnemen.
checked-choose = Twee bytes, { $bytes }: nummer { $number } van { $count ->
    [one] één mogelijk antwoord.
   *[other] { $count } mogelijke antwoorden.
}

## commit

happened-commit = Op de vraag “{ $ask }”, tegelijk gesteld aan { $others }, verzegelde { $who } het antwoord: { $hash }.
proves-commit = { $who } had beslist voordat er een antwoord openging, en kon het daarna niet meer veranderen.
checked-commit = Het zegel is een hash van 32 bytes over tafel, handeling, plaats, antwoord en 32 willekeurige bytes. Het zegt niets, en alleen { $who } kan het openen.

## open

happened-open = { $who } opende het antwoord op “{ $ask }”: { $option }.
proves-open = Het is het antwoord dat in bericht { $sealed } verzegeld werd.
checked-open = De eerste 32 bytes van SHA-512 over tafel, handeling, plaats, de willekeurige bytes { $blinding } en het antwoord { $value } zijn { $hash }, zoals verzegeld.

## beacon

happened-beacon = { $who } gaf één deel van een loting met { $sides } uitkomsten.
after-beacon = { $players ->
    [2] Beide
   *[other] Alle { $players }
} delen samen gaven { $outcomes }.
beacon-outcome = nummer { $number } van { $sides }
proves-beacon = Het deel ligt vast door de sleutel van { $who } en door deze handeling: niemand kon het kiezen, of de uitkomst kennen vóór het laatste deel.
proves-beacon-quorum = Het deel ligt vast door de sleutel van { $who } en door deze handeling: niemand kon het kiezen, of, tenzij { $quorum } samenspannen, de uitkomst kennen vóór het laatste deel.
checked-beacon = C is een punt, gehasht uit de tafel en de handeling; het deel is S = x·C. De uitkomst wordt getrokken uit SHA-512 over de som van alle delen.

## speak

happened-speak = { $who } zei: “{ $text }”
happened-silent = { $who } had iets kunnen zeggen, en zei niets.
proves-speak = Woorden binden niemand. Maar { $who } ondertekende ze, en kan niet ontkennen ze gezegd te hebben.
checked-speak = { $count } tekens in { $size } bytes UTF-8, waarvan er geen een scherm iets laat doen.

## offer

happened-offer = { $who } legde { $to } een bedrag voor dat alleen deze twee kunnen lezen. Er wordt niets betaald voordat het bod is aangenomen.
happened-offer-exactly = Aan { $who } werd { $amount } gevraagd, en precies dat kwam voor { $to } te liggen.
happened-offer-none = { $who } had { $to } een bod kunnen doen, en deed er geen.
proves-offer = Het bedrag is niet onder nul, { $who } heeft het, en { $to } zou krijgen wat { $who } zou verliezen. Hoeveel het is, en of het wel iets is, is niemand anders te weten gekomen.
proves-offer-exactly = Het is { $amount } en niets anders, { $who } heeft het, en { $to } zou krijgen wat { $who } zou verliezen. Hoeveel { $who } overhoudt, is niemand anders te weten gekomen.
proves-offer-none = Niets: niemand hoeft iets aan te bieden, of te zeggen waarom niet.
checked-offer = Het bedrag a ligt onder twee sleutels tegelijk, met c1 = { $c1 }: als cP = { $cP } voor { $who } en als cR = { $cR } voor { $to }. { $bits } bits B spellen het, en evenveel B' spellen wat er in de beurs (C1, C2) overblijft, dus geen van beide is onder nul. De twee regels over B₀ gelden net zo voor elke bit. Geen van beide beurzen zou er het masker door verliezen.
checked-offer-exactly = Het tweede bewijs opent het: C = c1, en S = cP − { $amount }·V is niets dan het masker onder de sleutel van { $who }.
checked-offer-none = Het bericht is leeg; wat telt is de handtekening.
after-offer = Het werd afgeslagen: er is niets betaald.
after-offer-paid = Het werd betaald: iedereen nam (c1, cP) uit de beurs van { $who } en deed (c1, cR) in die van { $to }.

## empty

happened-empty = { $who } toonde iedereen een lege beurs.
happened-empty-none = { $who } had een lege beurs kunnen tonen, en hield hem dicht.
proves-empty = Er zit niets in de beurs: de sleutel van { $who } opent hem tot 0 en tot niets anders.
proves-empty-none = Niets: een lege beurs hoeft niet getoond te worden.
checked-empty = De beurs is het paar (C1, C2). C = C1, en S = C2 is niets dan het masker onder de sleutel van { $who }.
checked-empty-none = Het bericht is leeg; wat telt is de handtekening.

## purse

happened-purse = { $who } opende de beurs zodat iedereen kon tellen: { $amount }.
proves-purse = De sleutel van { $who } opent de beurs tot { $amount } en tot niets anders. Alles wat { $who } kreeg en betaalde was voor ieders ogen door deze beurs gegaan, dus het bedrag klopt met elk bericht van de partij.
checked-purse = Twee bytes, { $bytes }, zijn het bedrag. De beurs is het paar (C1, C2). C = C1, en S = C2 − { $amount }·V is niets dan het masker onder de sleutel van { $who }.

## de appèls

roll-title = Appèl { $number } van { $count }
roll-placed = { $turn }, na bericht { $after }
happened-roll = Na bericht { $after } lag het spel stil, en meldden de spelers wat ze hadden ontvangen en op wie ze wachtten.
happened-roll-report = { $who } had { $seen ->
    [one] één bericht
   *[other] { $seen } berichten
} ontvangen en beweerde niets.
happened-roll-claims = { $who } had { $seen ->
    [one] één bericht
   *[other] { $seen } berichten
} ontvangen en beweerde: { $claims }.
roll-claim = { $seat } moet het “{ $kind }”-bericht van handeling { $op } nog sturen
roll-claim-decision = { $seat } moet nog antwoorden op “{ $ask }”
roll-claim-answered = { $seat } moet nog een bericht van handeling { $op } sturen (dat bleek er toch te zijn)
roll-claim-undue = { $seat } moet nog een bericht van handeling { $op } sturen (waar niemand op wachtte)
happened-roll-lacks = { $who } had { $count ->
    [one] 1 bericht
   *[other] { $count } berichten
} van { $of } nog niet ontvangen { $count ->
    [one] dat
   *[other] die
} { $by } al { $holders ->
    [one] had
   *[other] hadden
}.
happened-roll-missing = { $count ->
    [one] Op de lijst staat geen melding van { $seats }.
   *[other] Op de lijst staan geen meldingen van { $seats }.
}
proves-roll = Uit deze lijst leidt iedereen hetzelfde af: welke berichten tellen, wie er aan tafel zit en voor wie de standaardkeuze telt. Twee verschillende lijsten zouden alleen allebei appèl { $number } kunnen zijn als { $shared ->
    [one] één speler iets had ondertekend wat geen eerlijk programma ondertekent, en samen zouden de twee lijsten dat bewijzen.
   *[other] minstens { $shared } spelers iets hadden ondertekend wat geen eerlijk programma ondertekent, en samen zouden de twee lijsten dat bewijzen.
}
proves-roll-said = Niemand op de lijst kan een woord terugnemen: alles wat tot dan toe gezegd was telt, want ieders eigen melding noemt het.
checked-roll = { $count } meldingen, elk ondertekend door de afzender; er zijn er { $quorum } nodig. Ze gaan allemaal van hetzelfde punt uit, en geen twee noemen verschillende berichten voor één plaats. De { $after } berichten hiervoor zijn precies de berichten die ze noemen.
checked-roll-votes = { $signers } ondertekenden deze lijst in poging { $attempt } (hun ‘precommits’). Daarvoor hadden er in dezelfde poging evenveel voor gestemd (hun ‘prevotes’).
checked-roll-claims = Door beweringen alleen is een speler pas te laat of weg als minstens { $weight } meldingen het eens zijn en het genoemde volgens alle berichten die tellen nog ontbreekt; en er moeten { $quorum } spelers overblijven.
after-roll-gone = De partij ging verder zonder { $seat }, van wie geen melding op de lijst staat.
after-roll-gone-owed = De partij ging verder zonder { $seat }: { $by } beweerden terecht dat van { $seat } nog ontbrak: { $debts }.
after-roll-back = { $seats } { $count ->
    [one] was terug aan tafel.
   *[other] waren terug aan tafel.
}
after-roll-still-gone = { $seats } { $count ->
    [one] was er nog steeds niet.
   *[other] waren er nog steeds niet.
}
after-roll-late = { $who } was te laat: { $by } beweerden het, en er is geen antwoord op “{ $ask }” onder de berichten die tellen. Daarom telde de standaardkeuze van de regels.
after-roll-stays = Voor { $seats }, van wie ook nog iets ontbrak, veranderde er niets: te weinig meldingen zeiden het, of er zouden te weinig spelers overblijven.
after-roll-same = Niets: iedereen ging verder zoals voorheen.
signed-roll = Ondertekend door { $signers } in poging { $attempt }. { $size } bytes met alle meldingen en stemmen, hash { $digest }.

## end

happened-end = { $who } ondertekende de uitslag: gewonnen door { $winners }.
proves-end = { $who } kwam met dezelfde regels als de anderen tot dit einde. Zodra genoeg spelers ondertekend hebben, staat de uitslag vast.
checked-end = { $count ->
    [one] De byte is de plaats die volgens de regels won.
   *[other] De { $count } bytes zijn de plaatsen die volgens de regels wonnen.
}
after-end-without = { $count ->
    [one] { $gone } was weg en ondertekende niet; de uitslag geldt met { $signed } handtekeningen.
   *[other] { $gone } waren weg en ondertekenden niet; de uitslag geldt met { $signed } handtekeningen.
}

## unasked

happened-unasked = { $who } stuurde een bericht “{ $kind }” voor handeling { $op }, waar niemand om gevraagd had.

## unreadable

happened-unreadable = { $who } stuurde een bericht “{ $kind }” voor handeling { $op }, dat niet te lezen is.

## moved

after-moved = Vanaf hier { $old ->
    [one] is het
   *[other] zijn het
} { $cards }.
