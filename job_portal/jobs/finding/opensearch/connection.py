"""Calls OpenSearch through the optional package opensearch-py, with a time limit and a circuit breaker.

If it does not answer in time, the site's own database answers instead.
"""

import os
from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache, partial
from typing import NamedTuple, TypeVar

import frappe
from frappe.utils.password import get_decrypted_password

from job_portal.jobs.finding.opensearch import documents
from job_portal.platform import logs, settings
from job_portal.platform.circuit_breaker import CircuitBreaker
from job_portal.platform.timeout import within

try:
    import opensearchpy
except ImportError:
    opensearchpy = None

NAME = "OpenSearch"
NOT_INSTALLED = "opensearch-py is not installed"


class Patience(NamedTuple):
    """Time limits in seconds for one node and for all: after a node's limit another one is tried."""

    of_a_node: float
    in_all: float


SEARCH, FILL = Patience(1.0, 2.5), Patience(20.0, 30.0)
# Other 4xx answers show that the service is up. These two show that it is overloaded.
_OVERLOADED = (408, 429)
breaker = CircuitBreaker("opensearch")
Answer = TypeVar("Answer")


class Unavailable(Exception):
    """OpenSearch gave no usable answer. The text tells an administrator why."""


def is_used() -> bool:
    """Whether changes are sent to OpenSearch, even before it is chosen, so that it can be filled."""
    return bool(_addresses())


def is_chosen() -> bool:
    """Whether OpenSearch answers searches."""
    return settings.text("search_engine") == NAME and is_used()


def or_else(by_opensearch: Callable[..., Answer], by_database: Callable[..., Answer], *arguments) -> Answer:
    """OpenSearch's answer if it is chosen and available, else the site's own database's."""
    if is_chosen():
        with suppress(Unavailable):
            return by_opensearch(*arguments)
    return by_database(*arguments)


def index_of(doctype: str) -> str:
    """The alias of the index of a DocType's records.

    :raises Unavailable: OpenSearch holds none of them.
    """
    kind = documents.kind_of(doctype)
    if not kind:
        raise Unavailable(f"it holds no {doctype}")
    return kind.alias()


def ask(call: Callable[..., Answer], patience: Patience | None = None) -> Answer:
    """The result of `call`, which gets the client of opensearch-py, in a thread without `frappe.local`.

    :param patience: by default `SEARCH`.
    :raises Unavailable: no answer in time, or none that `call` can read.
    """
    if not opensearchpy:
        raise Unavailable(NOT_INSTALLED)
    patience = patience or SEARCH
    saved = str(settings.stored().modified)
    if not breaker.allows():
        raise Unavailable("it failed, and is asked now and then only")
    try:
        client = _client(frappe.local.site, saved, patience.of_a_node)
        answer = within(patience.in_all, partial(call, client))
    except Exception as error:
        status = getattr(error, "status_code", None)
        if isinstance(status, int) and 400 <= status < 500 and status not in _OVERLOADED:
            breaker.close()
        else:
            breaker.count_failure()
        # The error's text may contain hosts and the query.
        reason = " ".join(str(each) for each in (type(error).__name__, status) if each)
        logs.logger().warning(f"OpenSearch: {reason}")
        raise Unavailable(reason) from None
    breaker.close()
    return answer


def _addresses() -> list[str]:
    return settings.text("opensearch_addresses").split()


@lru_cache(64)
def _client(site: str, saved: str, seconds: float):
    """The client for the settings saved at `saved`. It keeps connections to all nodes."""
    user = settings.text("opensearch_user")
    password = get_decrypted_password(
        settings.DOCTYPE, settings.DOCTYPE, "opensearch_password", raise_exception=False
    )
    return opensearchpy.OpenSearch(
        _addresses(),
        http_auth=(user, password or "") if user else None,
        timeout=seconds,
        max_retries=2,
        retry_on_timeout=True,
    )


# A connection cannot be shared between processes.
os.register_at_fork(after_in_child=_client.cache_clear)
