# Of wie aan tafel zit dezelfde is als de vorige keer, en hoe je zelf heet.

other-key = Let op: { $name } komt met een andere sleutel dan de vorige keer: { $key }, niet { $old }. Dat kan een nieuwe machine zijn, of iemand anders: vraag het, langs een andere weg dan deze tafel.
other-name = { $name } heette de vorige keer { $former }; de sleutel is dezelfde.
ask-name = Hoe moeten de anderen je noemen? Enter voor { $usual }; dit wordt één keer gevraagd.
