"""One journey through every method, timed from inside: seconds, statements and their plans, as JSON lines.

`python -m hard.load.journey --data DIR` or `--bench DIR --site NAME`. Reads a word a line: 'journey' makes
one and answers {method: [seconds, statements]}; 'plans' answers {statement: {by: method, scans: [tables]}}.
"""

import argparse
import json
import re
import secrets
import sys
import time
from collections.abc import Callable
from typing import Any

from hard.load import site
from hard.load.generate import TABLES

SEND = "sign_in_manager.api.send_custom_sms"
VERIFY = "sign_in_manager.api.verify_OTP_token"
SIGN_UP = "sign_in_manager.override_class.user.sign_up"
API = "job_portal.api."


class Journey:
    """Every method of the product, once each, as one new company calls them."""

    def __init__(self, statements: site.Statements):
        self._statements = statements
        self._taken: dict[str, list[float]] = {}
        self.shapes: dict[str, tuple[str, str]] = {}

    def make(self) -> dict[str, list[float]]:
        """Seconds and number of statements by method."""
        from job_portal.tests.actor import company_values, pdf
        from job_portal.tests.http import Browser

        self._taken = {}
        self._browser = Browser()
        mobile = self._fresh_number()
        self._sign_in(mobile, "Signup")
        session = self._call("sign_up", SIGN_UP, mobile_no=mobile, full_name="Asha Rao")
        self._browser.csrf_token = session["csrf_token"]
        documents = [self._upload(pdf()) for _ in range(3)]
        values = company_values(gov_approved_company_reg_doc=documents[0], company_pan_card=documents[1])
        company = self._call("add_company", f"{API}add_company", **values)["name"]
        contact = {"hr_name": "Asha", "hr_mobile": "9876543210", "hr_email": "asha@rao.in"}
        row = self._call("add_hr_details", f"{API}add_hr_details", company_name=company, **contact)
        change = {"hr_row_id": row["hr_row_id"], "hr_name": "Meera"}
        self._call("edit_hr_details", f"{API}edit_hr_details", company_name=company, **change)
        changes = {"city": "Mysuru", "document_one": documents[2]}
        self._call("update_company_details", f"{API}update_company_details", name=company, **changes)
        for method in ("get_company_details", "get_hr_details"):
            self._call(method, f"{API}{method}", company_name=company)
        self._call("get_location_details", f"{API}get_location_details", pincode="560001")
        self._call("logout", "logout")
        self._browser = Browser()
        self._sign_in(mobile, "Login")
        return self._taken

    def _sign_in(self, mobile: str, purpose: str) -> None:
        import frappe

        sent = self._call(f"send_custom_sms ({purpose})", SEND, mobile_no=mobile, used_for=purpose)
        # By the primary key: the outbox's own search is the administrator's, and no part of a journey.
        frappe.db.rollback()
        reference = {"reference": sent["reference_no"]}
        sms = frappe.db.get_value("JP OTP Request", reference, "sms")
        code = re.search(r"#([0-9]{6})$", frappe.db.get_value("JP SMS", sms, "message"))[1]
        frappe.db.rollback()
        answer = {
            "mobile_no": mobile,
            "reference_number": sent["reference_no"],
            "OTP": code,
            "used_for": "Signup",
        }
        self._call(f"verify_OTP_token ({purpose})", VERIFY, **answer)

    def _upload(self, content: bytes) -> str:
        def upload():
            return self._browser.upload(content, "sample.pdf", is_private=1)

        return self._timed("upload_file", upload)["file_url"]

    def _call(self, step: str, method: str, **payload: Any) -> Any:
        return self._timed(step, lambda: self._browser.call(method, **payload))

    def _timed(self, step: str, request: Callable) -> Any:
        self._statements.take()
        begun = time.perf_counter()
        reply = request()
        taken = time.perf_counter() - begun
        texts = self._statements.take()
        if reply.status_code != 200:
            raise AssertionError(f"{step}: {reply.status_code} {reply.get_data(as_text=True)[:400]}")
        self._taken.setdefault(step, [taken, len(texts)])
        for text in texts:
            self.shapes.setdefault(self._statements.shape(text), (step, text))
        return reply.json.get("message")

    @staticmethod
    def _fresh_number() -> str:
        return f"9{secrets.randbelow(10**9):09d}"

    def plans(self) -> dict[str, dict]:
        """For each kind of statement, which of the generated tables it reads from end to end."""
        tables = set(TABLES)
        return {
            shape: {"by": step, "scans": self._statements.scanned(text, tables)}
            for shape, (step, text) in self.shapes.items()
        }


def _lift_limits() -> None:
    import frappe

    settings = frappe.get_single("Job Portal Settings")
    settings.update({"sms_gateway": "Outbox", "sends_per_address": 100_000, "sends_per_site": 100_000})
    settings.save(ignore_permissions=True)
    frappe.db.commit()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    site.add_arguments(parser)
    journey = Journey(site.open_site(parser.parse_args()))
    _lift_limits()
    print(json.dumps("ready"), flush=True)
    for line in sys.stdin:
        answer = journey.make() if line.strip() == "journey" else journey.plans()
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
