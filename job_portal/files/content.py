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
_PDF_HEAD = re.compile(rb"(?:\xef\xbb\xbf)?\s{0,64}(?=%PDF-)")
_PDF_END = b"%%EOF"
_ENDINGS = {"application/pdf": ".pdf", "image/png": ".png", "image/jpeg": ".jpg"}


def cleaned(content: bytes, filename: str) -> bytes:
    """The bytes to keep of an upload: a PDF from its header to its end, a picture re-encoded.

    :raises frappe.ValidationError: nothing in it, too large (bytes or pixels), a type that is not allowed or
        not what the name says, a picture that cannot be read, a PDF without an end or of two kinds.
    """
    if not content:
        frappe.throw(_(messages.UPLOAD_WITHOUT_CONTENT))
    if len(content) > LIMITS["upload_bytes"]:
        frappe.throw(_(messages.UPLOAD_TOO_LARGE).format(LIMITS["upload_bytes"] // 1024**2))
    mime = _type_of(content)
    if mime not in _ALLOWED_TYPES:
        frappe.throw(_(messages.UPLOAD_WRONG_TYPE))
    # The guess for `a.pdf.gz` is a PDF too, with a compression beside it.
    if mimetypes.guess_type(filename) != (mime, None):
        frappe.throw(_(messages.UPLOAD_MISLABELLED))
    if mime in _FORMATS:
        return _made_anew(content, _FORMATS[mime])
    return _pdf_alone(content)


def named_by_content(filename: str, content: bytes) -> str:
    """The storable name, with the ending of the content's type where its own ending says no type."""
    name = storable_name(filename)
    if mimetypes.guess_type(name) != (None, None):
        return name
    return name + _ENDINGS.get(_type_of(content), "")


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


def _type_of(content: bytes) -> str | None:
    return "application/pdf" if _PDF_HEAD.match(content) else filetype.guess_mime(content)


def _pdf_alone(content: bytes) -> bytes:
    """The PDF without what stands before its header and after its end.

    Refused where a part is missing, and where something else would take it for its own: a page to a browser,
    an archive.
    """
    start, end = _PDF_HEAD.match(content).end(), content.rfind(_PDF_END)
    after = content[end + len(_PDF_END) :]
    # A PDF for the web has an end near its beginning too. One that broke off has objects after that.
    if end < 0 or b"endobj" in after:
        frappe.throw(_(messages.PDF_UNREADABLE))
    # Blanks stay: a signature may cover them.
    pdf = content[start : -len(after)] if after.strip() else content[start:]
    if _MARKUP.search(pdf[:_SNIFFED_BYTES]) or zipfile.is_zipfile(io.BytesIO(pdf)):
        frappe.throw(_(messages.PDF_UNREADABLE))
    return pdf
