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

    def test_a_table_below_a_page_of_columns_is_read_by_rows(self) -> None:
        def words(top: int, *cells: tuple[int, str]) -> list[tuple]:
            return [
                (letter, left + 5 * at, left + 5 * at + 5, float(top), 10.0)
                for left, text in cells
                for at, letter in enumerate(text)
            ]

        left = [words(400 - 20 * row, (0, f"left{row}")) for row in range(6)]
        right = [words(393 - 17 * row, (200, f"right{row}")) for row in range(6)]
        across = words(250, (0, "w" * 70))
        table = [words(220 - 12 * row, (0, f"label{row}"), (200, f"value{row}")) for row in range(4)]
        order = [*left, *right, across, words(235, (0, "heading")), *table]
        found = [text for text, _size in text_reader._lines_of([each for part in order for each in part])]
        self.assertEqual(found[:12], [f"{side}{row}" for side in ("left", "right") for row in range(6)])
        self.assertEqual(found[13:], ["heading", *(f"label{row}\tvalue{row}" for row in range(4))])
