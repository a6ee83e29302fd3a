"""Made-up resumes for tests: PDFs by typst, and DOCX files."""

import io
import zipfile

import typst

from job_portal.platform import typesetting

_HEAD = '#set text(font: ("Noto Sans", "Noto Sans Devanagari"), size: 10pt)\n'
_WORD = "http://schemas.openxmlformats.org/wordprocessingml/2006/main"
TWO_COLUMNS = """#grid(columns: (5cm, 1fr), column-gutter: 1cm, [
== CONTACT
Phone: +91 98765 43210

Andheri East, Mumbai - 400069
== SKILLS
- Tally
- MS Excel (Expert)
== LANGUAGES
English (fluent), Hindi, Marathi
== PERSONAL DETAILS
Religion: Hindu

Gender: Female

Date of birth: 1 May 1994

Marital status: Married
], [
#text(size: 24pt)[ASHA PATIL]

#text(size: 13pt)[Senior Accountant]
== EXPERIENCE
*Accountant*, Lotus Textiles Pvt Ltd #h(1fr) Jan 2019 - Dec 2021
*Junior Accountant*, Rao & Sons #h(1fr) 2015 - 2017
== EDUCATION
HSC, 2012

B.Com, University of Mumbai, 2015
])"""
# Programs write the columns of a page in any order, here line by line across both.
COLUMNS_LINE_BY_LINE = """#let at(x, y, text) = place(dx: x, dy: y, text)
#at(0cm, 0cm, text(size: 22pt)[Ravi Kumar])
""" + "".join(
    f"#at(0cm, {2 + line * 0.9}cm)[{left}]\n#at(6cm, {2.2 + line * 0.8}cm)[{right}]\n"
    for line, (left, right) in enumerate(
        zip(
            ("SKILLS", "Arc welding", "Gas cutting", "LANGUAGES", "Hindi", "Odia", "CONTACT", "Pune 411038"),
            (
                *("EXPERIENCE", "Welder, Tata, 2014 to 2018", "Worked in night shifts.", "Trained helpers."),
                *("EDUCATION", "ITI Welder, 2013", "10th pass, 2011", "Government school"),
            ),
            strict=True,
        )
    )
)
IN_HINDI = """#align(center)[#text(size: 22pt)[सुनीता देवी]

नर्स]
= कार्य अनुभव
5 साल का अनुभव, सिटी हॉस्पिटल
= शिक्षा
12वीं पास, बिहार बोर्ड
= भाषाएँ
हिन्दी, अंग्रेज़ी
= पता
गांधी मैदान, पटना 800001
"""
MIXED = [
    "BIO-DATA",
    "Name:\tRamesh Kumar",
    "Post applied for:\tDriver",
    "पिता का नाम:\tश्याम कुमार",
    "योग्यता:\t10वीं पास",
    "Total experience:\t7 saal",
    "भाषा:\tहिन्दी, भोजपुरी",
    "Expected salary:\tRs 22,000 per month",
    "Address:\tKothrud, Pune 411038",
]


def pdf(text: str) -> bytes:
    """A PDF from Typst markup."""
    return typst.compile((_HEAD + text).encode(), font_paths=[typesetting._fonts()], ignore_system_fonts=True)


def docx(lines: list[str], before: str = "") -> bytes:
    """A DOCX with a table row for each line with a tab, and a paragraph for each other line.

    :param before: content before the document in its part.
    """

    def paragraph(text: str) -> str:
        return f"<w:p><w:r><w:t>{text}</w:t></w:r></w:p>"

    def block(line: str) -> str:
        cells = line.split("\t")
        row = "".join(f"<w:tc>{paragraph(cell)}</w:tc>" for cell in cells)
        return f"<w:tbl><w:tr>{row}</w:tr></w:tbl>" if len(cells) > 1 else paragraph(line)

    body = "".join(map(block, lines))
    return zipped(f'{before}<w:document xmlns:w="{_WORD}"><w:body>{body}</w:body></w:document>'.encode())


def zipped(part: bytes, name: str = "word/document.xml") -> bytes:
    """An archive with one part."""
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(name, part)
    return content.getvalue()
