"""Under which addresses other devices may find this computer."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable
from typing import Final

_VIRTUAL: Final = ("docker", "br-", "veth", "virbr", "vmnet", "vboxnet", "utun", "tun", "tap", "wg", "zt")
"""How interfaces are called that lead to no phone."""


def candidates() -> list[str]:
    """Return the IPv4 addresses of this computer, the likeliest for a phone in the room first."""
    import ifaddr

    return ranked(
        (adapter.nice_name, ip.ip)
        for adapter in ifaddr.get_adapters()
        for ip in adapter.ips
        if isinstance(ip.ip, str)
    )


def ranked(found: Iterable[tuple[str, str]]) -> list[str]:
    """Return addresses in the order in which they are offered.

    Parameters
    ----------
    found : iterable of (str, str)
        The name of an interface, and an address of it.

    Examples
    --------
    >>> ranked([("lo", "127.0.0.1"), ("docker0", "172.17.0.1"), ("wlan0", "192.168.1.5")])
    ['192.168.1.5', '172.17.0.1']
    """
    usable = []
    for name, address in found:
        ip = ipaddress.ip_address(address)
        if ip.version == 4 and not (ip.is_loopback or ip.is_link_local or ip.is_multicast):
            virtual = name.lower().startswith(_VIRTUAL)
            usable.append((virtual, not ip.is_private, not address.startswith("192.168."), address))
    return [address for *_, address in sorted(usable)]
