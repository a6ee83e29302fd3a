"""A site's branding: the mark and the two colours of Job Portal Settings, in pages, icons and pictures.

Where the settings are empty, a page has the colours that the build wrote into it (frontend/src/app/theme.ts).
"""

import hashlib
import json
from functools import lru_cache
from io import BytesIO

import frappe
from frappe import _
from PIL import Image
from werkzeug.utils import redirect
from werkzeug.wrappers import Response

from job_portal.platform import settings
from job_portal.platform.colours import BLACK, WHITE, contrast, is_colour, mixed, readable
from job_portal.web import emblem, messages
from job_portal.web.build_output import ASSETS

ROOT = "/frontend/face"
# As in frontend/src/app/theme.ts: brand and accentBright, and the grounds of both schemes.
MAIN, SECOND = "#0b5f63", "#f0a31c"
_PAGE, _DARK_PAGE, _DARK_SURFACE = "#f5f2ea", "#0f1614", "#19221f"
# WCAG 2.2 AA, for texts and for shapes: https://www.w3.org/TR/WCAG22/#contrast-minimum, #non-text-contrast
_TEXT, _SHAPE = 4.5, 3.0
# (side, the part that the mark takes of it). Phones cut a maskable icon to its middle.
ICONS = {
    "icon-192.png": (192, 1.0),
    "icon-512.png": (512, 1.0),
    "maskable-512.png": (512, 0.7),
    "apple-touch-icon.png": (180, 0.8),
}
_DAY = 86_400
_MOST_PIXELS = 4096**2


def main() -> str:
    return settings.text("main_colour") or MAIN


def second() -> str:
    return settings.text("second_colour") or SECOND


def check(mark: str, main_colour: str, second_colour: str) -> None:
    """Check the fields of the settings before they are saved.

    :raises frappe.ValidationError: no colour; white cannot be read on the main colour; the second colour
        cannot be told from it; the mark is no picture.
    """
    for colour in filter(None, (main_colour, second_colour)):
        if not is_colour(colour):
            frappe.throw(_(messages.NO_COLOUR).format(colour))
    ground, shape = main_colour or MAIN, second_colour or SECOND
    if (found := contrast(WHITE, ground)) < _TEXT:
        frappe.throw(_(messages.MAIN_TOO_LIGHT).format(ground, f"{found:.1f}", _TEXT))
    if (found := contrast(shape, ground)) < _SHAPE:
        frappe.throw(_(messages.COLOURS_TOO_ALIKE).format(shape, ground, f"{found:.1f}", _SHAPE))
    if mark and not _opened(mark):
        frappe.throw(_(messages.MARK_IS_NO_PICTURE))


def version() -> str:
    """A hash of the site and its branding; '' without branding."""
    chosen = [settings.text(field) for field in ("mark", "main_colour", "second_colour")]
    if not any(chosen):
        return ""
    return hashlib.sha256(json.dumps([frappe.local.site, *chosen]).encode()).hexdigest()[:12]


def icon_url(file: str) -> str:
    """The address of an icon."""
    own = version()
    return f"{ROOT}/{file}?v={own}" if own else f"{ASSETS}/{file}"


def respond(file: str) -> Response | None:
    """An icon with the site's branding, else the build's; None for any other name."""
    if file not in ICONS:
        return None
    own = version()
    if not own:
        return redirect(f"{ASSETS}/{file}")
    icon = _icon(file, own, settings.text("mark"), main(), second())
    return Response(icon, mimetype="image/png", headers={"Cache-Control": f"public, max-age={_DAY}"})


def styles() -> str:
    """A style element for the end of a page's head; '' without branding."""
    own = version()
    if not own:
        return ""
    light, dark = _light(main(), second()), _dark(main(), second())
    css = f":root{{{_variables(light)}}}@media (prefers-color-scheme:dark){{:root{{{_variables(dark)}}}}}"
    if settings.text("mark"):
        picture = f'url("{icon_url("icon-512.png")}")'
        css += f"[data-mark]>*{{display:none}}[data-mark]{{background:{picture} center/contain no-repeat}}"
    return f"<style>{css}</style>\n"


def _variables(colours: dict[str, str]) -> str:
    return ";".join(f"--jp-colors-{name}:{colour}" for name, colour in colours.items())


def _light(chosen: str, other: str) -> dict[str, str]:
    soft, other_soft = mixed(chosen, WHITE, 0.88), mixed(other, WHITE, 0.82)
    return {
        "brand": readable(chosen, BLACK, (WHITE, _PAGE, soft), _TEXT),
        "brand-dark": readable(mixed(chosen, BLACK, 0.25), BLACK, (WHITE, _PAGE, soft), _TEXT),
        "brand-soft": soft,
        "deep": mixed(chosen, BLACK, 0.2),
        "accent": readable(mixed(other, BLACK, 0.3), BLACK, (_PAGE, other_soft), _TEXT),
        "accent-bright": other,
        "accent-soft": other_soft,
    }


def _dark(chosen: str, other: str) -> dict[str, str]:
    soft, other_soft = mixed(chosen, _DARK_SURFACE, 0.7), mixed(other, _DARK_SURFACE, 0.8)
    brand = readable(mixed(chosen, WHITE, 0.3), WHITE, (_DARK_PAGE, _DARK_SURFACE, soft), _TEXT + 1)
    return {
        "brand": brand,
        "brand-dark": mixed(brand, WHITE, 0.35),
        "brand-soft": soft,
        "on-brand": readable(mixed(chosen, BLACK, 0.6), BLACK, (brand,), _TEXT),
        "deep": readable(mixed(chosen, BLACK, 0.35), BLACK, ("#e6f4f2",), _TEXT),
        "accent": readable(other, WHITE, (_DARK_SURFACE, other_soft), _TEXT),
        "accent-bright": other,
        "accent-soft": other_soft,
    }


@lru_cache(maxsize=16)
def _icon(file: str, _version: str, mark: str, ground: str, shape: str) -> bytes:
    side, part = ICONS[file]
    inner = round(side * part)
    icon = Image.new("RGB", (side, side), WHITE if mark else ground)
    drawn = _opened(mark) if mark else emblem.drawn(inner, ground, shape)
    if drawn:
        drawn.thumbnail((inner, inner))
        place = ((side - drawn.width) // 2, (side - drawn.height) // 2)
        icon.paste(drawn, place, drawn)
    stored = BytesIO()
    icon.save(stored, "PNG", optimize=True)
    return stored.getvalue()


def _opened(mark: str) -> Image.Image | None:
    """The picture of the mark; None if it is no PNG or JPEG of this site, or too large."""
    name = mark.startswith(("/files/", "/private/files/")) and frappe.db.get_value("File", {"file_url": mark})
    if not name:
        return None
    try:
        picture = Image.open(frappe.get_doc("File", name).get_full_path(), formats=("PNG", "JPEG"))
        return picture.convert("RGBA") if picture.width * picture.height <= _MOST_PIXELS else None
    except OSError:
        return None
