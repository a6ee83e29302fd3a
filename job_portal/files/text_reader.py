"""A program that reads a PDF or DOCX from its input and writes its lines as JSON (`files.text_reading`).

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
from itertools import pairwise
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
_WORD_GAP, _COLUMN_GAP = 0.14, 1.5
# The most of a hidden width, and how often a sign has it.
_HIDDEN, _OFTEN = 0.4, 4


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
    """(letter, left, right, baseline, size) in the order of the file, which is that of reading."""
    import ctypes

    from pypdfium2 import raw

    found, box = [], raw.FS_RECTF()
    x, y = ctypes.c_double(), ctypes.c_double()
    for at in range(min(page.count_chars(), most)):
        code = raw.FPDFText_GetUnicode(page, at)
        # PDFium guesses spaces and line ends. `_lines_of` does so by the positions.
        if raw.FPDFText_IsGenerated(page, at) == 1 or code < 32 or 0xD800 <= code < 0xE000:
            continue
        raw.FPDFText_GetLooseCharBox(page, at, ctypes.byref(box))
        raw.FPDFText_GetCharOrigin(page, at, ctypes.byref(x), ctypes.byref(y))
        letter = unicodedata.normalize("NFKC", chr(code))
        found.append((letter, box.left, box.right, y.value, abs(box.top - box.bottom)))
    return found


def _lines_of(letters: list[tuple]) -> list[list]:
    """Join letters to lines, with a space or a tab where there is a gap."""
    lines: list[list[tuple]] = []
    end = base = 0.0
    for each in letters:
        letter, left, right, baseline, size = each
        gap = left - end
        # A vowel's sign belongs to its letter, wherever it is drawn.
        if lines and (_is_sign(letter) or (abs(baseline - base) < size * 0.4 and gap > -2 * size)):
            lines[-1].append(each)
            end = max(end, right) if gap < 0 else right
        elif not letter.isspace():
            lines.append([each])
            end, base = right, baseline
    hidden = _hidden_widths(letters)
    joined = [(_joined(line, hidden), max(size for *_box, size in line)) for line in lines]
    return [[text.strip(), round(size, 1)] for text, size in joined if text.strip()]


def _joined(line: list[tuple], hidden: dict[str, float]) -> str:
    gaps = sorted(
        (after[1] - before[2]) / (after[4] or 1)
        for before, after in pairwise(line)
        if not _is_sign(before[0] + after[0])
    )
    # Letters of a heading may be set apart.
    between = max(gaps[len(gaps) // 2], 0) if len(gaps) > 3 else 0
    text, end = "", line[0][1]
    for letter, left, right, _baseline, size in line:
        gap = (left - end) / (size or 1) - 2 * between
        if _is_sign(letter) or not text:
            pass
        elif gap > _COLUMN_GAP:
            text = text.rstrip() + "\t"
        elif not (letter.isspace() or text[-1].isspace()):
            text += " " * (gap > _WORD_GAP + hidden.get(text[-1], 0))
        text += letter
        end = max(end, right) if left < end else right
    return text


def _hidden_widths(letters: list[tuple]) -> dict[str, float]:
    """By sign of a vowel the smallest gap behind it.

    Some programs draw a letter and its sign apart, and only the letter has a text: the sign looks like a gap.
    """
    gaps: dict[str, list[float]] = {}
    for (sign, _left, end, base, size), (_letter, left, _right, baseline, _size) in pairwise(letters):
        if _is_sign(sign) and base == baseline:
            gaps.setdefault(sign, []).append((left - end) / (size or 1))
    return {sign: min(max(min(some), 0), _HIDDEN) for sign, some in gaps.items() if len(some) >= _OFTEN}


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
