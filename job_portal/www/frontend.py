"""The page that serves the React app at /frontend and below."""

import json

import frappe
from frappe.sessions import get_csrf_token

DEFAULT_SOCKETIO_PORT = 9000

# Frappe's page cache is keyed by path and language, not by user: this page holds a session's token.
no_cache = 1


def get_context(context: dict) -> dict:
    """Give the built template its `boot`: inert JSON, safe inside a script element.

    :return: context with `boot` (str) and `lang`.
    """
    context["no_cache"] = 1
    context["lang"] = frappe.local.lang
    context["boot"] = _script_safe(json.dumps(_boot(), ensure_ascii=False, separators=(",", ":")))
    return context


def _boot() -> dict:
    lang = frappe.local.lang or "en"
    return {
        "csrf_token": _csrf_token(),
        "site_name": frappe.local.site,
        # 0 in the site's configuration: no socket server runs there.
        "socketio_port": frappe.conf.get("socketio_port", DEFAULT_SOCKETIO_PORT) or None,
        "token_mode": frappe.conf.get("job_portal_token_mode"),
        "lang": lang,
        "industries": frappe.get_all("JP Industry", pluck="name", order_by="name asc"),
        "messages": {} if lang == "en" else _messages(lang),
    }


def _csrf_token() -> str:
    """A guest has no session to protect; a session gets its token at login, an older one gets it here."""
    if frappe.session.user == "Guest":
        return ""
    is_new = not frappe.session.data.csrf_token
    token = get_csrf_token()
    if is_new:
        # A GET is rolled back at its end, and the token with it.
        frappe.db.commit()
    return token


def _messages(lang: str) -> dict[str, str]:
    """This app's translations and the site's own, not those of every installed app."""
    from frappe.translate import get_translations_from_csv, get_user_translations

    return {**(get_translations_from_csv(lang, "job_portal") or {}), **(get_user_translations(lang) or {})}


def _script_safe(text: str) -> str:
    """Escape what could end a script element or open a comment in it; JSON reads it back the same."""
    for character in "<>&\u2028\u2029":
        text = text.replace(character, f"\\u{ord(character):04x}")
    return text
