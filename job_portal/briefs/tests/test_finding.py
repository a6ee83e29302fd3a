import frappe

from job_portal.briefs.tests.brief_case import BriefCase
from job_portal.jobs.finding import rebuilding
from job_portal.tests.actor import fresh_word
from job_portal.tests.http import Browser
from job_portal.tests.market_case import API
from job_portal.tests.utils import bench_only


class TestFinding(BriefCase):
    def found(self, **filters) -> list[str]:
        return [item["name"] for item in Browser().message(f"{API}list_briefs", **filters)["items"]]

    def test_a_brief_is_found_by_trade_words_and_place_while_it_is_live(self) -> None:
        mark = fresh_word()
        name = self.post(title=f"Leaking {mark} tap", description="The geyser drips.")
        for filters in (
            {"search": mark},
            {"search": "नल मिस्त्री"},
            {"category": "plumber", "pincode": "560038", "radius_km": 5},
            {"search": "geyser", "order": "newest"},
            {"city": "Bengaluru", "search": mark},
            {"state": "Karnataka", "order": "newest"},
        ):
            self.assertIn(name, self.found(**filters), filters)
        self.assertNotIn(name, self.found(search=mark, pincode="110001", radius_km=5))
        self.assertNotIn(name, self.found(search=mark, city="Mumbai"))
        item = Browser().message(f"{API}list_briefs", search=mark, pincode="560038")["items"][0]
        self.assertEqual((item["status"], item["quotes"], item["pincode"]), ("Live", 0, None))
        self.assertIsNotNone(item["distance_km"])
        for private in ("address", "account", "modified"):
            self.assertNotIn(private, item)
        self.ask(self.poster, "close_brief", name=name)
        self.assertEqual(self.found(search=mark), [])
        self.ask(self.poster, "repost_brief", name=name)
        self.ask(self.poster, "update_brief", name=name, title="Leaking tap")
        self.assertEqual(self.found(search=mark, order="newest"), [])
        rebuilding.rebuild()
        self.assertIn(name, self.found(search="geyser"))

    def test_held_hired_and_ended_briefs_are_not_listed(self) -> None:
        names = [self.post() for _ in range(3)]
        self.ask(self.poster, "update_brief", name=names[0], description="Call 98123 45678")
        self.hire(names[1])
        self.set_time("JP Brief", names[2], "valid_through", seconds=-1)
        self.assertEqual(set(names) & set(self.found(order="newest", limit=50)), set())

    def test_to_quote_leaves_out_own_and_quoted_briefs_for_a_freelancer(self) -> None:
        mark = fresh_word()
        first, quoted, withdrawn, own = (
            self.post(account, title=f"Leaking {mark} tap {number}")
            for number, account in enumerate((None, None, None, self.plumber))
        )
        self.quote(quoted)
        self.ask(self.plumber, "withdraw_quote", name=self.quote(withdrawn))

        def found(**filters) -> set[str]:
            page = self.ask(self.plumber, "list_briefs", search=mark, **filters)
            return {item["name"] for item in page["items"]}

        self.assertEqual(found(), {first, quoted, withdrawn, own})
        self.assertEqual(found(to_quote=1), {first, withdrawn})
        self.assertEqual(set(self.found(search=mark, to_quote=1)), {first, quoted, withdrawn, own})

    @bench_only("the embedded host cannot tell its indexes")
    def test_a_city_or_state_with_few_briefs_is_found_by_its_index(self) -> None:
        for column in ("city", "state"):
            index = f"is_listed_{column}_published_on_name_valid_through_index"
            self.assertTrue(frappe.db.has_index("tabJP Brief", index), column)

    def test_wrong_filters_are_refused(self) -> None:
        for filters in ({"order": "salary"}, {"search": "x" * 141}, {"limit": 51}, {"pincode": "000000"}):
            self.refusal(self.plumber, 417, "list_briefs", **filters)
