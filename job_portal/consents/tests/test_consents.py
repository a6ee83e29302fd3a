"""Giving and withdrawing consents, and which consent each action needs."""

from unittest.mock import patch

import frappe

from job_portal.consents import ledger
from job_portal.notifications import subscriptions
from job_portal.patches import end_applications_without_consent
from job_portal.privacy import sealing
from job_portal.rules import NOTICES
from job_portal.tests.actor import said
from job_portal.tests.http import Browser, at_once
from job_portal.tests.market_case import API, EmployerCase, MarketCase
from job_portal.tests.test_security_table_methods import SUBSCRIPTION
from job_portal.tests.utils import Account, fresh, store

READ, GIVE, WITHDRAW = f"{API}get_consents", f"{API}give_consents", f"{API}withdraw_consent"
CONTACT = f"{API}get_grievance_contact"
APPLY, SAVE = f"{API}apply_to_job", f"{API}save_searcher"
SUBSCRIBE = f"{API}save_push_subscription"


class ConsentCase(EmployerCase):
    def setUp(self) -> None:
        super().setUp()
        self.person = self.account(agrees=False)
        self.browser = self.person.browser

    def states(self, person: Account | None = None) -> dict:
        answer = (person or self.person).browser.message(READ)
        return {purpose: answer[purpose]["state"] for purpose in NOTICES if purpose in answer}

    def lines(self) -> list[tuple]:
        frappe.db.rollback()
        rows = frappe.get_all(
            "JP Consent",
            filters={"account": self.person.email},
            fields=["purpose", "action", "version", "language", "is_adult"],
            order_by="creation asc",
        )
        return [tuple(row.values()) for row in rows]

    def refused(self, method: str, **values) -> str:
        """The sentence of a refusal for a missing consent."""
        reply = self.browser.call(method, **values)
        self.assertEqual((reply.status_code, reply.json["exc_type"]), (417, "ConsentMissing"), reply.text)
        return said(reply)

    def stored(self, *fields: str) -> dict:
        return fresh().get_value("JP Searcher", {"account": self.person.email}, fields, as_dict=True)


class TestGiving(ConsentCase):
    def test_the_ledger_says_what_which_version_and_in_which_language(self) -> None:
        self.assertEqual(set(self.states().values()), {"none"})
        given = self.browser.message(GIVE, notices={"profile": 1}, language="hi", is_adult=True)
        self.assertEqual((given["profile"]["state"], given["push"]["state"]), ("given", "none"))
        self.browser.agree("profile", "push")
        self.assertEqual(self.lines(), [("profile", "Given", 1, "hi", 1), ("push", "Given", 1, "en", 0)])

    def test_what_is_refused(self) -> None:
        for wrong in (
            {"notices": {"everything": 1}},
            {"notices": {"push": 2}},
            {"notices": {"push": True}},
            {"notices": {"push": "1"}},
            {"notices": {"push": None}},
            {"notices": ["push"]},
            {"language": "all of them"},
            {"language": ""},
            {"notices": {"application": NOTICES["application"]["version"]}},
            {"notices": {"profile": 1}, "is_adult": False},
        ):
            reply = self.browser.call(GIVE, **{"notices": {"push": 1}, "language": "en", **wrong})
            self.assertEqual(reply.status_code, 417, (wrong, reply.text))
        self.assertEqual(self.browser.call(WITHDRAW, purpose="everything").status_code, 417)
        self.assertEqual(self.lines(), [])

    def test_the_ledger_does_not_grow_without_end(self) -> None:
        with patch.object(ledger, "_MOST_A_DAY", 1):
            self.browser.agree("push")
            reply = self.browser.call(GIVE, notices={"push": 1}, language="en")
        self.assertEqual(reply.status_code, 429)
        for _ in range(3):
            self.browser.message(WITHDRAW, purpose="push")
        self.assertEqual(len(self.lines()), 2)

    def test_nobody_changes_a_line(self) -> None:
        self.browser.agree("push")
        frappe.db.rollback()
        line = frappe.get_doc("JP Consent", {"account": self.person.email})
        for change in (line.save, line.delete):
            with self.assertRaises(frappe.PermissionError):
                change(ignore_permissions=True)
        frappe.db.rollback()

    def test_a_deleted_account_leaves_a_proof_without_its_number(self) -> None:
        self.browser.agree("push")
        frappe.db.rollback()
        number = self.person.mobile
        frappe.delete_doc("User", self.person.email, force=True, ignore_permissions=True)
        frappe.db.commit()
        self.assertEqual(self.lines(), [])
        sealed = [row.details for row in sealing.of_number(number) if row.kind == "consent"]
        self.assertEqual(len(sealed), 1)
        self.assertIn('"push"', sealed[0])


class TestNotices(MarketCase):
    def test_each_purpose_has_a_whole_notice(self) -> None:
        options = frappe.get_meta("JP Consent").get_field("purpose").options.split("\n")
        self.assertEqual(options, list(NOTICES))
        sentences = {"title", "what", "why", "who", "how_long", "after"}
        for purpose, notice in NOTICES.items():
            self.assertEqual(set(notice), {*sentences, "version"}, purpose)
            self.assertTrue(all(notice.values()), purpose)

    def test_whom_to_ask_stands_with_the_consents_and_for_guests(self) -> None:
        self.set_contacts(grievance_name=" Usha Rao ")
        told = {"name": "Usha Rao", "email": "", "phone": "", "address": ""}
        self.assertEqual(Browser().message(CONTACT), {**told, "support": ""})
        self.assertEqual(self.account().browser.message(READ)["contact"], told)

    def test_whom_to_ask_for_help_is_told_to_guests(self) -> None:
        self.set_contacts(support_contact=" 080 1234567 ")
        self.assertEqual(Browser().message(CONTACT)["support"], "080 1234567")

    def set_contacts(self, **values: str | None) -> None:
        settings = frappe.get_single("Job Portal Settings")
        before = {field: settings.get(field) for field in values}
        self.addCleanup(self.save_settings, before)
        self.save_settings(values)

    @staticmethod
    def save_settings(values: dict) -> None:
        settings = frappe.get_single("Job Portal Settings")
        settings.update(values)
        settings.save(ignore_permissions=True)
        frappe.db.commit()


class TestActs(ConsentCase):
    def test_an_application_needs_its_own_consent_and_creates_no_profile_without_another(self) -> None:
        job = self.post_job(self.company)
        self.assertNotIn("Your profile", self.refused(APPLY, job=job))
        self.assertEqual(fresh().count("JP Searcher", {"account": self.person.email}), 0)
        self.browser.agree("application")
        resume = self.person.upload()
        first = self.browser.message(APPLY, job=job, resume=resume)
        self.assertEqual(self.stored("resume"), {"resume": None})
        self.refused(SAVE, headline="Weaver")
        seen = self.company.browser.message(f"{API}get_application", name=first["name"])
        self.assertTrue(seen["resume"])
        self.browser.message(WITHDRAW, purpose="application")
        # The second request returns the first application, whatever was agreed to since.
        own = self.browser.message(f"{API}get_application", name=first["name"])
        self.assertEqual(own["status"], "Withdrawn")
        self.refused(APPLY, job=job)

    def test_a_profile_needs_its_consent_and_being_found_another(self) -> None:
        self.refused(SAVE, headline="Weaver")
        self.assertIsNone(self.stored("name"))
        self.browser.agree("profile")
        self.browser.message(SAVE, headline="Weaver")
        for found in ({"is_open": True}, {"may_call": True}):
            self.assertIn("Being found", self.refused(SAVE, **found))
        self.browser.agree("found")
        self.browser.message(SAVE, is_open=True)

    def test_a_new_version_asks_again_at_the_next_action(self) -> None:
        self.browser.agree()
        self.browser.message(SAVE, headline="Weaver", is_open=True)
        notices = {**NOTICES, "profile": {**NOTICES["profile"], "version": 2}}
        with patch.object(ledger, "NOTICES", notices):
            self.assertEqual(self.states()["profile"], "outdated")
            self.refused(SAVE, headline="Dyer")
            # Unchanged values need no consent.
            self.browser.message(SAVE, headline="Weaver")
            self.assertEqual(self.stored("is_open", "headline"), {"is_open": 1, "headline": "Weaver"})
            self.browser.message(GIVE, notices={"profile": 2}, language="en", is_adult=True)
            self.browser.message(SAVE, headline="Dyer")

    def test_a_device_needs_a_consent_but_a_changed_address_does_not(self) -> None:
        self.refused(SUBSCRIBE, **SUBSCRIPTION)
        self.browser.agree("push")
        self.browser.message(SUBSCRIBE, **SUBSCRIPTION)
        moved = {**SUBSCRIPTION, "endpoint": f"{SUBSCRIPTION['endpoint']}-2"}
        with patch.object(ledger, "NOTICES", {**NOTICES, "push": {**NOTICES["push"], "version": 2}}):
            self.refused(SUBSCRIBE, **moved)
            self.browser.message(SUBSCRIBE, **moved, replaces=SUBSCRIPTION["endpoint"])
        frappe.db.rollback()
        endpoints = [row.endpoint for row in subscriptions.of_accounts([self.person.email])]
        self.assertEqual(endpoints, [moved["endpoint"]])


class TestSamples(MarketCase):
    def test_a_sample_site_asks_for_no_consent(self) -> None:
        self.configure(market="Sample")
        self.account(agrees=False).browser.message(SAVE, headline="Weaver", is_open=True)


class TestWithdrawing(ConsentCase):
    def setUp(self) -> None:
        super().setUp()
        self.browser.agree()

    def withdraw(self, purpose: str) -> None:
        self.browser.message(WITHDRAW, purpose=purpose)
        self.assertEqual(self.states()[purpose], "withdrawn")

    def test_without_consent_to_be_found_a_person_leaves_all_matches_at_once(self) -> None:
        job = self.post_job(self.company, title="Basket Weaver", min_education="")
        profile = {"headline": "Basket weaver", "pincode": "560038", "experience_years": 2}
        name = self.browser.message(SAVE, **profile, is_open=True, may_call=True)["name"]
        company = self.company.browser

        def found() -> list:
            items = company.message(f"{API}get_matches", job=job)["items"]
            return [item["searcher"] for item in items if item["searcher"] == name]

        self.assertEqual(found(), [name])
        company.message(f"{API}decide_match", job=job, searcher=name, decision="select")
        self.withdraw("found")
        self.assertEqual(found(), [])
        for method in ("get_candidate", "reveal_phone"):
            self.assertEqual(company.call(f"{API}{method}", job=job, searcher=name).status_code, 403)
        self.assertEqual(self.stored("is_open", "may_call"), {"is_open": 0, "may_call": 0})
        self.assertEqual(fresh().count("JP Searcher Word", {"searcher": name}), 0)
        self.assertEqual(frappe.db.count("JP Invitation", {"searcher": name}), 0)
        self.assertEqual(self.browser.message(f"{API}get_searcher")["headline"], "Basket weaver")

    def test_without_either_consent_all_applications_are_withdrawn(self) -> None:
        for purpose in ("application", "profile"):
            self.browser.agree()
            statuses = (None, "shortlist", "select", "ignore")
            names = [self.browser.message(APPLY, job=self.post_job(self.company))["name"] for _ in statuses]
            for name, decision in zip(names, statuses, strict=True):
                if decision:
                    self.company.browser.message(f"{API}decide_application", name=name, decision=decision)
            self.withdraw(purpose)
            own = [self.browser.message(f"{API}get_application", name=name)["status"] for name in names]
            self.assertEqual(own, ["Withdrawn"] * len(statuses), purpose)
            self.assertEqual(
                self.company.browser.call(f"{API}get_application", name=names[0]).status_code, 200
            )
            told = self.company.browser.message(f"{API}get_notifications")["items"]
            self.assertIn("withdrawal", {item["kind"] for item in told})

    def test_an_upgrade_ends_records_without_a_consent(self) -> None:
        for purpose, was_given_again in (("application", False), ("profile", False), ("profile", True)):
            self.browser.agree()
            name = self.browser.message(APPLY, job=self.post_job(self.company))["name"]
            self.withdraw(purpose)
            # As an earlier release left it.
            store("JP Application", name, "status", "Selected")
            if was_given_again:
                self.browser.agree()
            for _ in range(2):
                end_applications_without_consent.execute()
            status = self.browser.message(f"{API}get_application", name=name)["status"]
            self.assertEqual(status, "Selected" if was_given_again else "Withdrawn")

    def test_a_profile_is_emptied_and_its_files_deleted(self) -> None:
        resume, sent = self.person.upload(), self.person.upload()
        job = self.post_job(self.company)
        self.browser.message(SAVE, headline="Weaver", skills=["Looms"], resume=sent, is_open=True)
        application = self.browser.message(APPLY, job=job, resume=sent)["name"]
        photo = self.person.upload("png")
        self.browser.message(SAVE, resume=resume, photo=photo)
        self.withdraw("profile")
        self.assertEqual(self.states()["found"], "withdrawn")
        profile = self.browser.message(f"{API}get_searcher")
        told = {key for key, value in profile.items() if value}
        self.assertEqual(told, {"name", "full_name", "modified"})
        seen = self.company.browser.message(f"{API}get_application", name=application)
        self.assertEqual(seen["status"], "Withdrawn")
        frappe.db.rollback()
        left = frappe.get_all("File", {"owner": self.person.email}, pluck="file_url", order_by="creation asc")
        self.assertEqual(left, [sent])

    def test_devices_get_no_more_messages(self) -> None:
        self.browser.message(SUBSCRIBE, **SUBSCRIPTION)
        self.withdraw("push")
        frappe.db.rollback()
        self.assertEqual(subscriptions.of_accounts([self.person.email]), [])

    def test_a_frozen_account_can_withdraw_them_and_thawing_restores_nothing(self) -> None:
        self.browser.message(SAVE, headline="Weaver", is_open=True, may_call=True)
        application = self.browser.message(APPLY, job=self.post_job(self.company))["name"]
        self.browser.message(f"{API}freeze_account")
        self.withdraw("application")
        self.withdraw("profile")
        self.browser.message(f"{API}thaw_account")
        self.assertEqual(
            self.stored("is_open", "may_call", "headline"), {"is_open": 0, "may_call": 0, "headline": None}
        )
        own = self.browser.message(f"{API}get_application", name=application)
        self.assertEqual(own["status"], "Withdrawn")

    def test_records_from_before_the_notices_can_be_withdrawn_too(self) -> None:
        self.browser.message(SAVE, headline="Weaver", is_open=True)
        frappe.db.rollback()
        frappe.db.delete("JP Consent", {"account": self.person.email})
        frappe.db.commit()
        self.assertEqual(self.stored("is_open"), {"is_open": 1})
        self.withdraw("found")
        self.assertEqual(self.stored("is_open"), {"is_open": 0})

    def test_of_an_action_and_a_withdrawal_at_once_the_withdrawal_wins(self) -> None:
        job = self.post_job(self.company)
        self.browser.message(SAVE, headline="Weaver")
        for purpose, act in (
            ("found", lambda: self.browser.call(SAVE, is_open=True)),
            ("application", lambda: self.browser.call(APPLY, job=job)),
            ("push", lambda: self.browser.call(SUBSCRIBE, **SUBSCRIPTION)),
        ):
            taken_back = lambda purpose=purpose: self.browser.call(WITHDRAW, purpose=purpose)  # noqa: E731
            replies = at_once([act, taken_back])
            self.assertEqual(replies[1].status_code, 200, replies[1].text)
            self.assertIn(replies[0].status_code, (200, 417), replies[0].text)
        self.assertFalse(self.stored("is_open").is_open)
        items = self.browser.message(f"{API}get_applications")["items"]
        self.assertLessEqual({item["status"] for item in items}, {"Withdrawn"})
        frappe.db.rollback()
        self.assertEqual(subscriptions.of_accounts([self.person.email]), [])
