"""Makes PDFs. typst renders India's scripts. User text reaches it as data, never as markup."""

import json
import tempfile
from functools import lru_cache
from importlib.util import find_spec
from pathlib import Path

import frappe
from frappe import _

_BEGINNING = Path(__file__).with_suffix(".typ")
_FONTS = Path(__file__).with_name("fonts")
# Imported only when a PDF is made, because together they take 80 MB of memory.
_PACKAGES = ("typst", "fontTools", "brotli")
# Each is deleted with the process. The first PDFs of a process may make several, at the same moment.
_folders: list[tempfile.TemporaryDirectory] = []


def state() -> str:
    """For the health check: `On`, or the missing packages."""
    missing = [package for package in _PACKAGES if not find_spec(package)]
    return f"not installed: {', '.join(missing)}" if missing else "On"


def pdf(template: Path, told: dict, without: str) -> bytes:
    """Render a template, which `typesetting.typ` precedes, as a PDF.

    :param told: the template's `data`; its `words` have the `title`.
    :param without: the sentence of the 417 (frappe.ValidationError) on a site without these packages.
    """
    try:
        import typst

        fonts = _fonts()
    except ImportError:
        frappe.throw(_(without))

    # `pt` of `pt-BR`: screen readers choose a voice by it.
    told = {"lang": (frappe.local.lang or "en").partition("-")[0], **told}
    return typst.compile(
        _BEGINNING.read_bytes() + template.read_bytes(),
        font_paths=[fonts],
        ignore_system_fonts=True,
        sys_inputs={"data": json.dumps(told, ensure_ascii=False, default=str)},
    )


@lru_cache
def _fonts() -> str:
    """A temporary folder of this process with the fonts in a format that typst reads."""
    from fontTools.ttLib import TTFont

    folder = tempfile.TemporaryDirectory(prefix="job_portal_fonts_")
    _folders.append(folder)
    for packed in _FONTS.glob("*.woff2"):
        font = TTFont(packed)
        font.flavor = None
        font.save(Path(folder.name, f"{packed.stem}.ttf"))
    return folder.name
