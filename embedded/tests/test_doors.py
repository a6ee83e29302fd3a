import json

from embedded.tests.support import HostTest, Visitor

TICKETS = "/api/resource/Ticket"


class TestResource(HostTest):
    """/api/resource, the REST interface: list, read, create, update, delete."""

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.manager = Visitor(cls.user("manager", "System Manager"))

    def create(self, **values):
        return self.manager.open(TICKETS, "POST", json={"title": "Made here", **values})

    def test_a_life_over_rest(self):
        made = self.create(lines=[{"text": "one"}]).json["data"]
        path = f"{TICKETS}/{made['name']}"
        self.assertEqual(self.manager.open(path).json["data"]["lines"][0]["text"], "one")
        changed = self.manager.open(path, "PUT", json={"title": "Changed"}).json["data"]
        self.assertEqual((changed["title"], changed["modified_by"]), ("Changed", "manager@example.com"))
        stale = self.manager.open(path, "PUT", json={"title": "x", "modified": made["modified"]})
        self.assertEqual((stale.status_code, stale.json["exc_type"]), (417, "TimestampMismatchError"))
        deleted = self.manager.open(path, "DELETE")
        self.assertEqual((deleted.status_code, deleted.json), (202, {"data": "ok"}))
        self.assertEqual(self.manager.open(path).status_code, 404)

    def test_a_list_has_names_filters_fields_and_twenty_rows(self):
        for number in range(21):
            self.create(note="listed", count=number)
        query = {
            "filters": json.dumps([["note", "=", "listed"]]),
            "fields": '["count"]',
            "order_by": "count desc",
        }
        rows = self.manager.open(TICKETS, query_string=query).json["data"]
        self.assertEqual((len(rows), rows[0]), (20, {"count": 20}))


class TestPages(HostTest):
    """Pages of a renderer, redirects, assets."""

    def test_a_page_renderer_answers(self):
        answer = Visitor().open("/door")
        self.assertEqual((answer.status_code, answer.text), (200, "door for Guest"))
        self.assertEqual(Visitor().open("/door", "HEAD").data, b"")

    def test_a_slash_at_the_end_is_redirected_away(self):
        self.assertEqual(Visitor().open("/door/?a=b").headers["Location"], "/door?a=b")

    def test_the_root_shows_the_home_page_of_ones_role_in_its_place(self):
        owner = Visitor(self.user("owner", "Ticket Owner"))
        self.assertEqual(owner.open("/").text, "hello/home for owner@example.com")

    def test_an_unknown_page_is_404(self):
        self.assertEqual(Visitor().open("/none").status_code, 404)

    def test_assets_are_kept_a_year_and_compressed(self):
        answer = Visitor().open("/assets/fixture_app/asset-JYGYNX3R.js", headers={"Accept-Encoding": "gzip"})
        self.assertEqual((answer.status_code, answer.headers["Content-Encoding"]), (200, "gzip"))
        self.assertIn("immutable", answer.headers["Cache-Control"])
        self.assertIn("max-age=31536000", answer.headers["Cache-Control"])
        self.assertEqual(answer.mimetype, "text/javascript")
        self.assertEqual(Visitor().open("/assets/fixture_app/../hooks.py").status_code, 404)

    def test_an_asset_without_a_hash_in_its_name_is_asked_for_again(self):
        answer = Visitor().open("/assets/fixture_app/icon.svg")
        self.assertEqual((answer.status_code, answer.headers["Cache-Control"]), (200, "no-cache"))
        again = Visitor().open(
            "/assets/fixture_app/icon.svg", headers={"If-None-Match": answer.headers["ETag"]}
        )
        self.assertEqual(again.status_code, 304)
