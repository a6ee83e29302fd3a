"""Pay per hour up to a year. All comparisons use its monthly amount."""

import frappe

from job_portal.jobs import formatting, messages, monthly_pay
from job_portal.rules import JOB, OPTIONS
from job_portal.tests.actor import fresh_word, job_values, said
from job_portal.tests.http import Browser
from job_portal.tests.market_case import API, EmployerCase
from job_portal.tests.utils import TestCase, fresh

A_DAY = {"pay_type": "Daily", "pay_min": "500", "pay_max": "600", "pay_unit": "Day"}
STORED = ("pay_min", "pay_max", "pay_unit", "min_salary", "max_salary")
BY_THE_DAY = (500, 600, "Day", 13000, 15600)


class TestReckoning(TestCase):
    def test_a_month_has_26_days_of_8_hours_and_a_year_52_weeks(self) -> None:
        self.assertEqual(list(monthly_pay.UNITS), OPTIONS["pay_units"])
        for amount, unit, month in (
            (60, "Hour", 60 * 8 * 26),
            (500, "Day", 13000),
            (3000, "Week", 13000),
            # 4333.33 and 4334.67
            (1000, "Week", 4333),
            (1001, "Week", 4338),
            (15000, "Month", 15000),
            (350000, "Year", 29167),
            (0, "Day", 0),
        ):
            self.assertEqual(monthly_pay.monthly(amount, unit), month, (amount, unit))

    def test_pay_in_words(self) -> None:
        job = {"pay_min": 500, "pay_max": 600, "pay_unit": "Day", "min_salary": 13000, "max_salary": 15600}
        words = "₹500 - ₹600 a day", "about ₹13,000 - ₹15,600 a month"
        self.assertEqual((formatting.pay(job), formatting.monthly_pay(job)), words)
        one = {**job, "pay_max": 0, "max_salary": 0}
        self.assertEqual(
            (formatting.pay(one), formatting.monthly_pay(one)), ("₹500 a day", "about ₹13,000 a month")
        )
        by_month = {**job, "pay_unit": "Month", "pay_min": 13000, "pay_max": 15600}
        self.assertEqual(
            (formatting.pay(by_month), formatting.monthly_pay(by_month)), ("₹13,000 - ₹15,600 / month", "")
        )


class TestPay(EmployerCase):
    @classmethod
    def setUpClass(cls) -> None:
        super().setUpClass()
        cls.browser = cls.company.browser

    def stored(self, name: str) -> tuple:
        return tuple(value or 0 for value in fresh().get_value("JP Job", name, STORED))

    def update(self, name: str, **changes) -> tuple:
        self.browser.message(f"{API}update_job", name=name, **changes)
        return self.stored(name)

    def test_a_days_pay_is_found_by_what_it_comes_to_in_a_month(self) -> None:
        title = f"Painter {fresh_word()}"
        told = {"pay_type": "Daily", "pay_min": "800", "pay_max": 900, "pay_unit": "Day"}
        # The server calculates the monthly amounts, whatever is sent.
        name = self.post_job(self.company, title=title, **told)
        (card,) = Browser().message(f"{API}list_jobs", search=title, min_salary=20000)["items"]
        self.assertEqual([card[field] for field in STORED], [800, 900, "Day", 20800, 23400])
        self.assertEqual(Browser().message(f"{API}list_jobs", search=title, min_salary=23401)["total"], 0)
        self.assertEqual(Browser().message(f"{API}get_job", name=name)["pay_unit"], "Day")

    def test_what_is_told_by_the_month_stays_so(self) -> None:
        # A job from before pay had a unit of time.
        name = self.post_job(self.company, pay_type="Daily")
        self.assertEqual(self.stored(name), (0, 0, 0, 15000, 20000))
        self.assertEqual(self.update(name, title="Painter"), (0, 0, 0, 15000, 20000))
        self.assertEqual(self.update(name, max_salary="21000", pay_unit=""), (0, 0, 0, 15000, 21000))

    def test_a_change_of_pay(self) -> None:
        name = self.post_job(self.company, **A_DAY)
        self.assertEqual(self.stored(name), BY_THE_DAY)
        self.assertEqual(self.update(name, title="Painter"), BY_THE_DAY)
        # A form of an earlier release sends back the monthly amounts that it read.
        self.assertEqual(self.update(name, min_salary="13000", max_salary="15600"), BY_THE_DAY)
        self.assertEqual(self.update(name, pay_min="500", min_salary="99"), BY_THE_DAY)
        self.assertEqual(self.update(name, pay_unit="Week"), (500, 600, "Week", 2167, 2600))
        self.assertEqual(self.update(name, pay_max="", pay_unit="Day"), (500, 0, "Day", 13000, 0))
        # Only the monthly amounts.
        self.assertEqual(self.update(name, max_salary="16000"), (0, 0, 0, 13000, 16000))
        self.assertEqual(self.update(name, **A_DAY), BY_THE_DAY)
        self.assertEqual(self.update(name, pay_min="", pay_max=""), (0, 0, 0, 0, 0))

    def test_the_same_pay_again_is_no_change(self) -> None:
        name = self.post_job(self.company, **A_DAY)
        opened = str(frappe.db.get_value("JP Job", name, "modified"))
        self.update(name, title="Painter")
        self.update(name, modified=opened, **A_DAY, min_salary="", max_salary="")

    def test_what_is_refused(self) -> None:
        name = self.post_job(self.company, **A_DAY)
        for wrong, sentence in (
            ({"pay_unit": ""}, messages.PAY_NEEDS_UNIT),
            ({"pay_unit": "Fortnight"}, "Please choose Pay Period from the list"),
            ({"pay_min": "five"}, JOB["pay_min"]["invalid"]),
            ({"pay_max": "-1"}, JOB["pay_max"]["invalid"]),
            ({"pay_max": "12,00,00,001"}, JOB["pay_max"]["invalid"]),
            ({"pay_max": "1,00,000", "pay_unit": "Hour"}, JOB["pay_max"]["invalid"]),
            ({"pay_min": "700"}, messages.SALARY_UPSIDE_DOWN),
        ):
            for method, whole in (("post_job", job_values(**A_DAY)), ("update_job", {"name": name})):
                reply = self.browser.call(f"{API}{method}", **{**whole, **wrong})
                self.assertEqual((reply.status_code, said(reply)), (417, sentence), (method, wrong))
        for wrong in (
            {"pay_unit": ["Day"]},
            {"pay_min": {"a": 1}},
            {"pay_max": True},
            {"pay_min": "9" * 400},
        ):
            for method in ("post_job", "check_posting"):
                reply = self.browser.call(f"{API}{method}", **job_values(**{**A_DAY, **wrong}))
                self.assertIn(reply.status_code, (200, 417) if method == "check_posting" else (417,), wrong)
        self.assertEqual(self.stored(name), BY_THE_DAY)

    def test_a_year_may_be_told_in_crores(self) -> None:
        name = self.post_job(
            self.company, experience_required="5+", pay_min="", pay_max="1,20,00,000", pay_unit="Year"
        )
        self.assertEqual(self.stored(name), (0, 12000000, "Year", 0, 1000000))

    def test_the_rules_about_wording_judge_the_month(self) -> None:
        # A monthly amount stated per day.
        wrong = {**A_DAY, "pay_min": "15000", "pay_max": "20000"}
        posted = self.browser.message(f"{API}post_job", **job_values(**wrong))
        self.assertEqual((posted["status"], [each["kind"] for each in posted["held_for"]]), ("Held", ["Pay"]))
        self.assertEqual([each["kind"] for each in self.checked(**wrong)["problems"]], ["Pay"])
        self.assertEqual(self.update(posted["name"], **A_DAY), BY_THE_DAY)
        self.assertEqual(frappe.db.get_value("JP Job", posted["name"], "status"), "Live")

    def checked(self, **values) -> dict:
        return self.browser.message(f"{API}check_posting", **job_values(**values))

    def test_little_pay_is_asked_about_and_never_refused(self) -> None:
        little = {**A_DAY, "pay_min": "50", "pay_max": ""}
        asked = [{"field": "pay_min", "sentence": messages.PAY_IS_LOW.format("₹1,300")}]
        checked = self.checked(**little)
        self.assertEqual((checked["problems"], checked["questions"]), ([], asked))
        posted = self.browser.message(f"{API}post_job", **job_values(**little))
        self.assertEqual((posted["status"], posted["held_for"]), ("Live", []))
        by_month = {"min_salary": "600", "max_salary": "20000"}
        sentence = messages.PAY_IS_LOW.format("₹600")
        self.assertEqual(self.checked(**by_month)["questions"], [{"field": "pay_min", "sentence": sentence}])
        for fine in (
            A_DAY,
            {},
            {"min_salary": "", "max_salary": ""},
            {**little, "pay_min": "ask us"},
            {**by_month, "job_type": "Part Time"},
        ):
            self.assertEqual(self.checked(**fine)["questions"], [], fine)
        an_hour = {"pay_min": "6", "pay_unit": "Hour", "job_type": "Part Time"}
        self.assertEqual(len(self.checked(**an_hour)["questions"]), 1)

    def test_the_floor_is_the_sites_choice(self) -> None:
        self.configure(pay_floor=14000)
        self.assertEqual(len(self.checked(**A_DAY)["questions"]), 1)
        self.configure(pay_floor=1)
        self.assertEqual(self.checked(**{**A_DAY, "pay_min": "1"})["questions"], [])
