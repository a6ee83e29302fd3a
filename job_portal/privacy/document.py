"""The copy of one's data as a PDF, with the resume and its JSON inside.

typst renders India's scripts. User text reaches it as data, never as markup.
"""

import json
import tempfile
from functools import lru_cache
from importlib.util import find_spec
from pathlib import Path

import frappe
from frappe import _

import job_portal
from job_portal.privacy import messages

_TEMPLATE = Path(__file__).with_name("document.typ")
_FONTS = Path(job_portal.__file__).parent / "platform" / "fonts"
# Imported only when a PDF is made, because together they take 80 MB of memory.
_PACKAGES = ("typst", "fontTools", "brotli")
# People read the PDF; the JSON has the remaining rows.
MOST_ROWS = 200


def state() -> str:
    """For the health check: `On`, or the missing packages."""
    missing = [package for package in _PACKAGES if not find_spec(package)]
    return f"not installed: {', '.join(missing)}" if missing else "On"


def pdf(data: dict, resume: dict) -> bytes:
    """

    :param data: as `own_data.read` gives it.
    :param resume: as `json_resume.of` gives it.
    :raises frappe.ValidationError: 417, typst is not installed.
    """
    try:
        import typst

        fonts = _fonts()
    except ImportError:
        frappe.throw(_(messages.NO_PDF))
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
        # `pt` of `pt-BR`: screen readers choose a voice by it.
        "lang": (frappe.local.lang or "en").partition("-")[0],
        "words": words,
        "sections": sections,
        "resume": resume,
        "resume_json": json.dumps(resume, ensure_ascii=False),
    }
    return typst.compile(
        _TEMPLATE.read_bytes(),
        font_paths=[fonts],
        ignore_system_fonts=True,
        sys_inputs={"data": json.dumps(told, ensure_ascii=False, default=str)},
    )


def _pairs(section: dict, row: dict) -> list[list[str]]:
    def shown(key: str, value: object) -> str:
        if value is True:
            return _("Yes")
        return _as_in_india(value) if key in section["times"] else str(value)

    return [[section["labels"][key], shown(key, value)] for key, value in row.items()]


def _as_in_india(time: str) -> str:
    """'2026-11-23 09:30' as 23-11-2026 09:30, a form common to all languages of India."""
    return f"{time[8:10]}-{time[5:7]}-{time[:4]}{time[10:16]}"


@lru_cache
def _fonts() -> str:
    """A temporary folder of this process with the fonts in a format that typst reads."""
    from fontTools.ttLib import TTFont

    # The cached function holds the folder, which is deleted with the process.
    folder = _fonts.folder = tempfile.TemporaryDirectory(prefix="job_portal_fonts_")
    for packed in _FONTS.glob("*.woff2"):
        font = TTFont(packed)
        font.flavor = None
        font.save(Path(folder.name, f"{packed.stem}.ttf"))
    return folder.name
