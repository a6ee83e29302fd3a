"""The fields of resumes, however they are written."""

from datetime import date

from job_portal.tests.utils import TestCase
from job_portal.words import resume_fields


def skills(*lines: str) -> list[str]:
    """The skills of a resume with these lines."""
    return read(*lines).get("skills", [])


def read(*lines: str) -> dict:
    return resume_fields.fields_of([(line, 10) for line in lines], date(2026, 11, 28))


class TestSkills(TestCase):
    def test_lists_of_any_form(self) -> None:
        expected = ["Tally Prime", "GST", "Payroll"]
        for lines in (
            ("SKILLS", "Tally Prime, GST and Payroll"),
            ("Skills:- Tally Prime; GST; Payroll",),
            ("Office Skills", "1. Tally Prime", "2. GST", "3. Payroll"),
            ("Key Competencies", "o Tally Prime", "\u2022 GST", "\uf0b7 Payroll"),
            ("KAUSHAL: Tally Prime | GST | Payroll",),
            ("Technical Skills", "Accounts: Tally Prime, GST", "Software: Payroll"),
            ("Skills", "Skill\tLevel", "Tally Prime\tExpert", "GST (Good)", "Payroll - 4/5"),
            ("Skills", "Tally Prime - 5 years", "Good knowledge of GST", "Payroll \u25cf\u25cf\u25cf\u25cb"),
            ("Skills", "Tally Prime (GST, Payroll)"),
            ("Skills", "Tally Prime (Advanced):", "GST:", "Payroll"),
        ):
            with self.subTest(lines=lines):
                self.assertEqual(skills(*lines), expected)

    def test_what_belongs_together_stays_so(self) -> None:
        for line in ("CI/CD", "A/C service", ".NET", "Repair and maintenance", "Good communication skills"):
            with self.subTest(line=line):
                self.assertEqual(skills("Skills", line), [line])
        wrapped = (
            "Skills",
            "Quantity surveying, bar bending schedules, drawings in AutoCAD, concrete",
            "mix",
        )
        self.assertEqual(skills(*wrapped)[-1], "concrete mix")

    def test_the_end_of_the_list(self) -> None:
        """Dates and large lines, such as headings that the lexicon lacks, are no skills."""
        self.assertEqual(skills("Skills", "Tally", "Record", "Cook, Taj, 2016 - 2018"), ["Tally", "Record"])
        sized = [("Skills", 14), ("Tally", 10), ("Voyages", 14), ("Kolkata", 10), ("Chennai", 10)]
        self.assertEqual(resume_fields.fields_of(sized, date(2026, 11, 28))["skills"], ["Tally"])

    def test_programming_languages_are_skills(self) -> None:
        found = read("Technical Skills", "Languages: Python, SQL", "Languages", "Hindi, English")
        self.assertEqual((found["skills"], found["languages"]), (["Python", "SQL"], ["Hindi", "English"]))

    def test_a_job_with_a_word_of_skills_begins_none(self) -> None:
        found = read("WORK EXPERIENCE", "Software Developer, Infotek\t2019 - 2023", "Built billing systems.")
        self.assertEqual((found["experience_years"], found.get("skills")), (4, None))

    def test_strengths_stand_in_for_skills(self) -> None:
        self.assertEqual(skills("Strengths", "Punctual"), ["Punctual"])
        self.assertEqual(skills("Strengths", "Punctual", "Skills", "Tally"), ["Tally"])

    def test_languages_of_india(self) -> None:
        for lines in (
            ("कौशल", "सिलाई, कढ़ाई और कटाई"),
            ("तकनीकी कौशल :", "सिलाई", "कढ़ाई", "कटाई"),
            ("तांत्रिक कौशल्ये: सिलाई, कढ़ाई आणि कटाई",),
        ):
            with self.subTest(lines=lines):
                self.assertEqual(skills(*lines), ["सिलाई", "कढ़ाई", "कटाई"])
        self.assertEqual(skills("திறன்கள்: தையல், எம்பிராய்டரி"), ["தையல்", "எம்பிராய்டரி"])
        self.assertEqual(skills("సాంకేతిక నైపుణ్యాలు", "పైపు అమర్చడం"), ["పైపు అమర్చడం"])
        self.assertEqual(skills("দক্ষতা: ফেসিয়াল, থ্রেডিং"), ["ফেসিয়াল", "থ্রেডিং"])


class TestOtherFields(TestCase):
    def test_years_of_all_jobs(self) -> None:
        for lines, years in (
            (("Work Experience", "Period : 01-08-2020 to Present", "15-07-2018 to 31-07-2020"), 8),
            (("Experience", "Lotus Mills", "4 years", "Mar 2014 - Feb 2018", "Mar 2018 - Present"), 12),
            (("Employment", "Designation\tDuration", "Designation", "Guard", "Feb 2020 to Present"), 6),
            (("Total Experience: 3 years", "Work History", "Jan 2010 - Jan 2020"), 3),
        ):
            with self.subTest(lines=lines):
                self.assertEqual(read(*lines)["experience_years"], years)

    def test_a_name_on_two_lines(self) -> None:
        lines = [("Bikash Chandra", 30), ("Tamang", 30), ("Chef", 14), ("Gurugram", 10), ("8 years", 10)]
        self.assertEqual(
            resume_fields.fields_of(lines, date(2026, 11, 28))["full_name"], "Bikash Chandra Tamang"
        )

    def test_languages_of_tables(self) -> None:
        for lines in (
            ("Languages", "Language\tRead\tWrite\tSpeak", "Hindi\tYes\tYes\tYes", "Mizo\tYes\tNo\tYes"),
            ("BIO DATA", "10.\tMother Tongue\t:-\tHindi", "11.\tLanguage\t:-\tHindi, Mizo"),
        ):
            with self.subTest(lines=lines):
                found = read(*lines)
                self.assertEqual((found["languages"], found.get("skills")), (["Hindi", "Mizo"], None))
