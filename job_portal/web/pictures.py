"""A job's picture: its address and the answer there.

A picture is drawn at its first request. Its address contains a hash of its content, so browsers and proxies
may cache it without end.
"""

import hashlib
import json

import frappe
from frappe import _
from frappe.model.document import Document
from werkzeug.utils import redirect
from werkzeug.wrappers import Response

from job_portal import languages
from job_portal.jobs import formatting
from job_portal.jobs.finding import listing, of_jobs
from job_portal.platform import cache, market, rates
from job_portal.rules import LANGUAGES
from job_portal.web import branding, drawing, lettering

ROOT = "/frontend/picture"
# Raise it when the design changes.
_DESIGN = 2
# Browsers and proxies cache a picture for a year, our cache for an hour.
_YEAR, _HOUR = 31_536_000, 3_600
# Drawing takes 0.1 s of a processor, so the site draws for at most six seconds a minute. With the hour of
# caching, this also bounds the cache.
_MOST_A_MINUTE = 60
# A chat requests a picture when somebody sends a link. One address may use only a part of the minute.
_MOST_OF_AN_ADDRESS = 6


def picture_url(job: dict) -> str:
    """The address of the job's picture in the page's language, or in the site's if there is no choice of
    languages.

    User text is not translated.

    :param job: has the columns of a job card.
    """
    return _url(job, frappe.local.lang if languages.is_choice() else languages.of_site())


def respond(rest: str) -> Response | None:
    """The picture of a public job; None, and so the page, on a sample site.

    :param rest: the path below `ROOT`.
    """
    if not market.is_live():
        return None
    job = _public(rest.partition("/")[0]) if rest.endswith(".png") else None
    if not job:
        return Response(status=404)
    # Proxies may cache it, so the language depends on the address only.
    language = languages.of_address()
    if f"{ROOT}/{rest}" != _path(job, language):
        # The job has changed since the address was made.
        return redirect(_url(job, language))
    picture = _kept(job, language) or _drawn(job, language)
    if not picture:
        return Response(status=429, headers={"Retry-After": "60"})
    headers = {"Cache-Control": f"public, max-age={_YEAR}, immutable"}
    return Response(picture, mimetype="image/png", headers=headers)


def forget(job: Document, event: str) -> None:
    """Hook: delete a deleted job's pictures from the cache."""
    for language in LANGUAGES:
        cache.forget(_place(job.name, language))


def _public(name: str) -> dict | None:
    columns = ", ".join(f"{sql} as `{key}`" for key, sql in listing.CARD_COLUMNS.items())
    query = (
        f"select {columns} from `tabJP Job` job {of_jobs.COMPANY_OF_JOB} where job.name = %s"  # noqa: S608
        f" and {listing.IS_PUBLIC}"
    )
    rows = frappe.db.sql(query, (name,), as_dict=True)
    return rows[0] if rows else None


def _url(job: dict, language: str) -> str:
    return languages.address(_path(job, language), language)


def _path(job: dict, language: str) -> str:
    return f"{ROOT}/{job['name']}/{_version(job, language)}.png"


def _texts(job: dict, language: str) -> tuple[str, str, str, str, str]:
    """Title, company, place, pay, and the monthly pay if pay is in another unit."""
    title = job["title"] if lettering.readable(job["title"]) else _(job["category"], language)
    pay = formatting.pay(job, language), formatting.monthly_pay(job, language)
    return title, job["company_name"] or "", formatting.place(job, language), *pay


def _version(job: dict, language: str) -> str:
    text = json.dumps([_DESIGN, branding.main(), *_texts(job, language)])
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def _kept(job: dict, language: str) -> bytes | None:
    kept = cache.read(_place(job["name"], language)) or b""
    path, _line, picture = kept.partition(b"\n")
    return picture if path == _path(job, language).encode() else None


def _drawn(job: dict, language: str) -> bytes | None:
    """Draw a picture, and cache it for an hour. None if too many were drawn in this minute."""
    # Count by address first, so that refused requests do not use up the site's minute.
    address = f"pictures:{rates.network(frappe.local.request_ip)}"
    if rates.is_above(_MOST_OF_AN_ADDRESS, address, minutes=1):
        return None
    if rates.is_above(_MOST_A_MINUTE, "pictures", minutes=1):
        return None
    picture = drawing.png(*_texts(job, language), colour=branding.main())
    cache.keep(_place(job["name"], language), _path(job, language).encode() + b"\n" + picture, _HOUR)
    return picture


def _place(name: str, language: str) -> str:
    return f"picture:{name}:{language}"
