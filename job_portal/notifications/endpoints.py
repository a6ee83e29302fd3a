"""Checks the destinations of push messages. A stranger gives the endpoint, and the server calls it.

So its host must be on the list of the settings. The call uses https, without redirects, to a public address
that was checked just before. Only the answer's status is read.
"""

import ipaddress
import re
import socket
from urllib.parse import SplitResult, urlsplit

import certifi
import urllib3

from job_portal.platform import settings

LONGEST = 1000
_TIMEOUT = urllib3.Timeout(connect=5, read=10)
_LABEL = r"[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?"
_HOST_NAME = re.compile(rf"{_LABEL}(\.{_LABEL})*")
# These addresses reach IPv4 addresses in disguise.
_TRANSLATED = ipaddress.ip_network("64:ff9b::/96")


class Refused(Exception):
    """The server does not call this endpoint."""


def check(endpoint: str) -> SplitResult:
    """Parse and check the endpoint, without using the network.

    :raises Refused: its form, its scheme, its host or its port.
    """
    if len(endpoint) > LONGEST or not endpoint.isascii() or any(letter <= " " for letter in endpoint):
        raise Refused("form")
    try:
        parts = urlsplit(endpoint)
        host, port = parts.hostname or "", parts.port
    except ValueError as error:
        raise Refused("form") from error
    if parts.username is not None or parts.password is not None or parts.fragment:
        raise Refused("form")
    # As in browsers, the local machine needs no https.
    if parts.scheme != "https" and not (parts.scheme == "http" and _is_loopback(host)):
        raise Refused("scheme")
    if not _is_listed(host, parts.netloc):
        raise Refused("host")
    # Push services use no other port. The list names the port of a local one.
    if port not in (None, 443) and not _is_loopback(host):
        raise Refused("port")
    return parts


def post(endpoint: str, body: bytes, headers: dict[str, str]) -> int:
    """Send, and return the answer's status.

    :raises Refused: see `check`; or the host's address is not public.
    :raises urllib3.exceptions.HTTPError: no answer. OSError: no such host.
    """
    parts = check(endpoint)
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


def _is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def _is_listed(host: str, netloc: str) -> bool:
    """Whether the list names the host, or its domain as `*.domain`; for the local machine also the port."""
    if not host:
        return False
    for listed in settings.text("push_hosts").lower().split():
        if _is_loopback(host):
            if listed == netloc:
                return True
        elif listed == host or (listed.startswith("*.") and host.endswith(listed[1:])):
            # `*.domain` accepts any prefix, and looking up an invalid name would raise a ValueError.
            return bool(_HOST_NAME.fullmatch(host))
    return False
