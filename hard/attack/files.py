"""Files under attack: `python -m hard.attack.files`."""

import io
import secrets
import struct
import time
import zipfile
import zlib

from PIL import Image

from hard.attack.sign_up import who_is
from hard.attack.victim import Victim
from hard.report import Report, main
from hard.visitor import Administrator, Visitor
from job_portal.tests.actor import PDF, fresh_number, pdf

PAGE = b"<!doctype html><script>alert(document.domain)</script>"
SVG = b'<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'
# A page, an archive or a note that must not come out of the site again.
CARRIED = (b"<script", b"onload", b"PK\x03\x04", b"Exif", b"carried", b"GPS")
TYPES = {"application/pdf", "image/png", "image/jpeg"}
LARGEST = 5 * 1024 * 1024


def pictures() -> dict[str, bytes]:
    """Pictures that carry something, each to be kept without it."""
    exif = Image.Exif()
    exif[0x010F] = "carried"
    exif.get_ifd(0x8825)[1] = "N"
    jpeg, png = picture("JPEG", exif=exif, comment=PAGE), picture("PNG")
    note = b"tEXtComment\0" + PAGE
    return {
        "photo.jpg": jpeg,
        "page.jpg": jpeg + PAGE,
        "archive.jpg": jpeg + archive(),
        "archive.png": png + archive(),
        "page.png": png[:33] + chunk(note[:4], note[4:]) + png[33:] + PAGE,
    }


def refused_files() -> dict[str, tuple[bytes, str]]:
    """Files that must not be kept: what they are, bytes, name."""
    page_in_pdf = PDF[:9] + PAGE + PDF[9:]
    gif = b"GIF89a/*" + b"\0" * 20 + b"*/=1;alert(1)//"
    return {
        "SVG": (SVG, "logo.svg"),
        "SVG called PNG": (SVG, "logo.png"),
        "HTML": (PAGE, "page.html"),
        "HTML called PDF": (PAGE, "page.pdf"),
        "GIF and script, called PNG": (gif, "logo.png"),
        "GIF and HTML": (gif + PAGE, "logo.gif"),
        "PDF and HTML": (page_in_pdf, "paper.pdf"),
        "PDF, then HTML": (pdf() + PAGE, "paper.pdf"),
        "PDF and archive": (pdf() + archive(), "paper.pdf"),
        "PDF with no end": (b"%PDF-1.4\n", "paper.pdf"),
        "HTML, then PDF": (PAGE + pdf(), "paper.pdf"),
        "PDF called JPG": (pdf(), "photo.jpg"),
        "JPEG called PDF": (picture("JPEG"), "photo.pdf"),
        "PNG called HTML": (picture("PNG"), "logo.png.html"),
        "archive called PDF": (archive(), "paper.pdf"),
        "JPEG of 24 bytes": (picture("JPEG")[:24], "photo.jpg"),
        "bomb, 900 million pixels": (bomb(30_000, 30_000), "logo.png"),
        "bomb, 26 million pixels": (bomb(5_200, 5_000), "logo.png"),
        "5 MB and a byte": (pdf().ljust(LARGEST + 1), "paper.pdf"),
        "nothing": (b"", "paper.pdf"),
    }


def battery(report: Report) -> None:
    """Upload what is hostile, and look at what the site gives out again."""
    administrator = Administrator()
    before = administrator.configure(sms_gateway="Outbox")
    try:
        visitor = Visitor()
        visitor.sign_up(fresh_number(), administrator)
        _refusals(report, visitor, administrator)
        _kept(report, visitor, administrator)
        _privacy(report, Victim(administrator), administrator)
    finally:
        administrator.configure(**before)


def _refusals(report: Report, visitor: Visitor, administrator: Administrator) -> None:
    mine = [["owner", "=", who_is(visitor)]]
    stored = len(administrator.listed("File", mine, "name"))
    slowest = 0.0
    for what, (content, filename) in refused_files().items():
        statuses = set()
        for path in ("/api/method/upload_file", "/api/v2/method/upload_file", "/?cmd=upload_file"):
            since = time.monotonic()
            files = {"file": (filename, content)}
            reply = visitor.request("POST", path, data={"is_private": 1}, files=files)
            slowest = max(slowest, time.monotonic() - since)
            statuses.add(reply.status_code)
        report.equal(f"refused: {what}", sorted(statuses), [417])
    public = visitor.upload(pdf(), "paper.pdf", is_private=0).status_code
    report.equal("refused: a public document", public, 417)
    report.equal("refused: anything of a guest's", Visitor().upload(pdf(), "paper.pdf").status_code, 403)
    report.equal("files kept of all these", len(administrator.listed("File", mine, "name")) - stored, 0)
    report.check("the slowest refusal", f"{slowest:.2f} s", True)


def _kept(report: Report, visitor: Visitor, administrator: Administrator) -> None:
    for filename, content in pictures().items():
        url = visitor.upload(content, filename, is_private=1).json()["message"]["file_url"]
        reply = visitor.request("GET", url)
        left = [mark.decode("latin-1") for mark in CARRIED if mark in reply.content]
        row = administrator.listed("File", [["file_url", "=", url]], "file_size")[0]
        report.equal(f"{filename}: left of what it carried", left, [])
        report.equal(f"{filename}: size in its record", row["file_size"] - len(reply.content), 0)
        kind = reply.headers["Content-Type"].partition(";")[0]
        report.check(f"{filename}: given out as", kind, kind in TYPES)


def _privacy(report: Report, victim: Victim, administrator: Administrator) -> None:
    thief = Visitor()
    thief.sign_up(fresh_number(), administrator)
    urls = list(victim.files.values())
    paths = [
        path
        for url in urls
        for path in (url, url.replace("/private", "", 1), f"{url}?fid=1", url.replace("/", "//", 1))
    ]
    own = {victim.visitor.request("GET", url).status_code for url in urls}
    report.equal("documents, by their owner", sorted(own), [200])
    for who, visitor in (("another account", thief), ("a guest", Visitor())):
        statuses = {visitor.request("GET", path).status_code for path in paths}
        report.check(f"documents, by {who}", sorted(statuses), statuses <= {301, 302, 403, 404})


def picture(kind: str, **options: object) -> bytes:
    """A small picture, different each time."""
    stream = io.BytesIO()
    Image.frombytes("RGB", (8, 8), secrets.token_bytes(192)).save(stream, kind, **options)
    return stream.getvalue()


def archive() -> bytes:
    """A ZIP with a page in it."""
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w") as zipped:
        zipped.writestr("carried.html", PAGE)
    return stream.getvalue()


def chunk(kind: bytes, data: bytes) -> bytes:
    """One chunk of a PNG."""
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def bomb(width: int, height: int) -> bytes:
    """A PNG whose pixels, all alike, take a thousandth of what they become."""
    header = chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0))
    pixels = zlib.compress(b"\0" * min((width + 1) * height, 30_000_000))
    return b"\x89PNG\r\n\x1a\n" + header + chunk(b"IDAT", pixels) + chunk(b"IEND", b"")


if __name__ == "__main__":
    main("Files under attack", battery)
