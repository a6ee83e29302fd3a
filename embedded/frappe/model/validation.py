"""The checks of every document after its own `validate`."""

from frappe import exceptions
from frappe.messages import throw
from frappe.runtime import local
from frappe.utils.casts import cint, cstr
from frappe.utils.sanitize import sanitize_html, strip_html
from frappe.utils.validate import validate_email_address, validate_phone_number

VARCHAR_TYPES = {"Data", "Link", "Dynamic Link", "Password", "Select", "Read Only", "Phone", "Autocomplete"}
UNSANITISED_TYPES = {"Attach", "Attach Image", "Barcode", "Code", "Password", "JSON"}


def validate_document(doc) -> None:
    """Check `doc` and its rows, mandatory fields first. Raises at the first violation."""
    documents = [doc, *doc.get_all_children()]
    if not doc.flags.ignore_mandatory:
        _check_mandatory(documents)
    for each in documents:
        for field in each.meta.get_stored_fields():
            value = each.get(field.fieldname)
            if value not in (None, ""):
                _check_select(each, field, value)
                _check_data(field, value)
                _check_length(each, field, value)
                _sanitise(each, field, value)
            if field.non_negative and (value or 0) < 0:
                throw(f"{field.label} cannot be negative", exceptions.NonNegativeError)


def is_missing(field, value) -> bool:
    if field.fieldtype in ("Table", "Table MultiSelect"):
        return not value
    if field.fieldtype in ("Check", "Int", "Float", "Currency", "Percent"):
        return value is None
    return value is None or (not strip_html(cstr(value)).strip() and "<img" not in cstr(value))


def _check_mandatory(documents) -> None:
    missing = []
    for each in documents:
        for field in each.meta.fields:
            if field.reqd and is_missing(field, each.get(field.fieldname)):
                missing.append((field.fieldname, f"Value missing for {each.doctype}: {field.label}"))
    if missing:
        from frappe.messages import msgprint

        for _, sentence in missing:
            msgprint(f"Error: {sentence}")
        names = ", ".join(fieldname for fieldname, _ in missing)
        raise exceptions.MandatoryError(f"[{documents[0].doctype}, {documents[0].name}]: {names}")


def _check_select(doc, field, value) -> None:
    if (
        field.fieldtype != "Select"
        or not field.options
        or local.flags.in_import
        or field.fieldname == "naming_series"
    ):
        return
    options = [option.strip() for option in cstr(field.options).split("\n")]
    if cstr(value).strip() not in options and any(options):
        allowed = '", "'.join(option for option in options if option)
        throw(f'{field.label} cannot be "{value}". It should be one of "{allowed}"')


def _check_data(field, value) -> None:
    if field.fieldtype != "Data":
        return
    if field.options == "Email":
        validate_email_address(cstr(value), throw=True)
    elif field.options == "Phone":
        validate_phone_number(cstr(value), throw=True)


def _check_length(doc, field, value) -> None:
    if field.fieldtype not in VARCHAR_TYPES:
        return
    limit = cint(field.length) or 140
    if len(cstr(value)) > limit:
        throw(
            f"{doc.doctype} {doc.name or ''}: '{field.label}' ({value}) will get truncated, "
            f"as max characters allowed is {limit}",
            exceptions.CharacterLengthExceededError,
            title="Value too big",
        )


def _sanitise(doc, field, value) -> None:
    text = isinstance(value, str) and ("<" in value or ">" in value)
    exempt = field.ignore_xss_filter or field.fieldtype in UNSANITISED_TYPES
    if text and not exempt and not validate_email_address(value):
        doc.set(field.fieldname, sanitize_html(value, always_sanitize=field.fieldtype == "Text Editor"))


def validate_links(doc) -> None:
    """Check that each Link names a document. Raises LinkValidationError."""
    missing = []
    for each in [doc, *doc.get_all_children()]:
        for field in each.meta.get_link_fields():
            value = each.get(field.fieldname)
            if value in (None, "") or field.options in (None, "", "[Select]"):
                continue
            found = local.db.exists(field.options, cstr(value))
            if not found:
                missing.append(f"{field.label}: {value}")
            elif found != value:
                # The database finds 'it' for 'IT'. Frappe then stores the spelling of the linked document.
                each.set(field.fieldname, found)
    if missing:
        throw(f"Could not find {', '.join(missing)}", exceptions.LinkValidationError)
