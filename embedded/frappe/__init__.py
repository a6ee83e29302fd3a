# ruff: noqa: F401  (this module is its imports: the names that apps find in `frappe`)
"""The part of Frappe's Python API that job_portal uses, written anew for the embedded host.

What is not here is refused with a NotImplementedError that names it (see `exceptions.UnknownCallError`).
"""

from frappe.background import enqueue
from frappe.calls import (
    allowed_http_methods_for_whitelisted_func,
    call,
    is_whitelisted,
    override_whitelisted_method,
    ping,
    whitelist,
)
from frappe.exceptions import (
    AuthenticationError,
    CannotChangeConstantError,
    CharacterLengthExceededError,
    CSRFTokenError,
    DataError,
    DoesNotExistError,
    DuplicateEntryError,
    FrappeTypeError,
    InReadOnlyMode,
    InvalidEmailAddressError,
    LinkExistsError,
    LinkValidationError,
    MandatoryError,
    NameError,
    PageDoesNotExistError,
    PermissionError,
    QueryDeadlockError,
    QueryTimeoutError,
    RateLimitExceededError,
    Redirect,
    SessionExpired,
    SessionStopped,
    TimestampMismatchError,
    TooManyRequestsError,
    UniqueValidationError,
    ValidationError,
    refuse,
)
from frappe.frappedict import _dict
from frappe.hooks import get_app_path, get_attr, get_hooks, get_installed_apps, get_module
from frappe.loggers import logger
from frappe.messages import (
    _,
    bold,
    clear_last_message,
    clear_messages,
    get_message_log,
    get_traceback,
    log_error,
    msgprint,
    throw,
)
from frappe.model.controllers import scrub
from frappe.model.meta import get_meta
from frappe.model.naming import generate_hash
from frappe.permissions import get_roles, has_permission, only_for
from frappe.queries import get_all, get_list
from frappe.realtime import publish_realtime
from frappe.records import (
    copy_doc,
    delete_doc,
    get_cached_doc,
    get_cached_value,
    get_doc,
    get_last_doc,
    get_single,
    get_value,
    new_doc,
)
from frappe.runtime import (
    cache,
    clear_document_cache,
    conf,
    connect,
    db,
    destroy,
    flags,
    form_dict,
    get_site_path,
    init,
    lang,
    local,
    message_log,
    request,
    response,
    session,
    set_user,
)

__version__ = "15.72.4"


def get_request_header(key: str, default: str | None = None) -> str | None:
    return request.headers.get(key, default)


def get_system_settings(key: str):
    return db.get_single_value("System Settings", key)


def parse_json(value):
    """JSON text as what it stands for; anything else as it is. ValueError for text that is no JSON."""
    import json

    return json.loads(value) if isinstance(value, str) else value


def as_json(value, indent: int | None = 1) -> str:
    import json

    from frappe.utils.dates import jsonable

    return json.dumps(value, indent=indent, sort_keys=True, default=jsonable)


def get_site_config() -> _dict:
    return _dict(conf)


def clear_cache(user: str | None = None, doctype: str | None = None) -> None:
    local.document_cache.clear()
    local.role_cache.clear()


def setup_module_map(include_all_apps: bool = True) -> None:
    """Nothing to rebuild: this host reads an app's modules from its folder each time."""


def __getattr__(name: str):
    if name.startswith("__"):
        raise AttributeError(name)
    refuse(f"frappe.{name}")
