"""The class of a DocType's documents, and documents made from values."""

import importlib

from frappe.model.meta import get_meta


def get_controller(doctype: str) -> type:
    """The class in the file beside the DocType's JSON ('JP Company' -> JPCompany), else Document."""
    from frappe.model.document import Document

    meta = get_meta(doctype)
    slug = scrub(doctype)
    if not (meta.path and meta.path.with_suffix(".py").exists()):
        return Document
    module = importlib.import_module(f"{meta.app}.{scrub(meta.module)}.doctype.{slug}.{slug}")
    return getattr(module, doctype.replace(" ", "").replace("-", ""))


def scrub(text: str) -> str:
    """'Job Portal' -> 'job_portal'."""
    return text.replace(" ", "_").replace("-", "_").lower()


def make_document(values: dict):
    """An unsaved or loaded document object of `values['doctype']`."""
    return get_controller(values["doctype"])(values)
