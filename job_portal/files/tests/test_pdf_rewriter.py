import io
import time
import zlib

import pikepdf
from pikepdf import Array, Dictionary, Name, String

from job_portal.files import messages, programs
from job_portal.rules import LIMITS
from job_portal.tests.actor import PDF
from job_portal.tests.utils import TestCase

HIDDEN = b"app.alert('stolen')"


def saved(document: pikepdf.Pdf, **options) -> bytes:
    stream = io.BytesIO()
    document.save(stream, **options)
    return stream.getvalue()


def blank(pages: int = 1) -> pikepdf.Pdf:
    document = pikepdf.new()
    for _ in range(pages):
        document.add_blank_page(page_size=(200, 200))
    return document


def spaces(megabytes: int) -> bytes:
    packer = zlib.compressobj(9)
    return b"".join(packer.compress(b" " * 10**6) for _ in range(megabytes)) + packer.flush()


def with_object_stream(packed: bytes) -> bytes:
    """A PDF whose catalog is in a stream that unpacks to gigabytes."""
    head = b"%PDF-1.5\n5 0 obj<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length "
    body = head + str(len(packed)).encode() + b">>stream\n" + packed + b"\nendstream endobj\n"
    body += PDF.partition(b"endobj\n")[2].partition(b"trailer")[0]
    places = [(0, 0), (2, 5), (1, body.index(b"2 0 obj")), (1, body.index(b"3 0 obj")), (0, 0)]
    places += [(1, body.index(b"5 0 obj")), (1, len(body))]
    rows = b"".join(bytes([kind]) + place.to_bytes(4, "big") + b"\0\0" for kind, place in places)
    index = f"6 0 obj<</Type/XRef/Size 7/W[1 4 2]/Root 1 0 R/Length {len(rows)}>>stream\n".encode()
    end = f"\nendstream endobj\nstartxref\n{len(body)}\n%%EOF\n".encode()
    return body + index + rows + end


class TestRewriting(TestCase):
    def refused(self, content: bytes) -> str:
        since = time.monotonic()
        with self.assertRaises(programs.Refused) as caught:
            programs.rewritten_pdf(content)
        # The child is killed after its time. A busy machine may be some seconds late.
        self.assertLess(time.monotonic() - since, 2 * programs.SECONDS)
        return caught.exception.sentence

    def test_what_is_on_the_page_stays_and_what_is_not_goes(self) -> None:
        document = blank()
        page = document.pages[0]
        script = Dictionary(S=Name.JavaScript, JS=String(HIDDEN))
        font = Dictionary(Type=Name.Font, Subtype=Name.Type1, BaseFont=Name.Helvetica)
        layer = document.make_indirect(Dictionary(Type=Name.OCG, Name=String(HIDDEN)))
        drawing = document.make_stream(b"0 0 9 9 re f", Type=Name.XObject, Subtype=Name.Form)
        drawing.BBox, drawing.OC = Array([0, 0, 9, 9]), layer
        drawing.PieceInfo = Dictionary(Private=String(HIDDEN))
        page.Contents = document.make_stream(b"BT /F1 12 Tf (Asha Kumari) Tj ET /X Do")
        page.Resources = Dictionary(
            Font=Dictionary(F1=font), XObject=Dictionary(X=drawing), Properties=Dictionary(M=layer)
        )
        page.AA = Dictionary(O=script)
        page.Metadata = document.make_stream(HIDDEN)
        link = {"/Type": Name.Annot, "/Subtype": Name.Link, "/Rect": Array([0, 0, 9, 9])}
        web = Dictionary(S=Name.URI, URI=String("https://asha.example/work"), Next=script)
        launch = Dictionary(S=Name.Launch, F=String("/bin/stolen"))
        page.Annots = Array([Dictionary({**link, "/A": action}) for action in (web, launch, script)])
        document.Root.OpenAction = script
        document.Root.OCProperties = Dictionary(OCGs=Array([layer]), D=Dictionary(OFF=Array([layer])))
        document.Root.Names = Dictionary(JavaScript=Dictionary(Names=Array([String("a"), script])))
        document.attachments["stolen.exe"] = pikepdf.AttachedFileSpec(document, HIDDEN)
        document.docinfo["/Author"] = String("stolen author")
        with document.open_metadata() as metadata:
            metadata["dc:creator"] = ["stolen author"]

        content = programs.rewritten_pdf(saved(document))
        made = pikepdf.open(io.BytesIO(content))
        flat = saved(made, object_stream_mode=pikepdf.ObjectStreamMode.disable, compress_streams=False)
        for word in (HIDDEN, b"stolen", b"JavaScript", b"Launch", b"PieceInfo", b"OCG", b"Metadata", b"/AA"):
            self.assertNotIn(word, flat, word)
        self.assertIn(b"Asha Kumari", made.pages[0].Contents.read_bytes())
        self.assertEqual(made.pages[0].Resources.Font.F1.BaseFont, Name.Helvetica)
        self.assertIn(b"re f", made.pages[0].Resources.XObject.X.read_bytes())
        [kept] = made.pages[0].Annots
        self.assertEqual(str(kept.A.URI), "https://asha.example/work")
        self.assertEqual(set(made.Root.keys()), {"/Type", "/Pages"})
        self.assertFalse(made.docinfo.keys())

    def test_what_a_form_shows_becomes_part_of_the_page(self) -> None:
        document = blank()
        look = document.make_stream(b"(Weaver) Tj", Type=Name.XObject, Subtype=Name.Form)
        look.BBox = Array([0, 0, 9, 9])
        field = Dictionary(
            Type=Name.Annot, Subtype=Name.Widget, FT=Name.Tx, T=String("trade"), F=4, AP=Dictionary(N=look)
        )
        field.Rect = Array([0, 0, 9, 9])
        field = document.make_indirect(field)
        document.pages[0].Annots = Array([field])
        document.Root.AcroForm = Dictionary(Fields=Array([field]))
        made = pikepdf.open(io.BytesIO(programs.rewritten_pdf(saved(document))))
        [drawn] = made.pages[0].Resources.XObject.values()
        self.assertEqual(drawn.read_bytes(), b"(Weaver) Tj")
        self.assertNotIn("/Annots", made.pages[0])

    def test_a_page_keeps_what_it_has_from_its_parents(self) -> None:
        content = PDF.replace(b"/MediaBox[0 0 200 200]", b"")
        content = content.replace(b"/Count 1", b"/Count 1/MediaBox[0 0 99 99]")
        made = pikepdf.open(io.BytesIO(programs.rewritten_pdf(content)))
        self.assertEqual([float(number) for number in made.pages[0].MediaBox], [0, 0, 99, 99])

    def test_the_same_file_is_the_same_file_again(self) -> None:
        document = saved(blank(3))
        self.assertEqual(programs.rewritten_pdf(document), programs.rewritten_pdf(document))

    def test_a_password_too_many_pages_and_no_pdf(self) -> None:
        locked = pikepdf.Encryption(owner="a", user="b")
        self.assertEqual(self.refused(saved(blank(), encryption=locked)), messages.PDF_LOCKED)
        open_to_all = pikepdf.Encryption(owner="a", user="")
        self.assertTrue(programs.rewritten_pdf(saved(blank(), encryption=open_to_all)))
        most = LIMITS["resume_pages"]
        self.assertTrue(programs.rewritten_pdf(saved(blank(most))))
        for pages in (most + 1, 10_000):
            self.assertEqual(self.refused(saved(blank(pages))), messages.PDF_TOO_MANY_PAGES)
        for broken in (b"", b"%PDF-1.4\n%%EOF", saved(blank())[:200], PDF.replace(b"/Pages 2 0 R", b"")):
            self.assertEqual(self.refused(broken), messages.PDF_UNREADABLE)

    def test_a_bomb_is_refused_within_its_time(self) -> None:
        packed = spaces(600)
        drawing = blank()
        drawing.pages[0].Contents = pikepdf.Stream(drawing, packed, Filter=Name.FlateDecode)
        as_it_is = {"compress_streams": False, "stream_decode_level": pikepdf.StreamDecodeLevel.none}
        endless = PDF.replace(b"/MediaBox", b"/Resources" + b"[" * 50_000 + b"]" * 50_000 + b"/MediaBox")
        crowded = PDF.replace(b"/MediaBox", b"/Resources<</X[" + b"0 " * 2_400_000 + b"]>>/MediaBox")
        repeated = PDF.replace(b"[3 0 R]/Count 1", b"[" + b"3 0 R " * 400_000 + b"]/Count 1")
        for bomb in (saved(drawing, **as_it_is), with_object_stream(packed), endless, crowded, repeated):
            self.assertLess(len(bomb), LIMITS["upload_bytes"])
            self.assertEqual(self.refused(bomb), messages.PDF_UNREADABLE)
