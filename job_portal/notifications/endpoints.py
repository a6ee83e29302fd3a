"""Checks the destinations of push messages: their host must be on the list of the settings."""

from urllib.parse import SplitResult

from job_portal.platform import guarded_client, settings
from job_portal.platform.guarded_client import LONGEST, Refused

__all__ = ["LONGEST", "Refused", "check", "listed", "post"]


def listed() -> str:
    """The hosts of push services; those of this very machine, which tests use, with their ports."""
    return settings.text("push_hosts")


def check(endpoint: str) -> SplitResult:
    """Parse and check the endpoint, without using the network.

    :raises Refused: its form, its scheme, its host or its port.
    """
    parts = guarded_client.parse(endpoint, listed())
    if not guarded_client.is_loopback(parts.hostname) and not _is_listed(parts.hostname):
        raise Refused("host")
    return parts


def post(endpoint: str, body: bytes, headers: dict[str, str]) -> int:
    """Send, and return the answer's status; see `guarded_client.post`.

    :raises Refused: see `check`; or the host's address is not public.
    """
    return guarded_client.post(check(endpoint), body, headers)


def _is_listed(host: str) -> bool:
    """Whether the list names the host, or its domain as `*.domain`."""
    for each in listed().lower().split():
        if each == host or (each.startswith("*.") and host.endswith(each[1:])):
            # `*.domain` accepts any prefix, and looking up an invalid name would raise a ValueError.
            return bool(guarded_client.HOST_NAME.fullmatch(host))
    return False
