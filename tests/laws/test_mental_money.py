"""Money that only its owner can count is the money of the plain table, to the last coin."""

import pytest

from table.verify import verify_record
from tests.laws.test_mental import compare, played
from tests.mental.audit import Audit
from tests.mental.bazaar import bazaar
from tests.mental.seating import terms_of


@pytest.mark.parametrize("seed", range(8))
def test_a_market_is_told_to_everybody_as_the_plain_table_tells_it(seed: int) -> None:
    party, hub = played(terms_of("bazaar", 2 + seed % 4, seed=str(seed)), seed, bazaar)
    compare(party, hub)

    plain = Audit(party, hub.players).replayed()
    for peer in hub.peers:
        accounts = peer.table.desk.accounts
        purses = zip(party.keys, accounts.purses.items(), strict=True)
        counted = {seat: accounts.read(key, purse.balance) for key, (seat, purse) in purses}
        assert counted == plain.funds.purses
    assert verify_record(hub.players[0].record(), bazaar).complete
