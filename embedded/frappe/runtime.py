"""The state of a request or test: opening and closing it."""

from pathlib import Path

from frappe.frappedict import _dict
from frappe.site import Site
from werkzeug.local import Local

local = Local()

db = local("db")
session = local("session")
conf = local("conf")
flags = local("flags")
form_dict = local("form_dict")
request = local("request")
response = local("response")
message_log = local("message_log")
lang = local("lang")
cache = local("cache")

_default_site: Site | None = None


def use_site(site: Site) -> None:
    """Make `site` the site of this process's requests."""
    global _default_site
    _default_site = site


def current_site() -> Site:
    """The site of this context, else of the process. Raises RuntimeError if there is none."""
    site = getattr(local, "open_site", None) or _default_site
    if site is None:
        raise RuntimeError("no site is open: call runtime.init first")
    return site


def init(site: Site | None = None) -> None:
    """Start a new context for `site`, by default the process's."""
    local.open_site = site or current_site()
    local.site = local.open_site.name
    local.conf = _dict(local.open_site.conf)
    local.cache = local.open_site.cache
    local.lang = "en"
    local.flags = _dict()
    local.form_dict = _dict()
    local.response = _dict(docs=[])
    local.message_log = []
    local.error_log = []
    local.document_cache = {}
    local.role_cache = {}
    local.session = _dict(user="Guest", sid="Guest", data=_dict())
    local.request_ip = None


def connect(set_admin_as_user: bool = True) -> None:
    """Open the context's database connection."""
    from frappe.database import Database

    local.db = Database(local.open_site)
    if set_admin_as_user:
        set_user("Administrator")


def set_user(username: str) -> None:
    """Switch to the user `username`. As on a bench, this clears the session's data and `form_dict`."""
    local.session.update({"user": username, "sid": username, "data": _dict()})
    local.role_cache = {}
    local.form_dict = _dict()


def clear_document_cache(doctype: str, name: str | None = None) -> None:
    """Remove one record, or all of a DocType, from the cache of `get_cached_doc`."""
    for key in [key for key in local.document_cache if key[0] == doctype and name in (None, key[1])]:
        del local.document_cache[key]


def destroy() -> None:
    """Close the connection and forget the context."""
    if open_db := getattr(local, "db", None):
        open_db.close()
    local.__release_local__()


def get_site_path(*parts: str) -> str:
    """Absolute path below the site's folder."""
    return str(Path(current_site().path, *parts))
