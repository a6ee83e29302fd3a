"""Neither guests nor accounts learn from Frappe's own pages and methods which records exist."""

import json
import re
from urllib.parse import quote

import frappe

from job_portal.tests.http import Browser
from job_portal.tests.sign_in_case import SignInCase
from job_portal.tests.utils import bench_only, fresh

HTML = {"Accept": "text/html"}
MISSING = "no-such-record-7c1f"
# Parts that differ in each request: its id, the session's token, and the requested address.
OF_ONE_REQUEST = re.compile(r"[0-9a-f]{40,64}|[?&]v=[0-9.]+")


@bench_only("the embedded host has no pages and no methods of records")
class TestRecordPages(SignInCase):
    @classmethod
    def setUpClass(cls) -> None:
        super().setUpClass()
        cls.me = cls.account()
        cls.victim = cls.account()
        contact = frappe.get_doc({"doctype": "Contact", "first_name": "Asha Test"}).insert()
        frappe.db.commit()
        cls.addClassCleanup(cls._remove, contact)
        cls.records = {
            "Contact": contact.name,
            "contact": contact.name,
            "User": cls.victim.email,
            "user": cls.victim.email,
            "File": cls.victim_file(),
            "Role": "JP Company",
            "DocType": "User",
            "Web Page": MISSING,
            "JP Company": cls.victim.add_company(),
        }
        frappe.db.commit()

    @classmethod
    def victim_file(cls) -> str:
        url = cls.victim.upload()
        return fresh().get_value("File", {"file_url": url})

    @staticmethod
    def _remove(contact) -> None:
        contact.delete()
        frappe.db.commit()

    def callers(self):
        """A guest, and an account by its key. Neither may see any of the records."""
        yield "guest", Browser()
        yield "account", self.me.browser

    def seen(self, reply, *names: str) -> tuple[int, str]:
        """The part of an answer that does not contain the requested names."""
        body = reply.get_data(as_text=True)
        for name in names:
            for form in (name, quote(name), quote(name, safe="")):
                body = body.replace(form, "NAME")
        return reply.status_code, OF_ONE_REQUEST.sub("", body)

    def same(self, browser: Browser, path: str, name: str, **given: str) -> int:
        """The status of an address with {name}, which must not depend on whether the record exists."""
        answers = [
            self.seen(browser.get(path.format(name=quote(each, safe="")), headers=HTML), each)
            for each in (name, MISSING)
        ]
        self.assertEqual(*answers, path)
        self.assertNotIn("Traceback", answers[0][1], path)
        return answers[0][0]

    def test_a_record_has_no_page(self) -> None:
        for who, browser in self.callers():
            for doctype, name in self.records.items():
                for path in (
                    f"/{quote(doctype)}/{{name}}",
                    f"/{quote(doctype)}/{{name}}?key=0123456789",
                    f"/printview?doctype={quote(doctype)}&name={{name}}",
                    f"/printview?doctype={quote(doctype)}&name={{name}}&format=Standard&key=x",
                ):
                    with self.subTest(who=who, path=path):
                        self.assertEqual(self.same(browser, path, name), 404)

    def test_desk_says_nothing_of_records(self) -> None:
        for _who, browser in self.callers():
            for path in ("/app/contact/{name}", "/app/user/{name}", "/app/print/Contact/{name}"):
                found, missing = (
                    browser.get(path.format(name=quote(each)), headers=HTML).status_code
                    for each in (self.records["Contact"], MISSING)
                )
                self.assertEqual(found, missing, path)

    def test_lists_of_records(self) -> None:
        for who, browser in self.callers():
            for doctype in (*self.records, "Nothing", "", "Tag", "Address", "ToDo"):
                for path in (f"/{quote(doctype)}", f"/list?doctype={quote(doctype)}"):
                    if doctype in ("contact", "Web Page", "") and "=" not in path:
                        # The site's own page, a published list, and the home page.
                        continue
                    with self.subTest(who=who, path=path):
                        reply = browser.get(path, headers=HTML)
                        expected = 200 if doctype == "Web Page" else 404
                        self.assertEqual(reply.status_code, expected)
                        self.assertNotIn(self.victim.email, reply.get_data(as_text=True))

    def test_what_a_guest_may_call_says_nothing_of_records(self) -> None:
        url = frappe.db.get_value("File", self.records["File"], "file_url")
        contact = self.records["Contact"]
        for method, of in (
            ("frappe.utils.print_format.download_pdf", lambda name: {"doctype": "Contact", "name": name}),
            ("frappe.realtime.can_subscribe_doc", lambda name: {"doctype": "Contact", "docname": name}),
            ("frappe.desk.desk_page.getpage", lambda name: {"name": name}),
            (
                "frappe.website.doctype.web_form.web_form.get_form_data",
                lambda name: {"doctype": "Contact", "docname": name, "web_form_name": "request-data"},
            ),
        ):
            if not hasattr(frappe.get_module(method.rpartition(".")[0]), method.rpartition(".")[2]):
                continue
            for path in (f"/api/method/{method}", f"/api/v2/method/{method}", f"/?cmd={method}"):
                answers = [
                    self.seen(Browser().post(path, json={"cmd": method, **of(name)}), name)
                    for name in (contact, MISSING)
                ]
                self.assertEqual(*answers, path)
                self.assertEqual(answers[0][0], 403, path)
        for method in ("download_file", "frappe.core.doctype.file.file.download_file"):
            for path in (f"/api/method/{method}", f"/api/method/{method}/x", f"/?cmd={method}"):
                answers = [
                    self.seen(Browser().post(path, json={"cmd": method, "file_url": each}), each)
                    for each in (url, "/private/files/nothing.pdf")
                ]
                self.assertEqual(*answers, path)

    def test_no_record_is_there_for_a_guest(self) -> None:
        for doctype, name in (("Contact", self.records["Contact"]), ("User", self.victim.email)):
            for path in (
                *(f"/api{version}/resource/{doctype}/{{}}" for version in ("", "/v1")),
                f"/api/resource/{doctype}/{{}}?run_method=x",
                *(
                    f"/api/v2/document/{doctype}/{{}}{of}"
                    for of in ("", "/copy", "/method/x", "/method/save")
                ),
            ):
                for verb in ("GET", "POST", "PUT", "DELETE"):
                    answers = [
                        self.seen(Browser().open(verb, path.format(quote(each))), each)
                        for each in (name, MISSING)
                    ]
                    self.assertEqual(*answers, (verb, path))

    def test_a_guest_calls_no_method_of_a_record(self) -> None:
        """Frappe accepts a filter in place of the record's name, so a guest could read any field."""
        number = frappe.db.get_value("JP Account", {"user": self.victim.email}, "mobile_no")
        for found, missing in (
            (self.records["Contact"], MISSING),
            ({"mobile_no": number}, {"mobile_no": MISSING}),
            ({"mobile_no": ["like", f"{number[:5]}%"]}, {"mobile_no": ["like", f"{MISSING}%"]}),
        ):
            doctype = "JP Account" if isinstance(found, dict) else "Contact"
            for method in ("run_doc_method", "runserverobj", "frappe.handler.run_doc_method"):
                for path in (*(f"/api{version}/method/{method}" for version in ("", "/v1", "/v2")), "/"):
                    answers = []
                    for name in (found, missing):
                        document = json.dumps({"doctype": doctype, "name": name})
                        of = {"dt": doctype, "dn": name} if path != "/" else {"docs": document}
                        cmd = {"cmd": method} if path == "/" else {}
                        given = {**of, **cmd, "document": document, "method": "get_title"}
                        answers.append(self.seen(Browser().post(path, json=given)))
                    self.assertEqual(*answers, (path, method, found))
                    # Frappe 16 lacks this method in version 2.
                    is_gone = path == "/api/v2/method/runserverobj"
                    self.assertIn(answers[0][0], (403, 417) if is_gone else (403,), (path, method))

    def test_no_page_shows_a_traceback(self) -> None:
        for who, browser in self.callers():
            for path in (
                *("/user/x", "/page/x", "/report/x", "/Nothing/x", "/printview?doc=x&doctype=User&name=x"),
                *("/list", "/list?doctype=Nothing", "/printview", "/printview?doctype=Nothing&name=x"),
                *("/search?q=a&scope=%00", "/message?id=%00", "/unsubscribe?doctype=User&name=x&email=y"),
                *("/me", "/profile", "/update-password?key=x", "/third-party-apps", "/third_party_apps"),
                *(
                    "/rss.xml",
                    "/complete_signup?name=x",
                    "/qrcode?k=x",
                    "/confirm_workflow_action",
                    "/billing",
                ),
                *("/contact?name=x", "/blog?start=x", "/login?redirect-to=%00", "/request-data/x", "/apps"),
                *("/request-data/x/edit", "/request-data/list", "/request-data?name=x", "/.git/config"),
            ):
                with self.subTest(who=who, path=path):
                    for reply in (browser.get(path, headers=HTML), browser.post(path, headers=HTML)):
                        self.assertNotIn("Traceback", reply.get_data(as_text=True))

    def test_an_error_of_a_page_shows_no_traceback(self) -> None:
        """The site may have failing pages, whose code Frappe would show to everybody."""
        for who, browser in self.callers():
            # A page of Frappe that divides by an argument.
            reply = browser.get("/search?q[]=1&q=a&scope=%FF&start=x", headers=HTML)
            self.assertNotIn("Traceback", reply.get_data(as_text=True), who)

    def test_a_key_from_a_mail_opens_the_print_of_its_record(self) -> None:
        contact = frappe.get_doc("Contact", self.records["Contact"])
        key = contact.get_document_share_key()
        frappe.db.commit()
        for _who, browser in self.callers():
            for path in (f"/Contact/{quote(contact.name)}", "/printview"):
                given = {} if path.startswith("/C") else {"doctype": "Contact", "name": contact.name}
                reply = browser.get(path, headers=HTML, key=key, **given)
                self.assertEqual(reply.status_code, 200, path)
                self.assertIn("Asha Test", reply.get_data(as_text=True))

    def test_who_works_in_desk_sees_prints_and_errors_as_before(self) -> None:
        staff = self.visitor(("System Manager",)).browser
        contact = self.records["Contact"]
        # Guests were told before that it does not exist, which Frappe caches by the address.
        self.assertEqual(Browser().get(f"/Contact/{quote(contact)}", headers=HTML).status_code, 404)
        for path in (f"/Contact/{quote(contact)}", f"/printview?doctype=Contact&name={quote(contact)}"):
            self.assertEqual(staff.get(path, headers=HTML).status_code, 200, path)

    def test_the_site_keeps_its_own_pages(self) -> None:
        for who, browser in self.callers():
            for path in ("/contact", "/about", "/login"):
                reply = browser.get(path, headers=HTML)
                self.assertIn(reply.status_code, (200, 301, 302), (who, path))


class TestOnAnyHost(SignInCase):
    def test_a_record_has_no_page(self) -> None:
        company = self.account().add_company()
        for browser in (Browser(), self.account().browser):
            for path in (f"/JP Company/{company}", f"/jp company/{company}", "/User/Administrator", "/User"):
                self.assertEqual(browser.get(path).status_code, 404, path)
            for path in ("/printview", "/list"):
                reply = browser.get(path, doctype="JP Company", name=company, headers=HTML)
                self.assertEqual(reply.status_code, 404, path)
