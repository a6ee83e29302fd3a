import ast
import importlib
import inspect
import unittest
from functools import cache, reduce
from pathlib import Path

import frappe
import frappe.utils
from frappe.cache_store import CacheStore
from frappe.database import Database
from frappe.model.document import Document

REPOSITORY = Path(__file__).parents[2]
# Names that job_portal uses only on a bench: MariaDB, Redis, jobs, translations, Frappe 16, uninstalling.
BENCH_ONLY = {
    "frappe.QueueOverloaded",
    "frappe.cache.get_keys",
    "frappe.cache.hget",
    "frappe.cache.hset",
    "frappe.cache.set_value",
    "frappe.db.escape",
    "frappe.db.get_tables",
    "frappe.db.has_index",
    "frappe.db.set_default",
    "frappe.db.sql_ddl",
    "frappe.db.updatedb",
    "frappe.deferred_insert",
    "frappe.desk.reportview.build_match_conditions",
    "frappe.destroy",
    "frappe.get_document_cache_key",
    "frappe.in_test",
    "frappe.init",
    "frappe.make_property_setter",
    "frappe.model.naming.append_number_if_name_exists",
    "frappe.model.utils.user_settings.sync_user_settings",
    "frappe.rename_doc",
    "frappe.tests.IntegrationTestCase",
    "frappe.utils.background_jobs.create_job_id",
    "frappe.utils.background_jobs.get_queues",
    "frappe.utils.background_jobs.get_redis_connection_without_auth",
    "frappe.utils.global_search.rebuild_for_doctype",
    "frappe.utils.global_search.sync_global_search",
}
# Any attribute of these request objects is allowed.
REQUEST_OBJECTS = ("conf", "flags", "form_dict", "local", "request", "session")


def nodes(folder: str):
    for path in (REPOSITORY / folder).rglob("*.py"):
        yield from ast.walk(ast.parse(path.read_text(encoding="utf-8")))


def dotted(node: ast.AST) -> str:
    """'frappe.db.get_value' for this expression; '' if it is not a chain of names."""
    if isinstance(node, ast.Attribute):
        owner = dotted(node.value)
        return owner and f"{owner}.{node.attr}"
    return node.id if isinstance(node, ast.Name) else ""


@cache
def names_of_frappe(folder: str) -> set[str]:
    """The Frappe names that modules below `folder` import, or reach as an attribute of `frappe`."""
    found = set()
    for node in nodes(folder):
        if isinstance(node, ast.ImportFrom):
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
        elif isinstance(node, ast.Attribute):
            found.add(dotted(node))
    return {name for name in found if name.startswith("frappe.")}


def is_offered(name: str) -> bool:
    parts = name.split(".")
    if parts[1] in REQUEST_OBJECTS:
        return hasattr(frappe, parts[1])
    module, rest = importlib.import_module("frappe"), parts[1:]
    while rest:
        try:
            module = importlib.import_module(f"{module.__name__}.{rest[0]}")
        except ImportError:
            break
        rest = rest[1:]
    try:
        return reduce(getattr, rest, module) is not None
    except (AttributeError, NotImplementedError):
        return False


def public(owner) -> set[str]:
    members = inspect.getmembers_static(owner)
    return {name for name, value in members if not name.startswith("_") and not inspect.ismodule(value)}


class TestNames(unittest.TestCase):
    """The host offers exactly the Frappe names that job_portal uses."""

    def test_what_job_portal_uses_is_offered(self):
        missing = {name for name in names_of_frappe("job_portal") if not is_offered(name)}
        self.assertEqual(missing, BENCH_ONLY)

    def test_what_is_offered_is_used(self):
        used = names_of_frappe("job_portal")
        of_frappe = {name.split(".")[1] for name in used}
        of_utils = {name.split(".")[2] for name in used if name.startswith("frappe.utils.")}
        self.assertEqual(public(frappe) - of_frappe, set())
        self.assertEqual(public(frappe.utils) - of_utils, set())

    def test_methods_are_used_by_job_portal_or_by_the_host_itself(self):
        reached = {
            node.attr
            for folder in ("job_portal", "embedded/frappe")
            for node in nodes(folder)
            if isinstance(node, ast.Attribute)
        }
        for owner in (Database, CacheStore, Document):
            self.assertEqual(public(owner) - reached, set(), owner)
