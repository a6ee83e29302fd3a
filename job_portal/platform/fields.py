"""Applies the rules of `rules` to a record's fields, as the screens do."""

import re
import unicodedata
from datetime import date

import frappe
from frappe import _
from frappe.model.document import Document
from frappe.utils import cstr, getdate, now_datetime, strip_html

from job_portal.platform import messages
from job_portal.rules import LIMITS, MARKET, OPTIONS, PATTERNS

# These fields hold plain text. Frappe removes only scripts from markup, and Desk renders the rest. An image
# from another site would tell that site when a reviewer looks.
MARKUP = re.compile(r"<[A-Za-z/!?]")
# Unicode counts these as letters or symbols, but they are invisible: Hangul fillers, the empty Braille cell.
_BLANKS = "\u115f\u1160\u3164\uffa0\u2800"
# Quotes, and the HTML entities for quotes: either can end an attribute.
_QUOTES = re.compile(r"[\"'`]|&(?:quot|apos|#0*(?:34|39|96)|#x0*(?:22|27|60));", re.IGNORECASE)
# The scripts of India join letters by these.
_JOINERS = "\u200c\u200d"
YEAR = re.compile(r"[0-9]{4}")
WHOLE = re.compile(r"[0-9]{1,9}")
_YES = {"1", "true", "yes", "on"}
_UPPER_CASE = {"gst_msme_no", "pan"}
_FIRST_YEAR = 1900


def clean(doc: Document, rules: dict[str, dict]) -> None:
    """Convert each field to its stored form: stripped text, 0 or 1, a number, a date, the lines of a list, or
    the fixed value.

    :param rules: of `rules`, by field name.
    :raises frappe.ValidationError: a list, an object or invalid Unicode; or no number or date where the rule
        asks for one.
    """
    for fieldname, rule in rules.items():
        value = doc.get(fieldname)
        if "fixed" in rule:
            doc.set(fieldname, rule["fixed"])
        elif rule.get("boolean"):
            doc.set(fieldname, int(cstr(value).strip().lower() in _YES))
        elif is_number(rule):
            doc.set(fieldname, _number(value, rule))
        elif rule.get("date"):
            doc.set(fieldname, _date(value, rule))
        elif rule.get("list"):
            doc.set(fieldname, _lines(doc, fieldname, value))
        elif value is not None:
            text = _text(doc, fieldname, value)
            doc.set(fieldname, plain_name(text).strip() if "no_name" in rule else text)


def check(doc: Document, rules: dict[str, dict]) -> None:
    """Clean the fields, and refuse the first one, in the order of the form, that breaks its rule.

    :raises frappe.ValidationError: as `clean`, or with the rule's own sentence for that field, if it has one.
    """
    clean(doc, rules)
    for fieldname, rule in rules.items():
        problem = _problem(doc, fieldname, rule)
        if problem:
            frappe.throw(problem)


def answered(row: dict, rules: dict[str, dict]) -> dict:
    """Convert a stored row for an answer: lists, booleans, and None for numbers that are not given."""
    answer = dict(row)
    for fieldname, rule in rules.items():
        if fieldname not in row:
            continue
        value = row[fieldname]
        if rule.get("list"):
            answer[fieldname] = value.split("\n") if value else []
        elif rule.get("boolean"):
            answer[fieldname] = bool(value)
        elif is_number(rule):
            # Numbers in the database are never null: 0 means not given.
            answer[fieldname] = value or None
    return answer


def plain_name(text: str) -> str:
    """A name without control signs, with typographic quotes. Desk writes names into attributes."""
    kinds = {each: unicodedata.category(each) for each in text}
    kept = (each for each in text if kinds[each] != "Cf" or each in _JOINERS)
    return _QUOTES.sub("\u2019", "".join(" " if kinds[each] in ("Cc", "Zl", "Zp") else each for each in kept))


def is_invisible(text: str) -> bool:
    """Whether a text shows nothing: only spaces, format characters and blank letters."""
    return not any(unicodedata.category(each)[0] in "LNPS" and each not in _BLANKS for each in text)


def is_name(text: str) -> bool:
    """Whether a text can be a name: it has a visible letter or digit, and is no phone number."""
    kinds = [unicodedata.category(each)[0] for each in text if each not in _BLANKS]
    # Circled and raised digits are numbers, too, though no decimal ones.
    return "L" in kinds or 0 < kinds.count("N") < LIMITS["mobile_digits"]


def has_markup(text: str) -> bool:
    """Whether a text opens a tag, or lies between < and > as a whole. Frappe treats the latter as empty."""
    if MARKUP.search(text):
        return True
    # The pattern of `strip_html` scans from each < to the next >. Without a > it scans to the end of the
    # text, which 20,000 < would make slow. So only the part up to the last > is passed.
    end = text.rfind(">") + 1
    return is_invisible(strip_html(text[:end]) + text[end:])


def has_passed(day: date | str | None) -> bool:
    """Whether the day is over in the site's time zone; False without a day."""
    return bool(day) and getdate(day) < now_datetime().date()


def is_number(rule: dict) -> bool:
    """Whether the field holds an integer: an `amount` of rupees, or another `number`."""
    return bool(rule.get("amount") or rule.get("number"))


def _number(value: object, rule: dict) -> int:
    """Parse an integer; 0 for an empty text. Amounts may have commas between groups of digits."""
    text = cstr(value).strip().replace(",", "")
    most = rule.get("most", MARKET["limits"]["amount_most"])
    if not text:
        return 0
    if isinstance(value, bool) or not WHOLE.fullmatch(text) or int(text) > most:
        frappe.throw(_(rule["invalid"]))
    return int(text)


def _date(value: object, rule: dict) -> date | None:
    if value is None or isinstance(value, date):
        return value
    text = cstr(value).strip()
    try:
        day = date.fromisoformat(text) if text else None
    except ValueError:
        frappe.throw(_(rule["invalid"]))
    # Frappe reads 0001-01-01 as no date.
    if day and day.year < _FIRST_YEAR:
        frappe.throw(_(rule["invalid"]))
    return day


def _text(doc: Document, fieldname: str, value: object) -> str:
    if isinstance(value, str | int | float) and not isinstance(value, bool):
        text = cstr(value).strip()
        try:
            # JSON and Python allow lone surrogates, but no database stores them.
            text.encode("utf-8")
        except UnicodeEncodeError:
            pass
        else:
            return text.upper() if fieldname in _UPPER_CASE else text
    frappe.throw(_(messages.FIELD_NOT_TEXT).format(_label(doc, fieldname)))


def _lines(doc: Document, fieldname: str, value: object) -> str:
    """A list of texts as unique lines. A text counts as lines already."""
    if value is not None and not isinstance(value, list):
        value = _text(doc, fieldname, value).split("\n")
    texts = (" ".join(_text(doc, fieldname, each).split()) for each in value or [])
    return "\n".join(dict.fromkeys(text for text in texts if text))


def _problem(doc: Document, fieldname: str, rule: dict) -> str | None:
    value = doc.get(fieldname)
    if value is None or (isinstance(value, str) and is_invisible(value)):
        return _(rule["required"]) if "required" in rule else None
    # Skip unchanged values. One that breaks a newer rule must not stop a reviewer's save.
    if not isinstance(value, str) or not doc.has_value_changed(fieldname):
        return None
    if has_markup(value):
        return _(messages.FIELD_WITH_MARKUP).format(_label(doc, fieldname))
    if _is_invalid(value, rule):
        return _(rule["invalid"])
    # In optional fields people type a dash for "none".
    if "no_name" in rule and not is_name(value) and ("required" in rule or value.strip("-")):
        return _(rule["no_name"])
    lines = value.split("\n") if rule.get("list") else [value]
    if rule.get("list") and len(lines) > rule["most"]:
        return _(messages.FIELD_TOO_MANY).format(_label(doc, fieldname), rule["most"])
    if max(map(len, lines)) > rule.get("max_length", len(value)):
        return _(messages.FIELD_TOO_LONG).format(_label(doc, fieldname), rule["max_length"])
    if "options" in rule and not set(lines) <= set(OPTIONS[rule["options"]]):
        return _(messages.FIELD_NOT_AN_OPTION).format(_label(doc, fieldname))
    return None


def _is_invalid(value: str, rule: dict) -> bool:
    """Whether a text breaks the rule's pattern, or is a number outside the rule's range of years."""
    if "first_year" in rule and PATTERNS["number"].match(value):
        return not (YEAR.fullmatch(value) and rule["first_year"] <= int(value) <= now_datetime().year)
    return "pattern" in rule and not PATTERNS[rule["pattern"]].match(value)


def _label(doc: Document, fieldname: str) -> str:
    return _(doc.meta.get_label(fieldname))
