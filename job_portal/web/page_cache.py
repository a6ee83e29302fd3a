"""Caches rendered pages, so that most requests need no rendering.

A hash assigns each page to one of a fixed number of slots, which bounds the cache.
"""

import json
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict

import frappe

import job_portal
from job_portal import languages
from job_portal.platform import cache, market, site
from job_portal.web import build_output
from job_portal.web.subjects import Parts, Subject

# Pages have 8 to 15 kB each.
_PLACES = 4000
# A process that dies while it renders holds its turn for this long.
_TURN_SECONDS = 5


def get(subject: Subject) -> Parts | None:
    """The cached page; None if it is missing or outdated."""
    if not subject.kept_as:
        return None
    found = cache.read(_place(subject))
    if not found:
        return None
    kept = json.loads(zlib.decompress(found))
    return Parts(**kept["parts"]) if kept["of"] == _identity(subject) else None


def put(subject: Subject, parts: Parts) -> None:
    """Cache the page for the subject's seconds."""
    text = json.dumps({"of": _identity(subject), "parts": asdict(parts)})
    cache.keep(_place(subject), zlib.compress(text.encode(), 5), subject.seconds)


@contextmanager
def turn(subject: Subject) -> Iterator[bool]:
    """Yield whether this request should render the page. If not, another one is rendering it."""
    place = _place(subject, "turn")
    key = cache.key(place)
    is_ours = cache.attempt("kept pages", lambda: frappe.cache.set(key, 1, ex=_TURN_SECONDS, nx=True), False)
    try:
        yield bool(is_ours)
    finally:
        if is_ours:
            cache.forget(place)


def _place(subject: Subject, what: str = "page") -> str:
    place = zlib.crc32(json.dumps(_name(subject)).encode()) % _PLACES
    return f"rendered:{what}:{place}"


def _name(subject: Subject) -> list[str]:
    """Includes the site's address and languages, because canonical links contain them."""
    offered = " ".join(languages.offered())
    return [subject.kept_as, frappe.local.lang, offered, site.absolute("")]


def _identity(subject: Subject) -> list[str]:
    has_freelancers = str(market.has_freelancers())
    return [
        *(*_name(subject), subject.stamp),
        *(site.name(), has_freelancers, build_output.release(), job_portal.__version__),
    ]
