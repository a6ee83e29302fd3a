"""The sitemap of a live site: an index at /frontend/sitemap.xml, and its parts at ?part=jobs-1 and on.

The parts and their starts are cached for an hour, or until a job is deleted or a company hidden. Other ended
jobs answer accordingly at their own addresses.
"""

import re
import zlib
from collections.abc import Callable
from xml.sax.saxutils import escape

import frappe
from frappe.model.document import Document
from werkzeug.wrappers import Response

from job_portal import languages
from job_portal.platform import cache, market
from job_portal.platform.site import absolute
from job_portal.web import sitemap_parts

ROOT = "/frontend/sitemap.xml"
# Exactly one name for each part, because each is cached by its name.
_PART = re.compile(r"([a-z]+)-([1-9][0-9]{0,3})")
_KEPT_SECONDS = 60 * 60
_GENERATION = "sitemap:generation"
_XML = (
    '<?xml version="1.0" encoding="UTF-8"?>\n'
    '<{root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"{more}>\n{entries}\n</{root}>\n'
)
_WITH_LANGUAGES = ' xmlns:xhtml="http://www.w3.org/1999/xhtml"'


def respond(rest: str) -> Response | None:
    """The index, or the part that the query names; None, and so the page, on a sample site."""
    if rest or not market.is_live():
        return None
    part = frappe.request.args.get("part")
    if part is None:
        return _xml("sitemapindex", [f"<sitemap><loc>{_url(path)}</loc></sitemap>" for path in _paths()])
    lines = _lines(part)
    if not lines:
        return Response(status=404)
    entries = [_entry(*line.split(" ")) for line in lines]
    return _xml("urlset", entries, _WITH_LANGUAGES if languages.is_choice() else "")


def _paths() -> list[str]:
    return [
        f"{ROOT}?part={kind}-{number}"
        for kind in sitemap_parts.KINDS
        for number in range(1, len(_starts(kind)) + 1)
    ]


def _lines(part: str) -> list[str]:
    named = _PART.fullmatch(part)
    if not named or named[1] not in sitemap_parts.KINDS:
        return []
    kind, number = named[1], int(named[2])
    starts = _starts(kind)
    if number > len(starts):
        return []
    return _kept(part, lambda: sitemap_parts.KINDS[kind].lines(starts[number - 1]))


def _starts(kind: str) -> list[str]:
    return _kept(f"{kind}:starts", sitemap_parts.KINDS[kind].starts)


def _kept(what: str, read: Callable[[], list[str]]) -> list[str]:
    """The cached lines, or new ones. They contain no host, because a request could forge it."""
    generation = (cache.read(_GENERATION) or b"").decode()
    # Parts are shorter if there are languages.
    name = f"sitemap:{what}{':languages' if languages.is_choice() else ''}{generation}"
    if kept := cache.read(name):
        return zlib.decompress(kept).decode().splitlines()
    lines = read()
    cache.keep(name, zlib.compress("\n".join(lines).encode()), _KEPT_SECONDS)
    return lines


def forget(*_event: object) -> None:
    """Hook: a job or company is hidden. A new generation makes cached parts unreachable until they expire."""
    generation = f":{frappe.generate_hash(length=8)}".encode()
    frappe.db.after_commit.add(lambda: cache.keep(_GENERATION, generation, _KEPT_SECONDS))


def follow_company(company: Document, event: str) -> None:
    """Hook: drop the cached parts when a company's status changes."""
    if company.get_doc_before_save() and company.has_value_changed("status"):
        forget()


def follow_freelancer(freelancer: Document, event: str) -> None:
    """Hook: drop the cached parts when a freelancer leaves the list."""
    before = freelancer.get_doc_before_save()
    if before and before.is_listed and not freelancer.is_listed:
        forget()


def _xml(root: str, entries: list[str], more: str = "") -> Response:
    text = _XML.format(root=root, more=more, entries="\n".join(entries))
    headers = {"Cache-Control": f"public, max-age={_KEPT_SECONDS}"}
    return Response(text, mimetype="application/xml", headers=headers)


def _entry(path: str, day: str) -> str:
    others = "".join(
        f'<xhtml:link rel="alternate" hreflang="{name}" href="{_url(address)}"/>'
        for name, address in languages.alternates(path)
    )
    return f"<url><loc>{_url(path)}</loc><lastmod>{day}</lastmod>{others}</url>"


def _url(path: str) -> str:
    return escape(absolute(path))
