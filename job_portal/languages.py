"""The languages of the site: which it offers, and which one a request or an account uses.

English is always offered. Job Portal Settings enable the others. If none is enabled, Frappe's own choice
applies.
"""

from collections.abc import Iterator
from contextlib import contextmanager

import frappe
from frappe import _

from job_portal.rules import LANGUAGES

SETTINGS = "Job Portal Settings"
ENGLISH = "en"
# The query parameter with a language, and the cookie with a guest's choice, as Frappe names them.
ARGUMENT = "_lang"
COOKIE = "preferred_language"
_COOKIE_SECONDS = 365 * 24 * 60 * 60
NOT_OFFERED = "This site is not available in that language."


def offered() -> list[str]:
    """Codes of Frappe's `Language`, English first."""
    settings = frappe.get_cached_doc(SETTINGS)
    return [code for code in LANGUAGES if code == ENGLISH or settings.get(f"language_{code}")]


def is_choice() -> bool:
    """Whether the site offers more languages than English."""
    return len(offered()) > 1


def of_request() -> str:
    """The language of a request: the first requested one that is offered, else English.

    Reads the settings only if another language than English is requested.
    """
    asked = (code for code in _asked() if code and (code == ENGLISH or code in offered()))
    chosen, present = next(asked, ENGLISH), frappe.local.lang or ENGLISH
    if present == chosen or chosen != ENGLISH or is_choice():
        return chosen
    # If the site offers English only, Frappe chooses. One of this app's languages then counts only if the
    # site has its own translations.
    return present if present not in LANGUAGES or own_translations(present) else ENGLISH


def of_site() -> str:
    """The language of Frappe's System Settings."""
    return frappe.get_system_settings("language") or ENGLISH


def of_address() -> str:
    """The language of cacheable pages: that of `_lang`, else English; without a choice the site's own."""
    if not is_choice():
        return of_site()
    named = _code(frappe.form_dict.get(ARGUMENT))
    return named if named in offered() else ENGLISH


def address(path: str, language: str) -> str:
    """The address of a page in a language. English pages have no `_lang` parameter."""
    if language == ENGLISH or not is_choice():
        return path
    return f"{path}{'&' if '?' in path else '?'}{ARGUMENT}={language}"


def alternates(path: str) -> list[tuple[str, str]]:
    """The page in each offered language: (hreflang, address); [] if the site offers English only.

    The plain address is the English page, but readers who request another language get it in theirs.

    """
    if not is_choice():
        return []
    return [("x-default", path), *((code, address(path, code)) for code in offered())]


def of_user(user: str) -> str:
    """The language of an account's notifications."""
    return of_users([user])[user]


def of_users(users: list[str]) -> dict[str, str]:
    """The languages of accounts' notifications, in one query."""
    known = offered()
    if len(known) == 1 or not users:
        return dict.fromkeys(users, frappe.local.lang or ENGLISH)
    rows = frappe.get_all("User", filters={"name": ("in", users)}, fields=["name", "language"])
    chosen = {row.name: row.language for row in rows if row.language in known}
    return {user: chosen.get(user, ENGLISH) for user in users}


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Make `_` translate into this language inside the block."""
    before, frappe.local.lang = frappe.local.lang, language
    try:
        yield
    finally:
        frappe.local.lang = before


def choose(language: str) -> None:
    """Set the language of this browser, and of the signed-in account.

    :raises frappe.ValidationError: 417, it is not offered.
    """
    if language not in offered():
        frappe.throw(_(NOT_OFFERED))
    frappe.local.cookie_manager.set_cookie(COOKIE, language, max_age=_COOKIE_SECONDS)
    if frappe.session.user != "Guest":
        frappe.db.set_value("User", frappe.session.user, "language", language, update_modified=False)
    frappe.local.lang = language


def adopt(user: str) -> dict:
    """Give an account that signs in this browser's language, unless it has its own.

    :return: {lang} of the account, for the answer; {} if the site offers English only.
    """
    known = offered()
    if len(known) == 1:
        return {}
    language = frappe.db.get_value("User", user, "language")
    if not language:
        language = frappe.local.lang
        frappe.db.set_value("User", user, "language", language, update_modified=False)
    return {"lang": language if language in known else ENGLISH}


def own_translations(language: str) -> dict[str, str]:
    """The site's own Translation records of Frappe: {English: translated}."""
    from frappe.translate import get_user_translations

    return dict(get_user_translations(language) or {})


def _asked() -> Iterator[str]:
    """Codes of requested languages, by preference."""
    request, user = frappe.request, frappe.session.user
    named = _code(frappe.form_dict.get(ARGUMENT))
    own = _code(frappe.get_cached_value("User", user, "language")) if user != "Guest" else ""
    # The calls of an account's page have no `_lang`, so the page would mix two languages.
    yield from (named, own) if request.path.startswith("/api/") else (own, named)
    yield _code(request.cookies.get(COOKIE))
    for language, quality in request.accept_languages:
        if quality:
            yield _code(language)


def _code(text: object) -> str:
    """`hi` for `hi` and `hi-IN`; '' for an unknown language."""
    code = text[:20].replace("_", "-").partition("-")[0].lower() if isinstance(text, str) else ""
    return code if code in LANGUAGES else ""
