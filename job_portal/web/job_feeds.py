"""Feeds of live jobs for job boards: /frontend/feeds/indeed.xml and the other boards of `job_boards`.

A scheduled job writes them into the site's private folder, page by page. Requests get the files. They hold
what a guest reads on a job's page, without companies that are not approved or stay off job boards.
"""

import fcntl
import gzip
import os
import re
import shutil
from collections.abc import Iterator
from contextlib import ExitStack
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path

import frappe
from werkzeug.wrappers import Response
from werkzeug.wsgi import FileWrapper

from job_portal import languages
from job_portal.company.doctype.jp_company.jp_company import APPROVED
from job_portal.jobs import addresses, details, formatting
from job_portal.platform import logs, market, settings, site
from job_portal.web import job_posting, live_jobs
from job_portal.web.head import plain
from job_portal.web.job_boards import BOARDS, Board, Entry

_KEPT_SECONDS = 60 * 60
_AT_ONCE = 500
_ENDING = ".xml"
# XML 1.0 has no place for these, not even escaped: https://www.w3.org/TR/xml/#charsets
_NO_XML = re.compile(r"[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_OF_JOB = (
    *(
        "title",
        "job_description",
        "job_type",
        "work_location_type",
        "job_location",
        "pincode",
        "city",
        "state",
    ),
    *("min_salary", "max_salary", "pay_min", "pay_max", "pay_unit", "valid_through", "modified"),
    *("add_branch_detail", *details.BRANCH),
)
_COLUMNS = {
    **{column: f"job.{column}" for column in _OF_JOB},
    **{column: f"company.{column}" for column in ("company_name", "company_website", "company_logo")},
    "company_city": "company.city",
    "company_state": "company.state",
    "is_left_out": f"company.status != '{APPROVED}' or company.off_job_boards = 1",
}


def are_on() -> bool:
    """Whether the site feeds job boards."""
    return market.is_live() and bool(settings.stored().job_feeds)


def respond(rest: str) -> Response | None:
    """The feed, 404 until it is written; None, and so the page, for another name or a site without feeds."""
    word = rest.removesuffix(_ENDING)
    if word not in BOARDS or rest == word or not are_on():
        return None
    path = _folder() / f"{word}.gz"
    is_packed = bool(frappe.request.accept_encodings.quality("gzip"))
    try:
        file = path.open("rb") if is_packed else gzip.open(path)  # noqa: SIM115 (the response closes it)
    except FileNotFoundError:
        return Response(status=404)
    response = Response(
        # Not the server's own wrapper: it may send the packed file behind `gzip.open`.
        FileWrapper(file),
        mimetype="application/xml",
        headers={"Cache-Control": f"public, max-age={_KEPT_SECONDS}", "Vary": "Accept-Encoding"},
        direct_passthrough=True,
    )
    # `write` may have replaced the file at this path since it was opened.
    stored = os.stat(file.fileno())
    if is_packed:
        response.content_encoding, response.content_length = "gzip", stored.st_size
    response.last_modified = datetime.fromtimestamp(stored.st_mtime, UTC)
    response.set_etag(f"{stored.st_mtime_ns:x}{'' if is_packed else '-plain'}")
    return response.make_conditional(frappe.request.environ)


def write() -> None:
    """Hourly job: write the feeds anew. Ended jobs leave them."""
    folder = _folder()
    if not are_on():
        shutil.rmtree(folder, ignore_errors=True)
        return
    if not site.origin():
        logs.logger().warning("Job feeds need host_name in the site's configuration")
        return
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            # Another process writes them.
            return
        _write_into(folder)


def _folder() -> Path:
    # Not among the site's files, which backups hold.
    return Path(frappe.get_site_path("private", "job_feeds"))


def _write_into(folder: Path) -> None:
    written = {board: folder / f"{board.word}.part" for board in BOARDS.values()}
    with ExitStack() as files:
        opened = {
            board: files.enter_context(gzip.open(path, "wt", compresslevel=6, encoding="utf-8"))
            for board, path in written.items()
        }
        for board, file in opened.items():
            file.write(_head(board))
        for entry in _entries():
            for board, file in opened.items():
                file.write(_xml(board, entry))
        for board, file in opened.items():
            file.write(f"</{board.root}>\n")
    for board, path in written.items():
        path.replace(folder / f"{board.word}.gz")


def _head(board: Board) -> str:
    text = f'<?xml version="1.0" encoding="UTF-8"?>\n<{board.root}>\n'
    if board.root == "source":
        now = format_datetime(datetime.now(UTC), usegmt=True)
        values = {"publisher": site.name(), "publisherurl": site.absolute("/frontend"), "lastBuildDate": now}
        text += "".join(_element(name, value) for name, value in values.items()) + "\n"
    return text


def _xml(board: Board, entry: Entry) -> str:
    elements = board.elements(entry)
    if not elements:
        return ""
    name = f' id="{entry.name}"' if board.has_id else ""
    return f"<job{name}>{''.join(_element(*each) for each in elements.items())}</job>\n"


def _element(name: str, text: str) -> str:
    text = _NO_XML.sub("", text).replace("]]>", "]]]]><![CDATA[>")
    return f"<{name}><![CDATA[{text}]]></{name}>"


def _entries() -> Iterator[Entry]:
    """The jobs of the feeds, the oldest first. Reads a page at a time."""
    rows = live_jobs.rows(_COLUMNS, limit=_AT_ONCE)
    while rows:
        yield from (entry for row in rows if not row.is_left_out and (entry := _entry(row)))
        rows = live_jobs.rows(_COLUMNS, live_jobs.key(rows[-1]), offset=1, limit=_AT_ONCE)


def _entry(job: dict) -> Entry | None:
    """The job; None if search engines take none without a place either."""
    if not job.add_branch_detail:
        job.update(dict.fromkeys(details.BRANCH))
    job.url = addresses.of_card(job)
    posting = job_posting.of(job)
    if not posting:
        return None
    address = posting.get("jobLocation", {}).get("address", {})
    # Boards want a place of work from home, too.
    city, state = (job.city, job.state) if job.city else (job.company_city, job.company_state)
    return Entry(
        name=job.name,
        path=job.url,
        title=posting["title"],
        description=posting["description"],
        company=posting["hiringOrganization"]["name"],
        street=address.get("streetAddress", ""),
        city=plain(city or ""),
        state=plain(state or ""),
        postcode=address.get("postalCode", ""),
        job_type=job.job_type,
        work_location_type=job.work_location_type,
        pay=formatting.pay(job, languages.ENGLISH),
        published=job_posting.moment(job.published_on),
        changed=job_posting.moment(job.modified),
        ends=job_posting.moment(job.valid_through),
    )
