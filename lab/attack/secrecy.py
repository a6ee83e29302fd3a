"""Are codes anywhere but in the messages? In answers, logs, and every table but the outbox."""

import os
import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from lab.attack.strangers import Strangers
from lab.report import Report

OUTBOX = "tabJP SMS"


def search(report: Report, strangers: Strangers, codes: list[str]) -> None:
    """Look for `codes` in whatever the strangers were told and, where one may look, inside the host."""
    # Six digits also are the end of a time stamp, or a part of a longer number or hash.
    code = re.compile(rf"(?<![0-9A-Za-z._-])({'|'.join(codes)})(?![0-9A-Za-z_-])")
    found = [text for text in strangers.told if code.search(text)]
    report.equal(f"{len(codes)} codes, found in {len(strangers.told):,} answers to strangers", len(found), 0)
    folder = os.environ.get("SITE_FOLDER")
    if not folder:
        return
    logs = [*Path(folder, "logs").rglob("*"), Path(os.environ["HOST_LOG"])]
    texts = [path.read_text(encoding="utf-8", errors="replace") for path in logs if path.is_file()]
    report.equal(f"found in {len(texts)} log files", sum(len(code.findall(text)) for text in texts), 0)
    rows = list(_rows(Path(folder, "site.db")))
    found = {table for table, text in rows if code.search(text)}
    report.equal(f"tables that hold one, of {len(rows):,} rows outside the outbox", sorted(found), [])


def _rows(database: Path) -> Iterator[tuple[str, str]]:
    """(table, its row as text) of the embedded host's database, the outbox left out."""
    with sqlite3.connect(f"file:{database}?mode=ro", uri=True) as connection:
        tables = connection.execute("select name from sqlite_master where type = 'table'").fetchall()
        for (table,) in tables:
            if table != OUTBOX:
                for row in connection.execute(f'select * from "{table}"'):  # noqa: S608 (names of tables)
                    yield table, "\n".join(str(value) for value in row)
