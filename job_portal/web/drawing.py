"""Draws the picture that a chat shows beside a job's link."""

from io import BytesIO

from PIL import Image, ImageDraw

from job_portal.web import lettering

SIZE = (1200, 630)
_MARGIN, _BAND = 72, 28
_WIDTH = SIZE[0] - _BAND - 2 * _MARGIN
# As in frontend/src/app/theme.ts.
_PAGE, _INK, _MUTED = "#ffffff", "#16211f", "#55615d"
# (size, lines): the larger one if the title fits into its lines.
_TITLE = ((88, 2), (68, 3))
_TITLE_LEADING = 1.24
_COMPANY, _PLACE, _PAY, _MONTHLY_PAY = 48, 48, 64, 40
_COLOURS = 48


def png(title: str, company: str, place: str, pay: str, monthly_pay: str = "", *, colour: str) -> bytes:
    """Draw the title and the company from the top, pay and place from the bottom.

    :param colour: of the band and the pay.
    """
    image = Image.new("RGB", SIZE, _PAGE)
    pen = ImageDraw.Draw(image)
    pen.rectangle((0, 0, _BAND, SIZE[1]), fill=colour)
    size, lines = _title(lettering.readable(title))
    baseline = 48.0
    for line in lines:
        baseline += size * _TITLE_LEADING
        lettering.draw(pen, _BAND + _MARGIN, baseline, line, size, _INK)
    _line(pen, baseline + 84, company, _COMPANY, _MUTED)
    # Three lines at the bottom leave less space below the company.
    bottom = SIZE[1] - (44 if monthly_pay else 64)
    if place:
        _line(pen, bottom, place, _PLACE, _MUTED)
        bottom -= 80
    if monthly_pay:
        bottom += 14
        _line(pen, bottom, monthly_pay, _MONTHLY_PAY, _MUTED)
        bottom -= 58
    _line(pen, bottom, pay, _PAY, colour)
    stored = BytesIO()
    # Letters need few colours, and the file stays small enough for every chat.
    image.quantize(_COLOURS).save(stored, "PNG", optimize=True)
    return stored.getvalue()


def _title(text: str) -> tuple[int, list[str]]:
    for size, most in _TITLE:
        lines = lettering.lines(text, size, _WIDTH, most)
        if "".join(lines).replace(" ", "") == text.replace(" ", ""):
            break
    return size, lines


def _line(pen: ImageDraw.ImageDraw, baseline: float, text: str, size: int, colour: str) -> None:
    for line in lettering.lines(lettering.readable(text), size, _WIDTH, 1):
        lettering.draw(pen, _BAND + _MARGIN, baseline, line, size, colour)
