# Whether those at the table are whom they were last time, and what to call oneself.

other-key = Careful: { $name } comes with another key than last time: { $key }, not { $old }. It may be a new machine, or somebody else: ask, by another way than this table.
other-name = { $name } was called { $former } last time; the key is the same.
ask-name = What shall the others call you? Enter for { $usual }; it is asked once.
