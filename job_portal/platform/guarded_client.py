"""Calls addresses that strangers give to the server.

The call uses https, without redirects, to a public address that was checked just before.
"""

import ipaddress
import re
import socket
from collections.abc import Mapping
from typing import NamedTuple
from urllib.parse import SplitResult, urlsplit

import certifi
import urllib3

LONGEST = 1000
_TIMEOUT = urllib3.Timeout(connect=5, read=10)
_LABEL = r"[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?"
HOST_NAME = re.compile(rf"{_LABEL}(\.{_LABEL})*")
# IPv6 addresses of the internet. Others may be IPv4 addresses in disguise, or of the operator's own network.
_UNICAST = ipaddress.ip_network("2000::/3")


class Refused(Exception):
    """The server does not call this address."""


class TooLarge(Exception):
    """The answer has more bytes than the caller reads."""


class Answer(NamedTuple):
    """What an address answered. The names of headers match in any case."""

    status: int
    headers: Mapping[str, str]
    body: bytes


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
    """Send, and return the answer's status. The rest of the answer is not read.

    :param parts: from `parse`.
    :raises Refused: the host's address is not public.
    :raises urllib3.exceptions.HTTPError: no answer. OSError: no such host.
    """
    with _pool(parts) as pool:
        answer = _open(pool, parts, "POST", headers, body)
        answer.close()
        return answer.status


def get(parts: SplitResult, headers: dict[str, str], most_bytes: int) -> Answer:
    """GET the address; parameters, result and errors as `ask`."""
    return ask(parts, "GET", headers, most_bytes)


def ask(
    parts: SplitResult, method: str, headers: dict[str, str], most_bytes: int, body: bytes | None = None
) -> Answer:
    """Send, and read the answer; the body only of a 200.

    :param parts: from `parse`.
    :raises Refused, urllib3.exceptions.HTTPError, OSError: as `post`.
    :raises TooLarge: the body has more than `most_bytes`, or is packed: it may unpack to any size.
    """
    with _pool(parts) as pool:
        answer = _open(pool, parts, method, {**headers, "Accept-Encoding": "identity"}, body)
        try:
            content = answer.read(most_bytes + 1, decode_content=False) if answer.status == 200 else b""
        finally:
            answer.close()
        if len(content) > most_bytes or answer.headers.get("Content-Encoding", "identity") != "identity":
            raise TooLarge
        return Answer(answer.status, answer.headers, content)


def _open(
    pool: urllib3.HTTPConnectionPool,
    parts: SplitResult,
    method: str,
    headers: dict[str, str],
    body: bytes | None = None,
) -> urllib3.BaseHTTPResponse:
    path = f"{parts.path or '/'}?{parts.query}" if parts.query else parts.path or "/"
    return pool.urlopen(
        method,
        path,
        body=body,
        headers={"Host": parts.netloc, **headers},
        redirect=False,
        retries=False,
        assert_same_host=False,
        preload_content=False,
    )


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
        address not in _UNICAST or address.sixtofour or address.teredo
    ):
        return False
    return address.is_global and not address.is_multicast
