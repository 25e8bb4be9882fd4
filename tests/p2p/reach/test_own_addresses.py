"""What a machine tells others about where it is."""

from ipaddress import ip_address

import pytest

from p2p.reach.own_addresses import of_cards, reachable, told


def picked(*hosts: str) -> list[str]:
    return told(map(ip_address, hosts))


def test_ipv6_comes_first_and_what_counts_in_the_whole_world_before_all() -> None:
    found = picked("192.168.1.20", "fd00::2", "2a02:1234::5")
    assert found == ["2a02:1234::5", "fd00::2", "192.168.1.20"]


@pytest.mark.parametrize("useless", ["127.0.0.1", "::1", "fe80::1", "169.254.3.4", "::", "ff02::1"])
def test_what_leads_no_other_machine_to_us_is_not_told(useless: str) -> None:
    assert picked(useless, "192.168.1.20") == ["192.168.1.20"]


def test_no_address_is_told_twice_and_no_kind_of_them_crowds_out_the_other() -> None:
    many = [f"2a02:1234::{i}" for i in range(1, 20)] + [f"10.0.{i}.1" for i in range(1, 20)]
    assert picked(*many, *many) == [*many[:2], *many[19:22]]


def test_what_the_system_prefers_comes_before_other_cards() -> None:
    assert picked("192.168.1.20", "172.17.0.1")[0] == "192.168.1.20"


def test_whoever_names_an_address_is_reached_there_alone() -> None:
    assert reachable("192.0.2.9", 4114) == (("192.0.2.9", 4114),)


def test_this_machine_has_some_address() -> None:
    assert "127.0.0.1" in of_cards()
    addresses = reachable(None, 4114)
    assert 1 <= len(addresses) <= 5
    assert {port for _, port in addresses} == {4114}
