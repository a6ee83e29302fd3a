"""Signals: data of a company that does not fit together. Reviewers read them; they refuse nobody.

A GSTIN begins with the code of the state and the PAN, and ends with a check digit by Luhn's rule with 36
characters (GSTN). The fourth letter of a PAN is the kind of its holder (Income Tax Department).
"""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import urlsplit

from stdnum import luhn

from job_portal.places import pincodes
from job_portal.rules import PAN_HOLDERS

# The fields that are checked.
FIELDS = ("gst_msme_no", "pan", "company_type", "pincode", "state", "company_website", "email")
_ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
# States by the first two digits of a GSTIN, with the directory's names. Some states were split.
_STATES: dict[str, list[str]] = json.loads((Path(__file__).parent / "gst_states.json").read_text())
# Mail providers that anybody can use, without a company.
_FREE_MAIL = {
    *("gmail.com", "yahoo.com", "yahoo.co.in", "yahoo.in", "ymail.com", "rediffmail.com", "rediff.com"),
    *("hotmail.com", "outlook.com", "outlook.in", "live.com", "live.in", "msn.com", "icloud.com", "aol.com"),
    *("zohomail.in", "zohomail.com", "proton.me", "protonmail.com"),
}


def noted(company: dict) -> dict:
    """The signals as fields of the company's record."""
    found = signals(company)
    return {"signals": "\n".join(found), "signal_count": len(found)}


def signals(company: dict) -> list[str]:
    """The mismatches, as sentences in English.

    :param company: has `FIELDS`; empty if not given.
    """
    return [found for check in _CHECKS for found in check(company)]


def _gstin(company: dict) -> Iterator[str]:
    gstin = company.get("gst_msme_no") or ""
    if not gstin:
        return
    if not luhn.is_valid(gstin, _ALPHABET):
        yield "The check digit of the GSTIN is wrong."
    pan = company.get("pan") or ""
    if pan and gstin[2:12] != pan:
        yield f"The GSTIN is of the PAN {gstin[2:12]}, the PAN given is {pan}."
    states, state = _STATES.get(gstin[:2]), company.get("state") or ""
    if states is None:
        yield f"No state has the code {gstin[:2]} with which the GSTIN begins."
    elif state and plain(state) not in map(plain, states):
        yield f"The GSTIN is of {states[0]}, the address is in {state}."


def _pan(company: dict) -> Iterator[str]:
    holder, kind = (company.get("pan") or "")[3:4], company.get("company_type") or ""
    if holder and holder not in PAN_HOLDERS.get(kind, holder):
        yield f"The fourth letter of the PAN, {holder}, is not that of a {kind}."


def _pincode(company: dict) -> Iterator[str]:
    place, state = pincodes.find(company.get("pincode") or ""), company.get("state") or ""
    if not place:
        yield "The directory does not know the pincode."
    elif state and plain(place["state"]) != plain(state):
        yield f"The pincode is in {place['state']}, the address says {state}."


def _mail(company: dict) -> Iterator[str]:
    """A mail address of another organisation. Free addresses are fine, since small companies use them."""
    domain = (company.get("email") or "").rpartition("@")[2].lower()
    host = _host(company.get("company_website") or "")
    if not domain or not host or domain in _FREE_MAIL or _is_of(domain, host) or _is_of(host, domain):
        return
    yield f"The mail address is at {domain}, the website at {host}."


def _host(link: str) -> str:
    try:
        found = urlsplit(link if "://" in link else f"//{link}").hostname or ""
    except ValueError:
        return ""
    return found.removeprefix("www.")


def _is_of(one: str, other: str) -> bool:
    return one == other or one.endswith(f".{other}")


def plain(state: str) -> str:
    """The name of a state in small letters, without spaces and marks."""
    return "".join(letter for letter in state.lower().replace("&", "and") if letter.isalpha())


_CHECKS: tuple[Callable[[dict], Iterator[str]], ...] = (_gstin, _pan, _pincode, _mail)
