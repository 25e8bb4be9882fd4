# Veel verslagen tegelijk: een ranglijst.

ladder = Ranglijst
ladder-seen = { $files ->
    [one] 1 bestand
   *[other] { $files } bestanden
}, { $tables ->
    [one] 1 tafel
   *[other] { $tables } tafels
}; { $counted ->
    [0] geen partij telt
    [one] 1 partij telt
   *[other] { $counted } partijen tellen
}.
ladder-people = Spelers
ladder-rating = rating
ladder-reach = 95 %
ladder-wins = gewonnen
ladder-of = gespeeld
ladder-names = namen
ladder-matches = Partijen die tellen
ladder-game = spel
ladder-players = spelers
ladder-winners = gewonnen door
ladder-files = bestanden
ladder-others = Partijen die niet tellen
ladder-why = waarom
ladder-unfinished = niet af; op het volgende woord van { $owed } werd gewacht
ladder-unfinished-nobody = niet af; er ontbreken alleen handtekeningen
ladder-broken-off = afgebroken; op het volgende woord van { $owed } werd gewacht
ladder-convicted = bewijs tegen { $whom }, volgens regel { $rules }
ladder-nobody-won = niemand won
ladder-refused = Niet geloofd
ladder-joins = { $path }: twee JOINs van één sleutel voor één gelegenheid, en geen partij
ladder-signed-twice = Met de sleutel van { $who } ({ $key }) is voor één gelegenheid twee keer plaatsgenomen, aan twee tafels. Dat bewijst tegen niemand vals spel.
ladder-note-model = Ratings: 1500 is het midden, 400 punten meer is een kans van tien tegen één, en de waarheid ligt waarschijnlijk (95 %) binnen het tweede getal. Berekend uit alle partijen tegelijk (Luce, met een vooraf aangenomen spreiding van 350 punten); meerdere winnaars delen een overwinning.
ladder-note-left-out = Dit zijn de bestanden die genoemd zijn. Of er zijn weggelaten, is niet te zien.
ladder-note-own-keys = Een persoon is hier een sleutel. Of iemand tegen eigen sleutels heeft gespeeld, is ook niet te zien.
ladder-note-names = Namen zijn hoe spelers zichzelf noemden, en iedereen kan elke naam nemen.
ladder-note-seats = Alle spellen tellen even zwaar, hoeveel geluk er ook bij hoort.
