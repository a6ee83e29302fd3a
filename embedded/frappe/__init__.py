# ruff: noqa: F401  (apps find these imports in `frappe`)
"""The part of Frappe's Python API that job_portal uses.

Any other name raises UnknownCallError, a NotImplementedError with the name.
"""

import gc

from frappe.calls import (
    allowed_http_methods_for_whitelisted_func,
    call,
    is_whitelisted,
    ping,
    whitelist,
    xss_safe_methods,
)
from frappe.exceptions import (
    AuthenticationError,
    DoesNotExistError,
    DuplicateEntryError,
    InReadOnlyMode,
    LinkValidationError,
    PageDoesNotExistError,
    PermissionError,
    QueryDeadlockError,
    QueryTimeoutError,
    RateLimitExceededError,
    Redirect,
    TimestampMismatchError,
    UniqueValidationError,
    ValidationError,
)
from frappe.exceptions import refuse as _refuse
from frappe.frappedict import _dict
from frappe.hooks import get_app_path, get_attr, get_hooks, get_installed_apps, get_module
from frappe.jobs import enqueue
from frappe.loggers import logger
from frappe.messages import _, clear_last_message, get_traceback, log_error, msgprint, throw
from frappe.model.controllers import scrub
from frappe.model.delete_doc import delete_doc
from frappe.model.meta import get_meta
from frappe.model.naming import generate_hash
from frappe.permissions import get_roles, has_permission
from frappe.queries import get_all
from frappe.realtime import publish_realtime
from frappe.records import get_cached_doc, get_cached_value, get_doc, get_last_doc, get_single, new_doc
from frappe.runtime import (
    cache,
    clear_document_cache,
    conf,
    connect,
    db,
    flags,
    form_dict,
    get_site_path,
    local,
    request,
    session,
    set_user,
)

__version__ = "15.72.4"

# As Frappe does: with Python's own thresholds the garbage collector takes 9 % of the tests' time.
gc.set_threshold(7_000, 20, 20)


def get_system_settings(key: str):
    return db.get_single_value("System Settings", key)


def parse_json(value):
    """Parse a JSON text; return other values unchanged. Raises ValueError for invalid JSON."""
    import json

    return json.loads(value) if isinstance(value, str) else value


def clear_cache() -> None:
    local.document_cache.clear()
    local.role_cache.clear()


def setup_module_map(include_all_apps: bool = True) -> None:
    """Do nothing: this host looks up an app's modules in its folder each time."""


def __getattr__(name: str):
    if name.startswith("__"):
        raise AttributeError(name)
    _refuse(f"frappe.{name}")
