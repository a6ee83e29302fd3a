"""Looks up a company's GSTIN in the official register, through a paid service that a site may set up.

The answer never refuses a company. Without an answer the reviewer decides without it. A worker makes the
request. The keys are GSTN's own and those of services: `lgnm`, `legal_name`.
"""

import json
import re
import urllib.request
from collections.abc import Iterator
from urllib.parse import quote

import frappe
from frappe.utils import cstr
from frappe.utils.password import get_decrypted_password

from job_portal.company import likeness, signals
from job_portal.platform import http_client, logs, settings
from job_portal.platform.circuit_breaker import CircuitBreaker
from job_portal.rules import PATTERNS

ANSWER_BYTES = 65536
breaker = CircuitBreaker("gstin")
# The stored fields. A change of the number clears them.
FIELDS = ("register_gstin", "register_answer", "register_doubts")
_LEGAL_NAME = ("lgnm", "legal_name", "legalName")
_TRADE_NAME = ("tradeNam", "trade_name", "tradeName")
_STATUS = ("sts", "status", "gstin_status")
_STATE = ("stcd", "state")
_ACTIVE = "active"
_DEEPEST = 5
# Desk renders markup, and each doubt is one line.
_NOT_SHOWN = re.compile(r"[<>\x00-\x1f\x7f]")
_LONGEST = 140


def is_used() -> bool:
    """Whether the site has set up a service."""
    return bool(settings.text("gstin_url"))


def look_up(company: dict) -> None:
    """Look up the company's GSTIN, once, and store the answer.

    :param company: has name, company_name, state, gst_msme_no and `register_gstin`.
    """
    gstin = cstr(company["gst_msme_no"])
    if not is_used() or not PATTERNS["gstin"].match(gstin) or company["register_gstin"] == gstin:
        return
    # The service may take seconds, so release all locks first.
    frappe.db.commit()
    try:
        found = _read(
            http_client.ask(_request(gstin), breaker, settings.number("gstin_seconds"), ANSWER_BYTES)
        )
    except http_client.NoAnswer as error:
        logs.logger().warning(f"register of GSTIN: {error}")
        return
    values = (gstin, ", ".join(filter(None, found.values())), "\n".join(_doubts(company, found)))
    # The company may have changed its number meanwhile.
    same = {"name": company["name"], "gst_msme_no": gstin}
    frappe.db.set_value("JP Company", same, dict(zip(FIELDS, values, strict=True)), update_modified=False)


def _request(gstin: str) -> urllib.request.Request:
    key = get_decrypted_password(settings.DOCTYPE, settings.DOCTYPE, "gstin_key", raise_exception=False)
    headers = {"Accept": "application/json"}
    if key:
        headers[settings.text("gstin_key_header")] = key
    address = settings.text("gstin_url").replace("{gstin}", quote(gstin))
    return urllib.request.Request(address, headers=headers)  # noqa: S310 (the settings check the scheme)


def _read(answer: str) -> dict[str, str]:
    """Names, status and state of an answer.

    :raises http_client.NoAnswer: the answer is unreadable.
    """
    try:
        found = _with_name(json.loads(answer), _DEEPEST)
    except (ValueError, RecursionError):
        found = None
    if not found:
        raise http_client.NoAnswer("it answered nothing that can be read")
    address = found.get("pradr")
    address = address.get("addr") if isinstance(address, dict) else None
    place = address if isinstance(address, dict) else found
    return {
        "legal_name": _first(found, _LEGAL_NAME),
        "trade_name": _first(found, _TRADE_NAME),
        "status": _first(found, _STATUS),
        "state": _first(place, _STATE),
    }


def _with_name(answer, depth: int) -> dict | None:
    """The part of the answer with a legal name. Services wrap it in `data`, `result` and the like."""
    if not isinstance(answer, dict) or not depth:
        return None
    if _first(answer, _LEGAL_NAME):
        return answer
    return next(filter(None, (_with_name(each, depth - 1) for each in answer.values())), None)


def _first(found: dict, keys: tuple[str, ...]) -> str:
    texts = (found[key] for key in keys if isinstance(found.get(key), str))
    return next(filter(None, (_NOT_SHOWN.sub(" ", text).strip()[:_LONGEST] for text in texts)), "")


def _doubts(company: dict, found: dict[str, str]) -> Iterator[str]:
    names = [name for name in (found["legal_name"], found["trade_name"]) if name]
    if not any(likeness.is_near(name, company["company_name"]) for name in names):
        own = company["company_name"]
        yield f"The register has the GSTIN for {' or '.join(names)}, the company says {own}."
    if found["status"] and found["status"].lower() != _ACTIVE:
        yield f"The register says that the GSTIN is {found['status']}."
    state = cstr(company["state"])
    if found["state"] and state and signals.plain(found["state"]) != signals.plain(state):
        yield f"The register has the GSTIN in {found['state']}, the address is in {state}."
