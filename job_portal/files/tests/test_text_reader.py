"""How the letters of a page become lines."""

from job_portal.files import text_reader
from job_portal.tests.utils import TestCase


def glyph(text: str, left: float, right: float) -> list[tuple]:
    return [(letter, left, right, 100.0, 10.0) for letter in text]


def line(*glyphs: tuple[str, float, float]) -> str:
    """The text of the first line, of glyphs with their left and right ends."""
    letters = [each for found in glyphs for each in glyph(*found)]
    return text_reader._lines_of(letters)[0][0]


class TestTextReader(TestCase):
    def test_glyphs_that_repeat_the_text_of_others(self) -> None:
        """Chromium draws some letters by several glyphs, and gives each the whole text."""
        over = [glyph("\u0938\u0902", 0, 6), glyph("\u092a", 6, 12), glyph("\u0938\u0902", 3, 4)]
        narrow = [glyph("\u09af\u09be", 0, 6), glyph("\u09af\u09be", 6, 8)]
        twice = [glyph("\u092e\u093e", 0, 6), glyph("\u092e\u093e", 6, 12)]
        for glyphs, kept in ((over, 2), (narrow, 1), (twice, 2)):
            self.assertEqual(text_reader._without_repeats(glyphs), glyphs[:kept])

    def test_a_vowel_whose_width_is_hidden_makes_no_gap(self) -> None:
        """Chromium writes no spaces, and gives the text of a letter and its vowel to the letter alone."""
        word = (("\u0928\u093e", 0, 6), ("\u092e", 8, 14))
        later = [(text, left + 20 * at, right + 20 * at) for at in range(3) for text, left, right in word]
        self.assertEqual(line(*later), "\u0928\u093e\u092e \u0928\u093e\u092e \u0928\u093e\u092e")
