"""Sets up a site beyond the DocTypes. `uninstall` reverses it."""

import json
from pathlib import Path

import frappe
from frappe.utils.password import get_encryption_key

from job_portal.company import rejections
from job_portal.company.doctype.jp_company import jp_company
from job_portal.jobs import categories, trades
from job_portal.notifications import vapid
from job_portal.platform import indexes, record_numbers

ROLES = {"JP Company": 0, "JP Reviewer": 1}  # role: desk access
# The names of our DocTypes, by their files: an uninstall needs them after the records are gone.
_FILES = {
    json.loads(path.read_text(encoding="utf-8"))["name"]: path
    for path in sorted(Path(__file__).parent.glob("*/doctype/*/*.json"))
}
DOCTYPES = tuple(_FILES)
# The DocTypes that are named by number (`platform.record_numbers`): their controllers have a `PREFIX`.
NUMBERED = tuple(
    name
    for name, path in _FILES.items()
    if "\nPREFIX = " in path.with_suffix(".py").read_text(encoding="utf-8")
)


def before_install() -> None:
    """Create the roles before the DocType sync does, which would give both access to Desk."""
    # Frappe 15 may have read its map of modules from a cache older than this app. Then the sync would find
    # none of our DocTypes. The installer has cleared the cache by now.
    frappe.setup_module_map()
    for role, desk_access in ROLES.items():
        if frappe.db.exists("Role", role):
            frappe.db.set_value("Role", role, "desk_access", desk_access)
        else:
            frappe.get_doc({"doctype": "Role", "role_name": role, "desk_access": desk_access}).insert()


def after_install() -> None:
    """Add keys, indexes and sequences, and fill the initial lists.

    A site's own industries stay.
    """
    # Otherwise each web process of a fresh Frappe 16 site would create its own key.
    get_encryption_key()
    prepare()
    trades.update()
    # An upgrade leaves the switch off.
    frappe.db.set_single_value("Job Portal Settings", "freelancers", 1)
    names = json.loads(
        Path(__file__).with_name("company").joinpath("industries.json").read_text(encoding="utf-8")
    )
    for name in names:
        if not frappe.db.exists("JP Industry", name):
            frappe.get_doc({"doctype": "JP Industry", "industry_name": name}).insert()


def prepare() -> None:
    """Create what is missing of the push key, indexes, sequences, categories and rejection reasons."""
    vapid.make_key()
    indexes.add()
    # It continues a series of release 0.1.0.
    jp_company.make_sequence()
    _make_sequences()
    categories.seed()
    rejections.seed()


def before_migrate() -> None:
    """Load this version's map of modules.

    Frappe 16 keeps the map from before it cleared its cache. It would then fail to sync a DocType that moved
    to a new module, and delete it as an orphan.
    """
    frappe.setup_module_map()


def after_migrate() -> None:
    """Create the sequences of this version's new DocTypes, and bring its trades."""
    _make_sequences()
    trades.update()


def _make_sequences() -> None:
    for doctype in NUMBERED:
        record_numbers.make_sequence(doctype)
