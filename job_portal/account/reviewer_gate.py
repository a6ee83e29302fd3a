"""The allow-list of Frappe's methods for reviewers, with their arguments.

Frappe trusts users of Desk. Some methods check no permission. Most accept filters, sort orders and functions
on fields that the caller may not read, and counts and orders then reveal their values. Any user may attach a
file by its address. A reviewer is only hired to look at companies. So a reviewer may make the calls with
which Desk shows this app's records, and no others.
"""

import json
import re
from collections.abc import Callable
from typing import Any
from urllib.parse import unquote

import frappe
from frappe import _

from job_portal.account import messages
from job_portal.platform import code_only

_RECORDS_PATH = re.compile(r"/api/(?:v1/)?resource/([^/]+)(?:/(.+))?")
# Desk's forms of a field: title, `title`, `tabJP Job`.`title`, each also with ` as something`.
_FIELD = re.compile(
    r"(?:`tab(?P<doctype>[^`]+)`\.)?(?P<quote>`?)(?P<name>[a-z_][a-z0-9_]*)(?P=quote)(?: as `?\w+`?)?"
)
_COUNT = re.compile(r"count\((?P<field>[^()]+)\)(?: as `?\w+`?)?")
# Desk's lists show links by their titles: company.company_name as company_company_name.
_LINKED = re.compile(r"(?P<link>[a-z_][a-z0-9_]*)\.(?P<name>[a-z_][a-z0-9_]*)(?: as `?\w+`?)?")
_SORTED = re.compile(r"(.+?)(?: (?:asc|desc))?", re.IGNORECASE)
# Standard columns of every record and of grouped lists. None is secret.
_STANDARD = {"name", "owner", "creation", "modified", "modified_by", "docstatus", "idx", "_aggregate_column"}
_STANDARD |= {"_user_tags", "_comments", "_assign", "_liked_by", "_seen"}
_OPERATORS = {"=", "!=", ">", "<", ">=", "<=", "like", "not like", "in", "not in", "is", "between"}
_OPERATORS |= {"timespan", "previous", "next"}
_OF_MANY = {"in", "not in", "between"}
_LETTER_HEAD = {"doctype": "Letter Head", "fieldname": "name", "filters": {"disabled": 0, "is_default": 1}}
_SAVED_FILTERS = {
    "doctype": "List Filter",
    "fields": ["name", "filter_name", "for_user", "filters"],
    "order_by": "filter_name asc",
}
# Arguments that any request may have.
_OF_REQUEST = {"cmd", "_", "_lang", "csrf_token"}


class _Refused(Exception):
    pass


def is_watched(method: str) -> bool:
    """Whether a request may reach Frappe's code. Our own methods and pages check for themselves.

    :param method: as in `check`.
    """
    return method.startswith("frappe.") or not (method or frappe.request.path.startswith("/frontend/"))


def check(method: str) -> None:
    """Refuse calls that a reviewer may not make. The caller has checked that the user is a reviewer.

    :param method: the dotted name where the method is defined, or '' if the request calls none.
    :raises frappe.PermissionError: 403.
    """
    try:
        if method.startswith("frappe.") and not _is_of_lists(method, frappe.form_dict):
            _check_arguments(OPEN_TO_REVIEWERS.get(method), frappe.form_dict)
        elif not method:
            _check_path(unquote(frappe.request.path).rstrip("/"), frappe.request.method)
    except _Refused:
        frappe.throw(_(messages.REVIEWERS_NO_MORE), frappe.PermissionError)


def _is_of_lists(method: str, given: dict) -> bool:
    """Whether a list asks for the reviewer's or everybody's saved filters, or a print for its letter head."""
    wanted = {name: _read(given[name]) for name in given.keys() - _OF_REQUEST - {"limit"}}
    if method == "frappe.client.get_value":
        return wanted == _LETTER_HEAD
    of = wanted.pop("filters", None)
    is_of_one = isinstance(of, dict) and of.keys() == {"reference_doctype"}
    users = [["for_user", "=", frappe.session.user], ["for_user", "=", ""]]
    return (
        method == "frappe.desk.reportview.get_list"
        and is_of_one
        and isinstance(of["reference_doctype"], str)
        and wanted == {**_SAVED_FILTERS, "or_filters": users}
    )


def _check_path(path: str, verb: str) -> None:
    """Check the addresses of records: those of the API, and of pages that show or print one."""
    if found := _RECORDS_PATH.fullmatch(path):
        doctype, name = found.groups()
        _doctype(doctype, None)
        if verb in ("GET", "HEAD"):
            _check_arguments(_arguments() if name else _arguments(*_QUERY, *_PAGE), frappe.form_dict, doctype)
        elif verb == "POST" and name:
            # Frappe would call a method of the record.
            raise _Refused
        elif verb in ("POST", "PUT"):
            _values(_sent(), doctype)
    elif path == "/printview":
        _check_arguments(_arguments("doctype", "name", *_PRINTED), frappe.form_dict)
    elif path.startswith("/api/") or "doctype" in frappe.form_dict:
        raise _Refused
    elif (first := path.strip("/").split("/")[0]) and frappe.db.exists("DocType", first):
        # Frappe's public pages of records.
        raise _Refused


def _check_arguments(looks: dict | None, given: dict, doctype: Any = None) -> None:
    """Refuse a method that is not open, an argument that Desk does not send, or a forbidden value."""
    if looks is None:
        raise _Refused
    doctype = doctype or next((given[name] for name in _DOCTYPES if given.get(name)), None)
    for name in given.keys() - _OF_REQUEST:
        if name not in looks:
            raise _Refused
        if given[name] not in (None, "") and looks[name]:
            looks[name](given[name], doctype)


def _sent() -> dict:
    """The values of a record to save, read as Frappe reads them."""
    data = frappe.form_dict.get("data")
    read = _read(frappe.request.get_data(as_text=True) if data is None else data)
    return read if isinstance(read, dict) else frappe.form_dict


def _read(value: Any) -> Any:
    """Parse an argument as Frappe does: JSON, or the text itself."""
    if not isinstance(value, str):
        return value
    try:
        return json.loads(value)
    except ValueError:
        return value


def _doctype(value: Any, _of: Any) -> None:
    if not isinstance(value, str) or not code_only.is_ours(value) or not frappe.has_permission(value, "read"):
        raise _Refused


def _doctypes(value: Any, _of: Any) -> None:
    doctypes = _read(value)
    for doctype in doctypes if isinstance(doctypes, list) else [doctypes]:
        _doctype(doctype, None)


def _shown(value: Any, _of: Any) -> None:
    """Check a record that a form shows, a number card of a workspace, or the queue's report."""
    name = frappe.form_dict.get("name")
    if value == "Report":
        return _app_report(name, None)
    if value == "Number Card" and isinstance(name, str):
        return _doctype(frappe.db.get_value("Number Card", name, "document_type"), None)
    return _doctype(value, None)


def _field(value: Any, doctype: Any) -> None:
    """Check a field of the requested DocType. Our secret fields have a permission level above 0."""
    found = isinstance(value, str) and _FIELD.fullmatch(value.strip())
    if not found or not isinstance(doctype, str) or (found["doctype"] or doctype) != doctype:
        raise _Refused
    _doctype(doctype, None)
    field = frappe.get_meta(doctype).get_field(found["name"])
    if found["name"] not in _STANDARD and (not field or field.permlevel):
        raise _Refused


def _fields(value: Any, doctype: Any) -> None:
    fields = _read(value)
    for field in fields if isinstance(fields, list) else [fields]:
        counted = isinstance(field, str) and _COUNT.fullmatch(field)
        name = counted["field"] if counted else field
        if isinstance(name, str) and (linked := _LINKED.fullmatch(name)):
            _title(linked["link"], linked["name"], doctype)
        elif name != "*":
            _field(name, doctype)


def _title(link: str, name: str, doctype: Any) -> None:
    """Check the title of a linked record, which Desk shows instead of its name."""
    _field(link, doctype)
    field = frappe.get_meta(doctype).get_field(link)
    if not field or field.fieldtype != "Link":
        raise _Refused
    _field(name, field.options)
    meta = frappe.get_meta(field.options)
    if not meta.show_title_field_in_link or meta.title_field != name:
        raise _Refused


def _order(value: Any, doctype: Any) -> None:
    if not isinstance(value, str):
        raise _Refused
    for part in value.split(","):
        found = _SORTED.fullmatch(part.strip())
        _field(found[1] if found else None, doctype)


def _filters(value: Any, doctype: Any) -> None:
    """Check {field: value or [operator, value]}, or a list of [DocType, field, operator, value]."""
    filters = _read(value)
    if isinstance(filters, str) and _read(filters) != filters:
        # Frappe would parse it a second time.
        raise _Refused
    if isinstance(filters, dict):
        listed = [value if isinstance(value, list) else ["=", value] for value in filters.values()]
        filters = [[field, *condition] for field, condition in zip(filters, listed, strict=True)]
    # Other text is the name of a record.
    for each in filters if isinstance(filters, list) else ():
        if not isinstance(each, list) or not 3 <= len(each) <= 5 or (len(each) > 3 and each[0] != doctype):
            raise _Refused
        field, operator, wanted = each if len(each) == 3 else each[1:4]
        _field(field, doctype)
        values = wanted if isinstance(wanted, list) else [wanted]
        operator = str(operator).lower()
        if operator not in _OPERATORS or any(isinstance(one, list | dict) for one in values):
            raise _Refused
        if isinstance(wanted, list) and operator not in _OF_MANY:
            raise _Refused


def _conditions(value: Any, doctype: Any) -> None:
    """Check filters to which Frappe appends its own, so they must be a list."""
    if not isinstance(_read(value), list):
        raise _Refused
    _filters(value, doctype)


def _own_name(value: Any, _of: Any) -> None:
    """Accept only the reviewer's own address or full name."""
    user = frappe.session.user
    if value not in (user, frappe.db.get_value("User", user, "full_name")):
        raise _Refused


def _document(value: Any, _of: Any) -> None:
    """Check a record to save. Frappe checks the permission to change it, and `code_only` its fields."""
    document = _read(value)
    if not isinstance(document, dict):
        raise _Refused
    _doctype(document.get("doctype"), None)
    _values(document, document["doctype"])


def _values(values: dict, doctype: str) -> None:
    """Check values to save. Frappe looks up names and links, and searches for a record that matches an
    object.
    """
    fields = frappe.get_meta(doctype).get_field
    for name, value in values.items():
        # Data that the form was loaded with, not fields.
        if name.startswith("__"):
            continue
        field = fields(name)
        if field and field.fieldtype in ("Table", "Table MultiSelect") and isinstance(value, list):
            for row in value:
                if not isinstance(row, dict):
                    raise _Refused
                _values(row, field.options)
        else:
            _plain(value, None)


def _plain(value: Any, _of: Any) -> None:
    if isinstance(value, list | dict):
        raise _Refused


def _change(value: Any, doctype: Any) -> None:
    """Check a field to set, or a dict of values."""
    read = _read(value)
    if isinstance(read, dict):
        _values(read, doctype)
    else:
        _plain(read, None)


def _card(value: Any, _of: Any) -> None:
    """Check a number card as Desk sends it back. Frappe counts by the sent card, not by the stored one."""
    card = _read(value)
    if not isinstance(card, dict) or card.get("parent_document_type"):
        raise _Refused
    doctype = card.get("document_type")
    _doctype(doctype, None)
    if based_on := card.get("aggregate_function_based_on"):
        _field(based_on, doctype)
    _filters(frappe.form_dict.get("filters"), doctype)


def _stored_card(value: Any, _of: Any) -> None:
    """Check a number card that Frappe reads by its name, to count for an earlier date."""
    _card(value, None)
    card = _read(value)
    _text(card.get("name"), None)
    if frappe.db.get_value("Number Card", card["name"], "document_type") != card["document_type"]:
        raise _Refused


def _chart(value: Any, _of: Any) -> None:
    """Check a stored chart. Frappe draws it without checking permissions."""
    _text(value, None)
    _doctype(frappe.db.get_value("Dashboard Chart", value, "document_type"), None)


def _aggregated(value: Any, doctype: Any) -> None:
    """Check the DocType of the summed field. `_field` checks fields only against the listed DocType."""
    if value != doctype:
        raise _Refused


def _direction(value: Any, _of: Any) -> None:
    if not isinstance(value, str) or value.lower() not in ("asc", "desc"):
        raise _Refused


def _number(value: Any, _of: Any) -> None:
    if not str(value).isdecimal():
        raise _Refused


def _group(value: Any, doctype: Any) -> None:
    """Check the field by which a list's sidebar counts, or `assigned_to`."""
    if value != "assigned_to":
        _field(value, doctype)


def _text(value: Any, _of: Any) -> None:
    """Accept a name. Given an object, Frappe would search for a matching record."""
    if not isinstance(_read(value), str | int):
        raise _Refused


def _desk_users(value: Any, _of: Any) -> None:
    """Accept the names of users of Desk."""
    users = _read(value)
    for user in users if isinstance(users, list) else [users]:
        if not isinstance(user, str) or frappe.db.get_value("User", user, "user_type") != "System User":
            raise _Refused


def _app_report(value: Any, _of: Any) -> None:
    if value != "Job Portal Review Queue":
        raise _Refused


# Arguments of paging.
_PAGED = ("start", "page_length", "limit", "limit_start", "limit_page_length")

Look = Callable[[Any, Any], None]
_DOCTYPES = ("doctype", "reference_doctype", "dt")
_LOOKS: dict[str, Look] = {
    **dict.fromkeys(_DOCTYPES, _doctype),
    "aggregate_on_doctype": _aggregated,
    **dict.fromkeys(("name", "docname", "doc_name", "reference_name", "dn", "old_name", "value"), _text),
    **dict.fromkeys(("fields", "fieldname", "stats"), _fields),
    **dict.fromkeys(("filters", "or_filters", "current_filters"), _filters),
    **dict.fromkeys(("order_by", "group_by"), _order),
    **dict.fromkeys(("aggregate_on_field", "sort_field"), _field),
    "sort_order": _direction,
    **dict.fromkeys((*_PAGED, "prev"), _number),
    "field": _group,
    "doc": _document,
    "report_name": _app_report,
    "users": _desk_users,
}


def _arguments(*names: str, **looks: Look | None) -> dict[str, Look | None]:
    """The arguments that a method accepts, each with its check.

    Arguments that are not in `_LOOKS` reach no query, so any text is accepted.
    """
    return {name: _LOOKS.get(name, _plain) for name in names} | looks


_PAGE = (*_PAGED, "as_dict")
_QUERY = ("fields", "filters", "or_filters", "order_by", "group_by")
_VIEW = ("view", "with_comment_count", "distinct", "save_user_settings", "user_settings", "strict")
_GROUPED = ("aggregate_function", "aggregate_on_field", "aggregate_on_doctype", "add_total_row")
_PRINTED = ("format", "no_letterhead", "letterhead", "trigger_print", "settings", "print_format", "style")
_EXPORTED = ("title", "file_format_type", "selected_items", "add_totals_row", "translate_values")
_EXPORTED += ("csv_delimiter", "csv_quoting", "csv_decimal_sep", "export_in_background")
_LISTED = _arguments("doctype", *_QUERY, *_PAGE, *_VIEW, *_GROUPED)
_OF_A_RECORD = _arguments("doctype", "name")

OPEN_TO_REVIEWERS: dict[str, dict[str, Look | None]] = {
    # Desk itself.
    "frappe.auth.get_logged_user": {},
    "frappe.handler.logout": {},
    "frappe.handler.ping": {},
    "frappe.handler.web_logout": {},
    "frappe.ping": {},
    "frappe.apps.get_apps": {},
    "frappe.core.doctype.log_settings.log_settings.has_unseen_error_log": {},
    "frappe.core.doctype.session_default_settings.session_default_settings.get_session_default_values": {},
    "frappe.core.doctype.user.user.switch_theme": _arguments("theme"),
    "frappe.core.doctype.user.user.test_password_strength": _arguments("new_password"),
    "frappe.core.doctype.user.user.update_password": _arguments(
        "new_password", "logout_all_sessions", "key", "old_password"
    ),
    "frappe.desk.desk_page.getpage": _arguments("name"),
    "frappe.desk.desktop.get_desktop_page": _arguments("page"),
    "frappe.desk.desktop.get_workspace_sidebar_items": {},
    "frappe.desk.doctype.event.event.get_events": _arguments(start=_plain, end=_plain),
    "frappe.desk.doctype.notification_log.notification_log.get_notification_logs": _arguments("limit"),
    "frappe.desk.doctype.notification_log.notification_log.mark_all_as_read": {},
    "frappe.desk.doctype.notification_log.notification_log.mark_as_read": _arguments("docname"),
    "frappe.desk.doctype.notification_log.notification_log.trigger_indicator_hide": {},
    "frappe.desk.doctype.notification_settings.notification_settings.set_seen_value": _arguments(
        "value", user=_own_name
    ),
    "frappe.desk.doctype.route_history.route_history.deferred_insert": _arguments("routes"),
    "frappe.desk.doctype.tag.tag.get_tags_list_for_awesomebar": {},
    "frappe.desk.notifications.get_notification_info": {},
    "frappe.desk.notifications.get_notifications": {},
    "frappe.desk.notifications.get_open_count": _arguments("doctype", "name", items=_doctypes),
    "frappe.model.utils.user_settings.get": _arguments("doctype"),
    "frappe.model.utils.user_settings.save": _arguments("doctype", "user_settings"),
    # The socket server gives the session as `sid`, which `cross_site` refuses everywhere else.
    "frappe.realtime.can_subscribe_doc": _arguments("doctype", "docname", "sid"),
    "frappe.realtime.can_subscribe_doctype": _arguments("doctype", "sid"),
    "frappe.realtime.get_user_info": _arguments("sid"),
    "frappe.realtime.has_permission": _arguments("doctype", "name"),
    "frappe.sessions.clear": {},
    "frappe.sessions.get_boot_assets_json": {},
    "frappe.translate.get_app_translations": {},
    "frappe.translate.load_all_translations": {},
    "frappe.utils.change_log.show_update_popup": {},
    "frappe.utils.change_log.update_last_known_versions": {},
    # Lists, reports, cards and charts.
    "frappe.client.get_list": _LISTED,
    "frappe.desk.listview.get_group_by_count": _arguments("doctype", "current_filters", "field"),
    "frappe.desk.listview.get_list_settings": _arguments("doctype"),
    "frappe.desk.reportview.get": _LISTED,
    "frappe.desk.reportview.get_list": _LISTED,
    "frappe.desk.reportview.get_count": _LISTED,
    "frappe.desk.reportview.get_sidebar_stats": _arguments("doctype", "stats", filters=_conditions),
    "frappe.desk.reportview.export_query": _LISTED | _arguments(*_EXPORTED),
    "frappe.desk.doctype.kanban_board.kanban_board.get_kanban_boards": _arguments("doctype"),
    "frappe.desk.doctype.dashboard_chart.dashboard_chart.get": _arguments(
        *(
            "no_cache",
            "timespan",
            "time_interval",
            "from_date",
            "to_date",
            "refresh",
            "heatmap_year",
        ),
        chart_name=_chart,
    ),
    "frappe.desk.doctype.dashboard_chart_source.dashboard_chart_source.get_config": _arguments("name"),
    "frappe.desk.doctype.dashboard_settings.dashboard_settings.create_dashboard_settings": _arguments(
        user=_own_name
    ),
    "frappe.desk.doctype.number_card.number_card.get_result": {"doc": _card, "filters": None},
    "frappe.desk.doctype.number_card.number_card.get_percentage_difference": {
        "doc": _stored_card,
        "filters": None,
        "result": None,
    },
    "frappe.core.doctype.prepared_report.prepared_report.get_reports_in_queued_state": _arguments(
        "report_name"
    ),
    "frappe.desk.query_report.get_script": _arguments("report_name"),
    # The report ignores filters.
    "frappe.desk.query_report.run": _arguments("report_name", "is_tree", "parent_field", filters=None)
    | _arguments("ignore_prepared_report", "are_default_filters"),
    "frappe.desk.query_report.export_query": _arguments(
        *(
            "report_name",
            "include_indentation",
            "include_filters",
            "visible_idx",
            "applied_filters",
            *_EXPORTED,
        ),
        filters=None,
    ),
    # Single records.
    "frappe.client.get": _arguments("doctype", "name", "filters"),
    "frappe.client.get_value": _arguments("doctype", "fieldname", "filters", "as_dict"),
    "frappe.client.has_permission": _arguments("doctype", "docname", "perm_type"),
    "frappe.client.is_document_amended": _arguments("doctype", "docname"),
    "frappe.client.validate_link": _arguments("doctype", "docname", "fields"),
    "frappe.client.insert": _arguments("doc"),
    "frappe.client.save": _arguments("doc"),
    "frappe.client.set_value": _arguments("doctype", "name", fieldname=_change, value=_plain),
    "frappe.client.delete": _OF_A_RECORD,
    "frappe.client.rename_doc": _arguments("doctype", "old_name", "merge", "new_name"),
    "frappe.desk.form.load.get_docinfo": _OF_A_RECORD,
    "frappe.desk.form.load.get_user_info_for_viewers": _arguments("users"),
    "frappe.desk.form.load.getdoc": _arguments("name", "user", doctype=_shown),
    # It reveals only which fields there are. Forms also ask it for DocTypes that they link to.
    "frappe.desk.form.load.getdoctype": _arguments("with_parent", "cached_timestamp", doctype=_plain),
    "frappe.desk.form.save.savedocs": _arguments("doc", "action"),
    "frappe.desk.form.utils.add_comment": {
        **_arguments("reference_doctype", "reference_name", "content"),
        # Frappe shows the comment as written by this user.
        **dict.fromkeys(("comment_email", "comment_by"), _own_name),
    },
    "frappe.desk.form.utils.get_next": _arguments(
        *("doctype", "value", "prev", "sort_order", "sort_field"), filters=_conditions
    ),
    "frappe.desk.form.document_follow.get_follow_users": _arguments("doctype", "doc_name"),
    "frappe.desk.link_preview.get_preview_data": _arguments("doctype", "docname"),
    "frappe.desk.search.get_link_title": _arguments("doctype", "docname"),
    "frappe.desk.search.search_link": _arguments(
        *("doctype", "txt", "page_length", "ignore_user_permissions", "filters"), reference_doctype=_doctype
    ),
    "frappe.model.rename_doc.update_document_title": _arguments(
        *("doctype", "docname", "title", "name", "merge", "enqueue", "freeze", "freeze_message")
    ),
    "frappe.model.workflow.get_transitions": _arguments("doc"),
    "frappe.utils.print_format.download_pdf": _arguments("doctype", "name", *_PRINTED),
    "frappe.printing.page.print.print.get_print_settings_to_show": _arguments("doctype", "docname"),
    "frappe.www.printview.get_html_and_style": _arguments("doc", "name", *_PRINTED),
    "frappe.www.printview.get_rendered_raw_commands": _arguments("doc", "name", *_PRINTED),
}
