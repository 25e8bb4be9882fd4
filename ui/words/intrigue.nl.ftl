# Intrigue: raadgevers, steekpenningen, vragen en wat ervan komt. Geld telt in duizendtallen.

title = Intrigue
about = Stuur raadgevers naar de kastelen van anderen, betaal voor goede plaatsen en geloof geen belofte: wie het meeste geld heeft, wint.

chemist = scheikundige
    .a = een scheikundige
    .the = de scheikundige
writer = schrijver
    .a = een schrijver
    .the = de schrijver
physician = arts
    .a = een arts
    .the = de arts
cleric = geestelijke
    .a = een geestelijke
    .the = de geestelijke

adviser = { READER($owner) ->
    [yes] je { $kind }
   *[no] de { $kind } van { $owner }
}
ducats = { $count ->
    [0] niets
   *[other] { $count }.000 dukaten
}
amount-of = { $seat } { $amount ->
    [0] niets
   *[other] { $amount }.000
}
event-offer-exactly = { $who } { VERB($who, "betaalt", "betaalt") } { $to } { $amount }.000 dukaten, zoals geëist.
aside-purse = In je beurs: { $amount ->
    [0] niets
   *[other] { $amount }.000 dukaten
}.
aside-offer = { $who } { VERB($who, "biedt", "biedt") } { $to } { $amount ->
    [0] niets
   *[other] { $amount }.000 dukaten
}.

## Wat er gebeurde

begins = { $who } { VERB($who, "begint", "begint") }, door loting.
round = Ronde { $number } van { $rounds }.
earns = { $who } { VERB($who, "verdient", "verdient") } { $amount }.
bank-pays = { $who } { VERB($who, "hebt", "heeft") } niets: de bank betaalt { $amount } aan { $host }.
matter-free = { READER($host) ->
    [yes] Voor je poort, zonder conflict: { $advisers }.
   *[no] Voor de poort van { $host }, zonder conflict: { $advisers }.
}
matter-external = { READER($host) ->
    [yes] Rivalen voor je poort: { $advisers }.
   *[no] Rivalen voor de poort van { $host }: { $advisers }.
}
matter-internal = { READER($host) ->
    [yes] Een conflict in je kasteel: { $newcomer } wil de plaats van { $resident }, goed voor { $slot }.
   *[no] Een conflict in het kasteel van { $host }: { $newcomer } wil de plaats van { $resident }, goed voor { $slot }.
}
says-done = { $who } { VERB($who, "zegt", "zegt") } niets meer.
says-bank = { $who } { VERB($who, "wilt", "wil") } dat de bank betaalt.
says-agree = { $who } { VERB($who, "stemt", "stemt") } in met { $amount }.
says-wish = { $who } { VERB($who, "vraagt", "vraagt") } om de plaats van { $amount }.
says-promise = { $who } { VERB($who, "belooft", "belooft") } een plaats van { $amount }.
says-kept = { $who } { VERB($who, "zegt", "zegt") } dat { READER($author) ->
    [yes] je je woord gehouden hebt
   *[no] { $author } woord gehouden heeft
}: “{ $text }”
says-broken = { $who } { VERB($who, "zegt", "zegt") } dat { READER($author) ->
    [yes] je je woord gebroken hebt
   *[no] { $author } zijn woord gebroken heeft
}: “{ $text }”
says-accept = { $who } { VERB($who, "aanvaardt", "aanvaardt") }: het is betaald.
says-refuse = { $who } { VERB($who, "weigert", "weigert") }.
offers = { $who } { VERB($who, "biedt", "biedt") } { $to } { $amount }.
leaves-something = { $who } { VERB($who, "schuift", "schuift") } { $to } nog een laatste bedrag toe, misschien niets; niemand anders kan het tellen.
offers-nothing = { $who } { VERB($who, "biedt", "biedt") } toch niets.
demands = { $who } { VERB($who, "eist", "eist") } { $amount }.
recalls = { $who } { VERB($who, "hoort", "hoort") } { $seat } opnieuw.
places = { $who } { VERB($who, "geeft", "geeft") } { $adviser } de plaats van { $slot }.
receives = { $who } { VERB($who, "kiest", "kiest") } { $adviser }, voor de plaats van { $slot }; geen enkele rivaal blijft.
challenges = { $who } { VERB($who, "laat", "laat") } { $adviser } de bewoner uitdagen; geen andere rivaal blijft.
verdict-keep = { $who } { VERB($who, "houdt", "houdt") } { $resident }; { $newcomer } gaat naar het eiland.
verdict-replace = { $who } { VERB($who, "vervangt", "vervangt") } { $resident } door { $newcomer }.
presents = { $who } { VERB($who, "stelt", "stelt") } { FORM($kind, "a") } voor bij { $castle }.

## De tafel

row-slot = { $slot }.000
row-gate = voor de poort
row-home = thuis
slot-free = –
lying = { $kind } ({ READER($owner) ->
    [yes] jij
   *[no] { $owner }
})
supplied = { $kind } ×{ $count }
island = Op het eiland: { $count }
recalled-slot = { $who } beloofde { $other } in ronde { $round } een plaats van { $amount } ({ $became }).
promise-kept = gehouden
promise-broken = gebroken
promise-open = nog open
recalled-words = { $who } zei in ronde { $round }: “{ $text }” (nr. { $number }, { $became })
recalled-talk = { $who } zei in ronde { $round }: “{ $text }”

## Vragen

ask-present = Welke raadgever stel je voor, en waar?
ask-speak = Wat zeg je tegen de gastheer?
ask-amount = Hoeveel duizend bied je?
ask-empty = Laat je iedereen zien dat je beurs leeg is?
ask-talk = Wat wil je zeggen?
ask-answer = Wat antwoord je?
ask-demand = Hoeveel duizend eis je?
ask-place = Welke plaats geef je?
ask-kind = Welk conflict beslecht je nu?
ask-winner = Wie kies je?
ask-verdict = Blijft de bewoner?
ask-talk-at = { READER($host) ->
    [yes] Wat zeg je hardop, in je kasteel?
   *[no] Wat zeg je hardop, in het kasteel van { $host }?
}
ask-speak-to = Wat zeg je tegen { $host }?
ask-amount-to = Hoeveel duizend bied je { $host }?
ask-leave-to = Hoeveel duizend schuif je { $host } nog toe? Het mag 0 zijn, en niemand anders kan het tellen.
ask-answer-to = Wat antwoord je { $seat }?
ask-demand-of = Hoeveel duizend eis je van { $seat }?
ask-place-of = Welke plaats geef je { $adviser }?
ask-verdict-of = Blijft { $resident }, of krijgt { $newcomer } de plaats van { $slot }?

help-present = Twee raadgevers per beurt, de een na de ander, bij kastelen van anderen. Een raadgever met een beroep dat verder niemand aanbiedt en dat daar nog niemand heeft, moet ontvangen worden; anders is er een conflict en wordt er om geld gevraagd. Een bewoner brengt op wat zijn plaats waard is, aan het begin van elke beurt van zijn eigenaar, en nog eens aan het einde.
help-speak = Een steekpenning is betaald zodra de gastheer hem aanvaardt, eenmaal per onderhandeling, en koopt niets: de gastheer beslist vrij. Wensen, beloften en praatjes kosten niets en binden niemand. Zeg je niets meer, dan kun je nog teruggeroepen worden.
help-amount = Hele duizenden van je eigen geld, of 0 waar niemand anders kan tellen. De gastheer kan aanvaarden, weigeren of een ander bedrag eisen; alleen wat aanvaard is, wordt betaald.
help-empty = Dan biedt de bank de gastheer 1.000 in jouw plaats, en iedereen weet dat je niets hebt.
help-talk = Iedereen hoort het, en het bindt niemand. Een lege regel is zwijgen.
help-answer = Aanvaard, en het geld is meteen van jou, wat je later ook beslist. Weiger, of eis een ander bedrag: de ander kan dan instemmen, opnieuw bieden of niets meer zeggen.
help-demand = Het mag meer zijn dan de ander heeft, maar dan kan niemand ermee instemmen.
help-place = Iedereen wiens beroep nog niet in je kasteel is, moet ontvangen worden; welke plaats je geeft, bepaal jij. In plaats van te beslissen kun je iemand die niet betaald heeft, opnieuw horen.
help-kind = Voor je poort is er strijd om meerdere beroepen; je beslecht die conflicten een voor een.
help-winner = Een van de rivalen wordt gekozen, de anderen gaan voorgoed naar het eiland. Heeft je kasteel een bewoner met dat beroep, dan moet de winnaar het daar nog tegen opnemen.
help-verdict = De nieuwkomer kan alleen de plaats van de bewoner zelf krijgen. Wie verliest, gaat voorgoed naar het eiland.

## Keuzes

option-present-visit = { $kind } bij { $castle }
option-speak-done = Niets meer zeggen
option-speak-offer = Geld bieden
option-speak-agree = Instemmen: { $number }.000 betalen
option-speak-bank = Je lege beurs tonen en de bank laten betalen
option-speak-wish = Om de plaats van { $number }.000 vragen
option-speak-promise = Een plaats van { $number }.000 in je kasteel beloven
option-speak-talk = Iets zeggen
option-amount-none = Toch niets
option-empty-yes = De lege beurs tonen
option-empty-no = De beurs dichthouden
option-answer-accept = Aanvaarden
option-answer-refuse = Weigeren
option-answer-demand = Een ander bedrag eisen
option-answer-promise = De plaats van { $number }.000 beloven
option-answer-talk = Iets zeggen
option-place-placing = { READER($owner) ->
    [yes] Je { $kind }
   *[no] De { $kind } van { $owner }
} op { $slot }.000
option-winner-placing = { READER($owner) ->
    [yes] Je { $kind }
   *[no] De { $kind } van { $owner }
} op { $slot }.000
option-winner-adviser = { READER($owner) ->
    [yes] Je { $kind }
   *[no] De { $kind } van { $owner }
}
option-kept = Zeggen dat de ander woord nr. { $number } gehouden heeft
option-broken = Zeggen dat de ander woord nr. { $number } gebroken heeft
option-recall = { $seat } opnieuw horen
option-verdict-keep = De bewoner houden
option-verdict-replace = De bewoner vervangen door de nieuwkomer

## Opties van de tafel

option-name-bribes = steekpenningen
public = aan iedereen bekendgemaakt
sealed = alleen tussen de twee betrokkenen
option-name-bank = steekpenning van de bank
optional = als de berooide speler erom vraagt
automatic = zonder te vragen
option-name-mustoffer = iedereen betaalt één keer, al is het niets
option-name-offers = biedingen per onderhandeling
option-name-bystanders = omstanders
silent = zwijgen
heard = mogen iets zeggen
option-value-none = nooit
option-about-bribes = Wie hoort hoeveel er betaald wordt: de hele tafel, of alleen de twee betrokkenen. Van verzegelde beurzen wordt bewezen dat erin zit wat er betaald wordt.
option-about-bank = Wanneer de bank 1.000 betaalt voor een speler zonder geld. Met verzegelde steekpenningen kan dat niet vanzelf, want niemand ziet dat een beurs leeg is; met mustoffer=yes is het none.
option-about-mustoffer = Met verzegelde steekpenningen: elke betrokkene betaalt één keer per onderhandeling, al is het niets, zodat niemand anders weet of er iets betaald is.
option-about-offers = Hoeveel biedingen je in één onderhandeling mag doen, zodat er een eind aan komt; passen telt als één.
option-about-bystanders = Of spelers die niet mogen betalen, vóór elke onderhandeling gevraagd wordt wat ze ervan vinden.

## Naslag

rules-goal = Iedereen heeft een kasteel met vier plaatsen, goed voor 1.000, 3.000, 6.000 en 10.000, acht raadgevers en 32.000 dukaten. Een beurt: ontvang de inkomsten van je bewoners in andere kastelen, ontvang wie voor je poort wacht, en stel twee raadgevers voor bij anderen. Na ieders vijfde beurt volgt nog één keer inkomen; wie dan het meeste geld heeft, wint. In één kasteel hebben nooit twee bewoners hetzelfde beroep.
card-adviser = Iedereen heeft er twee met dit beroep. In een kasteel mag er maar één per beroep wonen: waar een ander wacht of woont, is er een conflict.
