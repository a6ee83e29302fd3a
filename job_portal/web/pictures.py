"""The address of a job's picture, and what is answered there.

A picture is drawn when it is first asked for. The address names what is in it, so a copy of it never grows
old, and browsers and proxies may keep it.
"""

import hashlib
import json

import frappe
from frappe import _
from frappe.model.document import Document
from werkzeug.utils import redirect
from werkzeug.wrappers import Response

from job_portal import languages
from job_portal.account import limits
from job_portal.jobs import formatting
from job_portal.jobs.finding import listing
from job_portal.platform import cache, market, rates
from job_portal.rules import LANGUAGES
from job_portal.web import drawing, lettering

ROOT = "/frontend/picture"
# Another one where the same job is drawn in another way.
_DESIGN = 1
# Browsers and proxies keep a picture for the year, our cache for the hour.
_YEAR, _HOUR = 31_536_000, 3_600
# Drawing takes a tenth of a second of a processor, so the site draws for six seconds of a minute at most.
# With what an hour keeps, this bounds what the cache holds.
_MOST_A_MINUTE = 60
# A chat asks for one when somebody sends a link. One address leaves most of the minute to the others.
_MOST_OF_AN_ADDRESS = 6


def picture_url(job: dict) -> str:
    """The address of the job's picture in the language of the page that names it.

    What people wrote is as they wrote it. Without a choice of languages it is in the site's.

    :param job: holds the columns of a job card.
    """
    return _url(job, frappe.local.lang if languages.is_choice() else languages.of_site())


def respond(rest: str) -> Response | None:
    """The picture of a public job; the page where the site shows samples.

    :param rest: the path below `ROOT`.
    """
    if not market.is_live():
        return None
    job = _public(rest.partition("/")[0]) if rest.endswith(".png") else None
    if not job:
        return Response(status=404)
    # A copy is anybody's: the address alone says in which language it is.
    language = languages.of_address()
    if f"{ROOT}/{rest}" != _path(job, language):
        # The job has changed since somebody got the address.
        return redirect(_url(job, language))
    picture = _kept(job, language) or _drawn(job, language)
    if not picture:
        return Response(status=429, headers={"Retry-After": "60"})
    headers = {"Cache-Control": f"public, max-age={_YEAR}, immutable"}
    return Response(picture, mimetype="image/png", headers=headers)


def forget(job: Document, event: str) -> None:
    """Hook: a deleted job takes its picture along."""
    for language in LANGUAGES:
        cache.forget(_place(job.name, language))


def _public(name: str) -> dict | None:
    columns = ", ".join(f"{sql} as `{key}`" for key, sql in listing.CARD_COLUMNS.items())
    query = (
        f"select {columns} from `tabJP Job` job {listing.COMPANY_OF_JOB} where job.name = %s"  # noqa: S608
        f" and {listing.IS_PUBLIC}"
    )
    rows = frappe.db.sql(query, (name,), as_dict=True)
    return rows[0] if rows else None


def _url(job: dict, language: str) -> str:
    return languages.address(_path(job, language), language)


def _path(job: dict, language: str) -> str:
    return f"{ROOT}/{job['name']}/{_version(job, language)}.png"


def _texts(job: dict, language: str) -> tuple[str, str, str, str, str]:
    """Title, company, place, pay, and the pay by the month where it is told for another time."""
    title = job["title"] if lettering.readable(job["title"]) else _(job["category"], language)
    pay = formatting.pay(job, language), formatting.monthly_pay(job, language)
    return title, job["company_name"] or "", formatting.place(job, language), *pay


def _version(job: dict, language: str) -> str:
    text = json.dumps([_DESIGN, *_texts(job, language)])
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def _kept(job: dict, language: str) -> bytes | None:
    kept = cache.read(_place(job["name"], language)) or b""
    path, _line, picture = kept.partition(b"\n")
    return picture if path == _path(job, language).encode() else None


def _drawn(job: dict, language: str) -> bytes | None:
    """A new picture, which the cache keeps for an hour. None where too many were drawn in this minute."""
    # The address first: what it is refused is nobody else's minute.
    address = f"pictures:{limits.network(frappe.local.request_ip)}"
    if rates.is_above(_MOST_OF_AN_ADDRESS, address, minutes=1):
        return None
    if rates.is_above(_MOST_A_MINUTE, "pictures", minutes=1):
        return None
    picture = drawing.png(*_texts(job, language))
    cache.keep(_place(job["name"], language), _path(job, language).encode() + b"\n" + picture, _HOUR)
    return picture


def _place(name: str, language: str) -> str:
    """Of one job alone, so that no other job takes it."""
    return f"picture:{name}:{language}"
