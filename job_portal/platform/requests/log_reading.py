"""Reads the log of requests back, with the files that `logrotate` has put beside it."""

import gzip
import json
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

import frappe

from job_portal.platform.requests import log


def files() -> list[Path]:
    """The log's files on this machine. None where its lines go to stderr."""
    paths = [
        Path(handler.baseFilename) for handler in log.logger().handlers if hasattr(handler, "baseFilename")
    ]
    return [found for path in paths for found in sorted(path.parent.glob(f"{path.name}*"))]


def lines(since: datetime, until: datetime, paths: list[Path]) -> Iterator[dict]:
    """This site's lines of that time, each once: a bench writes each into its own log and the site's.

    :param since: and `until`: with their time zone.
    """
    seen = set()
    for path in paths:
        for line in _read(path):
            try:
                entry = json.loads(line)
                is_wanted = entry["site"] == frappe.local.site
                is_wanted = is_wanted and since <= datetime.fromisoformat(entry["at"]) <= until
            except (ValueError, KeyError, TypeError):
                # Cut off when the machine stopped.
                continue
            if is_wanted and entry["request_id"] not in seen:
                seen.add(entry["request_id"])
                yield entry


def _read(path: Path) -> Iterator[str]:
    opened = gzip.open if path.suffix == ".gz" else open
    with opened(path, "rt", encoding="utf-8", errors="replace") as file:
        yield from file
