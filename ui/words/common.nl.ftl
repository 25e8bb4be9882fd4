# De woorden van elk spel en elk scherm.

you = Je
you-object = jou
reader = { $name } (jij)
seen = Je ziet { $faces }.
list = { $most } en { $last }
either = { $most } of { $last }
card = kaart { $card }
cards = de kaarten { $cards }
cards-row = de kaarten { $first } tot en met { $last }
cards-many = { $count } kaarten
yes = ja
no = nee
none = niets

coins = { $count ->
    [one] 1 munt
   *[other] { $count } munten
}

## Wat er gebeurde, waar een spel geen eigen woorden heeft

event-deck = { $count ->
    [one] Er komt één kaart in het spel.
   *[other] Er komen { $count } kaarten in het spel.
}
event-shuffle = { $count ->
    [one] Een kaart wordt opnieuw gemaskeerd.
   *[other] { $count } kaarten worden geschud.
}
event-mix = { $who } schudt { $count } kaarten ongezien.
event-arrange = { $who } kiest { $front } van { $count } kaarten, ongezien.
event-look = { $who } bekijkt { $count ->
    [one] een kaart.
   *[other] { $count } kaarten.
}
event-look-all = Iedereen bekijkt zijn eigen kaarten.
event-show = { $who } toont { $cards } aan { $to }, en aan niemand anders.
event-give = { $who } geeft { $cards } aan { $to }, en niemand anders kan zien wat het is.
event-lay = { $who } legt een kaart gedekt neer.
event-lay-none = { $who } legt geen kaart neer.
event-reveal = Voor iedereen omgedraaid: { $faces }.
event-coin = De loting geeft { $number } van { $sides }.
event-coins = De lotingen geven { $numbers }.
event-choose = { $who } kiest: { $option }.
event-together = Iedereen heeft gekozen: { $choices }.
prove-shown = { $who } toont { FORM($face, "the") }.
prove-conceded = { $who } toont geen { $face } en geeft toe.
prove-denied = { $who } bewijst { FORM($face, "the") } niet te hebben.
event-purses = Iedereen krijgt een beurs: { $amounts }.
event-income = De bank betaalt { $amounts }.
event-offer = { $who } { VERB($who, "doet", "doet") } { $to } een bod dat niemand anders kan tellen.
event-offer-exactly = { $who } { VERB($who, "stemt", "stemt") } ermee in { $to } { $amount } te betalen.
event-offer-none = { $who } { VERB($who, "doet", "doet") } { $to } geen bod.
event-settle-paid = { READER($from) ->
    [yes] Jouw bod
   *[no] Het bod van { $from }
} aan { $to } wordt betaald.
event-settle-dropped = { READER($from) ->
    [yes] Jouw bod
   *[no] Het bod van { $from }
} aan { $to } wordt afgewezen.
event-empty = { $who } { VERB($who, "toont", "toont") } een lege beurs.
event-empty-none = { $who } { VERB($who, "houdt", "houdt") } de beurs dicht.
event-count = De beurzen gaan open: { $amounts }.
event-speak = { $who }: “{ $text }”
amount-of = { $seat } { $amount }
aside-purse = In je beurs: { $amount }.
aside-offer = { $who } { VERB($who, "biedt", "biedt") } { $to } { $amount }.

## Wat er bewezen is

proved = bewezen: { $what }
proved-shown = de kaart is { FORM($face, "the") } en kan niets anders zijn
proved-denied = { $count ->
    [one] de kaart is niet { FORM($face, "the") }
   *[other] geen van de { $count } kaarten is { FORM($face, "the") }
}
proved-revealed = { $count ->
    [one] de kaart lag er al die tijd, en iedereen samen heeft de kaart geopend
   *[other] de kaarten lagen er al die tijd, en iedereen samen heeft ze geopend
}
proved-arranged = dezelfde { $count } kaarten, in een volgorde die { READER($by) ->
    [yes] alleen jij kent
   *[no] alleen { $by } kent
}
proved-read = niemand behalve { READER($by) ->
    [yes] jij
   *[no] { $by }
} kan { $count ->
    [one] hem
   *[other] ze
} lezen
proved-dealt = de stapel is volledig, door { $mixers } van de { $players } spelers geschud, en ieder kan alleen zijn eigen kaarten lezen
proved-played = { $count ->
    [one] de kaart komt uit de hand en kan niets anders zijn
   *[other] de kaarten komen uit de hand en kunnen niets anders zijn
}
proved-laid = de kaart komt uit de hand, en is een van de { $count } die hier mogen liggen
proved-passed = { $count ->
    [one] dezelfde kaart, en van de anderen kan alleen { READER($by) ->
        [yes] jij
       *[no] { $by }
    } hem lezen
   *[other] dezelfde kaarten, en van de anderen kan alleen { READER($by) ->
        [yes] jij
       *[no] { $by }
    } ze lezen
}
proved-offered = { READER($by) ->
    [yes] jij kunt
   *[no] { $by } kan
} het betalen; hoeveel het is, weten alleen betaler en ontvanger
proved-offered-exactly = het is precies dat, en { READER($by) ->
    [yes] jij kunt
   *[no] { $by } kan
} het betalen
proved-empty = er zit niets in de beurs
proved-counted = elke beurs klopt met alles wat ooit betaald is
proved-counted-some = elke geopende beurs klopt met alles wat ooit betaald is
proved-drawn = niemand kon zijn deel ervan kiezen, of de uitkomst voorzien

## Vragen en keuzes

ask = Wat kies je ({ $ask })?
option-yes = ja
option-no = nee
option-none = niets
option-card = { $card }
option-cards = { $cards }
option-seat = { $seat }

## Een tafel om naar te kijken

turn = Beurt { $number }: { $who }
setting-up = Voorbereiding
winner = { $winners } { $count ->
    [one] wint de partij.
   *[other] winnen de partij.
}
winner-you = { $count ->
    [one] Je wint de partij.
   *[other] Je wint de partij, samen met { $others }.
}
out = uit
only-through = { $count ->
    [one] { $who } bereikt je alleen via { $through }, die kan tegenhouden wat je zegt, maar het niet kan lezen of veranderen.
   *[other] { $who } bereiken je alleen via { $through }, die kan tegenhouden wat je zegt, maar het niet kan lezen of veranderen.
}
all-only-through = Alle anderen bereiken je alleen via { $through }, die kan tegenhouden wat je zegt, maar het niet kan lezen of veranderen.
heard-through = via { $who }
not-there = weg
player = speler
hidden-cards = gedekt
shown-cards = omgedraaid
purse = munten
message = bericht { $first }
messages = berichten { $first } { $count ->
    [2] en
   *[other] tot en met
} { $last }
roll = appèl { $first }
rolls = appèls { $first } { $count ->
    [2] en
   *[other] tot en met
} { $last }
keys = Enter: verder · b: terug · q: stoppen
was-late = De tijd van { $who } is om: de standaardkeuze telt.
was-late-you = Je tijd is om: de standaardkeuze telt.
was-gone = { $who } { VERB($who, "bent", "is") } er niet: de standaardkeuze telt.
gone = De tafel gaat verder zonder { $seats }.
gone-you = De anderen zijn zonder jou verder gegaan: van je programma werd te lang niets gehoord. Het vraagt om terug te mogen.
back = { $seats } { $count ->
    [one] is
   *[other] zijn
} terug aan tafel.
back-you = Je bent terug aan tafel.
stops-evidence = Het verslag stopt hier: het is bewijs tegen { $who }.
stops-broken-off = Het verslag stopt hier: de partij is afgebroken.
stops-unfinished = Het verslag stopt hier: de partij is niet uit.

## Wat een tafel verdraagt

strength-spares = { $spares ->
    [one] Valt er een speler weg, dan gaat de partij door.
   *[other] Vallen er spelers weg, hoogstens { $spares }, dan gaat de partij door.
}
strength-withstands = { $withstands ->
    [one] Eén valsspeler kan je kaarten niet lezen en de partij geen twee uitslagen geven, ook niet met alle verbindingen in handen.
   *[other] Tot { $withstands } valsspelers die samenspannen kunnen je kaarten niet lezen en de partij geen twee uitslagen geven, ook niet met alle verbindingen in handen.
} Stilleggen kan nog wel: door openlijk vals te spelen, en dan ziet iedereen wie het was, of doordat er meer dan { $spares ->
    [one] één speler zwijgt.
   *[other] { $spares } spelers zwijgen.
}
strength-alone = Niemand valt voor een ander in: blijft een speler voorgoed weg, dan eindigt de partij zonder uitslag. Je kaarten blijven verborgen, zelfs als alle anderen samenspannen.
strength-friends = Alleen onder vrienden: wie van de drie de berichten van de andere twee doorgeeft, kan verborgen kaarten lezen en met elk van hen een andere partij spelen. Dat blijkt pas als de twee verslagen ooit naast elkaar liggen.
fact = { $name }: { $value }
