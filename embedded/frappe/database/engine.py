"""The SQLite engine: WAL, a busy timeout, Python dates, and explicit transactions."""

import datetime
import sqlite3
from pathlib import Path

import sqlalchemy as sa


def _to_datetime(raw: bytes) -> datetime.datetime | None:
    return datetime.datetime.fromisoformat(raw.decode()) if raw else None


def _to_date(raw: bytes) -> datetime.date | None:
    return datetime.date.fromisoformat(raw.decode()[:10]) if raw else None


# `strftime` writes the year 1 as `1`, not `0001`.
sqlite3.register_adapter(datetime.datetime, lambda value: value.isoformat(" ", "microseconds"))
sqlite3.register_adapter(datetime.date, lambda value: value.isoformat())
sqlite3.register_converter("TIMESTAMP", _to_datetime)
sqlite3.register_converter("DATE", _to_date)


def make_engine(file: Path, busy_timeout_seconds: float) -> sa.Engine:
    """Engine for `file`. A writer waits `busy_timeout_seconds` for another one, then fails."""
    engine = sa.create_engine(
        f"sqlite:///{file}",
        native_datetime=True,
        # No connection limit. The pool keeps some open, because opening SQLite is slow.
        max_overflow=-1,
        connect_args={
            "detect_types": sqlite3.PARSE_DECLTYPES,
            "timeout": busy_timeout_seconds,
            "check_same_thread": False,
            # With None, Python begins no transactions. Reads then hold no snapshot, and a writer takes the
            # lock at its start (BEGIN IMMEDIATE), so that it cannot fail half-way.
            "isolation_level": None,
        },
    )

    @sa.event.listens_for(engine, "connect")
    def prepare(connection, _record):
        connection.isolation_level = None
        connection.execute("PRAGMA journal_mode=WAL")
        # In WAL mode, NORMAL survives a killed process. A power cut may lose the last commits.
        connection.execute("PRAGMA synchronous=NORMAL")

    return engine
