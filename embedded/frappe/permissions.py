"""Permissions: roles, DocPerm rows, owners, hooks."""

from frappe import exceptions
from frappe.frappedict import _dict
from frappe.hooks import get_attr, get_hooks
from frappe.messages import throw
from frappe.model.meta import get_meta
from frappe.runtime import local

AUTOMATIC_ROLES = ("Guest", "All", "Desk User", "Administrator")


def get_roles(username: str | None = None) -> list[str]:
    """The roles of a user: assigned ones and automatic ones (Guest, All, Desk User)."""
    user = username or local.session.user
    if user == "Guest" or not user:
        return ["Guest"]
    if user not in local.role_cache:
        local.role_cache[user] = _load_roles(user)
    return list(local.role_cache[user])


def _load_roles(user: str) -> list[str]:
    if user == "Administrator":
        return local.db.get_values("Role", {}, "name", pluck=True, order_by="name")
    mine = local.db.get_values("Has Role", {"parent": user, "parenttype": "User"}, "role", pluck=True)
    is_system = local.db.get_value("User", user, "user_type") == "System User"
    return (
        [role for role in mine if role not in AUTOMATIC_ROLES] + ["All", "Guest"] + ["Desk User"] * is_system
    )


def has_permission(doctype, ptype="read", doc=None, user=None, throw=False) -> bool:
    """Whether `user` has the permission `ptype` for `doctype` and, if given, for `doc` or its name."""
    user = user or local.session.user
    if isinstance(doc, str | int):
        from frappe.records import get_doc

        doc = get_doc(doctype, doc)
    allowed = user == "Administrator" or _is_allowed(get_meta(doctype), ptype, doc, user)
    if not allowed and throw:
        refuse_access(doctype)
    return allowed


def refuse_access(doctype: str) -> None:
    throw(f"No permission for {doctype}", exceptions.PermissionError)


def _is_allowed(meta, ptype, doc, user) -> bool:
    if meta.istable:
        # Rows of a child table are read and written only with their document.
        return False
    if is_own_user(meta.name, doc, user) and ptype in ("read", "write"):
        return True
    granted = role_permissions(meta, ptype, user)
    only_own = all(permission.if_owner for permission in granted)
    if not granted or (only_own and doc is not None and doc.owner not in (user, None)):
        return False
    return doc is None or _hooks_allow(meta.name, ptype, doc, user)


def is_own_user(doctype: str, doc, user: str) -> bool:
    """Whether `doc` is the user's own User, which they may read and change: on a bench Frappe shares it."""
    return doctype == "User" and doc is not None and doc.name == user and user != "Guest"


def role_permissions(meta, ptype: str, user: str, permlevel: int = 0) -> list[_dict]:
    """The DocPerm rows of `meta` that grant `ptype` to a role of `user`."""
    roles = set(get_roles(user))
    return [
        permission
        for permission in meta.permissions
        if permission.role in roles and (permission.permlevel or 0) == permlevel and permission.get(ptype)
    ]


def _hooks_allow(doctype, ptype, doc, user) -> bool:
    if doctype == "File":
        from frappe.core.doctype.file.file import has_permission as file_has_permission

        if not file_has_permission(doc, ptype, user):
            return False
    for handler in get_hooks("has_permission", {}).get(doctype, []):
        if get_attr(handler)(doc=doc, ptype=ptype, user=user) is False:
            return False
    return True


def readable_levels(meta, user: str | None = None, ptype: str = "read") -> set[int]:
    """The field permission levels for which `user` has `ptype`. Level 0 is always included."""
    user = user or local.session.user
    levels = {field.permlevel or 0 for field in meta.fields}
    if user == "Administrator":
        return levels
    return {0} | {level for level in levels if role_permissions(meta, ptype, user, level)}


def hide_forbidden_fields(doc) -> None:
    """Empty the fields of `doc` that the session's user may not read."""
    levels = readable_levels(doc.meta)
    for field in doc.meta.fields:
        if (field.permlevel or 0) not in levels and field.fieldname in doc.__dict__:
            doc.set(field.fieldname, None)


def reset_forbidden_fields(doc) -> None:
    """Before a save, reset the fields that the user may not write to their stored value or default."""
    if doc.flags.ignore_permissions or local.flags.in_install or local.session.user == "Administrator":
        return
    levels = readable_levels(doc.meta, ptype="write")
    before = doc.get_doc_before_save()
    for field in doc.meta.fields:
        if (field.permlevel or 0) in levels or field.fieldname not in doc.__dict__:
            continue
        if before is not None:
            doc.__dict__[field.fieldname] = before.__dict__.get(field.fieldname)
        else:
            doc.set(field.fieldname, field.default)
