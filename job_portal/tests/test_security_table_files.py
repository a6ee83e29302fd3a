"""The table of a searcher's files in docs/security.md, cell by cell."""

import frappe

from job_portal.searchers import service as searchers
from job_portal.tests.http import Browser
from job_portal.tests.market_case import API, MarketCase
from job_portal.tests.security_case import SecurityCase, said_by
from job_portal.tests.utils import store


class TestSearcherFiles(MarketCase, SecurityCase):
    """*Its searcher* applied for a job of *its company*, *another searcher* for one of *another company*."""

    @classmethod
    def setUpClass(cls) -> None:
        super().setUpClass()
        company, other = cls.company_account(), cls.company_account()
        searcher, stranger = cls.account(), cls.account()
        cls.callers = {
            "Guest": Browser(),
            "its company": company.browser,
            "another company": other.browser,
            "its searcher": searcher.browser,
            "another searcher": stranger.browser,
            "JP Reviewer": cls.account(("JP Reviewer",)).browser,
            "System Manager": cls.account(("System Manager",)).browser,
        }
        cls.job = cls.post_job(company)
        cls.files = {"resume": searcher.upload(), "photo": searcher.upload("png")}
        searcher.browser.message(f"{API}save_searcher", **cls.files)
        applied = {"job": cls.job, "resume": cls.files["resume"]}
        searcher.browser.message(f"{API}apply_to_job", **applied)
        cls.another_job, cls.removed_job = (cls.post_job(company) for _ in range(2))
        searcher.browser.message(f"{API}apply_to_job", **{**applied, "job": cls.removed_job})
        store("JP Job", cls.removed_job, "status", "Removed")
        stranger.browser.message(f"{API}apply_to_job", job=cls.post_job(other))
        frappe.db.rollback()
        cls.searcher = searchers.searcher_of(searcher.email)

    def test_every_file_method_and_caller(self) -> None:
        self.walk("### Files of a searcher", self.answer)

    def answer(self, row: dict, caller: str) -> str:
        kind, browser = row["file"], self.callers[caller]
        if row["door"] == "its URL":
            return said_by(browser.get(self.files[kind]))
        values = {"job": self.job_of(row["door"], kind), "searcher": self.searcher, "kind": kind}
        return said_by(browser.get(f"/api/method/{API}get_candidate_file", **values))

    def job_of(self, door: str, kind: str) -> str:
        if door.endswith("removed job"):
            return self.removed_job
        return self.withdrawn_from(kind) if door.endswith("withdrawal") else self.job

    def withdrawn_from(self, kind: str) -> str:
        """A job of the same company for which the searcher applied and withdrew."""
        searcher, job = self.callers["its searcher"], self.another_job
        applied = {"job": job, "resume": self.files["resume"], "client_key": f"once-{kind}"}
        name = searcher.message(f"{API}apply_to_job", **applied)["name"]
        searcher.message(f"{API}withdraw_application", name=name)
        return job
