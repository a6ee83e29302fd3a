"""Calls an HTTP service with a time limit, a size limit and a circuit breaker."""

import socket
import urllib.error
import urllib.request
from functools import partial
from http.client import HTTPException
from urllib.parse import urlsplit

from job_portal.platform.circuit_breaker import CircuitBreaker
from job_portal.platform.timeout import within

# The fate of a request without a usable answer: the service certainly did not get it, refused it, or may have
# accepted it.
UNSENT, REFUSED, UNKNOWN = "unsent", "refused", "unknown"
_TOO_MANY = 429
_NOT_REACHED = (ConnectionRefusedError, socket.gaierror)


class NoAnswer(Exception):
    """The service gave no usable answer. The text says why, and contains nothing of the request.

    :param fate: what became of the request: UNSENT, REFUSED or UNKNOWN.
    :param answer: the beginning of the body of a refusal.
    """

    def __init__(self, reason: str, fate: str = UNKNOWN, answer: str = ""):
        super().__init__(reason)
        self.fate, self.answer = fate, answer


def ask(request: urllib.request.Request, breaker: CircuitBreaker, seconds: float, most_bytes: int) -> str:
    """Return the beginning of the answer, as text.

    :param request: to an address whose scheme the caller has checked.
    :param breaker: of this service. Only timeouts count as failures, because other errors cost no time.
    :param seconds: for the whole exchange.
    :raises NoAnswer: no answer in time, an error status, or the breaker is open.
    """
    if not breaker.allows():
        raise NoAnswer("it hangs, and is asked now and then only", UNSENT)
    try:
        status, answer = within(seconds, partial(_answer_to, request, seconds, most_bytes))
    except (OSError, HTTPException, ValueError) as error:
        reason = getattr(error, "reason", error)
        if isinstance(reason, TimeoutError):
            breaker.count_failure()
        # The error's text may contain the address with its parameters.
        fate = UNSENT if isinstance(reason, _NOT_REACHED) else UNKNOWN
        raise NoAnswer(f"it did not answer: {type(error).__name__}", fate) from None
    breaker.close()
    if status >= 300:
        raise NoAnswer(f"it answered {status}", _fate(status), answer)
    return answer


def _fate(status: int) -> str:
    """A service that answers 5xx may have accepted the request before it failed."""
    if status == _TOO_MANY:
        return UNSENT
    return UNKNOWN if status >= 500 else REFUSED


class _SameHost(urllib.request.HTTPRedirectHandler):
    """Follows redirects within the host only, so that no other host receives keys and messages."""

    def redirect_request(self, request, answer, code, message, headers, address):
        if urlsplit(address).hostname != urlsplit(request.full_url).hostname:
            return None
        return super().redirect_request(request, answer, code, message, headers, address)


_OPENER = urllib.request.build_opener(_SameHost)


def _answer_to(request: urllib.request.Request, seconds: float, most_bytes: int) -> tuple[int, str]:
    try:
        answer = _OPENER.open(request, timeout=seconds)
    except urllib.error.HTTPError as error:
        answer = error
    with answer:
        return answer.status, answer.read(most_bytes).decode(errors="replace")
