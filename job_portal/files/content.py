"""Cleans an upload: takes content and name, and returns clean ones. It knows no requests and no records.

The content decides the type. A file that is valid as two types is refused. A picture is re-encoded.
"""

import io
import mimetypes
import os
import re
import unicodedata
import zipfile

import filetype
import frappe
from frappe import _
from PIL import Image, ImageOps

from job_portal.files import messages
from job_portal.rules import LIMITS, UPLOADS

_ALLOWED_TYPES = {mime for mimes in UPLOADS.values() for mime in mimes}
_FORMATS = {"image/png": "PNG", "image/jpeg": "JPEG"}
_NAME_BYTES = 140
# Allowed characters besides letters, their marks and digits. Desk writes names into HTML without escaping.
_SIGNS = " ._-()"
_LETTERS = {"Lu", "Ll", "Lt", "Lm", "Lo", "Mn", "Mc", "Nd"}
# A name that begins so may be a hidden file, an option of a program, or a formula of a spreadsheet.
_NOT_FIRST = " .-"
_NAMELESS = "file"
_TOKEN_LETTERS = 12
# Similar to cameras. Documents stay readable, and small pictures stay small.
_JPEG_QUALITY = 88
# A progressive picture has about ten scans, and each decodes all pixels again.
_MOST_SCANS = 100
_SCAN = b"\xff\xda"
# The bytes in which browsers look for markup to guess a type (WHATWG MIME Sniffing, section 5.2).
_SNIFFED_BYTES = 1445
_MARKUP = re.compile(
    rb"<\s*(?:!doctype|html|head|body|script|iframe|svg|style|title|a |img|object|embed)", re.I
)
_PDF_HEAD = re.compile(rb"(?:\xef\xbb\xbf)?\s{0,64}(?=%PDF-)")
_PDF_END = b"%%EOF"
_ENDINGS = {"application/pdf": ".pdf", "image/png": ".png", "image/jpeg": ".jpg"}


def cleaned(content: bytes, filename: str, longest_side: int | None = None) -> bytes:
    """The content to store: a PDF from its header to its end, or a re-encoded picture.

    :param longest_side: the pixels to which a larger picture is shrunk.
    :raises frappe.ValidationError: empty, too large (bytes or pixels), a type that is not allowed or does not
        match the name, an unreadable picture, or a PDF without an end or valid as another type.
    """
    if not content:
        frappe.throw(_(messages.UPLOAD_WITHOUT_CONTENT))
    if len(content) > LIMITS["upload_bytes"]:
        frappe.throw(_(messages.UPLOAD_TOO_LARGE).format(LIMITS["upload_bytes"] // 1024**2))
    mime = _type_of(content)
    if mime not in _ALLOWED_TYPES:
        frappe.throw(_(messages.UPLOAD_WRONG_TYPE))
    # For `a.pdf.gz` the guess is also a PDF, with a compression.
    if mimetypes.guess_type(filename) != (mime, None):
        frappe.throw(_(messages.UPLOAD_MISLABELLED))
    if mime in _FORMATS:
        return _made_anew(content, _FORMATS[mime], longest_side)
    return _pdf_alone(content)


def named_by_content(filename: str, content: bytes) -> str:
    """The storable name. If its extension names no type, the content's extension is added."""
    name = storable_name(filename)
    if mimetypes.guess_type(name) != (None, None):
        return name
    return name + _ENDINGS.get(_type_of(content), "")


def storable_name(filename: str) -> str:
    """The name reduced to letters of any script, digits, spaces and `. _ - ( )`, at most 140 bytes.

    Frappe accepts 140 characters; in Devanagari those are 420 bytes.
    """
    stem, suffix = os.path.splitext(re.split(r"[/\\]", filename)[-1])
    suffix = _allowed(suffix).replace(" ", "")
    return _cut(_allowed(stem) or _NAMELESS, suffix and f".{suffix}")


def own_name(filename: str, token: str | None = None) -> str:
    """A unique storable name that nobody can guess.

    :param token: the unique part, if it must not be random.
    """
    stem, suffix = os.path.splitext(storable_name(filename))
    token = token or frappe.generate_hash()
    return _cut(stem, f"-{token[:_TOKEN_LETTERS]}{suffix}")


def is_storable(filename: str) -> bool:
    """Whether this is a valid stored name."""
    return filename == storable_name(filename)


def _allowed(text: str) -> str:
    kept = "".join(each for each in text if each in _SIGNS or unicodedata.category(each) in _LETTERS)
    while kept and (kept[0] in _NOT_FIRST or unicodedata.category(kept[0])[0] == "M"):
        kept = kept[1:]
    return " ".join(kept.split())


def _cut(stem: str, suffix: str) -> str:
    return stem.encode()[: _NAME_BYTES - len(suffix.encode())].decode(errors="ignore").rstrip() + suffix


def _made_anew(content: bytes, kind: str, longest_side: int | None) -> bytes:
    """The picture's pixels in a new file, without metadata (such as the place) and without appended data."""
    try:
        image = Image.open(io.BytesIO(content), formats=[kind])
        # Read the size before decoding: a few KB can decode to gigabytes.
        too_large = image.width * image.height > LIMITS["image_pixels"]
    except Image.DecompressionBombError:
        too_large = True
    except Exception:
        frappe.throw(_(messages.UPLOAD_UNREADABLE))
    if kind == "JPEG" and content.count(_SCAN) > _MOST_SCANS:
        frappe.throw(_(messages.UPLOAD_UNREADABLE))
    if too_large:
        frappe.throw(_(messages.UPLOAD_TOO_MANY_PIXELS).format(LIMITS["image_pixels"] // 10**6))
    try:
        return _encoded(image, kind, longest_side)
    except Exception:
        # A decoder may raise any error for a broken or hostile file.
        frappe.throw(_(messages.UPLOAD_UNREADABLE))


def _encoded(image: Image.Image, kind: str, longest_side: int | None) -> bytes:
    # The metadata, which we drop, contains the orientation. So rotate the pixels.
    upright = ImageOps.exif_transpose(image)
    kept = {name: upright.info[name] for name in ("transparency",) if name in upright.info}
    upright.info = kept
    if kind == "JPEG" and upright.mode not in ("L", "RGB"):
        upright = upright.convert("RGB")
    if longest_side:
        upright.thumbnail((longest_side, longest_side))
    stream = io.BytesIO()
    upright.save(stream, kind, **({"quality": _JPEG_QUALITY} if kind == "JPEG" else {}))
    return stream.getvalue()


def _type_of(content: bytes) -> str | None:
    return "application/pdf" if _PDF_HEAD.match(content) else filetype.guess_mime(content)


def _pdf_alone(content: bytes) -> bytes:
    """The PDF without anything before its header and after its end.

    Refused if a part is missing, or if it is also valid as a page in a browser or as an archive.
    """
    start, end = _PDF_HEAD.match(content).end(), content.rfind(_PDF_END)
    after = content[end + len(_PDF_END) :]
    # A linearized PDF also has an end marker near its beginning. A truncated one has objects after that.
    if end < 0 or b"endobj" in after:
        frappe.throw(_(messages.PDF_UNREADABLE))
    # Trailing blanks stay, since a signature may cover them.
    pdf = content[start : -len(after)] if after.strip() else content[start:]
    if _MARKUP.search(pdf[:_SNIFFED_BYTES]) or zipfile.is_zipfile(io.BytesIO(pdf)):
        frappe.throw(_(messages.PDF_UNREADABLE))
    return pdf
