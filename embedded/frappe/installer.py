"""Making a site, installing apps, and migrating its tables."""

import configparser
import hashlib
import shutil
import sys
from collections.abc import Iterable
from pathlib import Path

import sqlalchemy as sa
from frappe import runtime
from frappe.calls import call
from frappe.hooks import get_app_path, get_attr, get_hooks
from frappe.model.controllers import get_controller
from frappe.model.meta import Meta
from frappe.permissions import AUTOMATIC_ROLES
from frappe.records import get_doc
from frappe.runtime import local
from frappe.site import Site

FRAPPE_ROLES = {"Administrator": 1, "System Manager": 1, "Desk User": 1, "Guest": 0, "All": 0}


def open_site(path: Path, apps: list[str]) -> Site:
    """Open the site in `path` and update its tables. If there is no site, make one with `apps`.

    A new site is built beside `path` and then moved, so that a killed process leaves no partial site. Raises
    FileExistsError if `path` holds something else.
    """
    path = Path(path).resolve()
    if not (path / "site.db").exists():
        if path.exists() and any(path.iterdir()):
            raise FileExistsError(f"{path} holds files but no site")
        draft = path.with_name(path.name + ".installing")
        shutil.rmtree(draft, ignore_errors=True)
        _install(draft, apps)
        if path.exists():
            path.rmdir()
        draft.rename(path)
    site = Site(path, apps)
    runtime.use_site(site)
    _within(site, lambda: _migrate(site))
    return site


def _within(site: Site, action) -> None:
    runtime.init(site)
    runtime.connect()
    try:
        action()
        local.db.commit()
    finally:
        runtime.destroy()


def _install(path: Path, apps: list[str]) -> None:
    # Frappe's own records come first, without the apps' hooks.
    bare = Site(path, [])
    _install_app_by_app(bare)
    site = Site(path, apps)
    _install_app_by_app(site, skip=["frappe"])
    _within(site, lambda: _keep_digest(site))
    for each in (bare, site):
        # Closing the last connection writes SQLite's log into the database file.
        each.engine.dispose()


def _install_app_by_app(site: Site, skip: Iterable[str] = ()) -> None:
    runtime.use_site(site)
    for app in site.apps:
        if app not in skip:
            _within(site, lambda app=app: _install_app(site, app))


def _doctypes_of(site: Site, app: str) -> dict[str, Meta]:
    return {name: meta for name, meta in site.doctypes.items() if meta.app == app}


def _make_frappe_records() -> None:
    for role, desk_access in FRAPPE_ROLES.items():
        get_doc({"doctype": "Role", "role_name": role, "desk_access": desk_access}).insert()
    for name, kind in (("Administrator", "System User"), ("Guest", "Website User")):
        user = {
            "doctype": "User",
            "email": f"{name.lower()}@example.com",
            "first_name": name,
            "user_type": kind,
            "enabled": 1,
        }
        get_doc(user).insert(set_name=name)
    home = {"doctype": "File", "is_folder": 1, "is_home_folder": 1, "file_name": "Home"}
    get_doc(home).insert()
    get_doc({"doctype": "System Settings"}).insert()


def _install_app(site: Site, app: str) -> None:
    """Run before_install, tables, DocTypes, roles and after_install, in Frappe's order."""
    local.flags.in_install = app
    hooks = {} if app == "frappe" else get_hooks(app_name=app)
    for handler in hooks.get("before_install", []):
        call(get_attr(handler))
    local.db.commit()
    metas = _doctypes_of(site, app)
    names = [name for name in site.tables if name in metas or (app == "frappe" and name not in site.doctypes)]
    site.tables["User"].metadata.create_all(site.engine, tables=[site.tables[name] for name in names])
    if app == "frappe":
        _make_frappe_records()
    _register_doctypes(metas)
    _update_doctypes(metas)
    for handler in hooks.get("after_install", []):
        call(get_attr(handler))
    if app != "frappe":
        # A new site needs no patch.
        for patch in _patches(app):
            local.db.insert_row("Patch Log", {"patch": patch})


def _register_doctypes(metas: dict[str, Meta]) -> None:
    """Make the DocType records, and the roles in their permissions. As on a bench, these get desk access."""
    for meta in metas.values():
        if not local.db.exists("DocType", meta.name):
            values = {
                "doctype": "DocType",
                "name": meta.name,
                "module": meta.module,
                "issingle": meta.issingle,
                "istable": meta.istable,
            }
            get_doc(values).insert()
        elif local.db.get_value("DocType", meta.name, "module") != meta.module:
            local.db.set_value("DocType", meta.name, "module", meta.module)
        for permission in meta.permissions:
            if permission.role not in AUTOMATIC_ROLES and not local.db.exists("Role", permission.role):
                get_doc({"doctype": "Role", "role_name": permission.role, "desk_access": 1}).insert()


def _update_doctypes(metas: dict[str, Meta]) -> None:
    """Call the controllers' `on_doctype_update`, which adds indexes over several columns."""
    for meta in metas.values():
        module = sys.modules[get_controller(meta.name).__module__]
        if hasattr(module, "on_doctype_update"):
            module.on_doctype_update()


def _digest(site: Site) -> str:
    texts = [meta.path.read_bytes() for _, meta in sorted(site.doctypes.items())]
    return hashlib.sha256(b"".join(texts)).hexdigest()


def _keep_digest(site: Site) -> None:
    local.db.delete("__Schema", {"name": "doctypes"})
    local.db.insert_row("__Schema", {"name": "doctypes", "digest": _digest(site)})


def _migrate(site: Site) -> None:
    """Update the tables, run each new patch, then the hooks `after_migrate`, as `bench migrate` does."""
    _update_tables(site)
    for app in site.apps:
        for patch in _patches(app):
            if not local.db.count("Patch Log", {"patch": patch}):
                get_attr(f"{patch}.execute")()
                local.db.insert_row("Patch Log", {"patch": patch})
                local.db.commit()
    for handler in get_hooks("after_migrate"):
        call(get_attr(handler))
    local.db.commit()


def _patches(app: str) -> list[str]:
    """The patches in the app's patches.txt, in order. All run after the tables are updated."""
    parser = configparser.ConfigParser(allow_no_value=True, delimiters="\n")
    parser.optionxform = str
    parser.read(get_app_path(app, "patches.txt"))
    return [patch for section in parser.sections() for patch in parser[section]]


def _update_tables(site: Site) -> None:
    """Add the new tables, columns and indexes of the DocType files. Drop nothing."""
    if local.db.get_value("__Schema", "doctypes", "digest", order_by=None) == _digest(site):
        return
    inspector = sa.inspect(site.engine)
    present = set(inspector.get_table_names())
    for table in site.tables.values():
        if table.name not in present:
            table.create(site.engine)
            continue
        columns = {column["name"] for column in inspector.get_columns(table.name)}
        indexes = {index["name"] for index in inspector.get_indexes(table.name)}
        for column in table.columns:
            if column.name not in columns:
                definition = sa.schema.CreateColumn(column).compile(site.engine)
                local.db.sql(f"ALTER TABLE `{table.name}` ADD COLUMN {definition}")
        local.db.commit()
        for index in table.indexes:
            if index.name not in indexes:
                index.create(site.engine)
    _register_doctypes(site.doctypes)
    _update_doctypes(site.doctypes)
    _keep_digest(site)
