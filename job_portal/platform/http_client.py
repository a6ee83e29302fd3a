"""Asking a service by HTTP: within a time, behind a circuit breaker, and only the beginning of its answer."""

import urllib.error
import urllib.request
from functools import partial
from http.client import HTTPException
from urllib.parse import urlsplit

from job_portal.platform.circuit_breaker import CircuitBreaker
from job_portal.platform.timeout import within


class NoAnswer(Exception):
    """The service gave none that can be used. The text says why, and holds nothing of what was asked."""


def ask(request: urllib.request.Request, breaker: CircuitBreaker, seconds: float, most_bytes: int) -> str:
    """The beginning of the answer, as text.

    :param request: to an address whose scheme the caller has checked.
    :param breaker: of this service. Only timeouts open it: whatever else a service says comes at once.
    :param seconds: for the whole exchange.
    :raises NoAnswer: none in time, a status of a failure, or the breaker is open.
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
        # The error's text may hold the address, and with it what was asked.
        raise NoAnswer(f"it did not answer: {type(error).__name__}") from None
    breaker.close()
    return answer


class _SameHost(urllib.request.HTTPRedirectHandler):
    """A redirect to another host would take keys and messages there. Its status is the answer."""

    def redirect_request(self, request, answer, code, message, headers, address):
        if urlsplit(address).hostname != urlsplit(request.full_url).hostname:
            return None
        return super().redirect_request(request, answer, code, message, headers, address)


_OPENER = urllib.request.build_opener(_SameHost)


def _answer_to(request: urllib.request.Request, seconds: float, most_bytes: int) -> str:
    with _OPENER.open(request, timeout=seconds) as answer:
        return answer.read(most_bytes).decode(errors="replace")
