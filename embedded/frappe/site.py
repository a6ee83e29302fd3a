"""One site: its folder, configuration, apps, DocTypes, cache and database engine."""

import json
import os
from functools import cached_property
from pathlib import Path

from cryptography.fernet import Fernet
from frappe.cache_store import CacheStore
from frappe.frappedict import _dict
from frappe.write_turns import Turns

BUSY_TIMEOUT_SECONDS = 30
# `python -m embedded serve` replaces it. Tests have no socket server.
NO_SOCKET_SERVER = 0


class Site:
    """The state shared by all requests of a site. `path` is its folder; `apps` excludes frappe."""

    def __init__(self, path: str | Path, apps: list[str]):
        self.path = Path(path).resolve()
        self.name = "localhost"
        self.apps = ["frappe", *apps]
        # The host's own document hooks: (doctype, event) -> functions that take the document.
        self.listeners: dict[tuple[str, str], list] = {}
        self.cache = CacheStore(self.name)
        self.write_turns = Turns()
        for folder in ("private/files", "public/files", "logs"):
            (self.path / folder).mkdir(parents=True, exist_ok=True)
        self.conf = self._load_config()

    def _load_config(self) -> _dict:
        config_file = self.path / "site_config.json"
        if config_file.exists():
            return _dict(json.loads(config_file.read_text()), socketio_port=NO_SOCKET_SERVER)
        config = {
            "db_name": self.name,
            "db_type": "sqlite",
            "encryption_key": Fernet.generate_key().decode(),
            # This gateway stores messages for the administrator and sends none.
            "job_portal_sms_gateway": "Outbox",
        }
        descriptor = os.open(config_file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(descriptor, "w") as stream:
            json.dump(config, stream, indent=1)
        return _dict(config, socketio_port=NO_SOCKET_SERVER)

    @cached_property
    def engine(self):
        from frappe.database.engine import make_engine

        return make_engine(self.path / "site.db", self.busy_timeout_seconds)

    @property
    def busy_timeout_seconds(self) -> float:
        """How long a writer waits for others before it fails."""
        return self.conf.get("db_busy_timeout_seconds", BUSY_TIMEOUT_SECONDS)

    @cached_property
    def realtime(self):
        from frappe.realtime import make_server

        return make_server(self.name)

    @cached_property
    def hooks(self) -> dict:
        from frappe.hooks import collect_hooks

        return collect_hooks(self.apps)

    @cached_property
    def doctypes(self) -> dict:
        from frappe.model.meta import load_doctypes

        return load_doctypes(self.apps)

    @cached_property
    def tables(self) -> dict:
        from frappe.database.tables import make_tables

        return make_tables(self.doctypes.values())
