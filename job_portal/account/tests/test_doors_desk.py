"""Desk's endpoints, which any signed-in account can call: none shows or changes a record of ours."""

import json

import frappe

from job_portal.platform import messages
from job_portal.tests.actor import fresh_number
from job_portal.tests.http import Browser
from job_portal.tests.sign_in_case import SignInCase
from job_portal.tests.utils import bench_only

# What may not be seen of the company, its contact, a message or the settings.
SECRETS = ("Lotus", "ABCDE1234F", "asha@", "office@lotus", "is your OTP", "gateway-header")
EVERYTHING = json.dumps(["*"])
# Of the endpoints below those that show a company's name to whom may read it.
TELLING = {
    "frappe.desk.reportview.get",
    "frappe.desk.reportview.get_list",
    "frappe.desk.reportview.export_query",
    "frappe.desk.search.search_link",
    "frappe.desk.search.search_widget",
    "frappe.desk.form.load.getdoc",
    "frappe.desk.calendar.get_events",
    "frappe.www.printview.get_html_and_style",
}


def reads(doctype: str, name: str) -> list[tuple[str, dict]]:
    """Each endpoint that shows a record or tells of one, asked in the way of somebody who knows its name."""
    record, listed = {"doctype": doctype, "name": name}, {"doctype": doctype, "fields": EVERYTHING}
    return [
        ("frappe.desk.reportview.get", listed),
        ("frappe.desk.reportview.get_list", listed),
        ("frappe.desk.reportview.get_count", listed),
        ("frappe.desk.reportview.export_query", {**listed, "file_format_type": "CSV", "title": doctype}),
        ("frappe.desk.reportview.get_stats", {"doctype": doctype, "stats": '["_user_tags"]'}),
        ("frappe.desk.reportview.get_sidebar_stats", {"doctype": doctype, "stats": '["_user_tags"]'}),
        (
            "frappe.desk.listview.get_group_by_count",
            {"doctype": doctype, "current_filters": "[]", "field": "owner"},
        ),
        ("frappe.desk.search.search_link", {"doctype": doctype, "txt": ""}),
        ("frappe.desk.search.search_widget", {"doctype": doctype, "txt": "", "filter_fields": EVERYTHING}),
        ("frappe.desk.search.get_link_title", {"doctype": doctype, "docname": name}),
        ("frappe.desk.link_preview.get_preview_data", {"doctype": doctype, "docname": name}),
        ("frappe.desk.form.load.getdoc", record),
        ("frappe.desk.form.load.get_docinfo", record),
        ("frappe.desk.form.load.get_comments", record),
        ("frappe.desk.form.load.get_communications", record),
        ("frappe.desk.form.linked_with.get", {"doctype": doctype, "docname": name}),
        ("frappe.desk.form.utils.get_next", {"doctype": doctype, "value": "", "prev": 0}),
        ("frappe.desk.form.document_follow.get_follow_users", {"doctype": doctype, "doc_name": name}),
        ("frappe.desk.calendar.get_events", {
            "doctype": doctype, "start": "2020-01-01", "end": "2099-01-01",
            "field_map": '{"start": "creation", "end": "creation"}', "fields": EVERYTHING,
        }),
        ("frappe.desk.treeview.get_children", {"doctype": doctype}),
        ("frappe.desk.notifications.get_open_count", record),
        ("frappe.client.validate_link", {"doctype": doctype, "docname": name, "fields": '["owner", "name"]'}),
        ("frappe.client.get_single_value", {"doctype": doctype, "field": "support_contact"}),
        ("frappe.client.get_password", {**record, "fieldname": "phone"}),
        ("frappe.share.get_users", record),
        ("frappe.www.printview.get_html_and_style", {"doc": doctype, "name": name}),
        ("frappe.utils.print_format.download_pdf", record),
        ("run_doc_method", {"dt": doctype, "dn": name, "method": "add_comment"}),
    ]  # fmt: skip


def changes(doctype: str, name: str, thief: str) -> list[tuple[str, dict]]:
    """Each endpoint that changes a record, hands it to somebody else, or hangs something on it."""
    record = {"doctype": doctype, "name": name}
    doc = json.dumps({**record, "city": "Stolen"})
    return [
        ("frappe.desk.form.save.savedocs", {"doc": doc, "action": "Save"}),
        ("frappe.client.bulk_update", {"docs": json.dumps([{**record, "docname": name, "city": "Stolen"}])}),
        ("frappe.client.rename_doc", {"doctype": doctype, "old_name": name, "new_name": "JPC-stolen"}),
        ("frappe.model.rename_doc.update_document_title", {**record, "docname": name, "title": "Stolen"}),
        ("frappe.desk.reportview.delete_items", {"doctype": doctype, "items": json.dumps([name])}),
        (
            "frappe.client.attach_file",
            {"filename": "a.pdf", "filedata": "x", "doctype": doctype, "docname": name, "docfield": "city"},
        ),
        ("frappe.desk.form.utils.add_comment", {
            "reference_doctype": doctype, "reference_name": name, "content": "Stolen",
            "comment_email": thief, "comment_by": thief,
        }),
        ("frappe.desk.form.assign_to.add", {**record, "assign_to": json.dumps([thief])}),
        ("frappe.share.add", {**record, "user": thief, "write": 1}),
        ("frappe.share.set_permission", {**record, "user": thief, "permission_to": "read"}),
        ("frappe.desk.like.toggle_like", {**record, "add": "Yes"}),
        ("frappe.desk.gantt.update_task", {"args": doc, "field_map": '{"start": "city", "end": "city"}'}),
        ("frappe.desk.calendar.update_event", {"args": doc, "field_map": '{"start": "city", "end": "city"}'}),
        ("frappe.model.workflow.apply_workflow", {"doc": doc, "action": "Approve"}),
        ("run_doc_method", {"dt": doctype, "dn": name, "method": "rename", "args": '{"name": "JPC-stolen"}'}),
        ("run_doc_method", {"docs": doc, "method": "cancel"}),
    ]  # fmt: skip


def of_colleagues(victim: str) -> list[tuple[str, dict]]:
    """Calls that show any field of any record, tell who has an account, or set something going.

    Each by its path below /api.
    """
    filters = json.dumps([["User", "name", "=", victim]])
    heatmap = json.dumps({
        "name": "x", "document_type": "User", "type": "Heatmap", "chart_type": "Count", "heatmap_year": 2026,
        "based_on": "creation", "value_based_on": "", "filters_json": filters,
    })  # fmt: skip
    goal = {
        "title": "x", "doctype": "User", "docname": victim, "goal_value_field": "", "goal_total_field": "",
        "goal_history_field": "", "goal_doctype": "User", "goal_doctype_link": "name", "goal_field": "name",
        "date_field": "creation", "filter_str": "1 = 1", "aggregation": "count",
    }  # fmt: skip
    record = {"reference_doctype": "User", "reference_name": victim}
    chart = {"chart": heatmap, "no_cache": 1, "filters": filters}
    return [
        ("method/frappe.desk.doctype.dashboard_chart.dashboard_chart.get", chart),
        ("v2/method/frappe.desk.doctype.dashboard_chart.dashboard_chart.get", chart),
        ("method/frappe.utils.goal.get_monthly_goal_graph_data", goal),
        ("method/frappe.desk.form.load.get_user_info_for_viewers", {"users": json.dumps([victim])}),
        ("method/frappe.client.validate_link", {"doctype": "User", "docname": victim}),
        ("method/frappe.desk.form.document_follow.follow_document", {
            "doctype": "User", "doc_name": victim, "user": victim,
        }),
        ("method/frappe.desk.doctype.tag.tag.add_tag", {"tag": "x", "dt": "User", "dn": victim}),
        ("method/frappe.share.get_users", {"doctype": "User", "name": victim}),
        ("method/frappe.website.doctype.discussion_topic.discussion_topic.submit_discussion", {
            "doctype": "User", "docname": victim, "reply": "x", "title": "x",
        }),
        ("method/frappe.client.get", {"doctype": "User", "name": victim}),
        ("method/frappe.automation.doctype.reminder.reminder.create_new_reminder", {
            "remind_at": "2099-01-01", "description": "x", **record,
        }),
    ]  # fmt: skip


@bench_only("the embedded host has no Desk")
class TestDeskDoors(SignInCase):
    @classmethod
    def setUpClass(cls) -> None:
        super().setUpClass()
        cls.owner, cls.other = cls.account(), cls.account()
        cls.company = cls.owner.add_company()
        cls.row = cls.owner.browser.message(
            "job_portal.api.add_hr_details",
            company_name=cls.company,
            hr_name="Lotus Asha",
            hr_mobile="1234567890",
            hr_email="asha@lotus.example",
        )["hr_row_id"]

    def setUp(self) -> None:
        super().setUp()
        self.configure(sender_header="gateway-header", support_contact="gateway-header")
        mobile = fresh_number()
        reference = Browser().send_code(mobile)
        frappe.db.rollback()
        self.records = {
            "JP Company": self.company,
            "JP Company HR": self.row,
            "JP SMS": frappe.db.get_value("JP SMS", {"mobile_no": mobile}),
            "JP OTP Request": frappe.db.get_value("JP OTP Request", {"reference": reference}),
            "Job Portal Settings": "Job Portal Settings",
        }
        self.secrets = (*SECRETS, mobile)

    def state(self) -> str:
        """All of the company and of what hangs on it."""
        frappe.db.rollback()
        company = frappe.get_doc("JP Company", self.company).as_dict(convert_dates_to_str=True)
        liked = frappe.db.get_value("JP Company", self.company, ["_liked_by", "_assign", "_comments"])
        traces = {
            "DocShare": "share_name",
            "Comment": "reference_name",
            "ToDo": "reference_name",
            "File": "attached_to_name",
        }
        hanging = [frappe.db.count(doctype, {field: self.company}) for doctype, field in traces.items()]
        return json.dumps([company, liked, hanging], default=str)

    def test_nothing_is_shown(self) -> None:
        for browser in (self.owner.browser, self.other.browser, Browser()):
            for doctype, name in self.records.items():
                for method, payload in reads(doctype, name):
                    with self.subTest(method=method, doctype=doctype, guest=not browser.token):
                        text = browser.post(f"/api/method/{method}", json=payload).get_data(as_text=True)
                        self.assertEqual(
                            [secret for secret in self.secrets if secret in text], [], text[:500]
                        )

    def test_the_same_calls_show_it_to_a_manager(self) -> None:
        """So what is refused above is refused for who asks, not for how."""
        manager = self.account(("System Manager",)).browser
        for method, payload in reads("JP Company", self.company):
            if method in TELLING:
                with self.subTest(method=method):
                    reply = manager.post(f"/api/method/{method}", json=payload)
                    self.assertEqual(reply.status_code, 200)
                    self.assertIn("Lotus", reply.get_data(as_text=True))

    def test_nothing_is_changed(self) -> None:
        for account in (self.owner, self.other):
            for method, payload in changes("JP Company", self.company, account.email):
                with self.subTest(method=method):
                    before = self.state()
                    reply = account.browser.post(f"/api/method/{method}", json=payload)
                    self.assertEqual(self.state(), before, reply.get_data(as_text=True)[:500])

    def test_what_serves_colleagues_is_shut_to_accounts(self) -> None:
        nobody = f"{fresh_number()}@mobile.invalid"
        for path, payload in of_colleagues(self.other.email):
            for said_of in (self.other.email, nobody, self.owner.email):
                about = json.loads(json.dumps(payload).replace(self.other.email, said_of))
                with self.subTest(path=path, about=said_of):
                    reply = self.owner.browser.post(f"/api/{path}", json=about)
                    self.refused(reply, 403, messages.DESK_ONLY)

    def test_a_method_has_no_path_of_its_doctype(self) -> None:
        _, chart = of_colleagues(self.other.email)[0]
        for path in ("Dashboard Chart/get", "Dashboard Chart/get/", "S3 Backup Settings/take_backups_s3"):
            with self.subTest(path=path):
                reply = self.owner.browser.post(f"/api/v2/method/{path}", json=chart)
                self.refused(reply, 404)

    def test_colleagues_may(self) -> None:
        manager = self.account(("System Manager",)).browser
        path, payload = of_colleagues(self.other.email)[0]
        reply = manager.post(f"/api/{path}", json=payload)
        self.assertEqual(reply.status_code, 200, reply.get_data(as_text=True))

    def test_a_guests_like_tells_nothing(self) -> None:
        like = "frappe.templates.includes.likes.likes.like"
        for name in (self.other.email, f"{fresh_number()}@mobile.invalid"):
            for path in (like, f"{like}/x"):
                reply = Browser().call(path, reference_doctype="User", reference_name=name, like="1")
                self.refused(reply, 403)

    def test_nothing_is_printed(self) -> None:
        for browser in (self.owner.browser, self.other.browser, Browser()):
            for doctype, name in self.records.items():
                text = browser.get("/printview", doctype=doctype, name=name).get_data(as_text=True)
                self.assertEqual([secret for secret in self.secrets if secret in text], [])
