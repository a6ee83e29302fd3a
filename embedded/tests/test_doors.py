import json

import frappe

from embedded.tests.support import HostTest, Visitor

TICKETS = "/api/resource/Ticket"


class TestResource(HostTest):
    """/api/resource behind DocPerm: list, read, create, update, delete."""

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.manager = Visitor(cls.user("manager", "System Manager"))
        cls.owner = Visitor(cls.user("owner", "Ticket Owner"))
        cls.other = Visitor(cls.user("other", "Ticket Owner"))
        cls.nobody = Visitor(cls.user("nobody"))

    def create(self, visitor, **values):
        return visitor.open(TICKETS, "POST", json={"title": "Made here", **values})

    def test_a_life_over_rest(self):
        made = self.create(self.manager, lines=[{"text": "one"}]).json["data"]
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
            self.create(self.manager, note="listed", count=number)
        query = {
            "filters": json.dumps([["note", "=", "listed"]]),
            "fields": '["count"]',
            "order_by": "count desc",
        }
        rows = self.manager.open(TICKETS, query_string=query).json["data"]
        self.assertEqual((len(rows), rows[0]), (20, {"count": 20}))

    def test_more_than_the_database_has_room_for_is_417(self):
        for filters in ([["title", "=", "x"]] * 1100, {"title": ("in", [str(n) for n in range(300_000)])}):
            answer = self.manager.call("frappe.client.get_list", doctype="Ticket", filters=filters)
            self.assertEqual((answer.status_code, answer.json["exc_type"]), (417, "DataError"))

    def test_without_a_role_everything_is_403_for_users_and_guests(self):
        name = self.create(self.manager).json["data"]["name"]
        for visitor in (self.nobody, Visitor()):
            for path, method in (
                (TICKETS, "GET"),
                (f"{TICKETS}/{name}", "GET"),
                (f"{TICKETS}/{name}", "PUT"),
                (f"{TICKETS}/{name}", "DELETE"),
                (TICKETS, "POST"),
            ):
                self.assertEqual(
                    visitor.open(path, method, json={"title": "x"}).status_code, 403, (path, method)
                )

    def test_if_owner_shows_ones_own_only(self):
        mine = self.create(self.owner).json["data"]["name"]
        path = f"{TICKETS}/{mine}"
        self.assertEqual([self.owner.open(path).status_code, self.other.open(path).status_code], [200, 403])
        names = [row["name"] for row in self.other.open(TICKETS, query_string={"limit": 500}).json["data"]]
        self.assertNotIn(mine, names)

    def test_rows_are_reached_through_their_document_only(self):
        row = self.create(self.owner, lines=[{"text": "private"}]).json["data"]["lines"][0]["name"]
        rows = "/api/resource/Ticket Line"
        for visitor in (self.owner, self.other):
            for path in (f"{rows}?parent=Ticket", f"{rows}/{row}"):
                self.assertEqual(visitor.open(path).status_code, 403, path)

    def test_fields_of_a_higher_level_are_neither_shown_nor_written(self):
        made = self.create(self.owner, internal="x").json["data"]
        self.assertFalse(made.get("internal"))
        frappe.db.set_value("Ticket", made["name"], "internal", "hidden")
        frappe.db.commit()
        read = self.owner.open(f"{TICKETS}/{made['name']}").json["data"]
        self.assertIsNone(read.get("internal"))

    def test_generic_calls_ask_for_the_same_permissions_and_get_count_for_none(self):
        name = self.create(self.manager).json["data"]["name"]
        calls = {
            "get": {"name": name},
            "get_list": {},
            "get_value": {"fieldname": "title", "filters": {"name": name}},
            "set_value": {"name": name, "fieldname": "title", "value": "x"},
            "delete": {"name": name},
        }
        for method, arguments in calls.items():
            answer = self.nobody.call(f"frappe.client.{method}", doctype="Ticket", **arguments)
            self.assertEqual(answer.status_code, 403, method)
        insert = self.nobody.call("frappe.client.insert", doc={"doctype": "Ticket", "title": "x"})
        self.assertEqual(insert.status_code, 403)
        counted = self.nobody.call("frappe.client.get_count", doctype="Ticket", filters={"name": name})
        self.assertEqual(counted.json["message"], 1)

    def test_users_change_themselves_but_not_their_roles_nor_others(self):
        path = "/api/resource/User/owner@example.com"
        self.assertEqual(self.owner.open(path, "PUT", json={"location": "Pune"}).status_code, 200)
        self.owner.open(path, "PUT", json={"roles": [{"role": "System Manager"}], "api_key": "mine"})
        user = frappe.get_doc("User", "owner@example.com")
        self.assertEqual((user.location, [row.role for row in user.roles]), ("Pune", ["Ticket Owner"]))
        self.assertIsNone(user.api_key)
        self.assertEqual(self.other.open(path, "PUT", json={"location": "x"}).status_code, 403)
        self.assertEqual(self.other.open("/api/resource/User").status_code, 403)


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
