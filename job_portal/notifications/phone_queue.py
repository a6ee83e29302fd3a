"""The queue of messages to phones, by WhatsApp or SMS: JP Phone Message.

The transaction of an event writes one row. A worker decides whether, when and by which channel it is sent.
Before a provider gets a message, its row is committed as *Unknown*. So a process that ends before the answer
leaves a row that nobody sends again.
"""

from datetime import datetime, timedelta

import frappe
from frappe.model.document import Document
from frappe.utils import get_datetime, now_datetime

from job_portal import languages
from job_portal.notifications import quiet_hours, sms, subscriptions, templates, whatsapp
from job_portal.notifications.doctype.jp_phone_message.jp_phone_message import (
    DOCTYPE,
    FAILED,
    QUEUED,
    SENT,
    STATES,
    UNKNOWN,
)
from job_portal.platform import logs, queue, records, sentences, settings
from job_portal.platform.due_rows import DueRows
from job_portal.platform.sentences import Moment, Sentence
from job_portal.platform.states import PROVIDER, RULES
from job_portal.rules import MARKET

_ADAPTERS = {templates.WHATSAPP: whatsapp, templates.SMS: sms}
# A message that could not be handed over for this long is out of date.
_LIFE = timedelta(hours=12)
_WAIT_AFTER_FAILURE = timedelta(minutes=1)
# The kinds of a searcher's news. Two lines with the same link are about the same application.
_OF_APPLICATIONS = MARKET["notification_kinds"]["searcher"]
_OVERTAKEN = f"""select 1 from `tab{DOCTYPE}` newer join `tabJP Notification` line on line.name = newer.line
    where newer.account = %(account)s and line.creation > %(creation)s and line.link = %(link)s
    and line.kind in %(kinds)s limit 1"""  # noqa: S608 (constants)
_READER = """select line.sentence, line.link, line.creation, line.is_read, account.mobile_no, account.no_sms
    from `tabJP Notification` line join `tabJP Account` account on account.user = line.account
    join `tabUser` user on user.name = line.account and user.enabled = 1 where line.name = %s"""
# Why a message was skipped, in the words of the record.
GONE, SEEN, TOO_LATE, NO_CHANNEL = "Nobody to tell", "Seen", "Too late", "No channel"
ENOUGH, CEILING, OVERTAKEN = "Enough messages today", "Ceiling of cost", "Newer news"


def note(line: str, account: str, sentence: Sentence | str) -> None:
    """Queue a message to the account's phone in the event's transaction, if the site sends the sentence.

    :param line: the JP Notification.
    """
    key = templates.key_of(sentence)
    if key:
        _insert(line, account, key, has_waited=0)
        queue.later(f"{__name__}.{drain.__name__}")


def _insert(line: str, account: str, key: str, has_waited: int) -> None:
    now = now_datetime()
    row = {
        "name": frappe.generate_hash(length=20),
        **{"creation": now, "modified": now, "owner": account, "modified_by": account},
        **{"account": account, "line": line, "template": key, "status": QUEUED, "due_on": now},
        "has_waited": has_waited,
    }
    places = ", ".join(["%s"] * len(row))
    query = f"insert into `tab{DOCTYPE}` ({', '.join(row)}) values ({places})"  # noqa: S608 (constants)
    frappe.db.sql(query, list(row.values()))


def drain() -> None:
    """Background job, also every five minutes: handle the messages that are due."""
    if templates.registered():
        _ROWS.drain()


def _look(message: Document) -> None:
    (_decide if message.status == QUEUED else _follow)(message)


def _decide(message: Document) -> None:
    """Hand a queued message over, let it wait, or skip it."""
    found = frappe.db.sql(_READER, (message.line,), as_dict=True)
    if not found:
        return _skip(message, GONE)
    (reader,) = found
    sentence, now = sentences.restored(reader.sentence), now_datetime()
    happens = next((get_datetime(value.at) for value in sentence.values if isinstance(value, Moment)), None)
    if now > min(get_datetime(message.creation) + _LIFE, happens or datetime.max):
        return _skip(message, TOO_LATE)
    if reader.is_read:
        return _skip(message, SEEN)
    newer = {"account": message.account, "creation": reader.creation, "link": reader.link}
    if frappe.db.sql(_OVERTAKEN, {**newer, "kinds": _OF_APPLICATIONS}):
        return _skip(message, OVERTAKEN)
    if quiet_hours.is_quiet(now) and not _is_of_today(happens, now):
        return _set(message, due_on=quiet_hours.end(now))
    if not message.has_waited and subscriptions.accounts_among([message.account]):
        return _set(message, has_waited=1, due_on=now + _patience())
    channels = _channels(message, reader)
    if not channels:
        return _skip(message, NO_CHANNEL)
    _hand_over(message, reader, sentence, *channels)


def _is_of_today(happens: datetime | None, now: datetime) -> bool:
    """Whether the quiet hours would delay the message until after its event."""
    return bool(happens) and (happens.date() == now.date() or happens <= quiet_hours.end(now))


def _patience() -> timedelta:
    return timedelta(minutes=settings.number("next_channel_minutes"))


def _channels(message: Document, reader: dict) -> list[str]:
    """The channels that are left for the message."""
    tried = frappe.get_all(DOCTYPE, {"line": message.line, "channel": ("is", "set")}, pluck="channel")
    language = languages.of_user(message.account)
    return [
        channel
        for channel in templates.CHANNELS
        if channel not in tried
        and templates.of_reader(channel, message.template, language)
        and _ADAPTERS[channel].may_tell(message.account, reader)
    ]


def _hand_over(message: Document, reader: dict, sentence: Sentence, channel: str, *others: str) -> None:
    """Hand the message to the provider, at most once."""
    template = templates.of_reader(channel, message.template, languages.of_user(message.account))
    cost = _ADAPTERS[channel].price(template, sentence)
    if _sent_to(message.account) >= settings.number("messages_per_person"):
        return _skip(message, ENOUGH)
    if _spent() + cost > settings.number("messages_rupees") * 100:
        logs.logger().warning(f"message not sent: {CEILING}")
        return _skip(message, CEILING)
    now = now_datetime()
    values = {"channel": channel, "language": template.language, "cost": cost, "handed_on": now}
    _set(message, "hand over", RULES, **values, tries=message.tries + 1, due_on=None)
    frappe.db.commit()
    outcome = _ADAPTERS[channel].send(reader.mobile_no, template, sentence, reader.link, message.name)
    _note_outcome(message.name, outcome, now + _patience() if others else None)


def _note_outcome(name: str, outcome: dict, follows_on: datetime | None) -> None:
    """Store what the provider said, unless its webhook was faster.

    :param outcome: see `sms.send`.
    """
    message = records.locked(DOCTYPE, name)
    if not message or message.status != UNKNOWN:
        return
    move, more = outcome["move"], {}
    if move == "give back":
        later = now_datetime() + message.tries * _WAIT_AFTER_FAILURE
        more = {"channel": None, "handed_on": None, "cost": 0, "due_on": later}
    elif move == "fail":
        more = {"cost": 0, "due_on": follows_on and now_datetime()}
    elif move == "accept":
        more = {"due_on": follows_on}
    values = {"reason": outcome.get("reason"), "provider_id": outcome.get("id"), **more}
    side = RULES if move == "give back" else PROVIDER
    _set(message, move, side, **values)
    frappe.db.commit()


def note_status(provider_id: str, name: str, move: str, reason: str | None) -> None:
    """Store what a provider's webhook says of a message, if it has not passed that.

    :param name: of its record, which WhatsApp repeats; `provider_id`: WhatsApp's own id, which we may not
        have stored.
    """
    name = frappe.db.get_value(DOCTYPE, {"provider_id": provider_id}) or name
    message = records.locked(DOCTYPE, name)
    if not message or move not in STATES.moves_from(message.status, PROVIDER):
        return
    values = {"provider_id": provider_id, "reason": reason, "due_on": message.due_on}
    if move == "fail":
        values["due_on"] = now_datetime()
        queue.later(f"{__name__}.{drain.__name__}")
    elif move != "accept":
        values["due_on"] = None
    _set(message, move, PROVIDER, **values)
    frappe.db.commit()


def _follow(message: Document) -> None:
    """Queue the next channel where a message was not seen in time, or failed."""
    _set(message, due_on=None)
    if message.status in (SENT, FAILED):
        _insert(message.line, message.account, message.template, has_waited=1)


def _skip(message: Document, reason: str) -> None:
    _set(message, "skip", RULES, reason=reason, due_on=None)


def _set(message: Document, move: str | None = None, side: str = RULES, **values: object) -> None:
    if move:
        values["status"] = STATES.after(message.status, move, side)
    message.db_set(values, update_modified=False)


def _sent_to(account: str) -> int:
    since = now_datetime() - timedelta(days=1)
    return frappe.db.count(DOCTYPE, {"account": account, "handed_on": (">", since)})


def state() -> dict:
    """For the health check: {waiting, paise, and how many messages of this day have each status}."""
    query = f"select status, count(*) from `tab{DOCTYPE}` where handed_on >= %s group by status"  # noqa: S608
    waiting = frappe.db.count(DOCTYPE, {"due_on": ("<", now_datetime()), "status": QUEUED})
    by_status = dict(frappe.db.sql(query, (_today(),)))
    return {"waiting": waiting, "paise": _spent(), **{key.lower(): value for key, value in by_status.items()}}


def _today() -> datetime:
    return now_datetime().replace(hour=0, minute=0, second=0, microsecond=0)


def _spent() -> int:
    """What the messages of this day cost, in paise."""
    query = f"select coalesce(sum(cost), 0) from `tab{DOCTYPE}` where handed_on >= %s"  # noqa: S608 (constants)
    return int(frappe.db.sql(query, (_today(),))[0][0])


_ROWS = DueRows(DOCTYPE, _look)
