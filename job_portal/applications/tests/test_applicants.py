from datetime import timedelta

import frappe
from frappe.utils import get_datetime, now_datetime

from job_portal.applications.tests.application_case import ApplicationCase
from job_portal.searchers import service as searchers
from job_portal.tests.http import Browser
from job_portal.tests.market_case import API, MarketCase
from job_portal.tests.utils import fresh, store

LIST = f"{API}get_applicants"


class TestApplicants(MarketCase):
    """Each test class has its own company, so that the numbers are only its own."""

    def setUp(self) -> None:
        super().setUp()
        self.company = self.company_account()
        self.browser = self.company.browser
        self.jobs = [self.post_job(self.company, title=title) for title in ("Weaver", "Dyer")]
        self.names = []
        people = (("Asha Rao", "Weaver"), ("Ravi Nair", "Accountant"), ("Meena Das", "Weaver"))
        for full_name, headline in people:
            account = self.account()
            name = account.browser.message(f"{API}apply_to_job", job=self.jobs[0])["name"]
            self.names.append(name)
            searcher = searchers.searcher_of(account.email)
            account.browser.message(f"{API}save_searcher", full_name=full_name, headline=headline)
            store("JP Searcher", searcher, {"city": "Pune", "experience_years": 3})
        self.last = account

    def listed(self, **filters) -> list[str]:
        found, cursor = [], None
        while True:
            page = self.browser.message(LIST, limit=2, cursor=cursor, **filters)
            found += [row["name"] for row in page["items"]]
            if not (cursor := page["next"]):
                self.assertEqual(page["total"], len(found))
                return found

    def counts(self) -> tuple[int, ...]:
        numbers = self.browser.message(f"{API}get_dashboard")
        return tuple(numbers[key] for key in ("live_jobs", "applied", "shortlisted", "new_today"))

    def test_who_somebody_is_finds_no_headline(self) -> None:
        who = "Weaver, Dyer, muslim, शादीशुदा, female"
        self.last.browser.message(f"{API}save_searcher", full_name="Asha Khan", headline=who)
        for search in ("muslim", "Musli", "शादीशुदा", "female", "weaver male"):
            self.assertEqual(self.listed(search=search), [], search)
        for search in ("khan weaver", "dyer"):
            self.assertEqual(self.listed(search=search), [self.names[-1]], search)

    def test_lists_by_job_status_words_and_order(self) -> None:
        first, second, third = self.names
        self.assertEqual(self.listed(), [third, second, first])
        self.assertEqual(self.listed(order="oldest"), [first, second, third])
        self.assertEqual(self.listed(order="profession"), [second, third, first])
        self.assertEqual(self.listed(search="rao WEAV"), [first])
        self.assertEqual(self.listed(search="100%"), [])
        self.assertEqual(self.listed(city="pune", job=self.jobs[0]), [third, second, first])
        self.assertEqual(self.listed(job=self.jobs[1]), [])
        self.browser.message(f"{API}decide_application", name=first, decision="shortlist")
        self.assertEqual(self.listed(status="Shortlisted"), [first])
        self.assertEqual(self.listed(status="Shortlisted, Applied"), [third, second, first])
        row = self.browser.message(LIST, status="Shortlisted")["items"][0]
        self.assertEqual((row["job_title"], row["has_resume"]), ("Weaver", False))
        person = row["candidate"]
        self.assertEqual(
            (person["name"], person["city"], person["experience_years"]), ("Asha Rao", "Pune", 3)
        )
        self.assertEqual((person["photo"], person["is_verified"]), (None, False))

    def test_what_is_asked_for_badly_is_refused(self) -> None:
        cursor = self.browser.message(LIST, by="person", limit=1)["next"]
        for wrong in (
            {"status": "Not selected"},
            {"order": "best"},
            {"limit": 0},
            {"search": "x" * 141},
            {"unseen": "perhaps"},
            {"by": "job"},
            {"by": {"a": 1}},
            *({"radius_km": km} for km in (0, 101, -1, [5])),
            {"experience": "many"},
            {"limit": 1, "cursor": cursor},
        ):
            self.assertEqual(self.browser.call(LIST, **wrong).status_code, 417, wrong)
        for job in ("JPJ-0", self.post_job(self.company_account())):
            self.assertEqual(self.browser.call(LIST, job=job).status_code, 403)

    def test_counts_are_of_who_is_in(self) -> None:
        for status in ("Rejected", "Frozen", "Approved"):
            store("JP Company", self.browser.company, "status", status)
            self.assertEqual(self.counts(), (2, 3, 0, 3), status)
            expected = 200 if status == "Approved" else 403
            self.assertEqual(self.browser.call(LIST).status_code, expected)
        decide = f"{API}decide_application"
        self.browser.message(decide, name=self.names[0], decision="shortlist")
        self.last.browser.message(f"{API}withdraw_application", name=self.names[2])
        self.assertEqual(self.counts(), (2, 2, 1, 2))
        self.assertEqual(self.listed(), self.names[1::-1])
        self.assertEqual(self.listed(status="Withdrawn"), self.names[2:])
        posted = {card["name"]: card for card in self.browser.message(f"{API}get_posted_jobs")["items"]}
        numbers = [(posted[job]["applied"], posted[job]["shortlisted"]) for job in self.jobs]
        self.assertEqual(numbers, [(2, 1), (0, 0)])
        store("JP Job", self.jobs[0], "status", "Removed")
        self.assertEqual(self.counts(), (1, 0, 0, 0))
        self.assertEqual(self.listed(), [])

    def unseen(self) -> tuple:
        """The counts on home, and of each job."""
        numbers = self.browser.message(f"{API}get_dashboard")
        posted = {card["name"]: card for card in self.browser.message(f"{API}get_posted_jobs")["items"]}
        of_jobs = [posted[job]["unseen"] for job in self.jobs]
        return numbers["unseen"], numbers["unseen_jobs"], of_jobs

    def test_who_was_neither_opened_nor_decided_about_is_unseen(self) -> None:
        first, second, third = self.names
        self.assertEqual(self.unseen(), (3, 1, [3, 0]))
        self.assertEqual(self.listed(unseen=1), [third, second, first])
        # By GET, as the browser does.
        self.browser.open("GET", f"/api/method/{API}get_application?name={first}")
        self.assertEqual(self.listed(unseen=1, job=self.jobs[0]), [third, second])
        by_name = {row["name"]: row["unseen"] for row in self.browser.message(LIST)["items"]}
        self.assertEqual(by_name, {first: False, second: True, third: True})
        self.browser.message(f"{API}decide_application", name=second, decision="shortlist")
        self.assertEqual(self.listed(unseen="true"), [third])
        self.assertEqual(self.unseen(), (1, 1, [1, 0]))
        csv = self.browser.message(f"{API}export_applicants", unseen=1)["csv"]
        self.assertIn("Meena Das", csv)
        self.assertNotIn("Asha Rao", csv)
        # A frozen person's application cannot be opened.
        self.last.browser.message(f"{API}freeze_account")
        self.assertEqual((self.listed(unseen=1), self.unseen()), ([], (0, 0, [0, 0])))
        self.last.browser.message(f"{API}thaw_account")
        self.assertEqual((self.listed(unseen=1), self.unseen()), ([third], (1, 1, [1, 0])))
        store("JP Job", self.jobs[0], "status", "Removed")
        self.assertEqual(self.unseen(), (0, 0, [0, 0]))

    def test_a_person_with_one_unseen_application_is_unseen(self) -> None:
        again = self.last.browser.message(f"{API}apply_to_job", job=self.jobs[1])["name"]
        self.browser.open("GET", f"/api/method/{API}get_application?name={again}")
        self.assertEqual(self.unseen(), (3, 1, [3, 0]))
        [newest, *_others] = self.browser.message(LIST, by="person", unseen=1)["items"]
        self.assertEqual([each["job"] for each in newest["applications"]], [self.jobs[0]])


class TestPeople(MarketCase):
    """One row per person, for any number of applications to the company's jobs."""

    def setUp(self) -> None:
        super().setUp()
        self.company = self.company_account()
        self.browser = self.company.browser
        self.jobs = [self.post_job(self.company, title=title) for title in ("Weaver", "Dyer", "Tailor")]
        self.asha, self.ravi = self.account(), self.account()
        # Another company's list does not contain these applications.
        self.post_job(self.company_account())
        for job in self.jobs:
            self.apply(self.asha, job)
        self.apply(self.ravi, self.jobs[1])

    def apply(self, account, job: str) -> str:
        return account.browser.message(f"{API}apply_to_job", job=job)["name"]

    def decide(self, job: str, decision: str, account=None, **values) -> None:
        searcher = searchers.searcher_of((account or self.asha).email)
        name = fresh().get_value("JP Application", {"job": job, "searcher": searcher})
        self.browser.message(f"{API}decide_application", name=name, decision=decision, **values)

    def people(self, **filters) -> list[list[str]]:
        """The job titles on each row, over pages of one row."""
        found, cursor = [], None
        while True:
            page = self.browser.message(LIST, by="person", limit=1, cursor=cursor, **filters)
            found += [[each["job_title"] for each in row["applications"]] for row in page["items"]]
            if not (cursor := page["next"]):
                self.assertEqual(page["total"], len(found))
                return found

    def test_a_person_is_one_row_and_counts_once(self) -> None:
        whole = ["Tailor", "Dyer", "Weaver"]
        self.assertEqual(self.people(), [["Dyer"], whole])
        self.assertEqual(self.people(order="oldest"), [whole, ["Dyer"]])
        self.assertEqual(sorted(self.people(order="profession")), [["Dyer"], whole])
        self.assertEqual(self.people(job=self.jobs[0]), [["Weaver"]])
        self.assertEqual(self.browser.message(LIST)["total"], 4)
        self.assertNotIn("applications", self.browser.message(LIST)["items"][0])

    def test_a_row_has_the_applications_within_the_filters(self) -> None:
        at = str(now_datetime().replace(microsecond=0) + timedelta(days=1))
        self.decide(self.jobs[2], "shortlist")
        self.decide(self.jobs[0], "interview", interview_at=at, place="call")
        self.assertEqual(self.people(status="Shortlisted,Interview"), [["Tailor", "Weaver"]])
        self.assertEqual(self.people(status="Applied"), [["Dyer"], ["Dyer"]])
        [row] = self.browser.message(LIST, by="person", status="Interview")["items"]
        [application] = row["applications"]
        told = {key: application[key] for key in ("status", "interview_at", "place", "job", "job_status")}
        expected = {"status": "Interview", "place": "call", "job": self.jobs[0], "job_status": "Live"}
        self.assertEqual(told, {**expected, "interview_at": told["interview_at"]})
        self.assertEqual(get_datetime(told["interview_at"]), get_datetime(at))
        store("JP Job", self.jobs[0], "status", "Removed")
        self.assertEqual(self.people(), [["Dyer"], ["Tailor", "Dyer"]])

    def test_withdrawn_and_frozen_people_are_not_grouped(self) -> None:
        for job in self.jobs[:2]:
            name = frappe.db.get_value("JP Application", {"job": job, "owner": self.asha.email})
            self.asha.browser.message(f"{API}withdraw_application", name=name)
        self.assertEqual(self.people(status="Withdrawn"), [["Dyer"], ["Weaver"]])
        both = self.browser.message(LIST, by="person", status="Applied,Withdrawn")
        self.assertEqual((both["total"], [len(row["applications"]) for row in both["items"]]), (4, [1] * 4))
        store("JP Searcher", searchers.searcher_of(self.ravi.email), "is_frozen", 1)
        self.apply(self.asha, self.jobs[0])
        frozen = self.browser.message(LIST, by="person")["items"][1]
        self.assertEqual((frozen["candidate"]["absent"], len(frozen["applications"])), ("frozen", 1))

    def test_people_are_filtered_by_years_and_distance(self) -> None:
        place = {"pincode": "440001", "experience_years": 4}
        far = {"pincode": "411001", "experience_years": 1}
        for account, profile in ((self.asha, place), (self.ravi, far)):
            account.browser.message(f"{API}save_searcher", **profile)
        near_job = self.post_job(self.company, title="Cutter", pincode="440002")
        for account in (self.asha, self.ravi):
            self.apply(account, near_job)
        filters = {"job": near_job}
        self.assertEqual(self.people(**filters, radius_km=10), [["Cutter"]])
        self.assertEqual(self.people(**filters, experience=4), [["Cutter"]])
        self.assertEqual(self.people(**filters, experience=1), [["Cutter"]] * 2)
        self.assertEqual(self.people(**filters, radius_km=10, experience=5), [])
        for row in self.people(radius_km=10):
            self.assertIn("Cutter", row)


class TestCandidates(ApplicationCase):
    def candidate(self, browser: Browser, **changes):
        searcher = searchers.searcher_of(self.searcher.email)
        frappe.db.rollback()
        return browser.call(f"{API}get_candidate", **{"job": self.job, "searcher": searcher, **changes})

    def file(self, browser: Browser, kind: str):
        values = {"job": self.job, "searcher": searchers.searcher_of(self.searcher.email), "kind": kind}
        frappe.db.rollback()
        return browser.get(f"/api/method/{API}get_candidate_file", **values)

    def has_resume(self, status: str) -> bool:
        """Whether the row of the job's only application shows a resume."""
        [row] = self.company.browser.message(LIST, job=self.job, status=status)["items"]
        return row["has_resume"]

    def test_a_profile_is_only_for_companies_to_which_its_person_applied(self) -> None:
        answer = self.candidate(self.company.browser).json["message"]
        self.assertEqual(answer["application"], {"name": self.name, "status": "Applied"})
        self.assertEqual((answer["candidate"]["name"], answer["candidate"]["skills"]), ("Test", []))
        self.assertNotIn(self.searcher.mobile, str(answer))
        self.assertEqual(self.candidate(self.company.browser, searcher="JPS-0").status_code, 403)
        other = self.post_job(self.company)
        self.assertEqual(self.candidate(self.company.browser, job=other).status_code, 403)
        self.withdraw()
        self.assertEqual(self.candidate(self.company.browser).status_code, 403)

    def test_of_a_withdrawn_person_the_company_reads_only_the_withdrawal(self) -> None:
        profile = {"about": "Two looms", "skills": ["Dyeing"], "may_call": True, "headline": "Weaver"}
        self.searcher.browser.message(f"{API}save_searcher", **profile)
        self.withdraw()
        application = self.company.browser.message(f"{API}get_application", name=self.name)
        [row] = self.company.browser.message(LIST, job=self.job, status="Withdrawn")["items"]
        for candidate in (application["candidate"], row["candidate"]):
            told = {key: value for key, value in candidate.items() if value}
            self.assertEqual(told, {"name": "Somebody who withdrew", "absent": "withdrawn"})
        # Filters must not reveal anything about them either.
        for sought in ({"search": "weaver"}, {"search": "test"}, {"city": "Pune"}):
            found = self.company.browser.message(LIST, job=self.job, status="Withdrawn", **sought)
            self.assertEqual(found["items"], [], sought)

    def test_a_resume_opens_for_its_company(self) -> None:
        resume = self.searcher.upload()
        self.job = self.post_job(self.company)
        values = {"job": self.job, "resume": resume, "cover_letter": "Hello"}
        self.name = self.searcher.browser.message(f"{API}apply_to_job", **values)["name"]
        application = self.company.browser.message(f"{API}get_application", name=self.name)
        self.assertNotIn(resume, str(application))
        reply = self.company.browser.open("GET", application["resume"])
        self.assertEqual((reply.status_code, reply.mimetype), (200, "application/pdf"))
        self.assertTrue(reply.data.startswith(b"%PDF-"))
        self.assertEqual(self.file(self.company.browser, "photo").status_code, 404)
        self.assertEqual(self.file(self.company.browser, "letter").status_code, 417)
        self.assertEqual(self.has_resume("Applied"), True)
        self.withdraw()
        self.assertEqual(self.has_resume("Withdrawn"), False)
        self.assertEqual(self.file(self.company.browser, "resume").status_code, 403)
        withdrawn = self.company.browser.message(f"{API}get_application", name=self.name)
        self.assertEqual((withdrawn["resume"], withdrawn["cover_letter"]), (None, None))
