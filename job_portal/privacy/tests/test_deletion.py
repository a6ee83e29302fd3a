"""A deleted account leaves only what docs/privacy.md names."""

import threading
from pathlib import Path
from unittest.mock import patch

import frappe

from job_portal.account.messages import ACCOUNT_GONE, INVALID_SESSION
from job_portal.applications.messages import CANDIDATE_NOT_FOUND, JOB_NOT_FOUND
from job_portal.company.messages import COMPANY_NOT_FOUND
from job_portal.jobs.finding import vocabulary
from job_portal.notifications import service as notifications
from job_portal.platform import bulk
from job_portal.privacy import owners, sealing, traces
from job_portal.tests.actor import (
    API,
    CONTACT,
    VERIFY,
    another_code,
    fresh_number,
    fresh_word,
    job_values,
    said,
)
from job_portal.tests.http import Browser, at_once
from job_portal.tests.market_case import MarketCase
from job_portal.tests.sign_in_case import SignInCase, user_of
from job_portal.tests.test_security_table_methods import SUBSCRIPTION
from job_portal.tests.test_security_table_records import MODULES
from job_portal.tests.utils import IS_EMBEDDED, bench_only, fresh, png, store

# What docs/privacy.md keeps of a deleted account: limits for two days, texts of searches.
KEPT = {
    ("JP OTP Request", "mobile_no"),
    # Searches without a result, without the searcher.
    ("cache", "unfound"),
}
# A place that a deletion passes early.
PLACE = "job_portal.privacy.sealing.pseudonym"
# Fields of records that are not deleted with this owner.
NOT_OWNERS = {
    # The company is the job's.
    "JP Application": {"company"},
    "JP Invitation": {"company"},
    # The log belongs to the searcher, and decisions to reviewers of the account's next company.
    "JP Phone Look": {"company", "job", "brief"},
    "JP Company Review": {"company"},
    # Written with the profile or the job, which is locked then. The second is deleted within minutes.
    "JP Searcher Word": {"searcher"},
    "JP Search Change": {"job", "searcher"},
    "JP Job Word": {"job"},
    "JP Freelancer Word": {"freelancer"},
    "JP Brief Word": {"brief"},
    # A report is written while its conversation is locked.
    "JP Conversation Report": {"company"},
    # The company's connection stays, without this member's key.
    "JP HR System": {"account"},
    # Written while their brief is locked.
    "JP Quote": {"brief"},
    "JP Review": {"freelancer"},
    # Deleted after two days.
    "JP OTP Request": {"account"},
}


_enqueue = frappe.enqueue


def _all_but_contacts(method, *args, **options):
    if method != traces.MAKES_CONTACTS:
        return _enqueue(method, *args, **options)


class DeletionCase(MarketCase, SignInCase):
    def person(self) -> Browser:
        """A new account with a session, its `mobile`, and its `mark`: a unique text."""
        mobile, mark = fresh_number(), fresh_word()
        # Frappe's job for a Contact may run after the deletion. `TestDeletedInDesk` tests what it leaves.
        with patch.object(frappe, "enqueue", _all_but_contacts):
            browser, _session = self.signed_up(mobile, full_name=f"Asha {mark}")
        browser.mobile, browser.mark = mobile, mark
        return browser

    def delete(self, browser: Browser) -> None:
        reference = browser.message(f"{API}send_delete_code")["reference_no"]
        code = self.code_of(browser.mobile)
        answer = browser.message(f"{API}delete_account", reference_number=reference, OTP=code)
        self.assertTrue(answer["deleted"])

    def applied(self, browser: Browser, company) -> tuple[str, str]:
        """A complete profile, and an application for a job of the company: (job, application)."""
        mark = browser.mark
        photo = browser.upload(png(), f"photo-{mark}.png", is_private=1).json["message"]["file_url"]
        profile = {
            "headline": f"Weaver {mark}",
            "about": f"About {mark}",
            "skills": [f"Looms {mark}"],
            "pincode": "560038",
            "is_open": True,
            "may_call": True,
            "photo": photo,
            "resume": browser.upload_document(),
        }
        browser.message(f"{API}save_searcher", **profile)
        job = self.post_job(company)
        letter = {"cover_letter": f"Dear {mark}", "resume": profile["resume"]}
        return job, browser.message(f"{API}apply_to_job", job=job, **letter)["name"]

    def assert_forgotten(self, browser: Browser, kept: set[tuple[str, str]] = frozenset()) -> None:
        """Check that number, names and texts are in no table, file, cache or log."""
        frappe.db.rollback()
        for text in (browser.mobile, browser.mark, browser.session["email"]):
            self.assertEqual(self.found(text) - KEPT - kept, set())

    @staticmethod
    def found(text: str) -> set[tuple[str, str]]:
        """The places with a text: (DocType, column), and files, cache entries and logs of this host."""
        frappe.db.rollback()
        places = {place for table in _tables() for place in _columns_with(table, text)}
        if not IS_EMBEDDED:
            return places
        for path in Path(frappe.utils.get_files_path("x")).parents[2].rglob("*"):
            # The database file keeps freed pages. Its tables are searched above.
            is_looked_at = path.is_file() and ".db" not in path.name
            if text in path.name.lower() or (is_looked_at and text.encode() in path.read_bytes().lower()):
                places.add(("file", path.name))
        for key, value in frappe.cache._values.items():
            if text in f"{key} {value}".lower():
                places.add(("cache", key.split(":")[1]))
        return places


class TestDeletion(DeletionCase):
    def test_nothing_of_a_searcher_is_found_any_more(self) -> None:
        company, browser = self.company_account(), self.person()
        job, application = self.applied(browser, company)
        note = {"decision": "shortlist", "note": f"Note on {browser.mark}"}
        company.browser.message(f"{API}decide_application", name=application, **note)
        company.browser.message(f"{API}reveal_phone", application=application)
        browser.message(f"{API}save_job", job=job)
        browser.message(f"{API}save_alert", how_often="Daily", search=f"loom {browser.mark}")
        browser.message(f"{API}save_push_subscription", **{**SUBSCRIPTION, "endpoint": _endpoint(browser)})
        report = {"reason": "Something else", "details": f"Told by {browser.mark}"}
        browser.message(f"{API}report_job", job=job, **report)
        self.assertTrue(self.found(browser.mobile) and self.found(browser.mark))
        self.delete(browser)
        self.assert_forgotten(browser)

    def test_nothing_of_a_company_is_found_any_more_and_its_applicants_are_told(self) -> None:
        browser, applicant = self.person(), self.account()
        mark = browser.mark
        contact = {"hr_name": f"Meera {mark}", "hr_mobile": browser.mobile, "hr_email": f"m@{mark}.example"}
        about = {"phone": browser.mobile, "contact_email": f"a@{mark}.example", "about_company": f"Of {mark}"}
        name = browser.add_company(company_name=f"Mills {mark}", **about)
        browser.message(f"{API}add_hr_details", company_name=name, **{**CONTACT, **contact})
        store("JP Company", name, "status", "Approved")
        job = browser.message(f"{API}post_job", **job_values(title=f"Loom {mark}"))["name"]
        applied = applicant.browser.message(f"{API}apply_to_job", job=job)["name"]
        browser.message(f"{API}decide_application", name=applied, decision="shortlist")
        browser.message(f"{API}reveal_phone", application=applied)
        for path in ("job-details/" + job, "jobs", f"picture/{job}"):
            Browser().get(f"/frontend/{path}")
        self.delete(browser)
        told = applicant.browser.message(f"{API}get_notifications")["items"]
        self.assertIn("job ended", [line["kind"] for line in told])
        self.assertEqual(Browser().call(f"{API}get_job", name=job).status_code, 404)
        looks = applicant.browser.message(f"{API}get_phone_looks")["items"]
        self.assertEqual([look["company_name"] for look in looks], [f"Mills {mark}"])
        # Others keep their notifications and logs about it. A single word of a title belongs to nobody.
        words = {("JP Search Word", "word"), ("JP Search Word", "spelling")}
        theirs = {("JP Notification", "text"), ("JP Notification", "sentence"), *_ledger()}
        self.assert_forgotten(browser, theirs | words)
        # Words without a job wait for a day.
        for _day in range(2):
            vocabulary.recount()
        self.assert_forgotten(browser, theirs)

    def test_its_company_reads_a_former_applicant_with_status_and_counts(self) -> None:
        company, browser = self.company_account(), self.person()
        job, name = self.applied(browser, company)
        company.browser.message(f"{API}decide_application", name=name, decision="shortlist", note="Good")
        searcher = fresh().get_value("JP Application", name, "searcher")
        self.delete(browser)
        listed = company.browser.message(f"{API}get_applicants", job=job)
        self.assertEqual([row["status"] for row in listed["items"]], ["Shortlisted"])
        self.assertEqual(listed["items"][0]["candidate"]["name"], "A former applicant")
        read = company.browser.message(f"{API}get_application", name=name)
        self.assertEqual(read["candidate"]["absent"], "deleted")
        self.assertEqual([read[key] for key in ("cover_letter", "resume", "note")], [None] * 3)
        self.assertEqual(company.browser.message(f"{API}get_dashboard")["shortlisted"], 1)
        refused = company.browser.call(f"{API}decide_application", name=name, decision="select")
        self.refused(refused, 417, "deleted their account")
        for method, arguments in {
            "reveal_phone": {"application": name},
            "get_candidate": {"job": job, "searcher": searcher},
            "get_candidate_file": {"job": job, "searcher": searcher, "kind": "photo"},
        }.items():
            self.refused(company.browser.call(f"{API}{method}", **arguments), 403)
        for order in ("newest", "oldest", "profession"):
            self.assertEqual(company.browser.message(f"{API}get_applicants", order=order)["total"], 1)
        found = company.browser.message(f"{API}get_applicants", search=browser.mark)
        self.assertEqual(found["items"], [])

    def test_the_law_s_part_is_sealed_by_a_pseudonym_and_purged_on_its_day(self) -> None:
        company, browser = self.company_account(), self.person()
        _job, name = self.applied(browser, company)
        company.browser.message(f"{API}reveal_phone", application=name)
        self.delete(browser)
        frappe.db.rollback()
        rows = sealing.of_number(browser.mobile)
        self.assertEqual({row.kind for row in rows}, {"look", "consent", "account deleted"})
        self.assertEqual(sealing.of_number(fresh_number()), [])
        frappe.db.set_value(
            sealing.DOCTYPE, {"person": sealing.pseudonym(browser.mobile)}, "purge_on", "2026-01-01"
        )
        sealing.purge()
        self.assertEqual(sealing.of_number(browser.mobile), [])
        frappe.db.commit()

    def test_its_sessions_and_keys_are_over_and_the_number_begins_anew(self) -> None:
        browser = self.person()
        self.applied(browser, self.company_account())
        second, session = self.logged_in(browser.mobile)
        by_key = Browser(session["token"])
        self.assertEqual(by_key.call("frappe.auth.get_logged_user").status_code, 200)
        self.delete(browser)
        self.assertEqual(by_key.call("frappe.auth.get_logged_user").status_code, 401)
        for each in (browser, second):
            each.csrf_token = None
            self.assertEqual(each.get("/api/method/frappe.auth.get_logged_user").status_code, 403)
        self.assertFalse(browser.cookie("jp_device"))
        again, _session = self.signed_up(browser.mobile, full_name="Asha Rao")
        self.assertEqual(again.message(f"{API}get_applications")["items"], [])
        profile = again.message(f"{API}get_searcher")
        self.assertEqual([profile["name"], profile["headline"]], [None, None])
        for method in ("get_saved_jobs", "get_alerts", "get_notifications", "get_phone_looks"):
            self.assertEqual(again.message(API + method)["items"], [], method)

    def test_a_failure_half_way_leaves_all_of_it(self) -> None:
        browser = self.person()
        job, _name = self.applied(browser, self.company_account())
        before = browser.message(f"{API}get_searcher")
        reference = browser.message(f"{API}send_delete_code")["reference_no"]
        code = self.code_of(browser.mobile)
        broken = patch("job_portal.privacy.traces.forget", side_effect=frappe.ValidationError("away"))
        with broken:
            reply = browser.call(f"{API}delete_account", reference_number=reference, OTP=code)
        self.assertEqual(reply.status_code, 417)
        again, _session = self.logged_in(browser.mobile)
        self.assertEqual(again.message(f"{API}get_searcher"), before)
        self.assertEqual([each["name"] for each in again.message(f"{API}get_applications")["items"]], [job])
        for url in (before["photo"], before["resume"]):
            self.assertEqual(again.get(url).status_code, 200)

    def test_files_that_a_crash_left_go_with_the_daily_job(self) -> None:
        browser = self.person()
        self.applied(browser, self.company_account())
        url = browser.message(f"{API}get_searcher")["resume"]
        with patch("job_portal.files.purge._delete_file"):
            self.delete(browser)
        frappe.db.rollback()
        path = Path(frappe.get_doc("File", {"file_url": url}).get_full_path())
        self.assertTrue(path.is_file())
        frappe.get_attr("job_portal.files.purge.daily")()
        self.assertFalse(path.is_file())

    def test_of_two_requests_at_once_one_deletes(self) -> None:
        browser = self.person()
        reference = browser.message(f"{API}send_delete_code")["reference_no"]
        asked = {"reference_number": reference, "OTP": self.code_of(browser.mobile)}
        replies = at_once([lambda: browser.call(f"{API}delete_account", **asked)] * 2)
        statuses = sorted(reply.status_code for reply in replies)
        self.assertEqual(statuses[0], 200)
        self.assertLess(statuses[1], 500)
        self.assertFalse(fresh().exists("User", browser.session["email"]))


class TestMeanwhile(DeletionCase):
    def late(self, error: type[Exception], sentence: str, doctype: str, **values) -> None:
        """Continue, after the deletion, a request that had passed the log-in or had read the account."""
        with self.subTest(doctype=doctype, fields=list(values)), self.assertRaises(error) as raised:
            record = frappe.get_doc({"doctype": doctype, **values})
            record.insert(ignore_permissions=True, ignore_links=True)
        self.assertIn(sentence, str(raised.exception))

    def test_what_a_deleted_account_still_sends_makes_no_record_of_it(self) -> None:
        person = self.person()
        account = person.session["email"]
        self.delete(person)
        frappe.db.rollback()
        for doctype, fields in owners.OWNERS.items():
            for field in {"account", "looked_by"} & set(fields):
                self.late(frappe.PermissionError, ACCOUNT_GONE, doctype, **{field: account})

    def test_what_others_do_about_a_deleted_searcher_leaves_nothing(self) -> None:
        company, person = self.company_account(), self.person()
        account = person.session["email"]
        job, _application = self.applied(person, company)
        searcher = person.message(f"{API}get_searcher")["name"]
        self.delete(person)
        frappe.db.rollback()
        for doctype, fields in owners.OWNERS.items():
            if "searcher" in fields:
                of = {"searcher": searcher, "job": job, "company": company.browser.company}
                self.late(frappe.PermissionError, CANDIDATE_NOT_FOUND, doctype, **of)
        notifications.notify(account, "review", "Too late", "/frontend/home")
        notifications.notify_many([account, company.email], "review", "Too late", "/frontend/home")
        told = frappe.get_all("JP Notification", {"text": "Too late"}, pluck="account")
        self.assertEqual(told, [company.email])

    def test_what_comes_to_a_deleted_company_leaves_nothing(self) -> None:
        person = self.person()
        company = person.add_company()
        store("JP Company", company, "status", "Approved")
        job = person.message(f"{API}post_job", **job_values())["name"]
        self.delete(person)
        frappe.db.rollback()
        for doctype, fields in owners.OWNERS.items():
            if "company" in fields:
                self.late(frappe.PermissionError, COMPANY_NOT_FOUND, doctype, company=company)
            if "job" in fields:
                self.late(frappe.DoesNotExistError, JOB_NOT_FOUND, doctype, job=job)

    def test_each_record_of_ours_has_its_owners_in_the_table(self) -> None:
        ours = frappe.get_all("DocType", {"module": ("in", MODULES)}, pluck="name")
        for doctype in ours:
            named = {field.fieldname for field in frappe.get_meta(doctype).fields} & set(owners._OWNER)
            self.assertLessEqual(
                named - set(owners.OWNERS.get(doctype, ())), NOT_OWNERS.get(doctype, set()), doctype
            )

    def test_whatever_comes_at_once_with_the_deletion_leaves_nothing(self) -> None:
        person = self.person()
        account = person.session["email"]
        reference = person.message(f"{API}send_delete_code")["reference_no"]
        code = self.code_of(person.mobile)
        company = person.company_payload()
        at_once(
            [
                lambda: person.call(f"{API}delete_account", reference_number=reference, OTP=code),
                lambda: person.call(f"{API}save_searcher", pincode="560038", headline="Weaver", is_open=True),
                lambda: person.call(f"{API}add_company", **company),
            ]
        )
        frappe.db.rollback()
        for doctype, field in (
            ("JP Searcher", "account"),
            ("JP Company", "owner"),
            ("JP Company Member", "account"),
        ):
            self.assertEqual(frappe.get_all(doctype, {field: account}), [], doctype)

    def test_a_company_that_is_being_deleted_takes_a_contact_and_a_job_along(self) -> None:
        """They are added when the deletion has begun, but has not reached the company."""
        person = self.person()
        company = person.add_company()
        store("JP Company", company, "status", "Approved")
        late = [
            lambda: person.call(f"{API}add_hr_details", company_name=company, **CONTACT),
            lambda: person.call(f"{API}post_job", **job_values()),
        ]
        replies = self.delete_while(person, PLACE, late)
        self.assertEqual([reply.status_code for reply in replies], [403, 403])
        for doctype in ("JP Company HR", "JP Job"):
            self.assertEqual(frappe.get_all(doctype, {"company": company}), [], doctype)

    def test_who_had_read_a_company_or_a_profile_before_is_refused(self) -> None:
        person, applicant = self.person(), self.person()
        owner = person.add_company()
        store("JP Company", owner, "status", "Approved")
        person.company, person.browser = owner, person
        job, name = self.applied(applicant, person)
        late = [
            lambda: person.call(f"{API}reveal_phone", application=name),
            lambda: person.call(f"{API}decide_match", job=job, searcher="JPS-1", decision="ignore"),
            lambda: applicant.call(f"{API}report_company", company=owner, reason="Not a real company"),
        ]
        for replies in (
            self.delete_while(person, PLACE, late),
            self.delete_while(
                applicant, PLACE, [lambda: applicant.call(f"{API}save_searcher", headline="Late")]
            ),
        ):
            self.assertEqual([reply.status_code for reply in replies], [403] * len(replies))

    def test_a_sign_in_meanwhile_opens_no_session(self) -> None:
        person = self.person()
        reference = Browser().send_code(person.mobile, "Login")
        code = self.code_of(person.mobile)
        visitor = Browser()
        (reply,) = self.delete_while(
            person,
            PLACE,
            [
                lambda: visitor.call(
                    VERIFY,
                    mobile_no=person.mobile,
                    reference_number=reference,
                    OTP=code,
                    used_for="Login",
                )
            ],
        )
        self.assertNotIn("csrf_token", reply.get_data(as_text=True))
        self.assertIn(visitor.cookie("sid"), (None, "", "Guest"))
        user = person.session["email"]
        self.assertEqual(frappe.db.sql("select sid from `tabSessions` where user = %s", (user,)), ())

    def test_a_deletion_that_a_deadlock_ended_begins_anew(self) -> None:
        person = self.person()
        deadlock = [frappe.QueryDeadlockError("once"), "pseudonym"]
        with patch("job_portal.privacy.sealing.pseudonym", side_effect=deadlock):
            self.delete(person)
        self.assertFalse(fresh().exists("User", person.session["email"]))

    def test_an_application_whose_job_is_gone_is_as_none(self) -> None:
        person = self.person()
        job, name = self.applied(person, self.company_account())
        bulk.delete("tabJP Job", [job])
        frappe.db.commit()
        for method in ("get_application", "withdraw_application"):
            self.refused(person.call(API + method, name=name), 403)

    def test_the_daily_job_takes_what_lost_its_owner(self) -> None:
        company, person = self.company_account(), self.person()
        job, name = self.applied(person, company)
        company.browser.message(f"{API}reveal_phone", application=name)
        company.browser.message(f"{API}add_hr_details", company_name=company.browser.company, **CONTACT)
        searcher = frappe.db.get_value("JP Application", name, "searcher")
        # Without hooks, like a deletion that an earlier release did not wait for.
        bulk.delete("tabJP Company", [company.browser.company])
        bulk.delete("tabUser", [person.session["email"], company.email])
        owners.purge()
        for doctype, fields in owners.OWNERS.items():
            if doctype not in ("JP Company", "JP Searcher"):
                for field in fields:
                    self.assertEqual(owners._forget(doctype, field), 0, (doctype, field))
        self.assertFalse(frappe.db.exists("JP Job", job))
        self.assertTrue(frappe.db.exists("JP Phone Look", {"searcher": searcher}))
        frappe.db.rollback()

    def delete_while(self, person: Browser, place: str, late: list) -> list:
        """Delete the account. When the deletion reaches `place`, start the requests `late`. Returns their
        replies.

        The requests wait for the deletion, so it continues while they run.
        """
        replies, threads = {}, []
        begun = frappe.get_attr(place)

        def begin(*arguments):
            if not threads:
                threads.extend(
                    threading.Thread(target=lambda i=i, ask=ask: replies.update({i: ask()}))
                    for i, ask in enumerate(late)
                )
                for thread in threads:
                    thread.start()
                # Requests that do not wait for the deletion end meanwhile.
                for thread in threads:
                    thread.join(timeout=2 / len(threads))
            return begun(*arguments)

        with patch(place, side_effect=begin):
            self.delete(person)
        for thread in threads:
            thread.join()
        frappe.db.rollback()
        return [replies[i] for i in range(len(late))]


class TestDeletedInDesk(DeletionCase):
    def test_the_daily_job_takes_what_frappe_keeps_of_it(self) -> None:
        browser = self.person()
        user = user_of(browser.mobile)
        frappe.delete_doc("User", user, ignore_permissions=True)
        # Like Frappe's job that comes too late to make the account's Contact.
        late = "frappe.core.doctype.user.user.create_contact"
        frappe.log_error(late, f"Could not find User Id: {user}")
        frappe.db.delete("JP Purge", {"kind": "traces"})
        traces.purge()
        frappe.db.commit()
        self.assert_forgotten(browser)
        (removed,) = frappe.get_all("JP Purge", {"kind": "traces"}, pluck="removed")
        self.assertGreater(removed, 0)

    @bench_only("The embedded host has no Desk.")
    def test_rows_of_desks_search_that_come_late_go(self) -> None:
        browser = self.person()
        user = user_of(browser.mobile)
        frappe.delete_doc("User", user, ignore_permissions=True)
        # As Frappe's queue writes them, without reading the record.
        for row in (("User", user), ("Contact", browser.mark)):
            late = "insert into `__global_search` (doctype, name, content) values (%s, %s, %s)"
            frappe.db.sql(late, (*row, f"Email : {user}"))
        frappe.db.commit()
        traces.purge()
        frappe.db.commit()
        left = "select name from `__global_search` where name in (%s, %s)"
        self.assertEqual(frappe.db.sql(left, (user, browser.mark)), ())

    @bench_only("The embedded host has no Desk.")
    def test_what_staff_did_about_a_company_goes_with_its_account(self) -> None:
        owner = self.company_account()
        secret = f"Called {owner.mobile}"
        of = {"reference_doctype": "JP Company", "reference_name": owner.browser.company}
        rows = [
            {"doctype": "Communication", **of, "content": secret, "subject": secret},
            {"doctype": "Email Queue", **of, "message": secret, "recipients": [{"recipient": "a@b.example"}]},
            {
                "doctype": "ToDo",
                "reference_type": "JP Company",
                "reference_name": owner.browser.company,
                "description": secret,
            },
            {
                "doctype": "User Permission",
                "user": "Administrator",
                "allow": "JP Company",
                "for_value": owner.browser.company,
            },
            {
                "doctype": "Access Log",
                "export_from": "JP Company",
                "reference_document": owner.browser.company,
            },
        ]
        made = [frappe.get_doc(row).insert(ignore_permissions=True) for row in rows]
        frappe.db.commit()
        frappe.delete_doc("User", owner.email, ignore_permissions=True)
        self.assertEqual([row.doctype for row in made if frappe.db.exists(row.doctype, row.name)], [])
        self.assertFalse(frappe.db.exists("Email Queue Recipient", {"parent": made[1].name}))

    @bench_only("The embedded host logs nothing of who opens a file.")
    def test_the_log_of_who_opened_a_file_goes_with_the_file(self) -> None:
        person = self.person()
        name = frappe.db.get_value("File", {"file_url": person.upload_document()})
        opened = {"doctype": "Access Log", "export_from": "File", "reference_document": name}
        log = frappe.get_doc(opened).insert(ignore_permissions=True).name
        frappe.delete_doc("File", name, ignore_permissions=True)
        self.assertFalse(frappe.db.exists("Access Log", log))


class TestCodes(DeletionCase):
    def test_a_deletion_code_does_nothing_else_and_no_other_code_deletes(self) -> None:
        browser = self.person()
        reference = browser.message(f"{API}send_delete_code")["reference_no"]
        code = self.code_of(browser.mobile)
        for used_for in ("Login", "Signup", "Delete", ""):
            answer = Browser().verify(browser.mobile, reference, code, used_for)
            self.assertEqual((answer["success_key"], answer["message"]), (0, INVALID_SESSION))
        reference = Browser().send_code(browser.mobile, "Login")
        asked = {"reference_number": reference, "OTP": self.code_of(browser.mobile)}
        self.refused(browser.call(f"{API}delete_account", **asked), 417, "Invalid session")

    def test_wrong_codes_are_counted_and_another_accounts_code_is_wrong(self) -> None:
        browser, other = self.person(), self.person()
        reference = browser.message(f"{API}send_delete_code")["reference_no"]
        code = self.code_of(browser.mobile)
        asked = {"reference_number": reference, "OTP": code}
        self.refused(other.call(f"{API}delete_account", **asked), 417, "Invalid session")
        for _try in range(5):
            wrong = {**asked, "OTP": another_code(code)}
            self.assertEqual(browser.call(f"{API}delete_account", **wrong).status_code, 417)
        self.assertIn("Too many", said(browser.call(f"{API}delete_account", **asked)))
        for value in ("", "12345", "x" * 5000, "12345\u0661"):
            self.refused(browser.call(f"{API}delete_account", **{**asked, "OTP": value}), 417)


def _endpoint(browser: Browser) -> str:
    return f"https://fcm.googleapis.com/fcm/send/{browser.mark}"


def _ledger() -> set[tuple[str, str]]:
    return {("JP Phone Look", "company_name"), ("JP Phone Look", "job_title")}


def _tables() -> list[str]:
    query = "select name from sqlite_master where type = 'table'" if IS_EMBEDDED else "show tables"
    return [name for (name,) in frappe.db.sql(query)]


def _columns_with(table: str, text: str) -> list[tuple[str, str]]:
    """(DocType, column) of a table whose rows hold the text."""
    rows = frappe.db.sql(f"select * from `{table}`", as_dict=True)  # noqa: S608 (a table's name)
    doctype = table.removeprefix("tab")
    return [(doctype, column) for row in rows for column, value in row.items() if text in str(value).lower()]
