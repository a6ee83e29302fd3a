"""Methods called by name: `/api/method/<name>` and `cmd`."""

from mimetypes import guess_type

from frappe import exceptions
from frappe.calls import (
    call,
    is_valid_http_method,
    is_whitelisted,
    override_whitelisted_method,
    ping,
    whitelist,
)
from frappe.hooks import get_attr
from frappe.messages import throw
from frappe.model.document import Document
from frappe.permissions import get_roles, has_permission
from frappe.records import get_doc, new_doc
from frappe.runtime import local
from frappe.utils import cint
from werkzeug.wrappers import Response

# The types that Frappe 15 accepts from users without desk access. image/webp is not one of them.
ALLOWED_MIMETYPES = (
    "image/png",
    "image/jpeg",
    "application/pdf",
    "application/msword",
    "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    "application/vnd.ms-excel",
    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    "application/vnd.oasis.opendocument.text",
    "application/vnd.oasis.opendocument.spreadsheet",
    "text/plain",
    "video/quicktime",
    "video/mp4",
    "text/csv",
)


def handle() -> Response | None:
    """Call `form_dict.cmd`. Its result becomes `message`, unless it is a Response."""
    command = local.form_dict.cmd
    if command == "login":
        return None
    result = call_method(command)
    if isinstance(result, Response):
        return result
    if result is not None:
        local.response["message"] = result
    return None


def call_method(name: str):
    """Find, check and call a whitelisted function with the request's arguments."""
    function = find_method(override_whitelisted_method(name))
    is_whitelisted(function)
    is_valid_http_method(function)
    return call(function, **local.form_dict)


def find_method(name: str):
    """Find the function. As on a bench, raises ValidationError (417) if there is none."""
    if "." not in name and name in SHORTHANDS:
        return SHORTHANDS[name]
    try:
        return get_attr(name)
    except exceptions.UnknownCallError:
        raise
    except Exception as error:
        if local.message_log:
            local.message_log.pop()
        throw(f"Failed to get method for command {name} with {error}")


@whitelist(allow_guest=True)
def logout():
    local.login_manager.logout()
    local.db.commit()


@whitelist(allow_guest=True)
def upload_file() -> Document:
    """Store the request's `file` or `file_url` as a File. Raises PermissionError for guests."""
    if local.session.user == "Guest":
        raise exceptions.PermissionError
    arguments = local.form_dict
    for name in ("method", "library_file_name", "optimize"):
        if arguments.get(name):
            exceptions.refuse(f"upload_file with {name}")
    _check_write_permission(arguments.doctype, arguments.docname)
    content, filename = None, arguments.file_name
    if uploaded := local.request.files.get("file"):
        content, filename = uploaded.stream.read(), uploaded.filename
        has_desk = {"Desk User", "Administrator"} & set(get_roles())
        if not has_desk and guess_type(filename)[0] not in ALLOWED_MIMETYPES:
            throw("You can only upload JPG, PNG, PDF, TXT, CSV or Microsoft documents.")
    values = {
        "doctype": "File",
        "attached_to_doctype": arguments.doctype,
        "attached_to_name": arguments.docname,
        "attached_to_field": arguments.fieldname,
        "folder": arguments.folder or "Home",
        "file_name": filename,
        "file_url": arguments.file_url,
        "is_private": cint(arguments.is_private),
        "content": content,
    }
    return get_doc(values).save()


def _check_write_permission(doctype: str | None, name: str | None) -> None:
    if not doctype:
        return
    if not name:
        has_permission(doctype, "write", throw=True)
    elif local.db.exists(doctype, name):
        get_doc(doctype, name).check_permission("write")
    else:
        new_doc(doctype).check_permission("write")


SHORTHANDS = {"ping": ping, "logout": logout, "upload_file": upload_file}
