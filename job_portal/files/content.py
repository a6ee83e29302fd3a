"""Cleans an upload: bytes and a name in, clean ones out. It knows nothing of requests and records.

The content decides the type. A file of two kinds is refused. A picture is encoded anew.
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
# What a name may hold beside letters, their marks and digits. Desk writes names into HTML as they are.
_SIGNS = " ._-()"
_LETTERS = {"Lu", "Ll", "Lt", "Lm", "Lo", "Mn", "Mc", "Nd"}
# With these first a name is a hidden file, an option of a program, or a formula of a sheet.
_NOT_FIRST = " .-"
_NAMELESS = "file"
_TOKEN_LETTERS = 12
# Near what cameras use. Documents stay readable, and small pictures stay small.
_JPEG_QUALITY = 88
# A progressive picture has about ten scans. Each of them decodes all pixels again.
_MOST_SCANS = 100
_SCAN = b"\xff\xda"
# Where browsers look for markup when they guess a type (WHATWG MIME Sniffing, section 5.2).
_SNIFFED_BYTES = 1445
_MARKUP = re.compile(
    rb"<\s*(?:!doctype|html|head|body|script|iframe|svg|style|title|a |img|object|embed)", re.I
)
# Readers look for the end of a PDF in its last KiB (PDF Reference 1.7, implementation note 18).
_PDF_TAIL_BYTES = 1024


def cleaned(content: bytes, filename: str) -> bytes:
    """The bytes to keep of an upload: a PDF as it came, a picture re-encoded.

    :raises frappe.ValidationError: nothing in it, too large (bytes or pixels), a type that is not allowed or
        not what the name says, a picture that cannot be read, a PDF that is something else as well.
    """
    if not content:
        frappe.throw(_(messages.UPLOAD_WITHOUT_CONTENT))
    if len(content) > LIMITS["upload_bytes"]:
        frappe.throw(_(messages.UPLOAD_TOO_LARGE).format(LIMITS["upload_bytes"] // 1024**2))
    mime = filetype.guess_mime(content)
    if mime not in _ALLOWED_TYPES:
        frappe.throw(_(messages.UPLOAD_WRONG_TYPE))
    # The guess for `a.pdf.gz` is a PDF too, with a compression beside it.
    if mimetypes.guess_type(filename) != (mime, None):
        frappe.throw(_(messages.UPLOAD_MISLABELLED))
    if mime in _FORMATS:
        return _made_anew(content, _FORMATS[mime])
    if not _is_pdf_alone(content):
        frappe.throw(_(messages.UPLOAD_WRONG_TYPE))
    return content


def storable_name(filename: str) -> str:
    """The name with letters of any script, digits, blanks and `. _ - ( )` only, at most 140 bytes.

    Frappe takes 140 characters and stores them as they are; in Devanagari those are 420 bytes.
    """
    stem, suffix = os.path.splitext(re.split(r"[/\\]", filename)[-1])
    suffix = _allowed(suffix).replace(" ", "")
    return _cut(_allowed(stem) or _NAMELESS, suffix and f".{suffix}")


def own_name(filename: str, token: str | None = None) -> str:
    """A storable name that no other file has, and that nobody can guess.

    :param token: what makes it so, where it is not to be made by chance.
    """
    stem, suffix = os.path.splitext(storable_name(filename))
    token = token or frappe.generate_hash()
    return _cut(stem, f"-{token[:_TOKEN_LETTERS]}{suffix}")


def is_storable(filename: str) -> bool:
    """Whether a file of ours may have this name."""
    return filename == storable_name(filename)


def _allowed(text: str) -> str:
    kept = "".join(each for each in text if each in _SIGNS or unicodedata.category(each) in _LETTERS)
    while kept and (kept[0] in _NOT_FIRST or unicodedata.category(kept[0])[0] == "M"):
        kept = kept[1:]
    return " ".join(kept.split())


def _cut(stem: str, suffix: str) -> str:
    return stem.encode()[: _NAME_BYTES - len(suffix.encode())].decode(errors="ignore").rstrip() + suffix


def _made_anew(content: bytes, kind: str) -> bytes:
    """The picture's pixels in a new file: no metadata (where it was taken), nothing after or beside them."""
    try:
        image = Image.open(io.BytesIO(content), formats=[kind])
        # Known before a pixel is decoded: a few KB can become gigabytes.
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
        return _encoded(image, kind)
    except Exception:
        # A decoder may raise anything over a broken or hostile file. The person gets a sentence.
        frappe.throw(_(messages.UPLOAD_UNREADABLE))


def _encoded(image: Image.Image, kind: str) -> bytes:
    # Cameras note in the metadata which way is up. We drop the metadata, so we turn the pixels.
    upright = ImageOps.exif_transpose(image)
    kept = {name: upright.info[name] for name in ("transparency",) if name in upright.info}
    upright.info = kept
    if kind == "JPEG" and upright.mode not in ("L", "RGB"):
        upright = upright.convert("RGB")
    stream = io.BytesIO()
    upright.save(stream, kind, **({"quality": _JPEG_QUALITY} if kind == "JPEG" else {}))
    return stream.getvalue()


def _is_pdf_alone(content: bytes) -> bool:
    """Whether nothing else would take the file for its own: no page to a browser, no archive."""
    head, tail = content[:_SNIFFED_BYTES], content[-_PDF_TAIL_BYTES:]
    _, end, after = tail.rpartition(b"%%EOF")
    is_whole = content.startswith(b"%PDF-") and bool(end)
    return is_whole and not (
        _MARKUP.search(head) or _MARKUP.search(after) or zipfile.is_zipfile(io.BytesIO(content))
    )
