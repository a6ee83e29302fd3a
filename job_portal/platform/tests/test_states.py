"""The tables of states in `rules`, and the module that enforces them."""

import unittest

import frappe

from job_portal.company.doctype.jp_company.jp_company import STATES as COMPANY_STATES
from job_portal.platform.states import (
    BOTH,
    COMPANY,
    EITHER,
    FREELANCER,
    POSTER,
    PROVIDER,
    REVIEWER,
    RULES,
    SEARCHER,
    TIME,
    States,
)
from job_portal.rules import MARKET

MOVES = {
    "open": {"from": ["Closed"], "to": "Open", "by": COMPANY},
    "again": {"from": ["Open"], "to": "Open", "by": COMPANY},
    "shut": {"from": ["Open"], "to": "Closed", "by": REVIEWER},
    "mark": {"from": ["Open"], "to": "Marked", "by": EITHER},
}


class TestStates(unittest.TestCase):
    def setUp(self) -> None:
        self.states = States(MOVES, "The status is {0}.")

    def refused(self, *move: str) -> str:
        with self.assertRaises(frappe.ValidationError) as raised:
            self.states.after(*move)
        return str(raised.exception)

    def test_a_move_of_the_table_leads_to_its_status(self) -> None:
        self.assertEqual(self.states.after("Closed", "open", COMPANY), "Open")
        self.assertEqual(self.states.after("Open", "again", COMPANY), "Open")

    def test_either_side_can_make_a_move_of_either(self) -> None:
        for side in (COMPANY, SEARCHER):
            self.assertEqual(self.states.after("Open", "mark", side), "Marked")
        self.assertIn("The status is Open.", self.refused("Open", "mark", REVIEWER))
        self.assertEqual(self.states.moves_from("Open", COMPANY), ["again", "mark"])
        self.assertEqual(self.states.moves_from("Open", REVIEWER), ["shut"])

    def test_a_repeated_move_changes_nothing(self) -> None:
        self.assertIsNone(self.states.after("Open", "open", COMPANY))

    def test_another_status_and_another_side_are_refused(self) -> None:
        self.assertIn("The status is Gone.", self.refused("Gone", "open", COMPANY))
        self.assertIn("The status is Open.", self.refused("Open", "shut", COMPANY))
        self.assertIn("The status is Seen.", self.refused("Gone", "open", COMPANY, "Seen"))

    def test_a_status_set_in_a_form_is_a_move_of_its_side(self) -> None:
        self.states.check("Open", "Open", RULES)
        self.states.check("Open", "Closed", REVIEWER)
        for change in (("Open", "Closed", COMPANY), ("Closed", "Gone", REVIEWER)):
            self.assertRaises(frappe.ValidationError, self.states.check, *change)

    def test_every_state_in_the_rules_exists_in_its_record(self) -> None:
        sides = {COMPANY, SEARCHER, REVIEWER, RULES, POSTER, FREELANCER, EITHER, BOTH, TIME, PROVIDER}
        for table, doctype in (
            ("company_moves", "JP Company"),
            ("job_moves", "JP Job"),
            ("application_moves", "JP Application"),
            ("interview_moves", "JP Interview"),
            ("brief_moves", "JP Brief"),
            ("quote_moves", "JP Quote"),
            ("engagement_moves", "JP Engagement"),
            ("phone_message_moves", "JP Phone Message"),
        ):
            options = set(frappe.get_meta(doctype).get_field("status").options.split("\n"))
            for name, move in MARKET[table].items():
                self.assertLessEqual({*move["from"], move["to"]}, options, name)
                self.assertIn(move["by"], sides, name)

    def test_only_the_account_thaws_a_company_and_a_frozen_one_may_be_rejected(self) -> None:
        COMPANY_STATES.check("Frozen", "Approved", COMPANY)
        COMPANY_STATES.check("Frozen", "Rejected", REVIEWER)
        for change in (("Frozen", "Approved", REVIEWER), ("Approved", "Frozen", REVIEWER)):
            self.assertRaises(frappe.ValidationError, COMPANY_STATES.check, *change)
