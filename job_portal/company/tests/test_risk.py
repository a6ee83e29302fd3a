"""The risk of a company: its reasons, its points, and the order of the queue."""

from unittest.mock import patch

import frappe
from frappe.utils import add_to_date, now_datetime

from job_portal.company import risk
from job_portal.job_portal.report.job_portal_review_queue import job_portal_review_queue
from job_portal.patches import key_companies
from job_portal.tests.actor import fresh_number, pdf
from job_portal.tests.market_case import API, MarketCase
from job_portal.tests.utils import Account, fresh, version_of

APART = 0


def apart() -> dict:
    """Values that no other company has, without anything suspicious."""
    global APART
    APART += 1
    names = (
        "Kaveri",
        "Mandovi",
        "Tapti",
        "Brahmani",
        "Godavari",
        "Yamuna",
        "Beas",
        "Chambal",
        "Luni",
        "Ganga",
    )
    trades = ("Dyers", "Opticals", "Bakery", "Plumbing", "Quarries", "Fishery", "Couriers", "Gardens")
    return {
        "company_name": f"{names[APART % 10]} {trades[APART // 10 % 8]} {APART}",
        "gst_msme_no": "",
        "pan": "",
        "company_website": "",
        "phone": f"6{frappe.utils.cint(frappe.db.count('JP Company')) * 1000 + APART:09d}",
        "address_line1": f"{APART} Queen Victoria Road",
        "pincode": "560001",
        "state": "Karnataka",
    }


class RiskCase(MarketCase):
    def setUp(self) -> None:
        # Workers would compute it meanwhile. Here the tests do.
        self.enterContext(patch.object(risk, "later"))
        # All tests come from one address.
        self.enterContext(patch.object(risk, "PACE", ()))
        self.reviewer = self.account(roles=("JP Reviewer",))

    def company(self, **changes) -> Account:
        account = self.account()
        account.add_company(**{**apart(), **changes})
        frappe.db.rollback()
        return account

    def reckoned(self, account: Account) -> tuple[int, list[str]]:
        frappe.db.rollback()
        name = account.browser.company
        risk.renew(name)
        frappe.db.commit()
        points, reasons = frappe.db.get_value("JP Company", name, ("risk", "risk_reasons"))
        return points, (reasons or "").split("\n") if reasons else []

    def decide(self, account: Account, decision: str, **more) -> None:
        seen = version_of("JP Company", account.browser.company)
        self.reviewer.browser.message(f"{API}{decision}_company", **seen, **more)


class TestRisk(RiskCase):
    def test_a_company_of_which_nothing_is_odd(self) -> None:
        self.assertEqual(self.reckoned(self.company()), (0, []))

    def test_each_kind_of_twin_is_a_reason(self) -> None:
        same = {
            "GSTIN": {"gst_msme_no": "29AAPFU0939F1ZR"},
            "PAN": {"pan": "QQPCU0939F"},
            "phone number": {"phone": "6999999991"},
            "address": {"address_line1": "77, Tiled House Lane", "pincode": "560001"},
            "name": {"company_name": "Zyxtrel Kompressor Works"},
        }
        for kind, values in same.items():
            with self.subTest(kind=kind):
                first, second = self.company(**values), self.company(**values)
                found, reasons = self.reckoned(second)
                nearly = "Nearly the" if kind == "name" else "The"
                twin = f"{nearly} same {kind}: {first.browser.company} (Pending Review)."
                self.assertIn(f"+{risk.TWINS[kind]} {twin}", reasons)
                signals = frappe.db.get_value("JP Company", second.browser.company, "signal_count")
                self.assertEqual(found, risk.TWINS[kind] + risk.SIGNAL * signals)
                # The first company waits, and learns of the second.
                self.assertIn(second.browser.company, self.stored(first))

    def stored(self, account: Account) -> str:
        return frappe.db.get_value("JP Company", account.browser.company, "risk_reasons") or ""

    def test_the_same_bytes_of_a_document(self) -> None:
        content = pdf()
        accounts = [self.account(), self.account()]
        for account in accounts:
            paper = account.browser.upload_document(content)
            account.add_company(**{**apart(), "document_one": paper})
        self.assertEqual(
            self.reckoned(accounts[1]),
            (40, [f"+40 The same document: {accounts[0].browser.company} (Pending Review)."]),
        )

    def test_one_paper_for_two(self) -> None:
        account, content = self.company(), pdf()
        papers = ("gov_approved_company_reg_doc", "company_pan_card")
        upload = account.browser.upload_document
        self.change(account, **{field: upload(content) for field in papers})
        reason = "+20 The registration document and the PAN card are the same file."
        self.assertEqual(self.reckoned(account), (20, [reason]))
        self.change(account, company_pan_card=upload())
        self.assertEqual(self.reckoned(account), (0, []))

    def change(self, account: Account, **changes: str) -> None:
        account.browser.message(f"{API}update_company_details", name=account.browser.company, **changes)

    def test_rejections_of_a_twin_and_of_its_own(self) -> None:
        first, second = (self.company(phone="6999999992") for _ in range(2))
        self.decide(first, "reject", reason="Fake")
        name = first.browser.company
        self.assertEqual(
            self.reckoned(second),
            (
                55,
                [
                    f"+30 Of these a reviewer rejected {name}.",
                    f"+25 The same phone number: {name} (Rejected).",
                ],
            ),
        )
        first.browser.message(f"{API}update_company_details", name=name, phone="6999999993")
        again = "A reviewer rejected this company or another one of its members 1 times before."
        self.assertEqual(self.reckoned(first), (20, [f"+20 {again}"]))
        # Another company of the same account inherits the risk.
        frappe.delete_doc("JP Company", name, force=True, ignore_permissions=True)
        frappe.db.commit()
        first.add_company(**apart())
        self.assertEqual(self.reckoned(first), (20, [f"+20 {again}"]))

    def test_many_from_one_network_within_a_day(self) -> None:
        companies = [self.company() for _ in range(3)]
        values = [fresh().get_value("JP Company", each.browser.company, "sent_from") for each in companies]
        self.assertEqual(len(set(values)), 1)
        self.assertRegex(values[0], "^[0-9a-f]{64}$")
        with patch.object(risk, "PACE", ((2, 25),)):
            points, reasons = self.reckoned(companies[0])
        self.assertEqual(points, 25)
        self.assertIn("companies came from the same network within a day.", reasons[0])
        # Nobody in Desk reads the network.
        path = f"/api/resource/JP Company/{companies[0].browser.company}"
        self.assertNotIn("sent_from", self.reviewer.browser.open("GET", path).json["data"])
        name = companies[0].browser.company
        frappe.db.set_value("JP Company", name, "creation", add_to_date(now_datetime(), days=-31))
        risk.forget_networks()
        self.assertIsNone(frappe.db.get_value("JP Company", name, "sent_from"))
        self.assertTrue(frappe.db.get_value("JP Company", companies[1].browser.company, "sent_from"))

    def test_a_company_is_saved_while_its_twins_are_computed(self) -> None:
        phone = {"phone": fresh_number()}
        one, _twin = self.company(**phone), self.company(**phone)
        values = {"name": one.browser.company, "area": "Jayanagar"}
        replies, reckon = [], risk.reckon

        def saved_meanwhile(name: str) -> list[str]:
            if name != one.browser.company:
                replies.append(one.browser.call(f"{API}update_company_details", **values))
            return reckon(name)

        with patch.object(risk, "reckon", saved_meanwhile):
            risk.renew(one.browser.company)
        self.assertEqual([reply.status_code for reply in replies], [200])

    def test_what_no_worker_looked_at_is_caught_up(self) -> None:
        account = self.company(pan="QQQCU0939G", company_type="Partnership Firm")
        name = account.browser.company
        risk.catch_up()
        self.assertIsNone(fresh().get_value("JP Company", name, "risk_on"), "a worker may be at it")
        old = add_to_date(now_datetime(), hours=-1)
        frappe.db.set_value("JP Company", name, "modified", old, update_modified=False)
        risk.catch_up()
        self.assertEqual(fresh().get_value("JP Company", name, "risk"), 10)

    def test_a_save_has_a_worker_reckon_where_something_compared_has_changed(self) -> None:
        account = self.company()
        name = account.browser.company
        for values, times in (({"about_company": "Weavers."}, 0), ({"phone": "6999999994"}, 1)):
            risk.later.reset_mock()
            account.browser.message(f"{API}update_company_details", name=name, **values)
            self.assertEqual(risk.later.call_count, times, values)

    def test_an_upgrade_gives_old_companies_their_keys(self) -> None:
        name = self.company(company_name="Zyxtrel Turbines").browser.company
        empty = {"name_key": None, "address_key": None, "waiting_since": None}
        before = frappe.db.get_value("JP Company", name, ("name_key", "address_key"))
        frappe.db.set_value("JP Company", name, empty, update_modified=False)
        key_companies.execute()
        after = frappe.db.get_value(
            "JP Company", name, ("name_key", "address_key", "waiting_since", "modified")
        )
        self.assertEqual(after[:2], before)
        self.assertTrue(all(after))
        self.assertEqual(after[2], after[3])


class TestQueue(RiskCase):
    def queue(self) -> list[dict]:
        items, cursor = [], None
        while True:
            answer = self.reviewer.browser.message(f"{API}get_review_queue", cursor=cursor, limit=50)
            items += answer["items"]
            cursor = answer["next"]
            if not cursor:
                return items

    def test_the_highest_risk_goes_first_then_who_waits_longest(self) -> None:
        early, late, risky, done = (self.company() for _ in range(4))
        self.decide(done, "approve")
        frappe.db.rollback()
        for account, points in ((early, 7), (late, 7), (risky, 8)):
            values = {"risk": points, "risk_reasons": "+7 One.\n+1 Two."}
            frappe.db.set_value("JP Company", account.browser.company, values, update_modified=False)
        frappe.db.commit()
        names = [account.browser.company for account in (risky, early, late)]
        waiting = self.queue()
        own = [each for each in waiting if each["name"] in (*names, done.browser.company)]
        self.assertEqual([each["name"] for each in own], names)
        self.assertEqual(own[0]["risk_reasons"], ["+7 One.", "+1 Two."])
        self.assertEqual(
            [each["risk"] for each in waiting], sorted((e["risk"] for e in waiting), reverse=True)
        )

    def test_the_report_in_desk_is_the_queue_for_reviewers_only(self) -> None:
        name = self.company().browser.company
        frappe.db.set_value("JP Company", name, {"risk": 999, "risk_reasons": "+9 A.\n+1 B."})
        self.addCleanup(frappe.set_user, "Administrator")
        frappe.set_user(self.reviewer.email)
        columns, rows = job_portal_review_queue.execute()
        self.assertEqual((rows[0]["name"], rows[0]["risk_reasons"]), (name, "+9 A. +1 B."))
        self.assertLessEqual({column["fieldname"] for column in columns}, set(rows[0]))
        frappe.set_user(self.account().email)
        self.assertRaises(frappe.PermissionError, job_portal_review_queue.execute)

    def test_whatever_is_asked_for_is_answered_or_refused_with_a_sentence(self) -> None:
        queue = f"{API}get_review_queue"
        for method, arguments in (
            (queue, {"cursor": "x" * 300}),
            (queue, {"cursor": "W10"}),
            (queue, {"limit": 0}),
            (queue, {"limit": "many"}),
            (queue, {"cursor": {"a": 1}}),
        ):
            with self.subTest(arguments=arguments):
                self.assertEqual(self.reviewer.browser.call(method, **arguments).status_code, 417)

    def test_who_comes_back_waits_anew(self) -> None:
        account = self.company()
        name = account.browser.company
        first = frappe.db.get_value("JP Company", name, "waiting_since")
        account.browser.message(f"{API}update_company_details", name=name, city="Mysuru")
        self.assertEqual(fresh().get_value("JP Company", name, "waiting_since"), first)
        self.decide(account, "reject", reason="Fake")
        account.browser.message(f"{API}update_company_details", name=name, city="Hubli")
        self.assertGreater(fresh().get_value("JP Company", name, "waiting_since"), first)
