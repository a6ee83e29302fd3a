"""A disk that is full at upload: a sentence, nothing in part, and it works again once there is room.

`python -m lab.load.disk_full`: an embedded host of its own, on a small file system that it alone sees.
On Linux, where users may make namespaces (`unshare`).
"""

import tempfile
from contextlib import suppress
from pathlib import Path

from job_portal.tests.actor import fresh_number, pdf, said
from lab.load.host import Host, own_host
from lab.report import Report, main
from lab.visitor import DETAILS, UPDATE, Administrator, Visitor

MEGABYTES = 24
UPLOAD_BYTES = 2 * 1024**2
# Room for a part of an upload and for the database's own small writes.
LEFT_FOR_A_PART = 512 * 1024
CHUNK = 64 * 1024


class Ballast:
    """Takes the room of the host's file system, seen through the host's process."""

    def __init__(self, host: Host):
        self._path = host.seen_from_inside(host.folder) / "ballast"

    def fill(self, leaving: int = 0) -> None:
        with self._path.open("wb", buffering=0) as stream, suppress(OSError):
            while True:
                stream.write(bytes(CHUNK))
        if leaving:
            size = self._path.stat().st_size
            with self._path.open("r+b") as stream:
                stream.truncate(max(0, size - leaving))

    def remove(self) -> None:
        self._path.unlink()


def battery(report: Report) -> None:
    with tempfile.TemporaryDirectory() as folder:
        small = f'mount -t tmpfs -o size={MEGABYTES}m tmpfs "{folder}" && exec "$@"'
        with own_host(shell=small, folder=Path(folder), namespace=True) as host:
            _fill_up(report, host)


def _fill_up(report: Report, host: Host) -> None:
    owner = Visitor()
    owner.sign_up(fresh_number(), Administrator())
    owner.add_company()
    ballast = Ballast(host)
    stored = owner.message(DETAILS, company_name=owner.company)

    ballast.fill(leaving=LEFT_FOR_A_PART)
    large = pdf(UPLOAD_BYTES)
    files_before = _bytes_on_disk(host)
    refused = [owner.upload(large, "large.pdf", is_private=1) for _ in range(5)]
    _check_refused(report, "uploads that do not fit", refused)
    report.equal("what these left on the disk", _bytes_on_disk(host) - files_before, set())

    ballast.fill()
    refused = [
        owner.upload(pdf(), "small.pdf", is_private=1),
        owner.call(UPDATE, name=owner.company, city="Nowhere"),
    ]
    refused = [reply for reply in refused if reply.status_code != 200]
    _check_refused(report, "upload and save with no room at all", refused)

    ballast.remove()
    kept = owner.message(DETAILS, company_name=owner.company)
    report.check(
        "the company is as it was, or as an answered save left it",
        kept["city"],
        kept == stored or not refused,
    )
    again = owner.upload(large, "large.pdf", is_private=1)
    report.equal("the same upload once there is room", again.status_code, 200)
    changes = {"document_one": again.json()["message"]["file_url"], "city": "Mysuru"}
    report.equal("... and a save with it", owner.call(UPDATE, name=owner.company, **changes).status_code, 200)
    content = owner.request("GET", changes["document_one"]).content
    report.equal("... which is there, with all its bytes", len(content), len(large))


def _check_refused(report: Report, what: str, replies: list) -> None:
    silent = [f"{reply.status_code} {reply.text[:200]}" for reply in replies if not _is_said(reply)]
    statuses = sorted({reply.status_code for reply in replies})
    report.check(
        f"{what}: refused with a sentence", f"{len(replies)} {statuses}", bool(replies) and not silent
    )
    for line in silent:
        print(line)


def _is_said(reply) -> bool:
    return 400 <= reply.status_code <= 503 and reply.status_code != 500 and bool(said(reply))


def _bytes_on_disk(host: Host) -> set[str]:
    """The files that the site keeps, private and public."""
    site = host.seen_from_inside(host.folder / "site")
    return {path.name for folder in ("private", "public") for path in (site / folder / "files").iterdir()}


if __name__ == "__main__":
    main("A full disk", battery)
