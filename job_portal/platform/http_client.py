"""Calls an HTTP service with a time limit, a size limit and a circuit breaker."""

import urllib.error
import urllib.request
from functools import partial
from http.client import HTTPException
from urllib.parse import urlsplit

from job_portal.platform.circuit_breaker import CircuitBreaker
from job_portal.platform.timeout import within


class NoAnswer(Exception):
    """The service gave no usable answer. The text says why, and contains nothing of the request."""


def ask(request: urllib.request.Request, breaker: CircuitBreaker, seconds: float, most_bytes: int) -> str:
    """Return the beginning of the answer, as text.

    :param request: to an address whose scheme the caller has checked.
    :param breaker: of this service. Only timeouts count as failures, because other errors cost no time.
    :param seconds: for the whole exchange.
    :raises NoAnswer: no answer in time, an error status, or the breaker is open.
    """
    if not breaker.allows():
        raise NoAnswer("it hangs, and is asked now and then only")
    try:
        answer = within(seconds, partial(_answer_to, request, seconds, most_bytes))
    except urllib.error.HTTPError as error:
        breaker.close()
        raise NoAnswer(f"it answered {error.code}") from None
    except (OSError, HTTPException, ValueError) as error:
        if isinstance(getattr(error, "reason", error), TimeoutError):
            breaker.count_failure()
        # The error's text may contain the address with its parameters.
        raise NoAnswer(f"it did not answer: {type(error).__name__}") from None
    breaker.close()
    return answer


class _SameHost(urllib.request.HTTPRedirectHandler):
    """Follows redirects within the host only, so that no other host receives keys and messages."""

    def redirect_request(self, request, answer, code, message, headers, address):
        if urlsplit(address).hostname != urlsplit(request.full_url).hostname:
            return None
        return super().redirect_request(request, answer, code, message, headers, address)


_OPENER = urllib.request.build_opener(_SameHost)


def _answer_to(request: urllib.request.Request, seconds: float, most_bytes: int) -> str:
    with _OPENER.open(request, timeout=seconds) as answer:
        return answer.read(most_bytes).decode(errors="replace")
