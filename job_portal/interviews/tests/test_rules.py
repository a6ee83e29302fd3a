"""Refusals with their sentences, and what each side reads when things around an interview change."""

import frappe

from job_portal.applications import notifying
from job_portal.interviews.tests.interview_case import InterviewCase, in_days, slot
from job_portal.rules import MARKET
from job_portal.tests.market_case import API

SILENT_HOURS = MARKET["limits"]["ignored_silent_hours"]


class TestBadInput(InterviewCase):
    def test_offers(self) -> None:
        good, other_job = [slot()], self.post_job(self.company)
        elsewhere = self.searcher.browser.message(f"{API}apply_to_job", job=other_job)["name"]
        foreign_company = self.company_account()
        foreign_job = self.post_job(foreign_company)
        foreign = self.searcher.browser.message(f"{API}apply_to_job", job=foreign_job)["name"]
        for applications, slots, status in (
            ([self.name], [], 417),
            ([self.name], [slot(day) for day in range(1, 7)], 417),
            ([self.name], [slot(-1)], 417),
            ([self.name], [{"starts": "soon", "place": "call"}], 417),
            ([self.name], [{"starts": str(in_days(1)), "place": " "}], 417),
            ([self.name], [{"starts": str(in_days(1)), "place": "x" * 141}], 417),
            ([self.name], [{"starts": str(in_days(1)), "place": "Pay Rs 500 to UPI a@okaxis first"}], 417),
            ([self.name], [slot(minutes=0)], 417),
            ([self.name], [slot(minutes="long")], 417),
            ([self.name], [slot(seats=0)], 417),
            ([self.name], [slot(seats=True)], 417),
            ([self.name], [slot(more=1)], 417),
            ([self.name], ["tomorrow"], 417),
            ([self.name], "tomorrow", 417),
            ([self.name], {"starts": str(in_days(1))}, 417),
            ([], good, 417),
            ([7], good, 417),
            ([f"JPA-{number}" for number in range(51)], good, 417),
            ([self.name, elsewhere], good, 417),
            ([self.name, foreign], good, 403),
            ([foreign], good, 403),
            (["JPA-none"], good, 403),
        ):
            with self.subTest(applications=applications, slots=slots):
                values = {"applications": applications, "slots": slots}
                self.refusal(self.company, status, "offer_interviews", **values)
        self.assertEqual(self.own()["status"], "Applied")
        self.assertEqual(frappe.db.count("JP Interview Slot", {"job": self.job}), 0)
        self.refusal(
            self.company, 417, "offer_interviews", job=other_job, applications=[self.name], slots=good
        )

    def test_a_status_that_takes_no_offer_stops_all(self) -> None:
        other, name = self.applicant()
        other.browser.message(f"{API}withdraw_application", name=name)
        values = {"applications": [self.name, name], "slots": [slot()]}
        self.assertIn("Withdrawn", self.refusal(self.company, 417, "offer_interviews", **values))
        self.assertEqual(self.own()["status"], "Applied")
        self.booked()
        self.assertIn(
            "Booked",
            self.refusal(self.company, 417, "offer_interviews", **{**values, "applications": [self.name]}),
        )

    def test_other_times_than_the_offered_ones_are_another_offer(self) -> None:
        self.offer()
        values = {"applications": [self.name], "slots": [slot(9)]}
        self.assertIn("Offered", self.refusal(self.company, 417, "offer_interviews", **values))

    def test_answers(self) -> None:
        offered = self.offer(slot(2), slot(3))
        interview, first = offered["interview"], offered["slots"][0]["slot"]
        foreign = self.applicant()[1]
        theirs = self.offer(slot(4), applications=[foreign])["slots"][0]["slot"]
        for values in (
            {"answer": "yes"},
            {"answer": "book"},
            {"answer": "book", "slot": "none"},
            {"answer": "book", "slot": theirs},
            {"answer": "other"},
            {"answer": "other", "wish": " \u200b "},
            {"answer": "other", "wish": str(in_days(-1))},
            {"answer": "other", "wish": "x" * 201},
            {"answer": "other", "wish": "<b>later</b>"},
        ):
            with self.subTest(values):
                self.refusal(self.searcher, 417, "answer_interview", interview=interview, **values)
        self.assertEqual(self.read(self.searcher)["status"], "Offered")
        frappe.db.set_value("JP Interview Slot", first, "starts", in_days(-1))
        frappe.db.commit()
        values = {"interview": interview, "answer": "book", "slot": first}
        self.assertIn("over", self.refusal(self.searcher, 417, "answer_interview", **values))
        self.assertEqual(len(self.read(self.searcher)["slots"]), 1)

    def test_changes(self) -> None:
        interview = self.offer()["interview"]
        for values in (
            {"change": "move"},
            {"change": "book"},
            {"change": "book", "starts": str(in_days(-1))},
            # Python cannot compute its end.
            {"change": "book", "starts": "9999-12-31 23:59:59"},
            {"change": "book", "starts": str(in_days(1)), "place": "Call 98765 43210"},
        ):
            with self.subTest(values):
                self.refusal(self.company, 417, "change_interview", interview=interview, **values)
        self.assertEqual(self.read(self.company)["status"], "Offered")

    def test_lists(self) -> None:
        for values in (
            {"from": "soon"},
            {"to": "2026-13-01"},
            {"from": ["2026-01-01"]},
            {"side": "both"},
            {"limit": 0},
        ):
            with self.subTest(values):
                self.refusal(self.company, 417, "get_interviews", **values)
        many = ",".join(["JPA-1"] * 51)
        self.refusal(self.company, 417, "get_interviews", application=many)


class TestWhoReads(InterviewCase):
    def test_others_find_none(self) -> None:
        interview = self.booked()
        for account in (self.account(), self.company_account()):
            self.assertEqual(self.listed(account, application=self.name), [])
            self.assertEqual(self.listed(account, interview=interview), [])

    def test_a_member_has_all_rights_and_a_former_one_none(self) -> None:
        member = self.member(self.company)
        interview = self.booked()
        self.assertEqual(len(self.listed(member, application=self.name)), 1)
        self.assertEqual(len(self.told(member, "interviews")), 1)
        values = {"interview": interview, "change": "cancel"}
        row = frappe.db.get_value("JP Company Member", {"account": member.email})
        self.company.browser.message(f"{API}remove_member", member=row)
        self.assertEqual(self.listed(member), [])
        self.refusal(member, 403, "change_interview", **values)
        self.assertEqual(self.told(member, "interviews"), [])

    def test_the_searcher_reads_the_company_but_never_the_member(self) -> None:
        interview = self.booked()
        self.begin(interview)
        self.mark(self.company, interview, "came")
        reply = self.searcher.browser.call(f"{API}get_interviews", application=self.name)
        self.assertNotIn(self.company.email, reply.text)
        self.assertEqual(reply.json["message"]["items"][0]["came"], "company")

    def test_an_account_on_both_sides_reads_each_side_separately(self) -> None:
        self.booked()
        both = self.company_account()
        job = self.post_job(both)
        theirs = self.searcher.browser.message(f"{API}apply_to_job", job=job)["name"]
        values = {"applications": [theirs], "slots": [slot()]}
        own = both.browser.message(f"{API}offer_interviews", **values)["items"][0]["interview"]
        name = both.browser.message(f"{API}apply_to_job", job=self.job)["name"]
        mine = self.offer(slot(7), applications=[name])["interview"]
        found = {each["interview"]: each["side"] for each in self.listed(both)}
        self.assertEqual(found, {own: "company", mine: "searcher"})
        for side, interview in (("company", own), ("searcher", mine)):
            self.assertEqual([each["interview"] for each in self.listed(both, side=side)], [interview])

    def test_days(self) -> None:
        first, second = self.booked(slot(2)), None
        other, name = self.applicant()
        second = self.offer(slot(5), applications=[name])["interview"]
        found = self.listed(self.company, job=self.job, **{"from": str(in_days(0).date())})
        self.assertEqual([each["interview"] for each in found], [first, second])
        found = self.listed(self.company, job=self.job, to=str(in_days(3).date()))
        self.assertEqual([each["interview"] for each in found], [first])
        found = self.listed(self.company, job=self.job, to="9999-12-31")
        self.assertEqual([each["interview"] for each in found], [second, first])
        both = self.listed(self.company, application=f"{self.name},{name}")
        self.assertEqual([each["interview"] for each in both], [second, first])
        self.assertEqual(len(self.listed(other)), 1)

    def test_the_calendar_is_in_utc(self) -> None:
        starts = in_days(3).replace(hour=10, minute=0, second=0)
        interview = self.booked(slot(starts=str(starts), minutes=45, place="Shop 4; lane 2, Pune"))
        reply = self.searcher.browser.get(f"/api/method/{API}get_interview_calendar", interview=interview)
        self.assertEqual(reply.headers["Content-Type"], "text/calendar; charset=utf-8")
        day = f"{starts:%Y%m%d}"
        for line in (f"DTSTART:{day}T043000Z", f"DTEND:{day}T051500Z", "LOCATION:Shop 4\\; lane 2\\, Pune"):
            self.assertIn(line, reply.text)
        self.change(interview, "cancel")
        self.refusal(self.searcher, 417, "get_interview_calendar", interview=interview)


class TestAround(InterviewCase):
    """What withdrawal, decisions, freezing and deletion do to an interview."""

    def left(self) -> int:
        frappe.db.rollback()
        return frappe.db.count("JP Interview", {"job": self.job, "slot": ("is", "set")})

    def test_a_withdrawal_frees_the_seat(self) -> None:
        self.booked()
        self.withdraw()
        self.assertEqual((self.read(self.searcher)["status"], self.left()), ("Declined", 0))
        time = frappe.db.get_value("JP Application", {"job": self.job}, ("interview_at", "interview_place"))
        self.assertEqual(time, (None, None))
        card = self.read(self.company)
        self.assertEqual((card["name"], card["wish"], card["may"]), ("Somebody who withdrew", None, []))

    def test_not_selected_frees_the_seat_once_it_is_told(self) -> None:
        interview = self.booked()
        self.decide("ignore")
        mine = self.read(self.searcher)
        self.assertEqual((mine["status"], self.left()), ("Booked", 1))
        self.assertEqual(self.read(self.company)["status"], "Cancelled")
        # In the hidden day the searcher continues as usual.
        self.answer(interview, "other", wish="Later")
        self.pass_time(hours=SILENT_HOURS)
        notifying.end_silences()
        self.assertEqual(self.read(self.searcher)["status"], "Cancelled")
        self.assertEqual(self.own()["status"], "Not selected")

    def test_an_ignored_that_is_taken_back_was_never_there(self) -> None:
        self.booked()
        before = self.read(self.searcher)
        self.decide("ignore")
        self.assertEqual(self.decide("restore"), "Interview")
        self.assertEqual((self.read(self.searcher), self.own()["interview_at"] is None), (before, False))

    def test_the_companys_undo_cancels(self) -> None:
        self.offer()
        self.assertEqual(self.decide("restore"), "Applied")
        self.assertEqual(self.read(self.searcher)["status"], "Cancelled")
        self.assertIn("cancelled", self.told(self.searcher, "taken back")[-1])

    def test_a_decided_time_over_an_offer_is_taken_back_with_it(self) -> None:
        self.offer()
        self.interview(days=5)
        self.assertEqual(self.decide("restore"), "Interview")
        self.assertEqual(
            (self.read(self.searcher)["status"], self.own()["interview_at"]), ("Cancelled", None)
        )

    def test_other_decisions_leave_it(self) -> None:
        self.booked()
        for decision in ("shortlist", "restore", "select", "restore"):
            self.decide(decision)
            self.assertEqual(self.read(self.searcher)["status"], "Booked")
        self.assertTrue(self.own()["interview_at"])

    def test_a_frozen_searcher_answers_nothing_and_keeps_the_seat(self) -> None:
        interview = self.booked()
        self.searcher.browser.message(f"{API}freeze_account")
        values = {"interview": interview, "answer": "decline"}
        self.assertIn("frozen", self.refusal(self.searcher, 417, "answer_interview", **values))
        self.assertIn(
            "frozen",
            self.refusal(self.company, 417, "change_interview", interview=interview, change="cancel"),
        )
        card = self.read(self.company)
        self.assertEqual((card["name"], card["may"], self.left()), ("A frozen account", [], 1))

    def test_a_removed_job_and_a_rejected_company(self) -> None:
        interview = self.offer()["interview"]
        values = {"interview": interview, "answer": "other", "wish": "Later"}
        frappe.db.set_value("JP Job", self.job, "status", "Removed")
        frappe.db.commit()
        self.assertEqual(self.listed(self.company, application=self.name), [])
        self.refusal(self.company, 417, "change_interview", interview=interview, change="cancel")
        self.assertEqual(self.read(self.searcher)["may"], ["decline"])
        self.refusal(self.searcher, 417, "answer_interview", **values)
        frappe.db.set_value("JP Job", self.job, "status", "Live")
        company = self.company.browser.company
        self.addCleanup(frappe.db.commit)
        self.addCleanup(frappe.db.set_value, "JP Company", company, "status", "Approved")
        frappe.db.set_value("JP Company", company, "status", "Rejected")
        frappe.db.commit()
        self.refusal(self.company, 403, "get_interviews")
        self.refusal(self.searcher, 417, "answer_interview", **values)
        self.assertEqual(self.answer(interview, "decline")["status"], "Declined")

    def test_a_deleted_account_leaves_nothing_and_frees_the_seat(self) -> None:
        interview = self.booked()
        frappe.delete_doc("User", self.searcher.email, force=True, ignore_permissions=True)
        frappe.db.commit()
        self.assertFalse(frappe.db.exists("JP Interview", interview))
        self.assertEqual(self.left(), 0)
        self.assertIn("does not come", self.told(self.company, "interviews")[-1])

    def test_a_deleted_job_takes_interviews_and_slots_along(self) -> None:
        self.booked()
        frappe.delete_doc("JP Job", self.job, force=True, ignore_permissions=True)
        frappe.db.commit()
        for doctype in ("JP Interview", "JP Interview Slot"):
            self.assertEqual(frappe.db.count(doctype, {"job": self.job}), 0)

    def test_an_application_that_staff_deletes_takes_its_interview_along(self) -> None:
        interview = self.booked()
        frappe.delete_doc("JP Application", self.name, ignore_permissions=True)
        frappe.db.commit()
        self.assertFalse(frappe.db.exists("JP Interview", interview))

    def test_without_the_consent_it_ends(self) -> None:
        self.booked()
        self.searcher.browser.message(f"{API}withdraw_consent", purpose="application")
        self.assertEqual(self.read(self.searcher)["status"], "Declined")

    def test_the_copy_of_ones_own_data_has_it(self) -> None:
        self.booked()
        sections = self.searcher.browser.message(f"{API}get_my_data")["sections"]
        (rows,) = [section["rows"] for section in sections if section["key"] == "interviews"]
        self.assertEqual((len(rows), rows[0]["status"]), (1, "Booked"))
