"""Tells a statement that the database cannot run from a database that is busy or gone.

The drivers have one name for both, OperationalError, and Frappe's answer holds no more than the name. On
Frappe's own endpoints (`frappe.client.get_list` and the like) it is the caller who writes the statement.
"""

import frappe

from job_portal.platform.requests import arguments

# By number (https://mariadb.com/kb/en/mariadb-error-code-reference/): wrong as they stand, whenever they
# are sent. All others may be about load, the disk or the connection.
WRONG = {
    *(1052, 1054, 1109, 1146),  # no such column or table, or several
    *(1055, 1056, 1111, 1140),  # grouping
    *(1064, 1107, 1191, 1210, 1241, 1242, 1305, 1582),  # grammar and functions
    *(1115, 1253, 1267, 1270, 1271, 4078, 4079, 4161),  # character sets and types
    *(1139, 1264, 1292, 1366, 1406, 1525, 1690),  # values
}


def guard() -> None:
    """Have this request's database note why it refuses a statement."""
    database = frappe.local.db
    run = database.sql

    def run_or_note(*given, **options):
        try:
            return run(*given, **options)
        except Exception as error:
            is_wrong = bool(error.args) and error.args[0] in WRONG
            frappe.flags.job_portal_wrong_statement = type(error).__name__ if is_wrong else None
            raise

    database.sql = run_or_note


def of_caller() -> str | None:
    """The error's name if the last statement to fail was wrong, and a caller's.

    Those of our methods hold nothing that a caller named: a column that is not there is our mistake, or the
    site's, which is not migrated yet.
    """
    method = frappe.flags.get("job_portal_method") or ""
    is_ours = method.startswith(arguments.APP) and not arguments.is_frappes(method)
    return None if is_ours else frappe.flags.get("job_portal_wrong_statement")
