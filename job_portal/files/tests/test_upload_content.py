"""Uploaded pictures are encoded again. Bombs and files of two kinds are refused."""

import io
import struct
import zipfile
import zlib

from PIL import Image

from job_portal.files import messages
from job_portal.files.content import cleaned
from job_portal.rules import LIMITS
from job_portal.tests.actor import pdf, said
from job_portal.tests.utils import TestCase, fresh, png

PAGE = b"<!doctype html><script>alert(1)</script>"
GPS, ORIENTATION, MAKE = 0x8825, 0x0112, 0x010F


class TestContent(TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        super().setUpClass()
        cls.me = cls.account()

    def stored(self, content: bytes, filename: str) -> bytes:
        """Upload privately. Returns the bytes that the site serves, which the File row describes."""
        reply = self.me.browser.upload(content, filename, is_private=1)
        self.assertEqual(reply.status_code, 200, reply.get_data(as_text=True))
        url = reply.json["message"]["file_url"]
        kept = self.me.browser.get(url).get_data()
        self.assertEqual(fresh().get_value("File", {"file_url": url}, "file_size"), len(kept))
        return kept

    def refused(self, content: bytes, filename: str, sentence: str) -> None:
        for path in (
            "/api/method/upload_file",
            "/api/v2/method/upload_file",
            "/?cmd=frappe.handler.upload_file",
        ):
            with self.subTest(filename=filename, path=path):
                data = {"is_private": "1", "file": (io.BytesIO(content), filename)}
                reply = self.me.browser.open("POST", path, data=data)
                self.assertEqual(reply.status_code, 417, reply.get_data(as_text=True))
                text = said(reply) or reply.get_data(as_text=True)
                self.assertIn(sentence, text)
                self.assertNotIn("Traceback", text)

    def test_a_photo_loses_where_it_was_taken_and_what_it_carries(self) -> None:
        kept = self.stored(photo() + zipped() + PAGE, "photo.jpg")
        for trace in (b"Exif", b"Nokia", b"PK\x03\x04", b"<script", b"carried"):
            self.assertNotIn(trace, kept)
        self.assertTrue(kept.endswith(b"\xff\xd9"))
        self.assertFalse(Image.open(io.BytesIO(kept)).getexif())

    def test_a_photo_is_made_anew_once(self) -> None:
        """Frappe would encode it again, pixel by pixel in Python."""
        content = photo()
        self.assertEqual(self.stored(content, "photo.jpg"), cleaned(content, "photo.jpg"))

    def test_a_photo_stays_upright(self) -> None:
        picture = Image.open(io.BytesIO(self.stored(photo(orientation=6), "photo.jpg")))
        # 40 wide and 20 high, by a camera held upright: red was left, and is on top now.
        self.assertEqual(picture.size, (20, 40))
        red, _green, blue = picture.convert("RGB").getpixel((10, 5))
        self.assertGreater(red, blue)

    def test_a_png_keeps_its_pixels_only(self) -> None:
        original = png()
        text = b"tEXt" + b"Comment\0" + PAGE
        chunk = struct.pack(">I", len(text) - 4) + text + struct.pack(">I", zlib.crc32(text))
        kept = self.stored(original[:33] + chunk + original[33:] + zipped(), "logo.png")
        self.assertNotIn(b"<script", kept)
        self.assertNotIn(b"PK\x03\x04", kept)
        before, after = (list(Image.open(io.BytesIO(content)).getdata()) for content in (original, kept))
        self.assertEqual(before, after)

    def test_a_transparent_logo_stays_transparent(self) -> None:
        for mode in ("RGBA", "LA", "P"):
            with self.subTest(mode=mode):
                picture = Image.new("RGBA", (3, 1), (200, 0, 0, 0))
                picture.putpixel((1, 0), (10, 20, 30, 255))
                content = saved(picture.quantize() if mode == "P" else picture.convert(mode), "PNG")
                kept = Image.open(io.BytesIO(self.stored(content, f"{mode}.png"))).convert("RGBA")
                self.assertEqual([pixel[3] for pixel in kept.getdata()], [0, 255, 0])

    def test_too_many_pixels(self) -> None:
        sentence = messages.UPLOAD_TOO_MANY_PIXELS.format(LIMITS["image_pixels"] // 10**6)
        for width, height in ((5001, 5000), (60_000, 60_000), (2**31 - 1, 1)):
            self.refused(huge_png(width, height), "bomb.png", sentence)
        largest = saved(Image.new("1", (5000, 5000)), "PNG")
        self.assertLess(len(self.stored(largest, "largest.png")), LIMITS["upload_bytes"])

    def test_broken_pictures(self) -> None:
        scans = photo()
        start = scans.index(b"\xff\xda")
        for content, filename in (
            (png()[:20], "cut.png"),
            (b"\x89PNG\r\n\x1a\n" + b"\0" * 300, "empty.png"),
            (b"\xff\xd8\xff" + b"\0" * 300, "empty.jpg"),
            (scans[:start] + scans[start:-2] * 200, "scans.jpg"),
        ):
            self.refused(content, filename, messages.UPLOAD_UNREADABLE)

    def test_a_pdf_that_is_something_else_as_well(self) -> None:
        for content in (
            pdf()[:9] + PAGE + pdf()[9:],
            b"\xef\xbb\xbf" + pdf()[:9] + PAGE + pdf()[9:],
            pdf() + zipped(comment=pdf()[-6:]),
        ):
            self.refused(content, "paper.pdf", messages.PDF_UNREADABLE)

    def test_a_pdf_that_broke_off(self) -> None:
        for content in (b"%PDF-1.4\n" + b"no end", pdf() + pdf()[:-20]):
            self.refused(content, "paper.pdf", messages.PDF_UNREADABLE)

    def test_a_pdf_is_kept_as_it_came(self) -> None:
        for content in (pdf(), pdf().rstrip(), pdf() + b"\r\n" * 700):
            self.assertEqual(self.stored(content, "paper.pdf"), content)

    def test_what_stands_around_a_pdf_is_not_kept(self) -> None:
        """A byte-order mark or blanks before it, bytes of a mail or scanner after it."""
        for before, after in (
            (b"\xef\xbb\xbf", b""),
            (b"\xef\xbb\xbf\r\n", b"\0" * 2000),
            (b"\n ", b"\n--boundary--\n"),
            (b"", PAGE),
            (b"", zipped()),
        ):
            content = pdf().rstrip()
            self.assertEqual(self.stored(before + content + after, "paper.pdf"), content)

    def test_a_name_without_an_ending_gets_that_of_its_content(self) -> None:
        for content, filename, ending in (
            (pdf(), "Resume", "pdf"),
            (pdf(), "Ravi%20Resume", "pdf"),
            (b"\xef\xbb\xbf" + pdf(), "Dr. A. Rao", "pdf"),
            (photo(), "1000012345.", "jpg"),
            (photo(), "", "jpg"),
            (png(), "logo", "png"),
        ):
            with self.subTest(filename=filename):
                reply = self.me.browser.upload(content, filename or ".", is_private=1)
                self.assertEqual(reply.status_code, 200, reply.get_data(as_text=True))
                self.assertRegex(reply.json["message"]["file_url"], rf"-[0-9a-f]{{12}}\.{ending}\Z")
        self.refused(b"just text", "notes", messages.UPLOAD_WRONG_TYPE)

    def test_a_name_of_something_packed(self) -> None:
        for name in ("paper.pdf.gz", "paper.pdf.xz", "paper.pdf.Z"):
            reply = self.me.browser.upload(pdf(), name, is_private=1)
            self.assertEqual(reply.status_code, 417, name)

    def test_a_stored_name_holds_letters_digits_and_few_signs(self) -> None:
        for filename, kept in (
            ("पंजीकरण" * 19 + ".pdf", "पंजीकरण"),
            ("a" * 300 + ".pdf", "aaa"),
            ("../../pan.pdf", "pan-"),
            ("p\x01an.pdf", "pan-"),
            ("Asha's résumé (2)_final.v1.pdf", "Ashas résumé (2)_final.v1-"),
            ('x" onmouseover=alert(1) style="inset 0.pdf', "x onmouseoveralert(1) styleinset 0-"),
            ("<img src=x>&amp;`${1}`.pdf", "img srcxamp1-"),
            ("50%41#a?b+c;d,e=f@g'h.pdf", "5041abcdefgh-"),
            ("Ravi%20Resume.pdf", "Ravi20Resume-"),
            ("=HYPERLINK(A1).pdf", "HYPERLINK(A1)-"),
            ("-rf.pdf", "rf-"),
            (".htaccess.pdf", "htaccess-"),
            ("\u202efdp.exe\u200b\ufeff.pdf", "fdp.exe-"),
            ("\u0300\u0301a.pdf", "a-"),
            ('"".pdf', "file-"),
        ):
            with self.subTest(filename=filename):
                # As a program sends it. Browsers send %22 for a quotation mark.
                reply = self.me.browser.upload(pdf(), filename.replace('"', '\\"'), is_private=1)
                self.assertEqual(reply.status_code, 200, reply.get_data(as_text=True))
                file = reply.json["message"]
                self.assertRegex(file["file_name"], r"\A[\w\u0300-\u0d7f ._()-]+-[0-9a-f]{12}\.pdf\Z")
                self.assertTrue(file["file_name"].startswith(kept), file["file_name"])
                self.assertEqual(file["file_url"], f"/private/files/{file['file_name']}")
                self.assertLessEqual(len(file["file_name"].encode()), 140)
                self.assertEqual(self.me.browser.get(file["file_url"]).status_code, 200)

    def test_a_file_in_parts(self) -> None:
        reply = self.me.browser.upload(pdf(), "paper.pdf", is_private=1, chunk_index=0, total_chunk_count=2)
        self.assertEqual(reply.status_code, 417)
        self.assertIn(messages.UPLOAD_TOO_LARGE.format(5), said(reply))

    def test_administrators_upload_what_frappe_takes_and_reviewers_nothing(self) -> None:
        reviewer = self.account(roles=("JP Reviewer",)).browser
        self.assertEqual(reviewer.upload(photo(), "photo.jpg", is_private=1).status_code, 403)
        browser = self.account(roles=("System Manager",)).browser
        content = photo()
        self.assertEqual(browser.upload(content, "photo.jpg", is_private=1).status_code, 200)
        self.assertEqual(browser.upload(b"just text", "notes.txt", is_private=1).status_code, 200)


def photo(orientation: int = 1) -> bytes:
    """A JPEG, red on the left and blue on the right, as a camera stores it."""
    picture = Image.new("RGB", (40, 20), (20, 20, 220))
    picture.paste((220, 20, 20), (0, 0, 20, 20))
    exif = Image.Exif()
    exif[ORIENTATION], exif[MAKE] = orientation, "Nokia"
    exif.get_ifd(GPS)[1] = "N"
    return saved(picture, "JPEG", exif=exif, comment=b"carried")


def saved(picture: Image.Image, kind: str, **options) -> bytes:
    stream = io.BytesIO()
    picture.save(stream, kind, **options)
    return stream.getvalue()


def zipped(comment: bytes = b"") -> bytes:
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w") as archive:
        archive.writestr("carried.html", PAGE)
        archive.comment = comment
    return stream.getvalue()


def huge_png(width: int, height: int) -> bytes:
    """A PNG that claims a size, whose few bytes would be decoded to that many rows."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    header = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    pixels = zlib.compress(b"\0" * 10**6)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", pixels) + chunk(b"IEND", b"")
