"""A program that reads a PDF or DOCX from its input and writes its lines as JSON (`files.programs`).

It limits its own time and memory, and after its imports it can open neither a file nor a connection. It
imports nothing of the app, because it runs alone.
"""

import codecs
import io
import json
import resource
import sys
import unicodedata
import zipfile
from bisect import bisect
from itertools import pairwise
from typing import NamedTuple
from xml.etree import ElementTree

# Exit codes for `reading`. Any other code except 0 means: unreadable.
LOCKED, WRONG_TYPE = 3, 5
_MEMORY = 512 * 1024**2
_CPU_SECONDS = 5
# A person's resume is shorter. Pages and letters behind these are not read.
_MOST_PAGES = 5
_MOST_LETTERS = 40_000
_MOST_EXPANDED = 20 * 1024**2
_MOST_ATTACHED = 256 * 1024
_ATTACHMENT = "resume.json"
_WORD = "{http://schemas.openxmlformats.org/wordprocessingml/2006/main}"
_ALTERNATIVE = "{http://schemas.openxmlformats.org/markup-compatibility/2006}Fallback"
_BODY = "word/document.xml"
# The sizes of styles, of which the sizes stand elsewhere.
_STYLES = {"Title": 26, "Heading": 14}
# Gaps in sizes of the letters: between words, and between columns.
_WORD_GAP, _COLUMN_GAP = 0.14, 0.8
# A column has as many pieces of text at least. At most this share of the pieces goes across two columns.
_LEAST_OF_COLUMN, _MOST_ACROSS = 4, 0.3
# The share of the page's height in which both columns stand at least.
_LEAST_SHARED = 0.4
# Pages with more pieces are read by rows, because finding columns takes too long.
_MOST_PIECES = 500
# Shares of pieces on the same line, and the heights of a line between them, that tell a table from columns.
_ALIGNED, _SPARSE = 0.75, 2.5
# The most of a hidden width, and how often a sign has it.
_HIDDEN, _OFTEN = 0.8, 3


def main() -> int:
    """Write {lines: [[text, size]], resume: the attached JSON Resume or None}. Return the exit code.

    A tab in a line stands for a wide gap, or parts cells of a table.
    """
    if sys.platform == "linux":
        resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, _MEMORY))
    resource.setrlimit(resource.RLIMIT_CPU, (_CPU_SECONDS, _CPU_SECONDS))
    content = sys.stdin.buffer.read()
    if b"%PDF-" in content[:1024]:
        import pypdfium2

        _shut()
        try:
            document = pypdfium2.PdfDocument(content)
        except pypdfium2.PdfiumError as error:
            return LOCKED if "password" in str(error).lower() else 1
        told = {"lines": _pdf_lines(document), "resume": _attached(document)}
    elif zipfile.is_zipfile(io.BytesIO(content)):
        _shut()
        with zipfile.ZipFile(io.BytesIO(content)) as archive:
            if _BODY not in archive.namelist():
                return WRONG_TYPE
            told = {"lines": _docx_lines(archive), "resume": None}
    else:
        return WRONG_TYPE
    sys.stdout.write(json.dumps(told))
    return 0


def _shut() -> None:
    """Allow no further files and sockets."""
    # Loads the modules of the encodings that names in archives and PDFs have.
    for encoding in ("cp437", "utf-16-le", "latin-1"):
        codecs.lookup(encoding)
    resource.setrlimit(resource.RLIMIT_NOFILE, (0, 0))
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))


def _attached(document) -> str | None:
    for number in range(min(document.count_attachments(), 10)):
        attachment = document.get_attachment(number)
        if attachment.get_name() == _ATTACHMENT:
            content = bytes(attachment.get_data())
            return content.decode("utf-8", "replace") if len(content) <= _MOST_ATTACHED else None
    return None


def _pdf_lines(document) -> list[list]:
    lines: list[list] = []
    left = _MOST_LETTERS
    for number in range(min(len(document), _MOST_PAGES)):
        letters = _letters(document[number].get_textpage(), left)
        left -= len(letters)
        lines += _lines_of(letters)
    return lines


def _letters(page, most: int) -> list[tuple]:
    """(letter, left, right, baseline, size) in the order of the file."""
    import ctypes

    from pypdfium2 import raw

    glyphs: list[list[tuple]] = []
    box, origin = raw.FS_RECTF(), (0.0, 0.0)
    x, y = ctypes.c_double(), ctypes.c_double()
    for at in range(min(page.count_chars(), most)):
        code = raw.FPDFText_GetUnicode(page, at)
        # PDFium guesses spaces and line ends. `_lines_of` does so by the positions.
        if raw.FPDFText_IsGenerated(page, at) == 1 or code < 32 or 0xD800 <= code < 0xE000:
            continue
        raw.FPDFText_GetLooseCharBox(page, at, ctypes.byref(box))
        raw.FPDFText_GetCharOrigin(page, at, ctypes.byref(x), ctypes.byref(y))
        letter = unicodedata.normalize("NFKC", chr(code))
        if (x.value, y.value) != origin:
            glyphs.append([])
        origin = x.value, y.value
        glyphs[-1].append((letter, box.left, box.right, y.value, abs(box.top - box.bottom)))
    return [each for glyph in _without_repeats(glyphs) for each in glyph]


def _without_repeats(glyphs: list[list[tuple]]) -> list[list[tuple]]:
    """Some programs draw letters of India by several glyphs, and give the text of all to each of them."""
    kept: list[list[tuple]] = []
    for glyph in glyphs:
        if len(glyph) == 1 or not any(_repeats(glyph, before, kept[-1]) for before in kept[-3:]):
            kept.append(glyph)
    return kept


def _repeats(glyph: list[tuple], before: list[tuple], last: list[tuple]) -> bool:
    """Whether the glyph has the text of an earlier one, and lies over the last one or is much narrower."""
    same = [letter for letter, *_box in glyph] == [letter for letter, *_box in before]
    (_letter, left, _right, baseline, _size), right = glyph[0], glyph[-1][2]
    is_over = left < last[-1][2] - 0.05 * before[0][4]
    is_narrow = right - left < 0.75 * (before[-1][2] - before[0][1])
    return same and abs(baseline - before[0][3]) < before[0][4] and (is_over or is_narrow)


class Piece(NamedTuple):
    """Letters of a page without a wide gap between them. A page's vertical axis points up."""

    text: str
    size: float
    left: float
    right: float
    base: float


def _lines_of(letters: list[tuple]) -> list[list]:
    """The lines of a page in the order of reading, with a tab where there is a wide gap."""
    hidden = _hidden_widths(letters)
    runs: list[list[tuple]] = []
    end = base = 0.0
    for each in letters:
        letter, left, right, baseline, size = each
        gap = left - end - hidden.get(runs[-1][-1][0] if runs else "", 0) * size
        is_near = abs(baseline - base) < size * 0.4 and -2 * size < gap < _COLUMN_GAP * size
        # A vowel's sign belongs to its letter, wherever it is drawn.
        if runs and (_is_sign(letter) or is_near):
            runs[-1].append(each)
            end = max(end, right) if left < end else right
        elif not letter.isspace():
            runs.append([each])
            end, base = right, baseline
    pieces = [_piece(run, hidden) for run in runs]
    return [[piece.text, round(piece.size, 1)] for piece in _ordered([each for each in pieces if each.text])]


def _piece(run: list[tuple], hidden: dict[str, float]) -> Piece:
    _letters, lefts, rights, baselines, sizes = zip(*run, strict=True)
    return Piece(_joined(run, hidden).strip(), max(sizes), min(lefts), max(rights), baselines[0])


def _ordered(pieces: list[Piece]) -> list[Piece]:
    """Programs write columns in any order. Here each comes after the one at its left, between the lines that
    go across both.
    """
    gutter = _gutter(pieces)
    if gutter is None:
        return _rows(pieces)
    found: list[Piece] = []
    sides: tuple[list[Piece], list[Piece]] = ([], [])
    for piece in sorted(pieces, key=lambda each: -each.base):
        if piece.left < gutter < piece.right:
            found += [*_columns(*sides), piece]
            sides = ([], [])
        else:
            sides[piece.left >= gutter].append(piece)
    return [*found, *_columns(*sides)]


def _columns(one: list[Piece], other: list[Piece]) -> list[Piece]:
    """The left column, then the right one; or by rows, if the part that both share is a table."""
    return _rows([*one, *other]) if _is_table(one, other) else [*_ordered(one), *_ordered(other)]


def _is_table(one: list[Piece], other: list[Piece]) -> bool:
    if not (one and other):
        return False
    tops, bottoms = zip(_extent(one), _extent(other), strict=True)
    shared = [[each for each in some if max(bottoms) <= each.base <= min(tops)] for some in (one, other)]
    return all(shared) and (_are_rows(*shared) or _are_rows(*reversed(shared)))


def _gutter(pieces: list[Piece]) -> float | None:
    """Where two columns part, if there are two."""
    if not 2 * _LEAST_OF_COLUMN <= len(pieces) <= _MOST_PIECES:
        return None
    top, bottom = _extent(pieces)
    found = []
    for edge in {piece.left for piece in pieces}:
        one = [piece for piece in pieces if piece.right <= edge]
        other = [piece for piece in pieces if piece.left >= edge]
        across = len(pieces) - len(one) - len(other)
        if min(len(one), len(other)) < _LEAST_OF_COLUMN or across > _MOST_ACROSS * len(pieces):
            continue
        end = max(piece.right for piece in one)
        tops, bottoms = zip(_extent(one), _extent(other), strict=True)
        shared = min(tops) - max(bottoms)
        is_wide = edge - end > _WORD_GAP * pieces[0].size and shared > _LEAST_SHARED * (top - bottom)
        if is_wide and not _are_rows(one, other) and not _are_rows(other, one):
            found.append((shared, -across, (end + edge) / 2))
    return max(found)[-1] if found else None


def _extent(pieces: list[Piece]) -> tuple[float, float]:
    bases = [piece.base for piece in pieces]
    return max(bases), min(bases)


def _are_rows(some: list[Piece], others: list[Piece]) -> bool:
    """Whether both are cells of rows, or some are headings or dates beside the others."""
    top, bottom = _extent(some)
    is_sparse = top - bottom > _SPARSE * len(some) * max(piece.size for piece in some)
    return _beside(some, others) > _ALIGNED and (is_sparse or _beside(others, some) > _ALIGNED)


def _beside(some: list[Piece], others: list[Piece]) -> float:
    """The share of some pieces that are on a line with one of the others."""
    bases = sorted(piece.base for piece in others)
    return sum(
        any(abs(base - piece.base) < 0.4 * piece.size for base in bases[max(at - 1, 0) : at + 1])
        for piece in some
        for at in (bisect(bases, piece.base),)
    ) / len(some)


def _rows(pieces: list[Piece]) -> list[Piece]:
    rows: list[list[Piece]] = []
    for piece in sorted(pieces, key=lambda each: -each.base):
        if rows and abs(rows[-1][0].base - piece.base) < 0.4 * min(rows[-1][0].size, piece.size):
            rows[-1].append(piece)
        else:
            rows.append([piece])
    for row in rows:
        row.sort(key=lambda each: each.left)
    return [
        row[0]._replace(text="\t".join(piece.text for piece in row), size=max(piece.size for piece in row))
        for row in rows
    ]


def _joined(line: list[tuple], hidden: dict[str, float]) -> str:
    """The letters with a space where there is a gap."""
    gaps = sorted((after[1] - before[2]) / (after[4] or 1) for before, after in pairwise(line))
    # Letters of a heading may be set apart, but not those with signs.
    is_plain = not any(_is_sign(letter) for letter, *_box in line)
    between = max(gaps[len(gaps) // 2], 0) if len(gaps) > 3 and is_plain else 0
    text, end = "", line[0][1]
    for letter, left, right, _baseline, size in line:
        gap = (left - end) / (size or 1) - 2 * between - hidden.get(text[-1:], 0)
        if text and not (_is_sign(letter) or letter.isspace() or text[-1].isspace()):
            text += " " * (gap > _WORD_GAP)
        text += letter
        end = max(end, right) if left < end else right
    return text


def _hidden_widths(letters: list[tuple]) -> dict[str, float]:
    """By sign of a vowel the usual gap behind it inside a word.

    Some programs draw a letter and its sign apart, and only the letter has a text: the sign looks like a gap.
    """
    gaps: dict[str, list[float]] = {}
    for (sign, _left, end, base, size), (_letter, left, _right, baseline, _size) in pairwise(letters):
        if _is_sign(sign) and base == baseline:
            gaps.setdefault(sign, []).append((left - end) / (size or 1))
    usual = {sign: sorted(some)[len(some) // 4] for sign, some in gaps.items() if len(some) >= _OFTEN}
    return {sign: min(max(gap, 0), _HIDDEN) for sign, gap in usual.items()}


def _is_sign(letter: str) -> bool:
    return any(unicodedata.category(each)[0] == "M" for each in letter)


def _docx_lines(archive: zipfile.ZipFile) -> list[list]:
    """The lines of the headers of its pages, then those of its text."""
    lines: list[list] = []
    headers = sorted(name for name in archive.namelist() if name.startswith("word/header"))
    for name in (*headers[:3], _BODY):
        with archive.open(name) as part:
            content = part.read(_MOST_EXPANDED + 1)
        # The format has no DTD, and entities of one may expand without end.
        if len(content) > _MOST_EXPANDED or b"<!DOCTYPE" in content or b"<\0!\0D\0" in content:
            raise ValueError("not a document of a word processor")
        _add_blocks(ElementTree.fromstring(content), lines)  # noqa: S314 (no DTD, see above)
    kept, letters = [], 0
    for text, size in lines:
        letters += len(text)
        if letters > _MOST_LETTERS:
            break
        kept.append([text, size])
    return kept


def _add_blocks(block, lines: list[list]) -> None:
    """Add a line for each paragraph, and one for each row of a table."""
    for child in block:
        if child.tag == f"{_WORD}tr":
            cells = [_cell_lines(cell) for cell in child.iter(f"{_WORD}tc")]
            if max(map(len, cells), default=0) > 1:
                # Columns of a page, not cells of a list.
                for cell in cells:
                    lines += cell
            elif texts := [cell[0] for cell in cells if cell]:
                lines.append(["\t".join(text for text, _size in texts), max(size for _text, size in texts)])
        elif child.tag == f"{_WORD}p":
            _add_paragraph(child, lines)
        elif child.tag != _ALTERNATIVE:
            _add_blocks(child, lines)


def _cell_lines(cell) -> list[list]:
    lines: list[list] = []
    _add_blocks(cell, lines)
    return lines


def _add_paragraph(paragraph, lines: list[list]) -> None:
    text, size, boxes = "", 0.0, []
    waiting = [paragraph]
    while waiting:
        each = waiting.pop()
        if each.tag == f"{_WORD}txbxContent":
            boxes.append(each)
            continue
        if each.tag == _ALTERNATIVE:
            continue
        if each.tag == f"{_WORD}t":
            text += each.text or ""
        elif each.tag == f"{_WORD}tab" and each.attrib == {}:
            text += "\t"
        elif each.tag in (f"{_WORD}br", f"{_WORD}cr"):
            text += "\n"
        elif each.tag == f"{_WORD}sz":
            half_points = each.get(f"{_WORD}val", "")
            size = max(size, int(half_points) / 2 if half_points.isdecimal() else 0)
        elif each.tag == f"{_WORD}pStyle":
            size = max(size, _STYLES.get(each.get(f"{_WORD}val", "").rstrip("0123456789"), 0))
        waiting += reversed(list(each))
    lines += [[part.strip(), size] for part in text.split("\n") if part.strip()]
    for box in boxes:
        _add_blocks(box, lines)


if __name__ == "__main__":
    sys.exit(main())
