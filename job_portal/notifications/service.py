"""Notifications of accounts: a stored line, a realtime event for open pages, push, and messages to phones."""

from collections.abc import Callable
from datetime import datetime

import frappe
from frappe import _
from frappe.utils import get_datetime, now_datetime

from job_portal import languages
from job_portal.account import user_hooks
from job_portal.account.doctype.jp_account.jp_account import DOCTYPE as ACCOUNTS
from job_portal.notifications import messages, phone_queue, push, subscriptions, templates, vapid
from job_portal.notifications.doctype.jp_phone_message.jp_phone_message import DOCTYPE as MESSAGES
from job_portal.platform import bulk, retention, sentences
from job_portal.platform.paging import Listing, page
from job_portal.platform.sentences import Sentence
from job_portal.rules import MARKET

DOCTYPE = "JP Notification"
# The realtime event of a change: {unread}.
EVENT = "notification"
_KINDS = frozenset().union(*MARKET["notification_kinds"].values())
# How many accounts one statement of `notify_many` covers.
_BATCH = 500


def notify(
    account: str,
    kind: str,
    sentence: Sentence | str,
    link: str,
    key: str | None = None,
    is_quiet: bool = False,
    said: Callable[[], str] | None = None,
) -> None:
    """Notify an account, and after the commit its open pages.

    :param kind: one of `notification_kinds` in `rules/market.json`.
    :param sentence: shown in the account's language; a plain text is the same in every language.
    :param link: an address of this site, such as `/frontend/job-details/JPJ-00001`.
    :param key: lines with one key are merged until read, and the first line's text and time stay. So the text
        must not contain a count, and concurrent calls need not wait for each other.
    :param is_quiet: whether no device is told by push.
    :param said: returns the text of a message in the current language, for pushes to accounts that want it.
    :raises ValueError: the rules have no such kind.
    """
    _check_kind(kind)
    merge_key = f"{account} {key}" if key else None
    # A plain read, because a locking read of a missing row would block others' inserts.
    unread_keys = _unread_keys(account)
    if not merge_key or merge_key not in unread_keys:
        language = languages.of_user(account)
        text = _said(sentence, language)
        # Longer than Frappe's own names, because nothing retries after a collision.
        line = frappe.generate_hash(length=20)
        values = {"account": account, "kind": kind, "text": text, "link": link, "merge_key": merge_key}
        is_new = _insert(name=line, **values, sentence=sentences.stored(sentence))
        unread_keys += [merge_key] * is_new
        if is_new:
            phone_queue.note(line, account, sentence)
        if is_new and not is_quiet:
            push.later([account], text, link, language, said and _said(said, language), line)
    _publish(account, len(unread_keys))


def notify_many(accounts: list[str], kind: str, sentence: Sentence | str, link: str) -> None:
    """Notify many accounts of the same, in few statements. Accounts with the same unread line are skipped.

    :raises ValueError: as `notify`
    """
    _check_kind(kind)
    for start in range(0, len(accounts), _BATCH):
        batch = accounts[start : start + _BATCH]
        read = languages.of_users(batch)
        for language in dict.fromkeys(read.values()):
            readers = [account for account in batch if read[account] == language]
            _tell_batch(readers, kind, sentence, link, language)


def _tell_batch(batch: list[str], kind: str, sentence: Sentence | str, link: str, language: str) -> None:
    text = _said(sentence, language)
    places = ", ".join(["%s"] * len(batch))
    query = f"""select account from `tabJP Notification` where account in ({places}) and is_read = 0
        and kind = %s and text = %s and link = %s"""  # noqa: S608 (constants)
    told = {account for (account,) in frappe.db.sql(query, (*batch, kind, text, link))}
    there = user_hooks.staying(batch)
    to_tell = [account for account in batch if account in there and account not in told]
    _insert_many(to_tell, kind, text, sentences.stored(sentence), link)
    push.later(to_tell, text, link, language)
    _publish_many(batch)


def listed(cursor: str | None, limit: int | None) -> dict:
    """A page of the signed-in account's notifications, as `api.get_notifications` answers it."""
    account = frappe.session.user
    listing = Listing(
        "`tabJP Notification` notification",
        {
            "kind": "notification.kind",
            "text": "notification.text",
            "sentence": "notification.sentence",
            "link": "notification.link",
            "at": "notification.creation",
            "read": "notification.is_read",
        },
        ["notification.account = %(account)s"],
        {"account": account},
        [("notification.creation", "desc"), ("notification.name", "desc")],
    )
    answer = page(listing, cursor, limit)
    for item in answer["items"]:
        # Lines of an earlier release have only their text.
        if stored := item.pop("sentence"):
            item["text"] = str(sentences.restored(stored))
        item["at"], item["read"] = str(get_datetime(item["at"])), bool(item["read"])
    return {**answer, "unread": unread(account)}


def read(until: str | None) -> dict:
    """Mark the signed-in account's notifications as read, as `api.read_notifications` answers it.

    :raises frappe.ValidationError: 417, `until` is no time.
    """
    account = frappe.session.user
    # Clearing the key keeps later lines from merging into a read one.
    query = (
        "update `tabJP Notification` set is_read = 1, merge_key = null"
        " where account = %(account)s and is_read = 0 and creation <= %(until)s"
    )
    frappe.db.sql(query, {"account": account, "until": _time(until)})
    return _publish(account, unread(account))


def read_line(account: str, key: str) -> None:
    """Mark the account's unread line of this key, see `notify`, as read."""
    _read({"merge_key": f"{account} {key}"})


def read_pushed(line: str) -> dict:
    """Mark the line of a push as read, as `api.read_pushed` answers it.

    Only the browser that got the push knows the line's name, so any caller that names it may mark it.
    """
    _read({"name": line, "is_read": 0})
    return {"read": True}


def _read(which: dict) -> None:
    line = frappe.db.get_value(DOCTYPE, which, ["name", "account"], as_dict=True)
    if line:
        frappe.db.set_value(DOCTYPE, line.name, {"is_read": 1, "merge_key": None}, update_modified=False)
        _publish(line.account, unread(line.account))


def forget_as_member(account: str) -> None:
    """Delete the account's notifications as a company's member, and those about messages: both name
    applicants. The caller updates open pages.
    """
    kinds = [*MARKET["notification_kinds"]["company"], "message"]
    bulk.delete_where(DOCTYPE, {"account": account, "kind": ("in", kinds)})


def unread(account: str) -> int:
    """The account's number of unread notifications, at most 1,000."""
    return len(_unread_keys(account))


def purge() -> None:
    """Daily job: delete notifications, and messages to phones, that are older than the settings allow."""
    retention.purge("notifications", MESSAGES, DOCTYPE)


def forget(user, event: str) -> None:
    """Hook of User: delete a deleted account's notifications, messages to its phone, and subscriptions."""
    for doctype in (MESSAGES, DOCTYPE):
        bulk.delete_where(doctype, {"account": user.name})
    subscriptions.forget(user.name)


def push_key() -> dict:
    """The key and the account's choice as `api.get_push_key` answers them."""
    chosen = frappe.db.get_value(ACCOUNTS, {"user": frappe.session.user}, ["shows_text", "no_sms"])
    shows_text, no_sms = chosen or (0, 0)
    choice = {"shows_text": bool(shows_text), "takes_sms": not no_sms, "channels": templates.channels()}
    return {"key": vapid.public_key(), **choice}


def show_text(is_shown: bool) -> dict:
    """Note the account's choice, as `api.set_push_text` answers it."""
    frappe.db.set_value(ACCOUNTS, {"user": frappe.session.user}, "shows_text", int(is_shown))
    return {"shows_text": is_shown}


def take_sms(is_taken: bool) -> dict:
    """Note the account's choice, as `api.set_sms` answers it."""
    frappe.db.set_value(ACCOUNTS, {"user": frappe.session.user}, "no_sms", int(not is_taken))
    return {"takes_sms": is_taken}


def subscribe(endpoint: str, p256dh: str, auth: str, replaces: str | None) -> dict:
    """Save a subscription, as `api.save_push_subscription` answers it."""
    subscriptions.save(frappe.session.user, endpoint, p256dh, auth, replaces)
    return {"subscribed": True}


def unsubscribe(endpoint: str) -> dict:
    """Delete a subscription, as `api.delete_push_subscription` answers it."""
    subscriptions.delete(endpoint)
    return {"subscribed": False}


def _check_kind(kind: str) -> None:
    if kind not in _KINDS:
        raise ValueError(f"The rules name no kind of notification {kind!r}")


def _said(sentence: Sentence | str | Callable[[], str], language: str) -> str:
    with languages.speaking(language):
        return sentence() if callable(sentence) else str(sentence)


def _unread_keys(account: str) -> list[str | None]:
    """The `merge_key` of each unread line of the account, at most 1,000."""
    most = MARKET["limits"]["total_exact"]
    query = "select merge_key from `tabJP Notification` where account = %s and is_read = 0 limit %s"
    return [key for (key,) in frappe.db.sql(query, (account, most))]


def _insert(**values) -> bool:
    """Insert a line without Frappe's checks and events. Return whether it is new.

    It inserts nothing for a deleted account. The share lock keeps the account from deletion until the
    transaction ends.
    """
    now, account = now_datetime(), values["account"]
    # The requesting user's name would reveal who did what, even after that account is deleted.
    stamps = {"creation": now, "modified": now, "owner": account, "modified_by": account}
    row = {"is_read": 0, "docstatus": 0, "idx": 0, **stamps, **values}
    places = ", ".join(["%s"] * len(row))
    query = f"""insert into `tab{DOCTYPE}` ({", ".join(row)})
        select {places} from `tabUser` where name = %s lock in share mode"""  # noqa: S608 (ours)
    try:
        frappe.db.sql(query, [*row.values(), account])
    except Exception as error:
        if not frappe.db.is_unique_key_violation(error):
            raise
        # Another request inserted it meanwhile.
        return False
    return True


def _insert_many(accounts: list[str], kind: str, text: str, sentence: str, link: str) -> None:
    if not accounts:
        return
    now = now_datetime()
    rows = [
        # Longer than Frappe's own names, because nothing retries the batch after a collision.
        (frappe.generate_hash(length=20), now, now, account, account, account, kind, text, sentence, link)
        for account in accounts
    ]
    places = ", ".join(["(%s, %s, %s, %s, %s, %s, %s, %s, %s, %s, 0, 0, 0)"] * len(rows))
    query = f"""insert into `tabJP Notification` (name, creation, modified, owner, modified_by,
        account, kind, text, sentence, link, is_read, docstatus, idx) values {places}"""  # noqa: S608 (constants)
    frappe.db.sql(query, tuple(value for values in rows for value in values))


def _publish_many(accounts: list[str]) -> None:
    places = ", ".join(["%s"] * len(accounts))
    query = f"""select account, count(*) from `tabJP Notification`
        where account in ({places}) and is_read = 0 group by account"""  # noqa: S608 (constants)
    for account, number in frappe.db.sql(query, tuple(accounts)):
        frappe.publish_realtime(EVENT, {"unread": number}, user=account, after_commit=True)


def _publish(account: str, number: int) -> dict:
    news = {"unread": number}
    frappe.publish_realtime(EVENT, news, user=account, after_commit=True)
    return news


def _time(until: str | None) -> datetime:
    try:
        at = datetime.fromisoformat(until) if until else now_datetime()
    except ValueError:
        at = None
    if not at or at.tzinfo:
        frappe.throw(_(messages.UNTIL_UNREADABLE))
    return at
