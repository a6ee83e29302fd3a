"""Each file of fields in `rules` against its DocType: required fields, options, lengths."""

from pathlib import Path

import frappe

from job_portal import rules
from job_portal.rules import OPTIONS
from job_portal.tests.utils import TestCase

OF_DOCTYPE = {
    "JP Brief": "brief",
    "JP Company": "company",
    "JP Company HR": "contact",
    "JP Engagement": "engagement",
    "JP Freelancer": "freelancer",
    "JP Job": "job",
    "JP Picture": "picture",
    "JP Quote": "quote",
    "JP Review": "review",
    "JP Searcher": "searcher",
}
# They hold no fields of a record.
OTHERS = {
    "common",
    "connections",
    "facts",
    "identity",
    "languages",
    "market",
    "notices",
    "questions",
    "ready_sentences",
}


class TestRules(TestCase):
    def test_every_file_is_compared_or_holds_no_fields(self) -> None:
        files = {path.stem for path in Path(rules.__file__).parent.glob("*.json")}
        self.assertEqual(files, {*OF_DOCTYPE.values(), *OTHERS})

    def test_the_records_agree_with_the_rules(self) -> None:
        for doctype, file in OF_DOCTYPE.items():
            meta = frappe.get_meta(doctype)
            for fieldname, rule in rules.read(file).items():
                with self.subTest(doctype=doctype, fieldname=fieldname):
                    field = meta.get_field(fieldname)
                    self.assertEqual(bool(field.reqd), "required" in rule)
                    if field.fieldtype == "Select" and "options" in rule:
                        offered = [option for option in field.options.split("\n") if option]
                        self.assertEqual(offered, OPTIONS[rule["options"]])
                    if field.fieldtype == "Data" and "max_length" in rule:
                        self.assertEqual(field.length or 140, rule["max_length"])
