from datetime import timedelta

from frappe.utils import now_datetime

from job_portal.briefs.tests.brief_case import BriefCase
from job_portal.rules import OPTIONS
from job_portal.tests.http import Browser
from job_portal.tests.market_case import API

BUDGET = {"budget_min": 300, "budget_max": 600, "budget_unit": "Visit"}


class TestFitting(BriefCase):
    @classmethod
    def setUpClass(cls) -> None:
        super().setUpClass()
        cls.on = (now_datetime() + timedelta(days=3)).date()
        cls.weekday = OPTIONS["week_days"][cls.on.weekday()]
        cls.fitting = cls.freelancer(
            **{"skills": ["Geyser repair"], "radius_km": 10, "week": [f"{cls.weekday} 09:00-18:00"]},
            rates=[{"unit": "Visit", "amount": 500}],
        )
        cls.day = {"when": "date", "on": str(cls.on)}

    def fit(self, account, brief: str) -> dict:
        """The fit in the page and in the list, which must agree."""
        fit = self.ask(account, "get_brief", name=brief)["fit"]
        items = self.ask(account, "list_briefs", order="newest", limit=50)["items"]
        self.assertEqual(next(item["fit"] for item in items if item["name"] == brief), fit)
        return fit

    def of_quote(self, brief: str) -> dict:
        (item,) = self.ask(self.poster, "get_quotes", brief=brief)["items"]
        return item["fit"]

    def test_both_sides_read_what_fits(self) -> None:
        brief = self.post(**BUDGET, **self.day)
        fit = self.fit(self.fitting, brief)
        near = "About 1 km from you"
        reasons = ["The work that you do", near, "The budget covers your price"]
        self.assertEqual(fit, {"reasons": [*reasons, "You are free on that day"], "missing": []})
        self.quote(brief, self.fitting)
        reasons = ["Does this work", "Within about 5 km", "Within your budget", "Free on that day"]
        self.assertEqual(self.of_quote(brief), {"reasons": reasons, "missing": []})

    def test_skills_that_the_brief_names_and_work_from_anywhere(self) -> None:
        brief = self.post(description="A geyser repair at home", is_remote=True)
        reasons = self.fit(self.fitting, brief)["reasons"]
        self.assertEqual(
            reasons, ["The work that you do", "You know Geyser repair", "Can be done from anywhere"]
        )

    def test_both_sides_read_what_does_not_fit(self) -> None:
        far = self.post(category="tailor", title="Two blouses", pincode="110001")
        missing = ["Other work than in the profile", "Farther than in the profile"]
        self.assertEqual(self.fit(self.fitting, far), {"reasons": [], "missing": missing})
        other_day = str(self.on + timedelta(days=1))
        brief = self.post(when="date", on=other_day, budget_max=400, budget_unit="Visit")
        missing = ["Above the budget", "Not free on that day"]
        self.assertEqual(self.fit(self.fitting, brief)["missing"], missing)
        self.quote(brief, self.fitting, amount=400)
        # The price of the quote counts, not the usual one.
        self.assertEqual(self.of_quote(brief)["missing"], ["Not free on that day"])

    def test_a_day_off_and_an_end_are_not_free(self) -> None:
        brief = self.post(**self.day)
        for change in (
            {"days_off": [str(self.on)]},
            {"available_until": str(self.on - timedelta(days=1))},
        ):
            account = self.freelancer(week=[f"{self.weekday} 09:00-18:00"], **change)
            self.assertIn("Not free on that day", self.fit(account, brief)["missing"], change)

    def test_amounts_for_different_units_are_not_compared(self) -> None:
        brief = self.post(budget_max=400, budget_unit="Day")
        fit = self.fit(self.fitting, brief)
        self.assertEqual((len(fit["reasons"]), fit["missing"]), (2, []))

    def test_others_get_no_reasons(self) -> None:
        brief = self.post()
        self.assertIsNone(Browser().message(f"{API}get_brief", name=brief)["fit"])
        self.assertIsNone(self.ask(self.poster, "get_brief", name=brief)["fit"])
        account = self.account()
        items = self.ask(account, "list_briefs", order="newest")["items"]
        self.assertEqual({item["fit"] for item in items}, {None})
