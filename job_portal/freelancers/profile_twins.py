"""Finds a picture or a UPI ID that two profiles share, which is rare between two people. Reviewers see it in
Desk.
"""

from pathlib import Path

import frappe
from frappe.model.document import Document
from PIL import Image

_SIDE = 8
# A picture of one colour is like every other one.
_LEAST_EDGES = 6
_MOST_SHOWN = 5
_SAME_UPI = (
    "select name from `tabJP Freelancer` where upi_id = %(upi_id)s and name != %(name)s limit %(most)s"
)
_SAME_PICTURE = """select distinct other.of_name from `tabJP Picture` own
    join `tabJP Picture` other on other.likeness = own.likeness and other.of_name != own.of_name
    where own.of_doctype = 'JP Freelancer' and own.of_name = %(name)s and own.likeness != ''
    and other.of_doctype = 'JP Freelancer' limit %(most)s"""


def likeness(path: str) -> str:
    """The difference hash of a picture: equal for copies in another size. '' if it shows too little."""
    if not Path(path).exists():
        return ""
    small = Image.open(path).convert("L").resize((_SIDE + 1, _SIDE), Image.Resampling.LANCZOS)
    rows = [small.crop((0, y, _SIDE + 1, y + 1)).tobytes() for y in range(_SIDE)]
    bits = "".join(str(int(row[x] > row[x + 1])) for row in rows for x in range(_SIDE))
    return f"{int(bits, 2):016x}" if bits.count("1") >= _LEAST_EDGES else ""


def derive(freelancer: Document, event: str) -> None:
    """Hook of JP Freelancer, before it is saved: derive `signals`."""
    values = {"name": freelancer.name, "upi_id": freelancer.upi_id, "most": _MOST_SHOWN}
    found = {
        "UPI ID": frappe.db.sql(_SAME_UPI, values, pluck=True) if freelancer.upi_id else [],
        "Picture": frappe.db.sql(_SAME_PICTURE, values, pluck=True),
    }
    lines = [f"{what}: {', '.join(names)}" for what, names in found.items() if names]
    freelancer.signals = "\n".join(lines) or None
