"""Each method of Frappe that a browser can call: accounts and reviewers reach only those on their lists."""

import ast
from collections.abc import Iterator
from pathlib import Path

import frappe

from job_portal.account import allow_list, reviewer_gate
from job_portal.account import messages as account_messages
from job_portal.platform import messages
from job_portal.tests.actor import fresh_number
from job_portal.tests.http import Browser
from job_portal.tests.sign_in_case import SignInCase
from job_portal.tests.utils import bench_only

HOME = Path(frappe.__file__).parent


def methods() -> Iterator[tuple[str, dict]]:
    """The dotted name of each whitelisted function in Frappe's source, with a text for each argument."""
    for file in sorted(HOME.rglob("*.py")):
        source = file.read_text()
        if "whitelist(" not in source or "tests" in file.parts or file.name.startswith("test_"):
            continue
        parts = file.relative_to(HOME).with_suffix("").parts
        module = ".".join(("frappe", *(part for part in parts if part != "__init__")))
        for node in ast.parse(source).body:
            if isinstance(node, ast.FunctionDef) and any(
                "whitelist(" in ast.unparse(each) for each in node.decorator_list
            ):
                arguments = {each.arg for each in (*node.args.args, *node.args.kwonlyargs)}
                # Frappe calls the method that `cmd` names.
                yield f"{module}.{node.name}", dict.fromkeys(arguments - {"cmd"}, "x")


@bench_only("the embedded host has few of Frappe's methods")
class TestAllDoors(SignInCase):
    def check_shut(self, browser, opened: set[str], sentence: str) -> None:
        found = 0
        for name, payload in methods():
            if name not in opened:
                found += 1
                with self.subTest(method=name):
                    reply = browser.post(f"/api/method/{name}", json=payload)
                    # Methods about rooms answer as for an unknown record.
                    self.refused(reply, 403, "" if name.startswith(allow_list.REALTIME) else sentence)
        self.assertGreater(found, 300)

    def test_an_account_calls_those_of_the_list(self) -> None:
        self.check_shut(self.account().browser, allow_list.OPEN_TO_ACCOUNTS, messages.DESK_ONLY)

    def test_a_reviewer_calls_those_of_the_list(self) -> None:
        it = self.account(("JP Reviewer",)).browser
        self.check_shut(it, set(reviewer_gate.OPEN_TO_REVIEWERS), account_messages.REVIEWERS_NO_MORE)

    def test_a_method_has_no_path_of_its_doctype(self) -> None:
        browser = self.account().browser
        for path in ("Dashboard Chart/get", "Dashboard Chart/get/", "S3 Backup Settings/take_backups_s3"):
            with self.subTest(path=path):
                self.refused(browser.post(f"/api/v2/method/{path}", json={"chart": "x"}), 404)

    def test_a_guests_like_tells_nothing(self) -> None:
        like = "frappe.templates.includes.likes.likes.like"
        for name in (self.account().email, f"{fresh_number()}@mobile.invalid"):
            for path in (like, f"{like}/x"):
                reply = Browser().call(path, reference_doctype="User", reference_name=name, like="1")
                self.refused(reply, 403)
