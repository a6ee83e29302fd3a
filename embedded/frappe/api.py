"""Routes below /api: methods and documents, versions 1 and 2."""

import json

import frappe.client
from frappe import exceptions, handler
from frappe.answers import build_response, is_version_2
from frappe.calls import call
from frappe.model.delete_doc import delete_doc
from frappe.model.document import Document
from frappe.permissions import hide_forbidden_fields
from frappe.records import get_doc, new_doc
from frappe.runtime import local
from werkzeug.exceptions import NotFound
from werkzeug.routing import Map, Rule, Submount
from werkzeug.wrappers import Request, Response


def handle(request: Request) -> Response:
    """Answer an /api request. DoesNotExistError (404) for an unknown path."""
    try:
        endpoint, arguments = ROUTES.bind_to_environ(request.environ).match()
    except NotFound:
        raise exceptions.DoesNotExistError from None
    result = endpoint(**arguments)
    if isinstance(result, Response):
        return result
    if result is not None:
        local.response["data"] = result
    return build_response()


def call_method(method: str):
    local.form_dict.cmd = method.split("/")[0]
    return handler.handle()


def call_method_v2(method: str):
    if method == "login":
        return None
    return handler.call_method(method)


def list_documents(doctype: str):
    arguments = local.form_dict
    if arguments.fields:
        arguments.fields = json.loads(arguments.fields)
    if is_version_2():
        arguments.limit_page_length = arguments.limit or 20
        arguments.limit_start = arguments.start
    else:
        arguments.setdefault("limit_page_length", arguments.limit or 20)
    return call(frappe.client.get_list, doctype, **{k: v for k, v in arguments.items() if k != "doctype"})


def create_document(doctype: str):
    values = _body()
    values.pop("doctype", None)
    if isinstance(values.get("name"), str):
        local.flags.api_name_set = True
    return new_doc(doctype, **_own_fields(values)).insert()


def read_document(doctype: str, name: str):
    if "run_method" in local.form_dict:
        exceptions.refuse("/api/resource with run_method")
    doc = get_doc(doctype, name)
    if not doc.has_permission("read"):
        raise exceptions.PermissionError
    hide_forbidden_fields(doc)
    return doc


def update_document(doctype: str, name: str) -> Document:
    values = _own_fields(_body())
    doc = get_doc(doctype, name, for_update=True)
    doc.update(values)
    doc.save()
    return doc


def delete_document(doctype: str, name: str):
    delete_doc(doctype, name, ignore_missing=False)
    local.response.http_status_code = 202
    return "ok"


def run_document_method(doctype: str, name: str):
    exceptions.refuse("POST on a document")


def _body() -> dict:
    """The submitted fields: the JSON in `data`, else the arguments."""
    data = local.form_dict.get("data")
    if data is None:
        return dict(local.form_dict)
    values = json.loads(data) if isinstance(data, str) else data
    if not isinstance(values, dict):
        frappe.throw("Invalid request arguments")
    return dict(values)


def _own_fields(values: dict) -> dict:
    return {key: value for key, value in values.items() if key not in ("flags", "cmd")}


DOCUMENT_RULES = [
    ("<doctype>", ["GET"], list_documents),
    ("<doctype>", ["POST"], create_document),
    ("<doctype>/<path:name>/", ["GET"], read_document),
    ("<doctype>/<path:name>/", ["PUT"], update_document),
    ("<doctype>/<path:name>/", ["DELETE"], delete_document),
    ("<doctype>/<path:name>/", ["POST"], run_document_method),
]


def _rules(documents: str, method_endpoint) -> list[Rule]:
    rules = [
        Rule(f"/{documents}/{path}", methods=methods, endpoint=end) for path, methods, end in DOCUMENT_RULES
    ]
    return [Rule("/method/<path:method>", endpoint=method_endpoint), *rules]


ROUTES = Map(
    [
        Submount("/api/v2", _rules("document", call_method_v2)),
        Submount("/api/v1", _rules("resource", call_method)),
        Submount("/api", _rules("resource", call_method)),
    ],
    strict_slashes=False,
    merge_slashes=False,
)
