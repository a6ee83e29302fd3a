"""The app's boot data: inert JSON in the page, or the answer of `job_portal.api.get_boot`."""

import frappe

from job_portal import languages
from job_portal.account import roles
from job_portal.company import service as companies
from job_portal.jobs import trades
from job_portal.platform import settings, site
from job_portal.privacy import account_freeze
from job_portal.rules import LANGUAGES
from job_portal.web import build_output

DEFAULT_SOCKETIO_PORT = 9000


def of_session() -> dict:
    """The boot data of the present session.

    :return: {csrf_token, site_name, app_name, socketio_port, token_mode, time_zone, lang, languages,
        messages_file, industries, trades, messages, freelance_notice, market, may_publish, freelancers,
        is_frozen, roles, role}, the last three for an account alone; `csrf_token` is '' for a guest and for a
        caller with an API key, who need none; `app_name`: the site's own name, missing without one;
        `languages`: [{code, name}] to choose from, [] if only English is offered; `messages_file`: the
        address of the dictionary of `lang`, missing for English; `trades`: as `trades.with_pictures`, missing
        without one; `messages`: the site's own translations, which take precedence over it:
        {English: translated}; `freelance_notice`: the site's own words beside the notice of freelance work,
        missing without some; `roles`, `role`: see `account.roles.session_fields`.
    """
    # A hook before the request created the token. The answer to a login contains it, too.
    token = "" if frappe.session.user == "Guest" else frappe.session.data.csrf_token
    boot = {"csrf_token": token or "", **_of_site(frappe.local.lang or "en")}
    user = frappe.session.user
    of_account = roles.session_fields(user) | account_freeze.session_fields(user)
    return boot | companies.market_fields(user) | of_account


def of_shell() -> dict:
    """Boot data without a session, marked `shell`, so that a service worker may cache it.

    It is in the language of its address, or in the site's if there is no choice. A page with the mark calls
    `get_boot` for its session's data.
    """
    return {"shell": True, "csrf_token": "", **_of_site(languages.of_address())}


def _of_site(lang: str) -> dict:
    return {
        "site_name": frappe.local.site,
        **({"app_name": app_name} if (app_name := site.own_name()) else {}),
        # 0 in the site's configuration means that no socket server runs.
        "socketio_port": frappe.conf.get("socketio_port", DEFAULT_SOCKETIO_PORT) or None,
        "token_mode": frappe.conf.get("job_portal_token_mode"),
        "time_zone": frappe.utils.get_system_timezone(),
        "lang": lang,
        **_choice(lang),
        "industries": _industries(),
        **({"trades": pictured} if (pictured := trades.with_pictures(lang)) else {}),
        **({"freelance_notice": notice} if (notice := settings.text("freelance_notice")) else {}),
        **({"job_feeds": True} if settings.stored().job_feeds else {}),
        "messages": {} if lang == languages.ENGLISH else languages.own_translations(lang),
    }


def _industries() -> list[str]:
    # Plain SQL: `get_all` would load the DocType from the cache for each page.
    return [name for (name,) in frappe.db.sql("select name from `tabJP Industry` order by name")]


def _choice(lang: str) -> dict:
    offered = languages.offered()
    if len(offered) == 1:
        return {"languages": []}
    file = build_output.messages_file(lang)
    names = [{"code": code, "name": LANGUAGES[code]} for code in offered]
    return {"languages": names, **({"messages_file": file} if file else {})}
