# Waarom een bestand wordt geweigerd. Wat na de dubbele punt komt, kan van het systeem of het protocol zelf zijn, in het Engels.

unread = { $path } kan niet worden gelezen: { $reason }
empty = { $path } is leeg
no-record = { $path } is geen verslag van een spel, of het is beschadigd
opening-alone = { $path } is wat een speler heeft geopend: noem eerst het verslag van het spel
outdated = { $path } kan door dit programma niet gelezen worden: { $why }
not-here = { $path } kan hier niet worden nagespeeld: { $reason }
convicts-nobody = { $path } bewijst tegen niemand iets: { $reason }
broken = { $path }: bericht { $message }, van { $who } (plaats { $seat }), klopt niet. In het Engels: { $why }
broken-call = { $path }: wat in een appèl is ondertekend, van { $who } (plaats { $seat }), klopt niet. In het Engels: { $why }
failed = { $path }: dit verslag klopt niet. In het Engels: { $why }
failed-at = { $path }: bericht { $message } klopt niet. In het Engels: { $why }
not-twice = { $path } laat niet zien dat iemand twee keer heeft ondertekend: { $reason }
unwritten = in { $path } kan niet worden geschreven: { $reason }
out-alone = --out is voor het bewijs dat twee verslagen samen vormen: noem er nog een
explain-what = --explain wil het nummer van een bericht, roll2 voor het tweede appèl, of all; niet ‘{ $word }’
two-records = er worden twee verslagen tegelijk vergeleken, en opengelegde kaarten horen bij één
explain-one = --explain met een nummer neemt één verslag tegelijk
no-such-message = er is geen bericht { $wanted } in dit verslag: { $count ->
    [0] er is er geen
    [1] er is er één
   *[other] er zijn er { $count }
}
no-such-roll = er is geen appèl { $wanted } in dit verslag: { $count ->
    [0] er is er geen
    [1] er is er één
   *[other] er zijn er { $count }
}
no-turn = er is geen beurt { $turn } in dit spel: de laatste is { $last }
