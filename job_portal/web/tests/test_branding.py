"""A site's own name, mark and colours: what is refused, and where they appear."""

from io import BytesIO

import frappe
from PIL import Image

from job_portal.platform.colours import contrast
from job_portal.tests.http import Browser
from job_portal.tests.utils import TestCase
from job_portal.web import branding

DOCTYPE = "Job Portal Settings"
FIELDS = ("site_name", "mark", "main_colour", "second_colour")
OWN = {"site_name": "Nashik Jobs", "main_colour": "#5b2a86", "second_colour": "#ffd166"}


def choose(**fields: str) -> None:
    settings = frappe.get_single(DOCTYPE)
    settings.update(dict.fromkeys(FIELDS, "") | fields)
    settings.save(ignore_permissions=True)
    frappe.db.commit()


class TestFace(TestCase):
    def tearDown(self) -> None:
        choose()

    def page(self, path: str = "/frontend/login") -> str:
        return Browser().get(path).text

    def test_colours_that_cannot_be_read_are_refused_with_a_sentence(self) -> None:
        for fields, sentence in (
            ({"main_colour": "teal"}, "no colour such as"),
            ({"main_colour": "#0b5f6"}, "no colour such as"),
            ({"main_colour": "#0b5f63;x"}, "no colour such as"),
            ({"main_colour": "#f0a31c"}, "White words cannot be read on #f0a31c"),
            ({"second_colour": "#0b7f63"}, "cannot be told from"),
            ({"main_colour": "#5b2a86", "second_colour": "#6b3a96"}, "cannot be told from"),
            ({"mark": "/files/there-is-none.png"}, "The mark is no picture"),
            ({"mark": "https://elsewhere.example/mark.png"}, "The mark is no picture"),
        ):
            with self.subTest(fields), self.assertRaisesRegex(frappe.ValidationError, sentence):
                choose(**fields)

    def test_without_a_face_a_page_is_as_built(self) -> None:
        page = self.page()
        self.assertIn('content="#0b5f63"', page)
        self.assertIn('href="/assets/job_portal/frontend/icon.svg"', page)
        self.assertNotIn(":root{--jp-colors-brand", page)
        moved = Browser().get("/frontend/face/icon-192.png")
        self.assertEqual(moved.location, "/assets/job_portal/frontend/icon-192.png")

    def test_pages_and_the_manifest_follow(self) -> None:
        choose(**OWN)
        page = self.page()
        self.assertIn("<title>Nashik Jobs</title>", page)
        self.assertIn('"app_name":"Nashik Jobs"', page)
        self.assertIn('content="#5b2a86"', page)
        self.assertIn("<style>:root{--jp-colors-brand:#5b2a86", page)
        self.assertNotIn("&lt;", page)
        manifest = Browser().get("/frontend/manifest.webmanifest").json
        self.assertEqual((manifest["name"], manifest["theme_color"]), ("Nashik Jobs", "#5b2a86"))
        for icon in manifest["icons"]:
            self.assertEqual(f"{opened(icon['src']).size[0]}x{opened(icon['src']).size[1]}", icon["sizes"])
        self.assertEqual(opened(manifest["icons"][0]["src"]).getpixel((4, 4)), (0x5B, 0x2A, 0x86))

    def test_an_icon_has_the_mark(self) -> None:
        stored = BytesIO()
        Image.new("RGB", (64, 64), (200, 30, 40)).save(stored, "PNG")
        row = {"doctype": "File", "file_name": "mark.png", "content": stored.getvalue(), "is_private": 0}
        file = frappe.get_doc(row)
        file.insert(ignore_permissions=True)
        choose(mark=file.file_url)
        self.assertEqual(opened(branding.icon_url("maskable-512.png")).getpixel((256, 256)), (200, 30, 40))
        self.assertEqual(opened(branding.icon_url("maskable-512.png")).getpixel((4, 4)), (255, 255, 255))
        self.assertIn("[data-mark]", self.page())

    def test_words_can_be_read_in_every_face(self) -> None:
        for main, second in (("#5b2a86", "#ffd166"), ("#000000", "#ffffff"), ("#c00000", "#ffe0e0")):
            branding.check("", main, second)
            light, dark = branding._light(main, second), branding._dark(main, second)
            for colours, grounds in ((light, ("#ffffff", "#f5f2ea")), (dark, ("#0f1614", "#19221f"))):
                on_brand = colours.get("on-brand", "#ffffff")
                pairs = [(on_brand, colours["brand"]), (on_brand, colours["brand-dark"])]
                pairs += [
                    (colours[name], ground)
                    for name in ("brand", "brand-dark", "accent")
                    for ground in grounds
                ]
                pairs += [
                    (colours["brand"], colours["brand-soft"]),
                    (colours["accent"], colours["accent-soft"]),
                ]
                for text, ground in pairs:
                    with self.subTest(main=main, text=text, ground=ground):
                        self.assertGreaterEqual(contrast(text, ground), 4.5)

    def test_another_name_is_no_icon(self) -> None:
        for name in ("icon.svg", "../icon-192.png", "icon-192.png/x"):
            with self.subTest(name):
                self.assertEqual(Browser().get(f"/frontend/face/{name}").mimetype, "text/html")


def opened(address: str) -> Image.Image:
    return Image.open(BytesIO(Browser().get(address).data)).convert("RGB")
