"""Put an apostrophe before stored names that a spreadsheet would take for a formula."""

import frappe

from job_portal.rules import COMPANY, HR, JOB, PATTERNS, SEARCHER

_RULES = {"JP Company": COMPANY, "JP Company HR": HR, "JP Job": JOB, "JP Searcher": SEARCHER}
_NAMED = [
    *(
        (doctype, fieldname)
        for doctype, rules in _RULES.items()
        for fieldname, rule in rules.items()
        if rule.get("pattern") == "name"
    ),
    *(("JP Company Review", "company_name"), ("JP Phone Look", "company_name")),
    *(("User", "first_name"), ("User", "full_name")),
]
_FIRST = ("=", "+", "-", "@", "\uff1d", "\uff0b", "\uff0d", "\uff20", "\u2212")
_LONGEST = 140


def execute() -> None:
    signs = ", ".join(["%s"] * len(_FIRST))
    for doctype, column in _NAMED:
        whose = " and user_type = 'Website User'" if doctype == "User" else ""
        query = f"select name, {column} from `tab{doctype}` where substr({column}, 1, 1) in ({signs}){whose}"  # noqa: S608
        for name, text in frappe.db.sql(query, _FIRST):
            if not PATTERNS["name"].match(text):
                # This is no edit: somebody who edits the record now is not refused as stale.
                frappe.db.set_value(doctype, name, column, f"'{text}"[:_LONGEST], update_modified=False)
