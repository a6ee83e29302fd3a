"""The tests' base class, accounts, sample files and reads of stored values."""

import secrets
import struct
import sys
import threading
import unittest
import zlib
from contextlib import contextmanager
from pathlib import Path

import frappe

from job_portal.account import accounts
from job_portal.company.membership import company_of
from job_portal.consents import ledger
from job_portal.platform.settings import DOCTYPE
from job_portal.rules import NOTICES
from job_portal.tests.actor import API, message_of, pdf, said
from job_portal.tests.http import Browser

try:
    from frappe.tests.utils import FrappeTestCase as _FrameworkTestCase
except ImportError:  # Frappe 16
    from frappe.tests import IntegrationTestCase as _FrameworkTestCase

SVG = b'<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'


IS_EMBEDDED = Path(frappe.__file__).parent.parent.name == "embedded"


def bench_only(reason: str):
    """Skip a test or class on the embedded host, because it needs a whole bench."""
    return unittest.skipIf(IS_EMBEDDED, reason)


class TestCase(_FrameworkTestCase):
    """Commits what its requests must see, and removes it after the class."""

    @classmethod
    def setUpClass(cls) -> None:
        super().setUpClass()
        # Names, or the numbers of accounts.
        cls.users: list[str] = []
        if IS_EMBEDDED:
            cls.addClassCleanup(_remove_later_rows, _last_rows())
        else:
            cls.addClassCleanup(cls._remove_users)

    @classmethod
    def account(cls, roles: tuple[str, ...] = ("JP Company",), agrees: bool = True) -> "Account":
        """A new user with these roles, as after a sign-up, and a browser with its token.

        :param agrees: whether it has agreed to every notice.
        """
        # Indian numbers start with 6 to 9, so this belongs to nobody.
        mobile = 10**9 + secrets.randbelow(10**9)
        user = make_user(accounts.new_name(), roles, str(mobile))
        cls.users.append(user.email)
        if agrees:
            _agree(user.email)
        return user

    @classmethod
    def visitor(cls, roles: tuple[str, ...] = ()) -> "Account":
        """A new website user who is no account of the app: methods closed to accounts are open to them."""
        user = make_user(f"{secrets.token_hex(6)}@website.invalid", roles)
        cls.users.append(user.email)
        return user

    def refusal(self, account: "Account", status: int, method: str, /, **values) -> str:
        """Call a method of ours that must be refused; the sentence."""
        reply = account.browser.call(f"{API}{method}", **values)
        self.assertEqual(reply.status_code, status, reply.text)
        sentence = said(reply)
        self.assertTrue(sentence)
        return sentence

    def configure(self, **values) -> None:
        """Change settings for this test. They are reset afterwards."""
        self.addCleanup(_save_settings, _save_settings(values))

    @classmethod
    def configure_class(cls, **values) -> None:
        """Change settings for the tests of a class. They are reset afterwards."""
        cls.addClassCleanup(_save_settings, _save_settings(values))

    @classmethod
    def _remove_users(cls) -> None:
        frappe.set_user("Administrator")
        frappe.db.rollback()
        for user in cls.users:
            if name := accounts.name_of(user) if user.isdigit() else user:
                remove_user(name)
        frappe.db.commit()


def fresh():
    """The database as left by requests, which commit on their own connections."""
    frappe.db.rollback()
    return frappe.db


def version_of(doctype: str, name: str) -> dict:
    """The name and version of a record for a reviewer's decision."""
    return {"name": name, "modified": str(fresh().get_value(doctype, name, "modified"))}


def store(doctype: str, name: str | dict, field: str | dict, value=None, **options) -> None:
    """Set stored fields without any checks, and commit."""
    frappe.db.set_value(doctype, name, field, value, **options)
    frappe.db.commit()


def _save_settings(values: dict) -> dict:
    """Save values of Job Portal Settings, and commit. Returns those before."""
    # Requests may have stored another version meanwhile.
    frappe.db.rollback()
    settings = frappe.get_single(DOCTYPE)
    before = {fieldname: settings.get(fieldname) for fieldname in values}
    settings.update(values)
    settings.save(ignore_permissions=True)
    frappe.db.commit()
    return before


@contextmanager
def without_module(name: str):
    """Make imports of the module fail. `patch.dict` would also drop modules imported meanwhile."""
    before = sys.modules.pop(name, None)
    sys.modules[name] = None
    try:
        yield
    finally:
        del sys.modules[name]
        if before:
            sys.modules[name] = before


def _last_rows() -> dict[str, int]:
    """The number of each table's last row on the embedded host."""
    frappe.db.rollback()
    tables = frappe.db.sql(
        "select name from sqlite_master where type = 'table' and name like 'tab%'", pluck=True
    )
    # Counters continue, so that no later record gets the name of a removed one.
    return {
        table: frappe.db.sql(f"select max(rowid) from `{table}`")[0][0] or 0  # noqa: S608 (names of tables)
        for table in tables
        if table != "tabSeries"
    }


def _remove_later_rows(last: dict[str, int]) -> None:
    """Remove rows stored since. Deleting accounts with their hooks would take a fifth of the tests' time."""
    for thread in threading.enumerate():
        if thread.name == "frappe.jobs":
            thread.join()
    frappe.set_user("Administrator")
    frappe.db.rollback()
    for table, row in last.items():
        frappe.db.sql(f"delete from `{table}` where rowid > {row}")  # noqa: S608 (names of tables)
    frappe.db.commit()
    frappe.clear_cache()


class Account:
    """A user of a test: `email` (the user's name), `mobile` and `browser`, signed in by token."""

    def __init__(self, email: str, token: str, mobile: str = ""):
        self.email = email
        self.mobile = mobile
        self.browser = Browser(token)

    def upload(self, kind: str = "pdf", is_private: int = 1) -> str:
        """Upload a sample file with bytes of this account only. Returns its `file_url`."""
        content = pdf() if kind == "pdf" else png()
        reply = self.browser.upload(content, f"{secrets.token_hex(6)}.{kind}", is_private=is_private)
        return message_of(reply, "upload_file")["file_url"]

    def company_payload(self, **changes) -> dict:
        """A complete company form with this account's own documents."""
        return self.browser.company_payload(**changes)

    def add_company(self, **changes) -> str:
        """Create this account's company through the method. Returns its name."""
        return self.browser.add_company(**changes)


def make_user(email: str, roles: tuple[str, ...], mobile: str = "") -> Account:
    """Insert a user with an API key and, for an account, its number, and commit."""
    secret = frappe.generate_hash(length=15)
    user = frappe.get_doc(
        {
            "doctype": "User",
            "email": email,
            "first_name": "Test",
            "username": email,
            "user_image": "/assets/frappe/images/ui-states/empty.svg",
            "enabled": 1,
            "send_welcome_email": 0,
            "api_key": frappe.generate_hash(length=15),
            "api_secret": secret,
            "roles": [{"role": role} for role in roles],
        }
    )
    # Frappe allows 60 new users an hour. The flag also skips defaults.
    frappe.flags.in_import = True
    try:
        user.insert(ignore_permissions=True)
        if mobile:
            number = frappe.get_doc({"doctype": "JP Account", "mobile_no": mobile, "user": email})
            number.flags.is_of_verified_number = True
            number.insert(ignore_permissions=True)
    finally:
        frappe.flags.in_import = False
    frappe.db.commit()
    return Account(email, f"{user.api_key}:{secret}", mobile)


def _agree(account: str) -> None:
    """Store an agreement to every notice directly: the calls took a tenth of the tests' time."""
    for purpose, notice in NOTICES.items():
        line = {
            "doctype": ledger.DOCTYPE,
            "name": frappe.generate_hash(length=10),
            "account": account,
            "purpose": purpose,
            "action": ledger.GIVEN,
            "version": notice["version"],
            "language": "en",
            "is_adult": int(purpose in ledger.OF_ADULTS),
        }
        frappe.get_doc(line).db_insert()
    frappe.db.commit()


def remove_user(email: str) -> None:
    """Delete a test's user with its company and files."""
    if company := company_of(email):
        frappe.delete_doc("JP Company", company, force=True, ignore_permissions=True)
    for file in frappe.get_all("File", filters={"owner": email}, pluck="name"):
        frappe.delete_doc("File", file, force=True, ignore_permissions=True)
    frappe.delete_doc("User", email, force=True, ignore_permissions=True)


def png() -> bytes:
    """A PNG of three pixels, different each time."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    return (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", struct.pack(">IIBBBBB", 3, 1, 8, 2, 0, 0, 0))
        + chunk(b"IDAT", zlib.compress(b"\0" + secrets.token_bytes(9)))
        + chunk(b"IEND", b"")
    )
