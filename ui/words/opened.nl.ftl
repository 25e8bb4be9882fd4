# Een partij die achteraf opengelegd is: volgens wie elke kaart is wat ze is.

by-word = { $what } (volgens { $by })
all-saw = { $what } (iedereen heeft het gezien)
not-opened = niet opengelegd door { $by }
one-of-two = een van deze twee: { $faces }, niet opengelegd door { $by }
nobody-saw = niemand heeft het gezien
opened-saw = { $who } zag: { $cards }
opened-shown = Alleen aan { $who } getoond: { $cards }
opened-laid = { $who } legde: { $cards }
opened-hand = Gedekt voor { $who }: { $cards }
opened-swap = { $who } heeft de twee verwisseld.
opened-no-swap = { $who } heeft de twee teruggelegd zoals ze lagen.
opened-move-closed = Hoe { $who } ze teruglegde, is niet opengelegd.
opened-order = { $who } legde ze terug in deze volgorde: { $cards }
opened-offer = Het was { $count } (volgens { $by }).
opened-offer-closed = Hoeveel het was, is niet opengelegd door { $by }.
opened-sealed = { $who } had “{ $choice }” gekozen, en was weg voor het gezegd kon worden.

## Welke bestanden er zijn

openings = Achteraf opengelegd door { $who }. Wat niemand openlegde, wordt niet getoond, en er wordt niets uitgerekend.
opening-holds = { $who } heeft de partij opengelegd: { $cards ->
    [one] { $cards } kaart of bedrag
   *[other] { $cards } kaarten en bedragen
}, { $orders ->
    [one] { $orders } schikking
   *[other] { $orders } schikkingen
} en { $sealed ->
    [one] { $sealed } verzegelde keuze
   *[other] { $sealed } verzegelde keuzes
}. Alles erin klopt.
opening-refused = { $path } wordt niet geloofd, en er wordt niets van getoond: { $why }

## Wat een tweede blik verdient

gallery = Wat ongezien bleef
gallery-turn = Beurt { $number }
gallery-line = { $turn }: { $what }
gallery-bluff = { $who } zei { FORM($face, "the") } te zijn en had { $held }; niemand twijfelde eraan.
gallery-swap = { $who } verwisselde { FORM($one, "the") } en { FORM($other, "the") } ongezien.
gallery-bribe = { $who } bood { $to } { $count }, en dat werd afgeslagen.
gallery-bribe-paid = { $who } bood { $to } { $count }, en dat werd betaald.
