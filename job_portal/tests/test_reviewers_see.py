"""A reviewer tries the open methods to read what reviewers may not: no answer reveals a word or a count.

What Frappe itself protects is tested, too, since our promise depends on it. `test_doors_all` tests that all
other methods of Frappe are refused.
"""

import json
import re
import secrets
from urllib.parse import quote

import frappe

from job_portal.account import messages
from job_portal.searchers.service import searcher_of
from job_portal.tests.actor import fresh_word
from job_portal.tests.market_case import API, MarketCase
from job_portal.tests.security_case import HR, send
from job_portal.tests.utils import bench_only, store

NUMBER = re.compile("[0-9a-f]{56}")


def like(start: str) -> list:
    return ["like", f"{start}%"]


class ReviewerCase(MarketCase):
    @classmethod
    def setUpClass(cls) -> None:
        super().setUpClass()
        cls.owner, cls.person = cls.company_account(), cls.account()
        cls.reviewer = cls.account(("JP Reviewer",))
        cls.company, cls.job = cls.owner.browser.company, cls.post_job(cls.owner)
        cls.owner.browser.message(f"{API}add_hr_details", company_name=cls.company, **HR)
        cls.word = f"Zq{fresh_word()}"
        cls.resume, cls.loose = cls.person.upload(), cls.person.upload()
        me, letter = cls.person.browser, f"{cls.word} letter"
        me.message(f"{API}save_searcher", full_name=f"{cls.word} name", resume=cls.resume)
        me.message(f"{API}apply_to_job", job=cls.job, cover_letter=letter, resume=cls.resume, client_key="a1")
        frappe.db.rollback()
        number = f"9{secrets.randbelow(10**9):09d}"
        frappe.db.set_value("User", cls.person.email, {"mobile_no": number, "full_name": f"{cls.word} user"})
        cls.searcher = searcher_of(cls.person.email)
        cls.application = frappe.db.get_value("JP Application", {"searcher": cls.searcher})
        store("JP Application", cls.application, "note", f"{cls.word} note")
        cls.sent_from = frappe.db.get_value("JP Company", cls.company, "sent_from")
        key = frappe.db.get_value("User", cls.person.email, "api_key")
        cls.secrets = [cls.word, number, cls.person.email, cls.resume, cls.loose, cls.sent_from, key]
        # (DocType, field, beginning of its value)
        cls.fields = [
            ("JP Company", "sent_from", cls.sent_from[:9]),
            ("JP Searcher", "full_name", cls.word),
            ("JP Application", "cover_letter", cls.word),
            ("JP Application", "note", cls.word),
            ("User", "full_name", cls.word),
            ("User", "mobile_no", number[:9]),
            ("User", "name", cls.person.email[:9]),
            ("User", "api_key", key[:9]),
            ("File", "file_url", cls.resume[:-5]),
            ("Contact", "first_name", "Test"),
        ]

    def check_silent(self, ask, guess: str) -> None:
        """Check that the answer has no secret, and is the same for a right and for a wrong guess."""
        right, wrong = ask(guess), ask("zzzzzz")
        for secret in self.secrets:
            self.assertNotIn(secret, wrong.text)
        self.assertEqual(right.status_code, wrong.status_code, right.text)
        # The answer may repeat the question. Frappe numbers each refusal.
        told = right.text.replace(guess, "zzzzzz")
        self.assertEqual(NUMBER.sub("", told), NUMBER.sub("", wrong.text))

    def check_refused(self, reply) -> None:
        """Check that our own check refuses, not Frappe's."""
        self.assertEqual(reply.status_code, 403, reply.text)
        self.assertIn(messages.REVIEWERS_NO_MORE, reply.text)


class TestReviewersOnBothHosts(ReviewerCase):
    def test_filters_and_sorting(self) -> None:
        it = self.reviewer.browser
        for doctype, field, start in self.fields:
            for name, ask in {
                "count": lambda g, d=doctype, f=field: it.call(
                    "frappe.client.get_count", doctype=d, filters={f: like(g)}
                ),
                "list": lambda g, d=doctype, f=field: it.call(
                    "frappe.client.get_list", doctype=d, filters={f: like(g)}
                ),
                "resource": lambda g, d=doctype, f=field: it.get(
                    f"/api/resource/{quote(d)}", filters=json.dumps([[d, f, *like(g)]])
                ),
                "or": lambda g, d=doctype, f=field: it.get(
                    f"/api/resource/{quote(d)}", or_filters=json.dumps([[f, *like(g)]])
                ),
                "value": lambda g, d=doctype, f=field: it.call(
                    "frappe.client.get_value", doctype=d, fieldname="name", filters={f: like(g)}
                ),
            }.items():
                with self.subTest(doctype=doctype, field=field, way=name):
                    self.check_silent(ask, start)

    def test_filters_within_a_text(self) -> None:
        """Frappe parses JSON within JSON."""
        wanted = json.dumps(json.dumps([["JP Company", "sent_from", "is", "set"]]))
        card = json.dumps({"document_type": "JP Company", "function": "Count"})
        for method, values in (
            ("frappe.desk.doctype.number_card.number_card.get_result", {"doc": card, "filters": wanted}),
            ("frappe.desk.search.search_link", {"doctype": "JP Company", "txt": "", "filters": wanted}),
        ):
            self.assertEqual(self.reviewer.browser.call(method, **values).status_code, 403, method)

    def test_what_becomes_sql(self) -> None:
        """An order's direction, sums and pages: Frappe writes them into its query."""
        of, value = {"doctype": "JP Company"}, {"value": self.company, "prev": 0, "sort_field": "status"}
        order = f"if(name like '{self.company}', locate('a', substr(sent_from, 1, 1)), 0) desc"
        summed = {"group_by": "name", "aggregate_function": "count", "aggregate_on_field": "name"}
        for method, given in (
            ("desk.form.utils.get_next", {**value, "sort_order": f"desc, {order}"}),
            ("desk.form.utils.get_next", {**value, "sort_order": "desc, ifnull(sleep(2), 1)"}),
            ("desk.form.utils.get_next", {**value, "filters": '{"status": "Approved"}'}),
            ("desk.reportview.get_sidebar_stats", {"stats": "[]", "filters": '{"idx": 1}'}),
            ("desk.reportview.get", {**summed, "aggregate_on_doctype": "JP Job"}),
            ("client.get_list", {"filters": [["name", "like", ["a"]]]}),
            ("client.get_list", {"limit_page_length": "1 union select 1"}),
        ):
            with self.subTest(method=method, given=given):
                reply = self.reviewer.browser.call(f"frappe.{method}", **of, **given)
                self.check_refused(reply)

    def test_objects_in_the_place_of_names(self) -> None:
        """Frappe then searches for a matching record."""
        it, of_one = self.reviewer.browser, {"doctype": "JP Company", "name": self.company}
        for fits in ({"sent_from": like(self.sent_from[:9])}, [{"sent_from": ["is", "set"]}]):
            for values in ({"name": fits}, {"account": fits}):
                doc, put = {**of_one, **values}, f"/api/resource/JP Company/{self.company}"
                for name, ask in {
                    "save": lambda d=doc: it.call("frappe.client.save", doc=d),
                    "as text": lambda d=doc: it.call("frappe.client.save", doc=json.dumps(d)),
                    "form": lambda d=doc: it.call("frappe.desk.form.save.savedocs", doc=d, action="Save"),
                    "workflow": lambda d=doc: it.call("frappe.model.workflow.get_transitions", doc=d),
                    "put": lambda v=values, p=put: send(it, "PUT", p, v),
                    "put data": lambda v=values, p=put: send(it, "PUT", p, {"data": json.dumps(v)}),
                    "put text": lambda v=values, p=put: it.open("PUT", p, data=json.dumps(v)),
                    "set": lambda v=values: it.call(
                        "frappe.client.set_value", **of_one, fieldname=json.dumps(v)
                    ),
                    "set one": lambda v=values: it.call(
                        "frappe.client.set_value",
                        **of_one,
                        fieldname=next(iter(v)),
                        value=next(iter(v.values())),
                    ),
                }.items():
                    with self.subTest(values=values, way=name):
                        self.check_refused(ask())

    def test_a_comment_is_ones_own(self) -> None:
        values = {"reference_doctype": "JP Company", "reference_name": self.company, "content": "Seen."}
        for name in ("comment_email", "comment_by"):
            forged = {
                "comment_email": self.reviewer.email,
                "comment_by": "Test",
                **values,
                name: "Administrator",
            }
            reply = self.reviewer.browser.call("frappe.desk.form.utils.add_comment", **forged)
            self.assertEqual(reply.status_code, 403)

    def test_whole_records(self) -> None:
        it = self.reviewer.browser
        for doctype, name in (
            ("JP Searcher", self.searcher),
            ("JP Application", self.application),
            ("User", self.person.email),
            ("File", frappe.db.get_value("File", {"file_url": self.resume})),
        ):
            with self.subTest(doctype=doctype):
                self.assertEqual(it.get(f"/api/resource/{quote(doctype)}/{quote(name)}").status_code, 403)
                self.assertEqual(it.get(f"/api/resource/{quote(doctype)}").status_code, 403)
        for reply in (
            it.get("/api/resource/JP Company", fields='["*"]'),
            it.get(f"/api/resource/JP Company/{self.company}"),
            send(it, "PUT", f"/api/resource/JP Company/{self.company}", {"specialization": "Looms"}),
        ):
            self.assertEqual(reply.status_code, 200, reply.text)
            self.assertNotIn(self.sent_from, reply.text)

    def test_anothers_file(self) -> None:
        it, me = self.reviewer.browser, self.reviewer.email
        for url in (self.resume, self.loose):
            row = {"doctype": "File", "file_url": url, "is_private": 1, "file_name": "a.pdf"}
            user = {"doctype": "User", "name": me}
            for name, ask in {
                "resource": lambda r=row: send(it, "POST", "/api/resource/File", r),
                "insert": lambda r=row: it.call("frappe.client.insert", doc=r),
                "upload": lambda u=url: it.open("POST", "/api/method/upload_file", data={"file_url": u}),
                "attach": lambda u=url: it.call(
                    "frappe.client.attach_file", doctype="JP Company", docname=self.company, filename="a.pdf"
                ),
                "picture": lambda u=url: send(it, "PUT", f"/api/resource/User/{me}", {"user_image": u}),
                "set": lambda u=url, d=user: it.call(
                    "frappe.client.set_value", **d, fieldname="user_image", value=u
                ),
                "company": lambda u=url: send(
                    it, "PUT", f"/api/resource/JP Company/{self.company}", {"company_pan_card": u}
                ),
            }.items():
                with self.subTest(url=url, way=name):
                    self.assertGreaterEqual(ask().status_code, 400)
                    self.assertEqual(it.get(url).status_code, 403)
        self.assertEqual(
            it.get(frappe.db.get_value("JP Company", self.company, "company_pan_card")).status_code, 200
        )

    def test_what_desk_asks_is_open(self) -> None:
        it, of = self.reviewer.browser, {"doctype": "JP Company"}
        prefixed = [["JP Company", "status", "=", "Approved"]]
        for given in (
            {"fields": ["name", "status", "company_name"], "filters": prefixed, "order_by": "modified desc"},
            {"filters": {"status": "Approved", "company_name": ["like", "%o%"]}},
        ):
            reply = it.call("frappe.client.get_list", **of, **given)
            self.assertEqual(reply.status_code, 200, reply.text)
            self.assertTrue(reply.json["message"], given)


@bench_only("the embedded host has none of these ways")
class TestReviewersOnABench(ReviewerCase):
    def questions(self, doctype: str, field: str) -> dict:
        it = self.reviewer.browser
        of, full = {"doctype": doctype}, f"`tab{doctype}`.`{field}`"

        def filters(guess):
            return json.dumps([[doctype, field, *like(guess)]])

        def call(method, **given):
            return lambda guess: it.call(
                f"frappe.{method}",
                **{key: value(guess) if callable(value) else value for key, value in given.items()},
            )

        def card(guess):
            return json.dumps(
                {"doctype": "Number Card", "document_type": doctype, "function": "Count", "name": "x"}
            )

        def chart(guess):
            return json.dumps(
                {
                    **{"doctype": "Dashboard Chart", "document_type": doctype, "chart_type": "Group By"},
                    **{"group_by_based_on": field, "group_by_type": "Count", "timespan": "Last Year"},
                    **{"filters_json": filters(guess), "based_on": "creation", "type": "Bar"},
                }
            )

        def ordered(guess):
            return f"field(left({full}, {len(guess)}), {json.dumps(guess)})"

        def located(guess):
            return json.dumps(
                ["name", f"locate({json.dumps(guess)}, name, {field}) as x", f"replace(name, name, {field})"]
            )

        rv, listed = "desk.reportview", {"fields": '["name"]'}
        return {
            "reportview.get": call(f"{rv}.get", **of, **listed, filters=filters),
            "reportview.get_list": call(f"{rv}.get_list", **of, **listed, or_filters=filters),
            "reportview.get_count": call(f"{rv}.get_count", **of, filters=filters),
            "reportview.get_count limit": call(
                f"{rv}.get_count", **of, filters=filters, limit=5, fields="[]"
            ),
            "aggregate": call(
                *(f"{rv}.get",),
                **{**of, **listed, "group_by": full, "aggregate_function": "count"},
                **{"aggregate_on_field": field, "aggregate_on_doctype": doctype},
            ),
            "order": call(f"{rv}.get", **of, **listed, order_by=ordered),
            "group": call(f"{rv}.get", **of, **listed, group_by=full),
            "function": call(f"{rv}.get", **of, fields=located),
            "export": call(
                f"{rv}.export_query", **of, fields=json.dumps([full]), file_format_type="CSV", filters=filters
            ),
            "sidebar": call(f"{rv}.get_sidebar_stats", **of, stats=json.dumps([field]), filters=filters),
            "group by": call(
                "desk.listview.get_group_by_count", **of, current_filters=filters, field="owner"
            ),
            "group by field": call(
                "desk.listview.get_group_by_count", **of, current_filters="[]", field=field
            ),
            "assigned": call(
                "desk.listview.get_group_by_count", **of, current_filters=filters, field="assigned_to"
            ),
            "card": call("desk.doctype.number_card.number_card.get_result", doc=card, filters=filters),
            "chart": call("desk.doctype.dashboard_chart.dashboard_chart.get", chart=chart, no_cache=1),
            "link": call("desk.search.search_link", **of, txt="", filters=filters),
            "link by field": call("desk.search.search_link", **of, txt=lambda g: g, searchfield=field),
            "link by query": call(
                "desk.search.search_link",
                **of,
                txt=lambda g: g,
                query="frappe.core.doctype.user.user.user_query",
            ),
            "next": call(
                "desk.form.utils.get_next",
                **of,
                value=self.company,
                prev=0,
                filters=filters,
                sort_field="name",
            ),
            "next by": call(
                "desk.form.utils.get_next", **of, value=self.company, prev=0, filters="[]", sort_field=field
            ),
            "get": call("client.get", **of, filters=lambda g: json.dumps({field: like(g)})),
            "fields of a link": call(
                "client.validate_link", **of, docname=self.company, fields=json.dumps([field])
            ),
            "v2": lambda guess: it.get(
                f"/api/v2/document/{quote(doctype)}", filters=json.dumps({field: like(guess)})
            ),
            "v2 count": lambda guess: it.get(
                f"/api/v2/doctype/{quote(doctype)}/count", filters=json.dumps({field: like(guess)})
            ),
            "list page": lambda guess: it.post("/list", json={"doctype": doctype, field: like(guess)}),
            "page of its own": lambda guess: it.post(f"/{quote(doctype)}", json={field: like(guess)}),
        }

    def test_no_count_and_no_order_tells(self) -> None:
        for doctype, field, start in self.fields:
            for name, ask in self.questions(doctype, field).items():
                with self.subTest(doctype=doctype, field=field, way=name):
                    self.check_silent(ask, start)

    def test_fields_of_what_a_company_links_to(self) -> None:
        it, of = self.reviewer.browser, {"doctype": "JP Company"}
        for given in (
            {"fields": json.dumps(["name", "account.mobile_no", "account.api_key", "account.full_name"])},
            {"fields": '["name", "account.name"]', "order_by": "`tabUser_1`.`mobile_no`"},
            {"fields": '["name", "account.name"]', "order_by": "left(tabUser_1.mobile_no, 3)"},
            {"fields": json.dumps(["name", "`tabUser`.`mobile_no`"])},
            {"fields": json.dumps(["name"]), "filters": json.dumps([["User", "mobile_no", "like", "9%"]])},
            {"fields": json.dumps(["name"]), "filters": json.dumps([["Has Role", "role", "like", "J%"]])},
            {"fields": '["name", "(select 1)"]'},
            {"fields": '["name"]', "parent": "JP Searcher"},
        ):
            for method in ("client.get_list", "desk.reportview.get", "desk.reportview.get_count"):
                with self.subTest(given=given, method=method):
                    self.assertEqual(it.call(f"frappe.{method}", **of, **given).status_code, 403)
        reply = it.call("frappe.desk.reportview.get", doctype="Has Role", parent="User", fields='["role"]')
        self.assertEqual(reply.status_code, 403)

    def test_what_hangs_on_a_record(self) -> None:
        it = self.reviewer.browser
        company, person = {"doctype": "JP Company", "name": self.company}, {"doctype": "JP Searcher"}
        for method, given in {
            "desk.form.load.getdoc": company,
            "desk.form.load.get_docinfo": company,
            "desk.notifications.get_open_count": {**company, "items": '["JP Application", "JP Invitation"]'},
            "desk.form.load.getdoc ": {**person, "name": self.searcher},
            "desk.form.load.get_docinfo ": {**person, "name": self.searcher},
            "desk.link_preview.get_preview_data": {**person, "docname": self.searcher},
            "desk.search.get_link_title": {**person, "docname": self.searcher},
            "desk.search.get_link_title ": {"doctype": "User", "docname": self.person.email},
            "desk.form.load.get_user_info_for_viewers": {"users": json.dumps([self.person.email])},
            "www.printview.get_html_and_style": {"doc": "JP Searcher", "name": self.searcher},
            "utils.print_format.download_pdf": {**person, "name": self.searcher},
            "desk.query_report.run": {"report_name": "Permitted Documents For User"},
            "desk.query_report.run ": {
                "report_name": "Job Portal Review Queue",
                "custom_columns": json.dumps(
                    [{"fieldname": "mobile_no", "doctype": "User", "link_field": "account"}]
                ),
            },
        }.items():
            with self.subTest(method=method):
                reply = it.call(f"frappe.{method.strip()}", **given)
                for secret in self.secrets:
                    self.assertNotIn(secret, reply.text)
        runs = {"cmd": "run_doc_method", "dt": "JP Company", "dn": self.company, "method": "as_dict"}
        self.assertEqual(it.post("/", json=runs).status_code, 403)
        for path in (
            f"/printview?doctype=JP%20Searcher&name={self.searcher}",
            f"/JP%20Searcher/{self.searcher}",
            f"/User/{self.person.email}",
            f"/api/resource/JP%20Company/{self.company}?run_method=as_dict",
        ):
            with self.subTest(path=path):
                reply = it.get(path)
                for secret in self.secrets[:1] + self.secrets[3:]:
                    self.assertNotIn(secret, reply.text)

    def test_what_desk_asks_is_open(self) -> None:
        it, of = self.reviewer.browser, {"doctype": "JP Company"}
        full = "`tabJP Company`.`status`"
        titled = "company.company_name as company_company_name"
        grouped = {"aggregate_on_field": "name", "aggregate_on_doctype": "JP Company"}
        of_one = {**of, "name": self.company}
        card = json.dumps({"document_type": "JP Company", "function": "Count", "name": "x"})
        for method, given in (
            ("desk.reportview.get", {**of, "fields": '["name", "_assign"]', "filters": "[]", "view": "List"}),
            (
                "desk.reportview.get",
                {**of, "fields": json.dumps([full]), "group_by": full, **grouped}
                | {"aggregate_function": "count", "order_by": "_aggregate_column desc"},
            ),
            (
                "desk.reportview.get_count",
                {**of, "filters": "[]", "fields": "[]", "distinct": "false", "limit": 1001},
            ),
            ("desk.reportview.get_sidebar_stats", {**of, "stats": '["_user_tags"]', "filters": "[]"}),
            ("desk.listview.get_group_by_count", {**of, "current_filters": "[]", "field": "assigned_to"}),
            ("desk.doctype.number_card.number_card.get_result", {"doc": card, "filters": "[]"}),
            (
                "desk.search.search_link",
                {"doctype": "JP Industry", "txt": "", "reference_doctype": "JP Company"},
            ),
            ("desk.query_report.run", {"report_name": "Job Portal Review Queue", "filters": "{}"}),
            ("desk.form.load.getdoc", of_one),
            (
                "desk.form.utils.get_next",
                {**of, "value": self.company, "prev": "0", "filters": "[]"}
                | {"sort_field": "modified", "sort_order": "desc"},
            ),
            ("desk.form.load.getdoc", {"doctype": "Number Card", "name": "Job Portal Companies"}),
            ("desk.form.load.getdoc", {"doctype": "Report", "name": "Job Portal Review Queue"}),
            ("desk.notifications.get_open_count", {**of_one, "items": '["JP Company HR"]'}),
            (
                "desk.reportview.get",
                {
                    "doctype": "JP Job",
                    "fields": json.dumps(["name", titled]),
                    "filters": "[]",
                    "view": "List",
                },
            ),
            ("desk.reportview.get_list", self.saved_filters()),
            ("desk.form.load.getdoctype", of),
            ("client.validate_link", {**of, "docname": self.company, "fields": "[]"}),
        ):
            with self.subTest(method=method, given=given):
                reply = it.call(f"frappe.{method}", **given)
                self.assertEqual(reply.status_code, 200, reply.text[:400])

    def test_nothing_beside_what_desk_asks(self) -> None:
        """The same methods with one argument more."""
        it, of_one = self.reviewer.browser, {"doctype": "JP Company", "name": self.company}
        jobs = {"doctype": "JP Job", "filters": "[]", "view": "List"}
        for method, given in (
            ("desk.form.load.getdoc", {"doctype": "Number Card", "name": "none"}),
            ("desk.form.load.getdoc", {"doctype": "Report", "name": "Permitted Documents For User"}),
            ("desk.notifications.get_open_count", {**of_one, "items": '["JP Application"]'}),
            ("desk.notifications.get_open_count", {**of_one, "items": '"[\\"JP Application\\"]"'}),
            *(
                ("desk.reportview.get", {**jobs, "fields": json.dumps(["name", f"{path} as x"])})
                for path in ("company.sent_from", "company.pan", "title.name", "owner.full_name")
            ),
            ("desk.reportview.get_list", {**self.saved_filters(), "or_filters": "[]"}),
            ("desk.reportview.get_list", {**self.saved_filters(), "fields": '["*"]'}),
        ):
            with self.subTest(method=method, given=given):
                reply = it.call(f"frappe.{method}", **given)
                self.assertEqual(reply.status_code, 403, reply.text[:400])

    def saved_filters(self) -> dict:
        own = [["for_user", "=", self.reviewer.email], ["for_user", "=", ""]]
        return {
            "doctype": "List Filter",
            "fields": '["name", "filter_name", "for_user", "filters"]',
            "filters": '{"reference_doctype": "JP Company"}',
            "or_filters": json.dumps(own),
            "order_by": "filter_name asc",
            "limit": 20,
        }
