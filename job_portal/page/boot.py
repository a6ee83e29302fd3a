"""What the app reads at its start: in the page as inert JSON, or from `job_portal.api.get_boot`."""

import frappe

DEFAULT_SOCKETIO_PORT = 9000


def of_session() -> dict:
    """The boot of whoever asks.

    :return: {csrf_token, site_name, socketio_port, token_mode, time_zone, lang, industries, messages} and
        what the hook `job_portal_boot_fields` adds: {market, may_publish, is_frozen}; `csrf_token` is
        '' for a guest and for a caller with an API key, who need none; `messages`: {English: translated}.
    """
    # A hook before the request made the token. The answer to a login holds it too.
    token = "" if frappe.session.user == "Guest" else frappe.session.data.csrf_token
    boot = {"csrf_token": token or "", **_of_site(frappe.local.lang or "en")}
    for hook in frappe.get_hooks("job_portal_boot_fields"):
        boot |= frappe.get_attr(hook)(frappe.session.user)
    return boot


def of_shell() -> dict:
    """A boot of no session, in the site's language, marked `shell`: a service worker may keep it.

    A page that finds the mark asks `get_boot` for its session's.
    """
    return {
        "shell": True,
        "csrf_token": "",
        **_of_site(frappe.get_system_settings("language") or "en"),
    }


def _of_site(lang: str) -> dict:
    return {
        "site_name": frappe.local.site,
        # 0 in the site's configuration: no socket server runs there.
        "socketio_port": frappe.conf.get("socketio_port", DEFAULT_SOCKETIO_PORT) or None,
        "token_mode": frappe.conf.get("job_portal_token_mode"),
        "time_zone": frappe.utils.get_system_timezone(),
        "lang": lang,
        "industries": _industries(),
        "messages": {} if lang == "en" else _messages(lang),
    }


def _industries() -> list[str]:
    # Plain SQL: `get_all` would load the DocType from the cache with each page.
    return [name for (name,) in frappe.db.sql("select name from `tabJP Industry` order by name")]


def _messages(lang: str) -> dict[str, str]:
    """This app's translations and the site's own, not those of every installed app."""
    from frappe.translate import get_translations_from_csv, get_user_translations

    return {**(get_translations_from_csv(lang, "job_portal") or {}), **(get_user_translations(lang) or {})}
