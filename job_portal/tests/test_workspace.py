"""What the app adds to Desk: the workspace, whose cards and shortcuts must exist, and scripts of lists."""

import json
from pathlib import Path

import frappe

import job_portal
from job_portal import hooks
from job_portal.tests.utils import TestCase, bench_only

FOLDER = Path(job_portal.__file__).parent
# Frappe shows a workspace to users who may read a record of its module: reviewers have none in Job Portal.
WORKSPACE = json.loads((FOLDER / "company/workspace/job_portal/job_portal.json").read_text(encoding="utf-8"))
CHARTS = [
    json.loads(path.read_text(encoding="utf-8")) for path in sorted(FOLDER.glob("*/dashboard_chart/*/*.json"))
]
REPORTS = {json.loads(path.read_text(encoding="utf-8"))["name"] for path in FOLDER.glob("*/report/*/*.json")}
CARDS = [
    json.loads(path.read_text(encoding="utf-8")) for path in sorted(FOLDER.glob("*/number_card/*/*.json"))
]
DOCTYPES = [json.loads(path.read_text(encoding="utf-8")) for path in FOLDER.glob("*/doctype/*/*.json")]
READ_BY_REVIEWERS = {
    doctype["name"]
    for doctype in DOCTYPES
    if any(row["role"] == "JP Reviewer" for row in doctype["permissions"])
}


class TestLists(TestCase):
    def test_each_list_with_files_shows_them_as_text(self) -> None:
        """Frappe's own formatter writes the value into an attribute."""
        with_files = {
            doctype["name"]
            for doctype in DOCTYPES
            if not doctype.get("issingle")
            and any(field["fieldtype"].startswith("Attach") for field in doctype["fields"])
        }
        self.assertIn("JP Company", with_files)
        self.assertEqual(set(hooks.doctype_list_js), with_files)


class TestForms(TestCase):
    def test_a_reviewer_is_shown_no_json_for_reported_messages(self) -> None:
        """The form's script shows them as people wrote them."""
        meta = frappe.get_meta("JP Conversation Report")
        self.assertTrue(meta.get_field("messages").hidden)
        self.assertEqual(meta.get_field("messages_shown").fieldtype, "HTML")


class TestWorkspace(TestCase):
    def test_every_block_finds_its_card_or_shortcut_by_label(self) -> None:
        """Desk silently leaves out a block without a row of its label."""
        labels = {
            "number_card": {row["label"] for row in WORKSPACE["number_cards"]},
            "shortcut": {row["label"] for row in WORKSPACE["shortcuts"]},
            "chart": {row["label"] for row in WORKSPACE["charts"]},
        }
        shown = {kind: set() for kind in labels}
        for block in json.loads(WORKSPACE["content"]):
            if block["type"] in labels:
                shown[block["type"]].add(block["data"][f"{block['type']}_name"])
        self.assertEqual(shown, labels)

    def test_reviewers_find_a_block_under_each_heading(self) -> None:
        """Desk shows headings to everybody, but cards and shortcuts only to readers of the records."""
        cards = {card["name"]: card["document_type"] for card in CARDS}
        counted = {row["label"]: cards[row["number_card_name"]] for row in WORKSPACE["number_cards"]}
        opened = {
            row["label"]: row.get("report_ref_doctype", row["link_to"]) for row in WORKSPACE["shortcuts"]
        }
        under, heading = {}, ""
        for block in json.loads(WORKSPACE["content"]):
            data = block["data"]
            if block["type"] == "header":
                heading = data["text"]
                under[heading] = 0
            doctype = counted.get(data.get("number_card_name")) or opened.get(data.get("shortcut_name"))
            under[heading] += doctype in READ_BY_REVIEWERS
        self.assertTrue(all(under.values()), under)

    def test_each_record_that_reviewers_decide_has_a_shortcut(self) -> None:
        shown = {
            (row["link_to"], value)
            for row in WORKSPACE["shortcuts"]
            for value in json.loads(row.get("stats_filter", "{}")).values()
        }
        for doctype in sorted(READ_BY_REVIEWERS):
            status = frappe.get_meta(doctype).get_field("status")
            for waiting in {"Open", "Held"} & set(status.options.split("\n") if status else ()):
                self.assertIn((doctype, waiting), shown)

        for doctype in hooks.doctype_js:
            self.assertIn(doctype, {name for name, _ in shown})

    def test_cards_and_shortcuts_name_existing_records(self) -> None:
        cards = {card["name"] for card in CARDS}
        self.assertEqual({row["number_card_name"] for row in WORKSPACE["number_cards"]}, cards)
        for shortcut in WORKSPACE["shortcuts"]:
            if shortcut["type"] == "Report":
                self.assertIn(shortcut["link_to"], REPORTS)
            else:
                self.assertTrue(frappe.get_meta(shortcut["link_to"]))
        for card in CARDS:
            if card["type"] == "Custom":
                frappe.is_whitelisted(frappe.get_attr(card["method"]))
                continue
            meta = frappe.get_meta(card["document_type"])
            # Desk of Frappe 15 writes a fifth element (hidden or not), which 16 refuses.
            for _, fieldname, _, _ in json.loads(card["filters_json"]):
                self.assertTrue(fieldname == "creation" or meta.get_field(fieldname), card["name"])
        charts = {chart["name"] for chart in CHARTS}
        self.assertEqual({row["chart_name"] for row in WORKSPACE["charts"]}, charts)
        for chart in CHARTS:
            if chart["chart_type"] == "Count":
                self.assertTrue(frappe.get_meta(chart["document_type"]).get_field(chart["based_on"]))

    def test_the_funnel_counts_views_and_applications(self) -> None:
        manager = self.account(("System Manager",)).browser
        steps = manager.message("job_portal.applications.funnel.chart")
        values = steps["datasets"][0]["values"]
        self.assertEqual((len(values), len(steps["labels"])), (5, 5))
        self.assertEqual(values[1:], sorted(values[1:], reverse=True))

    @bench_only("number cards and workspaces are Desk's")
    def test_a_reviewer_sees_the_workspace_with_counts(self) -> None:
        owner, reviewer = self.account(), self.account(("JP Reviewer",)).browser
        owner.add_company()
        frappe.db.rollback()
        pages = reviewer.message("frappe.desk.desktop.get_workspace_sidebar_items")["pages"]
        page = pages[0]
        # Desk opens the first one.
        self.assertEqual(page["name"], WORKSPACE["name"])
        desktop = reviewer.message("frappe.desk.desktop.get_desktop_page", page=json.dumps(page))
        seen = {row["number_card_name"] for row in desktop["number_cards"]["items"]}
        readable = {card["name"] for card in CARDS if card["document_type"] in READ_BY_REVIEWERS}
        self.assertEqual(seen, readable)
        self.assertEqual(desktop["charts"]["items"], [])
        for card in CARDS:
            if card["type"] == "Custom":
                self.assertEqual(reviewer.call(card["method"]).status_code, 403)
                continue
            reply = reviewer.call(
                "frappe.desk.doctype.number_card.number_card.get_result",
                doc=json.dumps(card),
                filters=card["filters_json"],
            )
            if card["name"] not in readable:
                self.assertEqual(reply.status_code, 403)
            else:
                filters = json.loads(card["filters_json"])
                names = frappe.get_all(
                    card["document_type"], filters=filters, pluck="name", order_by="name asc"
                )
                self.assertEqual(reply.json["message"], len(names))
