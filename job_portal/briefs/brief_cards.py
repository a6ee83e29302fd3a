"""The card of a brief: as others read it, and as its poster does."""

from job_portal.briefs import brief_wording, notifying, transitions
from job_portal.briefs.doctype.jp_brief.jp_brief import HELD, REMOVED
from job_portal.briefs.doctype.jp_engagement.jp_engagement import DOCTYPE as ENGAGEMENT
from job_portal.briefs.doctype.jp_engagement.jp_engagement import HIRED
from job_portal.briefs.doctype.jp_quote.jp_quote import DOCTYPE as QUOTE
from job_portal.briefs.doctype.jp_quote.jp_quote import OPEN
from job_portal.platform.states import POSTER

_OPEN_QUOTES = f"""(select count(*) from `tab{QUOTE}` quote
    where quote.brief = brief.name and quote.status in {OPEN})"""  # noqa: S608 (constants)
_HIRED = f"""(select count(*) from `tab{ENGAGEMENT}` engagement join `tab{QUOTE}` quote
    on quote.name = engagement.quote where quote.brief = brief.name and engagement.status in {HIRED})"""  # noqa: S608
CARD_COLUMNS = {
    **{column: f"brief.{column}" for column in ("name", "title", "category", "city", "state")},
    **{column: f"brief.`{column}`" for column in ("when", "on")},
    **{column: f"brief.{column}" for column in ("budget_min", "budget_max", "budget_unit", "people")},
    "is_remote": "brief.is_remote",
    "status": transitions.BRIEF_STATUS,
    "posted_on": "brief.published_on",
    "valid_through": "brief.valid_through",
    "quotes": _OPEN_QUOTES,
}
OWN_COLUMNS = {
    **CARD_COLUMNS,
    **{column: f"brief.{column}" for column in ("pincode", "address", "modified", "account")},
    **{column: f"brief.{column}" for column in ("description", "hold_reasons", "removal_reason")},
    "hired": _HIRED,
}


def card(row: dict) -> dict:
    """A brief as others read it, from `CARD_COLUMNS`."""
    row["is_remote"], row["url"] = bool(row["is_remote"]), notifying.url_of(row["name"])
    # Numbers and choices in the database are never null: 0 and '' mean not given.
    for column in ("budget_min", "budget_max", "budget_unit"):
        row[column] = row[column] or None
    row["posted_on"], row["valid_through"] = str(row["posted_on"]), str(row["valid_through"])
    row["on"] = row["on"] and str(row["on"])
    return {"pincode": None, "distance_km": None, **row}


def own_card(row: dict) -> dict:
    """A brief as its poster reads it, from `OWN_COLUMNS`."""
    answer = {**card(row), "modified": str(row["modified"])}
    answer["held_for"] = brief_wording.told(row) if row["status"] == HELD else []
    for private in ("account", "hold_reasons"):
        del answer[private]
    may = transitions.BRIEFS.moves_from(row["status"], POSTER)
    return {**answer, "may": may if row["status"] in ("Hired", REMOVED) else ["update", *may]}
