"""The copy of one's data as a PDF, with the resume and its JSON inside."""

import json
from pathlib import Path

from frappe import _

from job_portal.platform import typesetting
from job_portal.privacy import messages

_TEMPLATE = Path(__file__).with_name("document.typ")
# People read the PDF; the JSON has the remaining rows.
MOST_ROWS = 200


def pdf(data: dict, resume: dict) -> bytes:
    """

    :param data: as `own_data.read` gives it.
    :param resume: as `json_resume.of` gives it.
    :raises frappe.ValidationError: 417, typst is not installed.
    """
    sections = [
        {
            "title": section["title"],
            "rows": [_pairs(section, row) for row in section["rows"][:MOST_ROWS]],
            "more": max(len(section["rows"]) - MOST_ROWS, 0),
        }
        for section in data["sections"]
    ]
    words = {
        "title": _("My data"),
        "made": _("Made on {0}").format(_as_in_india(data["made_on"])),
        "resume": _("Resume"),
        "more": _("{0} more are in the JSON file."),
    }
    told = {
        "words": words,
        "sections": sections,
        "resume": resume,
        "resume_json": json.dumps(resume, ensure_ascii=False),
    }
    return typesetting.pdf(_TEMPLATE, told, messages.NO_PDF)


def _pairs(section: dict, row: dict) -> list[list[str]]:
    def shown(key: str, value: object) -> str:
        if value is True:
            return _("Yes")
        return _as_in_india(value) if key in section["times"] else str(value)

    return [[section["labels"][key], shown(key, value)] for key, value in row.items()]


def _as_in_india(time: str) -> str:
    """'2026-11-23 09:30' as 23-11-2026 09:30, a form common to all languages of India."""
    return f"{time[8:10]}-{time[5:7]}-{time[:4]}{time[10:16]}"
