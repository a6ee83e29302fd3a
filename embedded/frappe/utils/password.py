"""Secrets: encrypted Password fields, and hashed sign-in passwords."""

import sqlalchemy as sa
from cryptography.fernet import Fernet, InvalidToken
from frappe import exceptions
from frappe.messages import throw
from frappe.runtime import local
from sqlalchemy.dialects.sqlite import insert
from werkzeug.security import check_password_hash, generate_password_hash


def get_encryption_key() -> str:
    """The site's key, which decrypts every Password field."""
    return local.conf.encryption_key


def encrypt(text: str) -> str:
    return Fernet(get_encryption_key()).encrypt(text.encode()).decode()


def decrypt(text: str) -> str:
    """Decrypt `text`. Raises ValidationError if another key encrypted it."""
    try:
        return Fernet(get_encryption_key()).decrypt(text.encode()).decode()
    except InvalidToken:
        throw("Encryption key is invalid! Please check site_config.json")


def set_encrypted_password(doctype: str, name: str, pwd: str, fieldname: str = "password") -> None:
    _store(doctype, name, fieldname, encrypt(pwd), encrypted=1)


def get_decrypted_password(
    doctype: str, name: str, fieldname: str = "password", raise_exception: bool = True
):
    """The decrypted secret. Without one: AuthenticationError, or None without `raise_exception`."""
    stored = _load(doctype, name, fieldname, encrypted=1)
    if stored:
        return decrypt(stored)
    if raise_exception:
        throw(f"Password not found for {doctype} {name} {fieldname}", exceptions.AuthenticationError)
    return None


def remove_encrypted_password(doctype: str, name: str, fieldname: str = "password") -> None:
    table = local.db.table("__Auth")
    local.db.run(sa.delete(table).where(*_key(table, doctype, name, fieldname)), writes=True)


def delete_all_passwords_for(doctype: str, name: str) -> None:
    table = local.db.table("__Auth")
    matches = (table.c.doctype == doctype, table.c.name == str(name))
    local.db.run(sa.delete(table).where(*matches), writes=True)


def update_password(user: str, pwd: str, logout_all_sessions: bool = False) -> None:
    """Store the hash of the login password. With `logout_all_sessions`, end the user's sessions."""
    _store("User", user, "password", generate_password_hash(pwd), encrypted=0)
    if logout_all_sessions:
        from frappe.sessions import clear_sessions

        clear_sessions(user)


def check_password(user: str, pwd: str) -> str:
    """Return `user` if `pwd` is right. Raises AuthenticationError otherwise."""
    stored = _load("User", user, "password", encrypted=0)
    if not stored or not check_password_hash(stored, pwd):
        raise exceptions.AuthenticationError("Incorrect User or Password")
    return user


def _key(table, doctype, name, fieldname):
    return table.c.doctype == doctype, table.c.name == str(name), table.c.fieldname == fieldname


def _load(doctype, name, fieldname, encrypted):
    # Each request with a key asks it: SQLAlchemy's expressions would take three times as long as the query.
    query = "SELECT password FROM __Auth WHERE doctype = ? AND name = ? AND fieldname = ? AND encrypted = ?"
    return local.db.run_sql(query, (doctype, str(name), fieldname, encrypted)).scalar()


def _store(doctype, name, fieldname, secret, encrypted):
    row = insert(local.db.table("__Auth")).values(
        doctype=doctype, name=str(name), fieldname=fieldname, password=secret, encrypted=encrypted
    )
    keys = ["doctype", "name", "fieldname"]
    changes = {"password": secret, "encrypted": encrypted}
    local.db.run(row.on_conflict_do_update(index_elements=keys, set_=changes), writes=True)
