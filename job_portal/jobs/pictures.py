"""The address of a job's picture, and what is answered there.

A picture is drawn when it is first asked for. The address names what is in it, so a copy of it never grows
old, and browsers and proxies may keep it.
"""

import hashlib
import json
import zlib

import frappe
from frappe.model.document import Document
from werkzeug.utils import redirect
from werkzeug.wrappers import Response

from job_portal.jobs import drawing, lettering, listing, market, shown
from job_portal.platform import cache, rates

ROOT = "/frontend/picture"
# Another one where the same job is drawn in another way.
_DESIGN = 1
_YEAR, _DAY = 31_536_000, 86_400
# Each job has one place, which it shares with others: so the cache never holds more than these.
_PLACES = 500
# Drawing takes a tenth of a second of a processor.
_MOST_A_MINUTE = 60


def picture_url(job: dict) -> str:
    """The path of the job's picture.

    :param job: holds the columns of a job card.
    """
    return f"{ROOT}/{job['name']}/{_version(job)}.png"


def respond(rest: str) -> Response | None:
    """Hook: the picture of a public job; the page where the site shows samples.

    :param rest: the path below `ROOT`.
    """
    if not market.is_live():
        return None
    job = _public(rest.partition("/")[0]) if rest.endswith(".png") else None
    if not job:
        return Response(status=404)
    if f"{ROOT}/{rest}" != picture_url(job):
        # The job has changed since somebody got the address.
        return redirect(picture_url(job))
    picture = _kept(job) or _drawn(job)
    if not picture:
        return Response(status=429, headers={"Retry-After": "60"})
    headers = {"Cache-Control": f"public, max-age={_YEAR}, immutable"}
    return Response(picture, mimetype="image/png", headers=headers)


def forget(job: Document, event: str) -> None:
    """Hook: a deleted job takes its picture along."""
    cache.forget(_place(job.name))


def _public(name: str) -> dict | None:
    columns = ", ".join(f"{sql} as `{key}`" for key, sql in listing.CARD_COLUMNS.items())
    query = (
        f"select {columns} from `tabJP Job` job {listing.COMPANY_OF_JOB} where job.name = %s"  # noqa: S608
        f" and {listing.IS_PUBLIC}"
    )
    rows = frappe.db.sql(query, (name,), as_dict=True)
    return rows[0] if rows else None


def _texts(job: dict) -> tuple[str, str, str, str]:
    """Title, company, place and pay, in the site's language."""
    language = frappe.get_system_settings("language") or "en"
    title = job["title"] if lettering.readable(job["title"]) else job["category"]
    return title, job["company_name"] or "", shown.place(job, language), shown.pay(job, language)


def _version(job: dict) -> str:
    text = json.dumps([_DESIGN, *_texts(job)])
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def _kept(job: dict) -> bytes | None:
    address, _line, picture = (cache.read(_place(job["name"])) or b"").partition(b"\n")
    return picture if address == picture_url(job).encode() else None


def _drawn(job: dict) -> bytes | None:
    """A new picture, which the cache keeps for a day. None where too many were drawn in this minute."""
    if rates.is_above(_MOST_A_MINUTE, "pictures", minutes=1):
        return None
    picture = drawing.png(*_texts(job))
    cache.keep(_place(job["name"]), picture_url(job).encode() + b"\n" + picture, _DAY)
    return picture


def _place(name: str) -> str:
    return f"picture:{zlib.crc32(name.encode()) % _PLACES}"
