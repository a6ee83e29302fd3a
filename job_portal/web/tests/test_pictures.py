"""/frontend/picture/<job>/<version>.png: the preview in chats beside a job's link."""

import time
from io import BytesIO
from unittest.mock import Mock, patch

import frappe
from PIL import Image, ImageChops, features

from job_portal.jobs import formatting
from job_portal.platform import rates
from job_portal.rules import LANGUAGES
from job_portal.tests.http import Browser
from job_portal.tests.market_case import API, EmployerCase
from job_portal.tests.utils import TestCase, store
from job_portal.web import branding, drawing, lettering, pictures

JOB = {
    "title": "Loom Operator",
    "company": "Rao Textiles",
    "place": "Pune, Maharashtra",
    "pay": "₹500 a day",
    "monthly_pay": "about ₹13,000 a month",
}
HOSTILE = (
    "A" * 140,
    "W i " * 35,
    "क्षत्रिय" * 20,
    "விற்பனை பிரதிநிதி மற்றும் கணக்காளர் தேவை " * 4,
    "🚀🔥",
    "",
    "\u202eevil\u202c \u0007 \ud800 Z̷̢̛a̸l̷g̶o \"'</script>&%00",
)


def opened(picture: bytes) -> Image.Image:
    return Image.open(BytesIO(picture)).convert("RGB")


def difference(one: bytes, other: bytes) -> tuple[int, int, int, int] | None:
    """The box in which two pictures differ."""
    return ImageChops.difference(opened(one), opened(other)).getbbox()


class TestDrawing(TestCase):
    def test_every_text_stays_inside_and_is_small(self) -> None:
        empty = drawing.png("", "", "", "", colour=branding.MAIN)
        for text in HOSTILE:
            picture = drawing.png(text, text, text, text, text, colour=branding.MAIN)
            self.assertEqual(opened(picture).size, (1200, 630))
            self.assertLess(len(picture), 100_000)
            left, top, right, bottom = difference(picture, empty) or (100, 48, 1100, 600)
            self.assertTrue(left > 80 and top > 30 and right < 1160 and bottom < 615, (text, right, bottom))

    def test_every_text_is_in_it(self) -> None:
        whole = drawing.png(**JOB, colour=branding.MAIN)
        for each in JOB:
            self.assertIsNotNone(
                difference(whole, drawing.png(**JOB | {each: ""}, colour=branding.MAIN)), each
            )

    def test_what_no_font_has_is_left_out(self) -> None:
        self.assertEqual(lettering.readable(" Cook 🚀 \u202e wanted\n中文 "), "Cook wanted")
        self.assertEqual(lettering.readable("Ṭhākur \U0001d401"), "Thākur B")

    def test_indian_scripts_are_joined(self) -> None:
        self.assertTrue(features.check("raqm"), "this machine has no libfribidi")
        # A conjunct is narrower than its two consonants apart.
        self.assertLess(lettering.width("क्ष", 80), lettering.width("क", 80) + lettering.width("ष", 80))
        self.assertEqual(lettering.readable("தமிழ் हिन्दी"), "தமிழ் हिन्दी")

    def test_a_long_text_ends_in_dots(self) -> None:
        found = lettering.lines("a long title " * 20, 68, 1000, 3)
        self.assertEqual(len(found), 3)
        self.assertTrue(found[-1].endswith(lettering.ELLIPSIS))
        self.assertTrue(all(lettering.width(line, 68) <= 1000 for line in found))

    def test_pay_and_place_in_words(self) -> None:
        job = {"city": None, "state": None, "work_location_type": "Work from Home"}
        self.assertEqual(formatting.place(job), "Work from Home")
        self.assertEqual(
            formatting.place(job | {"city": "Pune", "state": "Maharashtra"}), "Pune, Maharashtra"
        )
        self.assertEqual(formatting.pay({"min_salary": 0, "max_salary": None}), "")
        self.assertEqual(
            formatting.pay({"min_salary": 15000, "max_salary": 115000}), "₹15,000 - ₹1,15,000 / month"
        )
        self.assertEqual(formatting.rupees(10_000_000), "₹1,00,00,000")
        self.assertEqual(formatting.rupees(999), "₹999")


class TestPictures(EmployerCase):
    def url(self, name: str) -> str:
        return pictures.picture_url(Browser().message(f"{API}get_job", name=name))

    def test_a_guest_gets_it_once_drawn_for_all(self) -> None:
        url = self.url(self.post_job(self.company, title="Night Cook"))
        with patch.object(drawing, "png", wraps=drawing.png) as png:
            answers = [Browser().get(url), Browser().get(url)]
            answers.append(self.company.browser.get(url))
        self.assertEqual(png.call_count, 1)
        for answer in answers:
            self.assertEqual((answer.status_code, answer.mimetype), (200, "image/png"))
            self.assertEqual(answer.headers["Cache-Control"], "public, max-age=31536000, immutable")
            # A proxy would send the cookie to others.
            self.assertNotIn("Set-Cookie", answer.headers)
            self.assertEqual(opened(answer.data).size, (1200, 630))

    def test_a_changed_job_has_another_address(self) -> None:
        name = self.post_job(self.company)
        old = self.url(name)
        self.company.browser.message(f"{API}update_job", name=name, title="Loom Master")
        new = self.url(name)
        self.assertNotEqual(old, new)
        answer = Browser().get(old)
        self.assertEqual((answer.status_code, answer.headers["Location"]), (302, new))

    def test_what_is_not_public_has_none(self) -> None:
        name = self.post_job(self.company)
        url = self.url(name)
        self.assertEqual(Browser().get(url).status_code, 200)
        store("JP Job", name, "status", "Removed")
        for path in (url, url.replace(name, "JPJ-99999"), "/frontend/picture", f"/frontend/picture/{name}"):
            self.assertEqual(Browser().get(path).status_code, 404, path)
        # Not even for its company, because the cache would also answer others.
        self.assertEqual(self.company.browser.get(url).status_code, 404)
        frappe.db.set_value("JP Job", name, "status", "Live")
        store("JP Company", self.company.browser.company, "status", "Rejected")
        self.assertEqual(Browser().get(url).status_code, 404)
        store("JP Company", self.company.browser.company, "status", "Approved")

    def test_only_so_many_are_drawn_in_a_minute(self) -> None:
        urls = [self.url(self.post_job(self.company, title=f"Cook {n}")) for n in range(2)]
        self.assertEqual(Browser().get(urls[0]).status_code, 200)
        with patch.object(pictures, "_MOST_A_MINUTE", 0):
            # A cached one needs no drawing.
            self.assertEqual(Browser().get(urls[0]).status_code, 200)
            refused = Browser().get(urls[1])
        self.assertEqual((refused.status_code, refused.headers["Cache-Control"]), (429, "no-store"))

    def test_no_other_job_takes_the_place_of_a_picture(self) -> None:
        """Once, two jobs of a thousand shared one of 500 places, and each request drew its picture again."""
        names = [f"JPJ-{number:05}" for number in range(1000)]
        places = {pictures._place(name, language) for name in names for language in LANGUAGES}
        self.assertEqual(len(places), len(names) * len(LANGUAGES))

    def test_one_address_cannot_use_up_what_the_site_draws(self) -> None:
        def asked(url: str, address: str) -> int:
            return Browser().get(url, headers={"X-Forwarded-For": address}).status_code

        urls = [self.url(self.post_job(self.company, title=f"Tailor {n}")) for n in range(5)]
        # The minute does not end while the pictures are drawn.
        minute = Mock(time=Mock(return_value=time.time()))
        with (
            patch.object(pictures, "_MOST_OF_AN_ADDRESS", 2),
            patch.object(pictures, "_MOST_A_MINUTE", 1000),
            patch.object(rates, "time", minute),
        ):
            self.assertEqual([asked(url, "203.0.113.7") for url in urls[:4]], [200, 200, 429, 429])
            # A household has a whole IPv6 network.
            network = ["2001:db8::1", "2001:db8::2", "2001:db8::3"]
            self.assertEqual(
                [asked(url, each) for url, each in zip(urls[2:], network, strict=True)], [200, 200, 429]
            )
            self.assertEqual(asked(urls[4], "203.0.113.8"), 200)
        # One address may use a tenth of the site's limit.
        self.assertLessEqual(pictures._MOST_OF_AN_ADDRESS * 10, pictures._MOST_A_MINUTE)

    def test_who_is_refused_uses_nothing_up(self) -> None:
        url = self.url(self.post_job(self.company, title="Welder"))
        with (
            patch.object(pictures, "_MOST_OF_AN_ADDRESS", 0),
            patch.object(rates, "is_above", wraps=rates.is_above) as counted,
        ):
            self.assertEqual(Browser().get(url).status_code, 429)
        self.assertNotIn("pictures", [call.args[1] for call in counted.call_args_list])

    def test_a_sample_site_answers_with_its_page(self) -> None:
        url = self.url(self.post_job(self.company))
        self.configure(market="Sample")
        self.assertEqual(Browser().get(url).mimetype, "text/html")
