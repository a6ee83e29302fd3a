"""The languages of the site: which are offered, and which one a request or an account is in.

English is always offered. The others are ticked in Job Portal Settings. Where none is, Frappe's own choice
stands.
"""

from collections.abc import Iterator
from contextlib import contextmanager

import frappe
from frappe import _

from job_portal.rules import LANGUAGES

SETTINGS = "Job Portal Settings"
ENGLISH = "en"
# Frappe's own names, of the argument of a link and of the cookie of a guest's choice.
ARGUMENT = "_lang"
COOKIE = "preferred_language"
_COOKIE_SECONDS = 365 * 24 * 60 * 60
NOT_OFFERED = "This site is not available in that language."


def offered() -> list[str]:
    """Codes of Frappe's `Language`, English first."""
    settings = frappe.get_cached_doc(SETTINGS)
    return [code for code in LANGUAGES if code == ENGLISH or settings.get(f"language_{code}")]


def is_choice() -> bool:
    """Whether the site offers more than English."""
    return len(offered()) > 1


def of_request() -> str:
    """The language of a request to us: the first one asked for that is offered, else English.

    Asks for the settings only where another language than English is asked for.
    """
    asked = (code for code in _asked() if code and (code == ENGLISH or code in offered()))
    chosen, present = next(asked, ENGLISH), frappe.local.lang or ENGLISH
    if present == chosen or chosen != ENGLISH or is_choice():
        return chosen
    # Frappe's own choice. Of the languages that we speak, where the site has translations of its own.
    return present if present not in LANGUAGES or own_translations(present) else ENGLISH


def of_site() -> str:
    """The language of Frappe's System Settings."""
    return frappe.get_system_settings("language") or ENGLISH


def of_address() -> str:
    """Of what caches keep: the address names it, or it is English. Without a choice the site's."""
    if not is_choice():
        return of_site()
    named = _code(frappe.form_dict.get(ARGUMENT))
    return named if named in offered() else ENGLISH


def address(path: str, language: str) -> str:
    """The address of a page in a language. English has the plain one."""
    if language == ENGLISH or not is_choice():
        return path
    return f"{path}{'&' if '?' in path else '?'}{ARGUMENT}={language}"


def alternates(path: str) -> list[tuple[str, str]]:
    """The page in each language that is offered: (hreflang, address); [] without a choice.

    The plain address is the English one. Whoever reads another language is answered in that there.
    """
    if not is_choice():
        return []
    return [("x-default", path), *((code, address(path, code)) for code in offered())]


def of_user(user: str) -> str:
    """The language of what an account is told."""
    return of_users([user])[user]


def of_users(users: list[str]) -> dict[str, str]:
    """The languages of what accounts are told, in one query."""
    known = offered()
    if len(known) == 1 or not users:
        return dict.fromkeys(users, frappe.local.lang or ENGLISH)
    rows = frappe.get_all("User", filters={"name": ("in", users)}, fields=["name", "language"])
    chosen = {row.name: row.language for row in rows if row.language in known}
    return {user: chosen.get(user, ENGLISH) for user in users}


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Have `_` translate into this language meanwhile, whoever makes the request."""
    before, frappe.local.lang = frappe.local.lang, language
    try:
        yield
    finally:
        frappe.local.lang = before


def choose(language: str) -> None:
    """Have this browser, and the account that is signed in, read this language from now on.

    :raises frappe.ValidationError: 417, it is not offered.
    """
    if language not in offered():
        frappe.throw(_(NOT_OFFERED))
    frappe.local.cookie_manager.set_cookie(COOKIE, language, max_age=_COOKIE_SECONDS)
    if frappe.session.user != "Guest":
        frappe.db.set_value("User", frappe.session.user, "language", language, update_modified=False)
    frappe.local.lang = language


def adopt(user: str) -> dict:
    """Give an account that signs in the language of this browser, unless it has one of its own.

    :return: {lang} of the account, for the reply; {} without a choice.
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
    """The site's own: Frappe's Translation records. {English: translated}"""
    from frappe.translate import get_user_translations

    return dict(get_user_translations(language) or {})


def _asked() -> Iterator[str]:
    """Codes of ours, the first one asked for first."""
    request, user = frappe.request, frappe.session.user
    yield _code(frappe.form_dict.get(ARGUMENT))
    if user != "Guest":
        yield _code(frappe.get_cached_value("User", user, "language"))
    yield _code(request.cookies.get(COOKIE))
    for language, quality in request.accept_languages:
        if quality:
            yield _code(language)


def _code(text: object) -> str:
    """`hi` for `hi` and `hi-IN`; '' for what names no language of ours."""
    code = text[:20].replace("_", "-").partition("-")[0].lower() if isinstance(text, str) else ""
    return code if code in LANGUAGES else ""
