"""The SQLite engine: WAL, a busy timeout, dates as Python dates, transactions that we begin ourselves."""

import datetime
import sqlite3
from pathlib import Path

import sqlalchemy as sa

DATETIME_FORMAT = "%Y-%m-%d %H:%M:%S.%f"


def _to_datetime(raw: bytes) -> datetime.datetime | None:
    return datetime.datetime.fromisoformat(raw.decode()) if raw else None


def _to_date(raw: bytes) -> datetime.date | None:
    return datetime.date.fromisoformat(raw.decode()[:10]) if raw else None


sqlite3.register_adapter(datetime.datetime, lambda value: value.strftime(DATETIME_FORMAT))
sqlite3.register_adapter(datetime.date, lambda value: value.isoformat())
sqlite3.register_converter("TIMESTAMP", _to_datetime)
sqlite3.register_converter("DATE", _to_date)


def make_engine(file: Path, busy_timeout_seconds: float) -> sa.Engine:
    """Engine for `file`; a writer waits `busy_timeout_seconds` for another one before it gives up."""
    engine = sa.create_engine(
        f"sqlite:///{file}",
        native_datetime=True,
        # As many as there are requests at once; those kept spare SQLite's costly open and close.
        max_overflow=-1,
        connect_args={
            "detect_types": sqlite3.PARSE_DECLTYPES,
            "timeout": busy_timeout_seconds,
            "check_same_thread": False,
            # None: Python begins nothing by itself, so reads never hold a snapshot and a writer
            # can take the lock at once (BEGIN IMMEDIATE) instead of failing half-way.
            "isolation_level": None,
        },
    )

    @sa.event.listens_for(engine, "connect")
    def prepare(connection, _record):
        connection.isolation_level = None
        connection.execute("PRAGMA journal_mode=WAL")
        # In WAL mode NORMAL loses nothing when the process is killed, only (some of) what was
        # committed just before a power cut.
        connection.execute("PRAGMA synchronous=NORMAL")

    return engine
