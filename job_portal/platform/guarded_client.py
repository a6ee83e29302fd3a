"""Calls addresses that strangers give to the server.

The call uses https, without redirects, to a public address that was checked just before. Only the answer's
status is read.
"""

import ipaddress
import re
import socket
from urllib.parse import SplitResult, urlsplit

import certifi
import urllib3

LONGEST = 1000
_TIMEOUT = urllib3.Timeout(connect=5, read=10)
_LABEL = r"[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?"
HOST_NAME = re.compile(rf"{_LABEL}(\.{_LABEL})*")
# These addresses reach IPv4 addresses in disguise.
_TRANSLATED = ipaddress.ip_network("64:ff9b::/96")


class Refused(Exception):
    """The server does not call this address."""


def parse(address: str, local: str = "") -> SplitResult:
    """Parse and check the address, without using the network. The caller checks its host.

    :param local: the hosts of this very machine, each with its port, that may be called by http.
    :raises Refused: its form, its scheme or its port.
    """
    if len(address) > LONGEST or not address.isascii() or any(letter <= " " for letter in address):
        raise Refused("form")
    try:
        parts = urlsplit(address)
        host, port = parts.hostname or "", parts.port
    except ValueError as error:
        raise Refused("form") from error
    if parts.username is not None or parts.password is not None or parts.fragment or not host:
        raise Refused("form")
    # As in browsers, the local machine needs no https.
    if parts.scheme != "https" and not (parts.scheme == "http" and is_loopback(host)):
        raise Refused("scheme")
    if is_loopback(host):
        if parts.netloc not in local.lower().split():
            raise Refused("host")
    elif port not in (None, 443):
        raise Refused("port")
    return parts


def post(parts: SplitResult, body: bytes, headers: dict[str, str]) -> int:
    """Send, and return the answer's status.

    :param parts: from `parse`.
    :raises Refused: the host's address is not public.
    :raises urllib3.exceptions.HTTPError: no answer. OSError: no such host.
    """
    path = f"{parts.path or '/'}?{parts.query}" if parts.query else parts.path or "/"
    with _pool(parts) as pool:
        answer = pool.urlopen(
            "POST",
            path,
            body=body,
            headers={"Host": parts.netloc, **headers},
            redirect=False,
            retries=False,
            assert_same_host=False,
            preload_content=False,
        )
        answer.close()
        return answer.status


def is_loopback(host: str) -> bool:
    """Whether the host is an address of this very machine."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def _pool(parts: SplitResult) -> urllib3.HTTPConnectionPool:
    """A connection to the checked address, without a second name look-up."""
    host = parts.hostname
    if parts.scheme == "http":
        return urllib3.HTTPConnectionPool(host, parts.port or 80, timeout=_TIMEOUT)
    return urllib3.HTTPSConnectionPool(
        _address(host, parts.port or 443),
        parts.port or 443,
        timeout=_TIMEOUT,
        ca_certs=certifi.where(),
        cert_reqs="CERT_REQUIRED",
        server_hostname=host,
        assert_hostname=host,
    )


def _address(host: str, port: int) -> str:
    found = [info[4][0] for info in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
    if not found or not all(_is_of_the_internet(address) for address in found):
        raise Refused("address")
    return found[0]


def _is_of_the_internet(text: str) -> bool:
    address = ipaddress.ip_address(text.partition("%")[0])
    if isinstance(address, ipaddress.IPv6Address) and (
        address.ipv4_mapped or address.sixtofour or address.teredo or address in _TRANSLATED
    ):
        return False
    return address.is_global and not address.is_multicast
