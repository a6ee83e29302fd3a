"""`frappe.db`: Frappe's database calls on SQLite."""

from frappe.database.sequences import SequencesMixin
from frappe.database.singles import SinglesMixin
from frappe.database.transactions import Transactions
from frappe.database.values import ValuesMixin


class Database(Transactions, ValuesMixin, SinglesMixin, SequencesMixin):
    """The connection of one request or job."""

    db_type = "sqlite"
