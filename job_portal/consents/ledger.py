"""The ledger of consents: one for each purpose, given for one version of its notice.

JP Consent is append-only. The last line of a purpose is valid.
"""

import re

import frappe
from frappe import _

from job_portal.account import quotas
from job_portal.consents import messages
from job_portal.consents.doctype.jp_consent.jp_consent import DOCTYPE, GIVEN, WITHDRAWN
from job_portal.platform import market, settings
from job_portal.rules import NOTICES

PROFILE, APPLICATION, FOUND, PUSH = "profile", "application", "found", "push"
CONVERSATIONS, FREELANCE, PUBLIC_PAGE, WHATSAPP = "conversations", "freelance", "public_page", "whatsapp"
# These also need the statement to be 18 or older.
OF_ADULTS = (PROFILE, APPLICATION, FREELANCE)
# Without a profile, nobody can be found.
ENDS_TOO = {PROFILE: (FOUND,), FREELANCE: (PUBLIC_PAGE,)}
LANGUAGE = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})?")
_MOST_A_DAY, _QUOTA = 50, "consents"


class ConsentMissing(frappe.ValidationError):
    """417. The browser shows the notice for an error of this name."""


def latest(account: str, is_locked: bool = False) -> dict[str, dict]:
    """The last line of each purpose: {purpose: {action, version, language, creation}}.

    :param is_locked: makes concurrent withdrawals wait until the transaction ends.
    """
    query = f"""select purpose, action, version, language, creation from `tab{DOCTYPE}`
        where account = %s order by creation{" for update" if is_locked else ""}"""  # noqa: S608 (constants)
    return {line.purpose: line for line in frappe.db.sql(query, (account,), as_dict=True)}


def require(*purposes: str, is_locked: bool = False) -> None:
    """Refuse an act without the signed-in account's consent. A sample site requires none.

    :param is_locked: see `latest`. Not needed after a lock that a withdrawal takes as well.
    :raises ConsentMissing: 417, names the missing notices.
    """
    lines = latest(frappe.session.user, is_locked)
    missing = [purpose for purpose in purposes if not _holds(lines.get(purpose), purpose)]
    if missing and market.is_live():
        titles = ", ".join(_(NOTICES[purpose]["title"]) for purpose in missing)
        frappe.throw(_(messages.ASK_FIRST).format(titles), ConsentMissing)


def give(notices: dict | str, language: str, is_adult: bool) -> None:
    """Record the signed-in account's consents, as `api.give_consents` documents."""
    account = frappe.session.user
    notices = _read(notices)
    for purpose, version in notices.items():
        if purpose not in NOTICES:
            frappe.throw(_(messages.PURPOSE_UNKNOWN))
        if version != NOTICES[purpose]["version"] or isinstance(version, bool):
            frappe.throw(_(messages.NOTICE_CHANGED))
    if not LANGUAGE.fullmatch(language):
        frappe.throw(_(messages.LANGUAGE_UNKNOWN))
    if not is_adult and any(purpose in OF_ADULTS for purpose in notices):
        frappe.throw(_(messages.ADULTS_ONLY))
    quotas.begin()
    lines = latest(account)
    if quotas.used(_QUOTA) >= _MOST_A_DAY:
        frappe.throw(_(messages.TOO_OFTEN), frappe.RateLimitExceededError)
    for purpose, version in notices.items():
        if not _holds(lines.get(purpose), purpose):
            is_said = is_adult and purpose in OF_ADULTS
            _add(account, purpose, GIVEN, version, language, is_adult=int(is_said))
            quotas.use(_QUOTA)


def withdraw(purpose: str) -> None:
    """Withdraw a consent of the signed-in account and apply its consequences, in one transaction."""
    if purpose not in NOTICES:
        frappe.throw(_(messages.PURPOSE_UNKNOWN))
    withdraw_of(frappe.session.user, purpose)


def withdraw_of(account: str, purpose: str) -> None:
    """Withdraw a consent of an account that did so outside the app, such as by *STOP*; see `withdraw`."""
    # A transaction reads from the snapshot of its first read. So a new one begins with the lock.
    frappe.db.commit()
    lines = latest(account, is_locked=True)
    ended = [purpose, *ENDS_TOO.get(purpose, ())]
    for each in ended:
        line = lines.get(each)
        if not line or line.action != WITHDRAWN:
            version = line.version if line else NOTICES[each]["version"]
            _add(account, each, WITHDRAWN, version, line.language if line else None)
    for hook in frappe.get_hooks("job_portal_consents_withdrawn"):
        frappe.get_attr(hook)(account, ended)


def holds(account: str, purpose: str) -> bool:
    """Whether the account's consent for a purpose holds."""
    return _holds(latest(account).get(purpose), purpose)


def state(account: str) -> dict:
    """{purpose: {version, state, at}}, as `api.get_consents` answers it."""
    lines = latest(account)
    missing = () if market.has_freelancers() else (FREELANCE, PUBLIC_PAGE)
    if not settings.text("whatsapp_number_id"):
        missing += (WHATSAPP,)
    return {each: _state(lines.get(each), each) for each in NOTICES if each not in missing}


def _read(notices: dict | str) -> dict:
    try:
        notices = frappe.parse_json(notices)
    except ValueError:
        notices = None
    if not isinstance(notices, dict):
        frappe.throw(_(messages.PURPOSE_UNKNOWN))
    return notices


def _state(line: dict | None, purpose: str) -> dict:
    told = {"version": NOTICES[purpose]["version"], "state": "none", "at": None}
    if not line:
        return told
    given = "given" if _holds(line, purpose) else "outdated"
    return {**told, "state": given if line.action == GIVEN else "withdrawn", "at": str(line.creation)}


def _holds(line: dict | None, purpose: str) -> bool:
    return bool(line) and line.action == GIVEN and line.version >= NOTICES[purpose]["version"]


def _add(account: str, purpose: str, action: str, version: int, language: str | None, **more) -> None:
    line = {"account": account, "purpose": purpose, "action": action, "version": version, **more}
    frappe.get_doc({"doctype": DOCTYPE, "language": language, **line}).insert(ignore_permissions=True)
