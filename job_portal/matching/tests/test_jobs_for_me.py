"""*Jobs for you*: the jobs that match a searcher, through the method."""

import secrets

from job_portal.matching.tests.test_matches import FAR, NEAR, PINCODE, PROFILE, counting
from job_portal.tests.market_case import API, EmployerCase
from job_portal.tests.opensearch import settle
from job_portal.tests.utils import Account, fresh


class TestJobsForMe(EmployerCase):
    def setUp(self) -> None:
        super().setUp()
        # Jobs of other tests stay, so each test's own title ranks its jobs first.
        self.mark = f"Weaver{secrets.token_hex(4)}"
        self.enterContext(counting(self.mark))
        self.searcher = self.new_searcher()

    def new_searcher(self, **changes) -> Account:
        account = self.account()
        account.browser.message(f"{API}save_searcher", **{**PROFILE, "headline": self.mark, **changes})
        return account

    def post(self, **changes) -> str:
        return self.post_job(self.company, **{"title": self.mark, **changes})

    def found(self, account: Account | None = None, **asked) -> list[dict]:
        """The test's own jobs in the list."""
        settle()
        answer = (account or self.searcher).browser.message(f"{API}get_jobs_for_me", limit=50, **asked)
        return [item for item in answer["items"] if self.mark in item["title"]]

    def names(self, account: Account | None = None) -> list[str]:
        return [item["name"] for item in self.found(account)]

    def test_a_job_that_fits_is_shown_with_reasons_and_what_is_missing(self) -> None:
        name = self.post()
        self.searcher.browser.message(f"{API}save_searcher", education="", skills=["Power looms"])
        [item] = self.found()
        self.assertEqual((item["name"], item["company_name"]), (name, "Lotus Textiles"))
        self.assertEqual((item["distance_km"] > 3, item["saved"], item["applied"]), (True, False, False))
        reasons = ["The work that you do", "You know Power looms", "About 5 km from you"]
        self.assertEqual(item["reasons"], reasons)
        self.assertEqual(item["missing"], ["Asks for 12th Pass", "Asks for English: Basic"])

    def test_what_does_not_fit_is_not_there(self) -> None:
        for misfit in (
            {"pincode": FAR},
            {"min_education": "ITI"},
            {"min_education": "Diploma"},
            {"experience_required": "3-5"},
            {"min_salary": "8000", "max_salary": "9000"},
        ):
            with self.subTest(misfit):
                self.post(**misfit)
                self.assertEqual(self.found(), [])

    def test_both_see_each_other(self) -> None:
        name = self.post()
        settle()
        matches = self.company.browser.message(f"{API}get_matches", job=name, search=self.mark)
        self.assertEqual((len(matches["items"]), self.names()), (1, [name]))

    def test_years_that_are_not_told_exclude_no_job_and_freshers_come_first(self) -> None:
        fresher = self.new_searcher(experience_years=0)
        asked = {"experience_required": "1-2"}
        other = self.post(**asked, job_description="Loom work for skilled people.")
        welcome = self.post(**asked, job_description="Loom work. Freshers may apply.")
        self.assertEqual(self.names(fresher), [welcome, other])
        lacks = [("Asks for 1-2 years of experience" in item["missing"]) for item in self.found(fresher)]
        self.assertEqual(lacks, [False, True])

    def test_the_best_come_first(self) -> None:
        order = [
            self.post(pincode=NEAR),
            self.post(pincode=PINCODE),
            self.post(work_location_type="Work from Home"),
        ]
        self.assertEqual(self.names(), order)

    def test_a_list_follows_both_sides(self) -> None:
        name = self.post()
        self.searcher.browser.message(f"{API}save_searcher", radius_km=1)
        self.assertEqual(self.names(), [])
        self.searcher.browser.message(f"{API}save_searcher", radius_km=30)
        self.assertEqual(self.names(), [name])
        self.company.browser.message(f"{API}update_job", name=name, pincode=FAR)
        self.assertEqual(self.names(), [])
        self.company.browser.message(f"{API}update_job", name=name, pincode=PINCODE)
        self.company.browser.message(f"{API}close_job", name=name)
        self.assertEqual(self.names(), [])

    def test_who_applied_sees_the_job_elsewhere(self) -> None:
        name = self.post()
        self.searcher.browser.message(f"{API}apply_to_job", job=name)
        self.assertEqual(self.names(), [])

    def test_one_s_own_company_s_jobs_are_not_for_oneself(self) -> None:
        self.post()
        self.company.browser.message(f"{API}save_searcher", **PROFILE, headline=self.mark)
        self.assertEqual(self.names(self.company), [])

    def test_what_a_company_hid_is_not_told_by_absence(self) -> None:
        name = self.post()
        searcher = fresh().get_value("JP Searcher", {"account": self.searcher.email})
        pair = {"job": name, "searcher": searcher}
        self.company.browser.message(f"{API}get_candidate", **pair)
        self.company.browser.message(f"{API}decide_match", **pair, decision="ignore")
        self.assertEqual(self.names(), [name])

    def test_a_profile_that_says_too_little_has_none(self) -> None:
        self.post()
        for too_little in ({"pincode": ""}, {"headline": ""}):
            account = self.new_searcher(**too_little)
            answer = account.browser.message(f"{API}get_jobs_for_me")
            self.assertEqual((answer["items"], answer["total"], answer["next"]), ([], 0, None))
        self.assertEqual(self.account().browser.message(f"{API}get_jobs_for_me")["items"], [])

    def test_pages_give_each_once(self) -> None:
        names = {self.post() for _ in range(3)}
        found, cursor = [], None
        while True:
            settle()
            page = self.searcher.browser.message(f"{API}get_jobs_for_me", limit=1, cursor=cursor)
            found += [item["name"] for item in page["items"]]
            cursor = page["next"]
            if not cursor or names <= set(found):
                break
        self.assertEqual((len(found), names <= set(found)), (len(set(found)), True))
        reply = self.searcher.browser.call(f"{API}get_jobs_for_me", cursor="other")
        self.assertEqual(reply.status_code, 417)
