"""Draws text in pictures: each script in a font that has it, wrapped to a width.

The fonts are in `platform/fonts/`, with their licence. They cover India's left-to-right scripts. Characters
that no font has, such as emoji, are left out.
"""

import unicodedata
from collections.abc import Iterator
from functools import lru_cache
from itertools import groupby
from pathlib import Path

from PIL import ImageDraw, ImageFont, features

_FONTS = Path(__file__).parents[1] / "platform" / "fonts"
_LATIN, _LATIN_EXTENDED = "latin", "latin-ext"
# Unicode blocks of 128 characters each, in this order.
_FIRST, _BLOCK = 0x0900, 0x80
_INDIC = (
    *("devanagari", "bengali", "gurmukhi", "gujarati", "oriya"),
    *("tamil", "telugu", "kannada", "malayalam"),
)
_RUPEE = "₹"
_JOINERS = "\u200c\u200d"
_SIGNS = "–—‘’‚“”„•‹›⁄€™−"  # noqa: RUF001 (these very signs)
_EXTENDED = "ĀāĂăĄąĆćČčĎďĐđĒēĖėĘęĚěĞğĢģĪīĮįİıĶķĹĺĻļĽľŁłŃńŅņŇňŐőŔŕŘřŚśŞşŠšŢţŤťŪūŮůŰűŲųŹźŻżŽž"
_VIRAMA = 9
ELLIPSIS = "..."


def readable(text: str) -> str:
    """The drawable part of the text, with single spaces."""
    drawn = []
    for letter in unicodedata.normalize("NFKC", text):
        # A letter whose accent no font has is drawn without it.
        plain = unicodedata.normalize("NFD", letter)[0]
        drawn.append(next((each for each in (letter, plain) if _font_of(each)), " " * letter.isspace()))
    return " ".join("".join(drawn).strip(_JOINERS).split())


def width(text: str, size: int) -> float:
    """The width in pixels."""
    return sum(_font(name, size).getlength(part) for name, part in _runs(text))


def draw(pen: ImageDraw.ImageDraw, left: float, baseline: float, text: str, size: int, colour: str) -> None:
    """Draw one line of `readable` text."""
    for name, part in _runs(text):
        font = _font(name, size)
        pen.text((left, baseline), part, fill=colour, font=font, anchor="ls")
        left += font.getlength(part)


def lines(text: str, size: int, most_width: int, most_lines: int) -> list[str]:
    """Wrap the `readable` text; the last line ends in dots if there is more."""
    found, line = [], ""
    for piece in _pieces(text, size, most_width):
        if line and width((line + piece).rstrip(), size) > most_width:
            if len(found) == most_lines - 1:
                return [*found, _dotted(line, size, most_width)]
            found.append(line.rstrip())
            line = ""
        line += piece
    return [*found, line.rstrip()] if line else found


def _dotted(line: str, size: int, most_width: int) -> str:
    clusters = list(_clusters(line.rstrip()))
    while clusters and width("".join(clusters) + ELLIPSIS, size) > most_width:
        clusters.pop()
    return "".join(clusters).rstrip() + ELLIPSIS


def _pieces(text: str, size: int, most_width: int) -> Iterator[str]:
    """Words with their following space. A word wider than a line is split into letters."""
    for word in text.split():
        if width(word, size) <= most_width:
            yield f"{word} "
        else:
            yield from _clusters(word)
            yield " "


def _clusters(text: str) -> Iterator[str]:
    """Letters with their marks, and consonants that a virama joins."""
    cluster = ""
    for letter in text:
        is_joined = letter in _JOINERS or unicodedata.category(letter)[0] == "M"
        follows = cluster and (cluster[-1] in _JOINERS or unicodedata.combining(cluster[-1]) == _VIRAMA)
        if cluster and not is_joined and not follows:
            yield cluster
            cluster = ""
        cluster += letter
    if cluster:
        yield cluster


def _runs(text: str) -> Iterator[tuple[str, str]]:
    """Split the text into parts of one font: (font, part)."""
    fonts: list[str] = []
    for letter in text:
        # A joiner uses the font of the letter before it.
        fonts.append(fonts[-1] if letter in _JOINERS and fonts else _font_of(letter) or _LATIN)
    for name, pairs in groupby(zip(fonts, text, strict=True), key=lambda pair: pair[0]):
        yield name, "".join(letter for _name, letter in pairs)


@lru_cache(maxsize=4096)
def _font_of(letter: str) -> str | None:
    code = ord(letter)
    block = (code - _FIRST) // _BLOCK
    if 0 <= block < len(_INDIC):
        is_letter = unicodedata.category(letter) != "Cn"
        return _INDIC[block] if is_letter and _shapes() else None
    if letter == _RUPEE:
        return _INDIC[0]
    if letter in _JOINERS:
        return _INDIC[0] if _shapes() else None
    if " " <= letter <= "~" or "\xa1" <= letter <= "\xff" or letter in _SIGNS:
        return _LATIN
    return _LATIN_EXTENDED if letter in _EXTENDED else None


@lru_cache(maxsize=1)
def _shapes() -> bool:
    """Whether Pillow can join letters of Indian scripts. If not, they are left out, not drawn wrong."""
    return features.check("raqm")


@lru_cache(maxsize=128)
def _font(name: str, size: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(_FONTS / f"{name}.woff2", size)
