# Waarom een bestand wordt geweigerd. Waar hier woorden ontbreken, spreekt na de dubbele punt het systeem zelf.

unread = { $path } kan niet worden gelezen: { $reason }
empty = { $path } is leeg
changed = { $path } is veranderd terwijl het gelezen werd
no-record = { $path } is geen verslag van een partij, of het is beschadigd
opening-alone = { $path } is wat een speler heeft opengelegd: noem eerst het verslag van de partij
outdated = { $path } is van versie { $version }, die dit programma niet leest
not-here = { $path } kan hier niet worden nagespeeld: deze versie kent het spel { $game }, editie { $edition }, met de ondertekende opties niet
convicts-nobody = { $path } bewijst tegen niemand iets: wat het toont was toegestaan, hoort bij een andere tafel, of is nooit zo ondertekend
broken = { $path }: bericht { $message }, van { $who } (plaats { $seat }), klopt niet (regel { $rule }). { $why }
broken-shown = { $path }: bericht { $message } laat zien dat { $who } (plaats { $seat }) regel { $rule } heeft overtreden. { $why }
broken-call = { $path }: wat in een appèl is ondertekend, door { $who } (plaats { $seat }), klopt niet (regel { $rule }). { $why }
failed = { $path }: dit verslag klopt niet. { $why }
failed-at = { $path }: bericht { $message } klopt niet. { $why }
not-twice = { $path } laat niet zien dat iemand twee keer heeft ondertekend: de twee handtekeningen zijn niet van één speler, voor één partij en onder verschillende teksten
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
no-turn = er is geen beurt { $turn } in deze partij: de laatste is { $last }
