import frappe

from job_portal.searchers.doctype.jp_job_alert.jp_job_alert import DOCTYPE
from job_portal.tests.actor import fresh_word
from job_portal.tests.http import at_once
from job_portal.tests.market_case import API, EmployerCase
from job_portal.tests.utils import store

SAVE, LIST, DELETE = (f"{API}{name}" for name in ("save_alert", "get_alerts", "delete_alert"))


class TestAlerts(EmployerCase):
    def setUp(self) -> None:
        super().setUp()
        self.browser = self.account().browser

    def keep(self, how_often: str = "Daily", **filters) -> dict:
        return self.browser.message(SAVE, how_often=how_often, **filters)

    def listed(self) -> list[dict]:
        return self.browser.message(LIST)["items"]

    def refused(self, status: int = 417, how_often: str = "Daily", **filters) -> str:
        reply = self.browser.call(SAVE, how_often=how_often, **filters)
        self.assertEqual(reply.status_code, status, filters)
        self.assertEqual(self.listed(), [])
        return reply.get_data(as_text=True)

    def test_a_search_is_kept_in_words_listed_and_deleted(self) -> None:
        alert = self.keep(search=" driver ", city="Pune", min_salary=15000, experience=1, order="salary")
        self.assertEqual(alert["label"], "driver, Pune, ₹15,000 per month or more, 1 year of experience")
        self.assertEqual(
            alert["filters"], {"search": "driver", "city": "Pune", "min_salary": 15000, "experience": 1}
        )
        self.assertEqual((alert["how_often"], alert["told_on"], alert["lapsed"]), ("Daily", None, None))
        other = self.keep(pincode="560038", radius_km=10, category="engineering", job_type="Full Time")
        self.assertRegex(other["label"], "^Engineering, Full Time, within about 10 km of .+")
        self.assertEqual(other["filters"]["category"], "Engineering")
        self.assertEqual([each["name"] for each in self.listed()], [other["name"], alert["name"]])
        self.browser.message(DELETE, name=other["name"])
        self.assertEqual(self.listed(), [alert])
        self.assertEqual(self.account().browser.message(LIST), {"items": [], "most": 10})

    def test_the_same_search_is_kept_once(self) -> None:
        first = self.keep(search="Driver  night", city="Pune")
        again = self.keep("Weekly", search="driver night ", city="PUNE", order="newest", pincode="560038")
        self.assertEqual((again["name"], again["how_often"]), (first["name"], "Weekly"))
        self.assertEqual(len(self.listed()), 1)
        # The order by distance implies a circle.
        near = self.keep(pincode="560038", order="nearest")
        self.assertEqual(near["filters"], {"pincode": "560038", "radius_km": 100})
        self.assertEqual(self.keep(pincode="560038", radius_km=100)["name"], near["name"])

    def test_many_requests_at_once_are_one_alert_and_no_more_than_allowed(self) -> None:
        replies = at_once([lambda: self.keep(search="driver") for _ in range(5)])
        self.assertEqual(len({reply["name"] for reply in replies}), 1)
        for number in range(8):
            self.keep(search=f"driver {number}")
        words = [f"cook {number}" for number in range(4)]
        replies = at_once(
            [lambda word=word: self.browser.call(SAVE, how_often="Daily", search=word) for word in words]
        )
        self.assertEqual(sorted(reply.status_code for reply in replies), [200, 417, 417, 417])
        self.assertEqual(len(self.listed()), 10)
        self.assertEqual(self.browser.call(SAVE, how_often="Daily", search="one more").status_code, 417)
        # Saving an existing search again does not count.
        self.assertEqual(self.keep("At once", search="driver")["how_often"], "At once")

    def test_what_is_no_search_or_one_that_the_list_refuses_is_refused(self) -> None:
        self.assertIn("Please search for something first", self.refused())
        for nothing in (
            {"search": "  "},
            {"order": "salary"},
            {"pincode": "560038"},
            {"min_salary": 0},
        ):
            self.refused(**nothing)
        for wrong in (
            {"how_often": "Hourly"},
            {"how_often": ""},
            {"search": "driver", "order": "loudest"},
            {"search": "x" * 141},
            {"search": "driver <img src=x>"},
            {"search": ["driver"]},
            {"city": "x" * 141},
            {"city": "x" * 20_001},
            {"state": "<script>"},
            {"category": "No such category"},
            {"radius_km": 5},
            {"order": "nearest"},
            {"pincode": "560038", "radius_km": 0},
            {"pincode": "560038", "radius_km": 101},
            {"pincode": "000000", "radius_km": 5},
            {"pincode": "560038", "radius_km": "far"},
            {"job_type": "Sometimes"},
            {"work_location_type": "Moon"},
            {"min_salary": -1},
            {"min_salary": 10**9},
            {"experience": -1},
            {"education": "PhD"},
        ):
            self.refused(**wrong)
        # Frappe 16 refuses a body with this character before any method is called.
        self.assertIn(self.browser.call(SAVE, how_often="Daily", search="\ud800").status_code, (400, 417))
        self.refused(404, company="JPC-none")
        self.assertEqual(self.browser.call(SAVE, search="driver").status_code, 417)

    def test_signs_of_sql_and_json_are_text(self) -> None:
        text = "driver's \"night\" shift; -- %(x)s \\ '}"
        alert = self.keep(search=text)
        self.assertEqual((alert["label"], alert["filters"]), (text, {"search": text}))
        self.assertEqual(self.listed(), [alert])

    def test_an_alert_whose_category_or_company_is_gone_says_so(self) -> None:
        category = f"Juggling {fresh_word()}"
        frappe.get_doc({"doctype": "JP Job Category", "category_name": category}).insert()
        frappe.db.commit()
        self.keep(category=category, search="driver")
        self.post_job(self.company)
        company = self.keep(company=self.company.browser.company)
        self.assertEqual(
            company["label"], frappe.db.get_value("JP Company", self.company.browser.company, "company_name")
        )
        self.assertEqual([each["lapsed"] for each in self.listed()], [None, None])
        frappe.db.rollback()
        frappe.delete_doc("JP Job Category", category)
        gone = '{"company": "JPC-none"}'
        store(DOCTYPE, company["name"], "filters", gone)
        lapsed = [each["lapsed"] for each in self.listed()]
        self.assertEqual(lapsed[0], "This company is no longer there, so nothing new comes.")
        self.assertEqual(lapsed[1], f"The category {category} is no longer there, so nothing new comes.")
        store(DOCTYPE, company["name"], "filters", '{"job_type": "Sometimes"}')
        self.assertEqual(self.listed()[0]["lapsed"], "Please choose Job Type from the list")
