"""The rules of a company's fields and contacts, and its review. The records agree with `rules`."""

import re

import frappe
from frappe.utils import now_datetime

from job_portal.company import membership
from job_portal.patches import names_are_no_formulas, plain_names_of_people
from job_portal.platform import fields
from job_portal.rules import COMPANY, HR, JOB, SEARCHER
from job_portal.tests.actor import company_values, pdf
from job_portal.tests.utils import TestCase, png

PAN_OF_ANOTHER = "The fourth letter of the PAN, D, is not that of a Private Limited Company (Pvt. Ltd.)."
CONTACT = {"hr_name": "Asha", "hr_mobile": "1234567890", "hr_email": "asha@lotus.example"}


class TestJPCompany(TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        super().setUpClass()
        cls.owner = cls.account()  # commits: here, where no test has written anything yet

    def setUp(self) -> None:
        self.company = self.new_company()

    def tearDown(self) -> None:
        frappe.set_user("Administrator")
        frappe.db.rollback()

    def new_company(self, **changes):
        documents = {field: file_url() for field in ("gov_approved_company_reg_doc", "company_pan_card")}
        return frappe.get_doc({"doctype": "JP Company", **company_values(**documents), **changes})

    def insert_own(self) -> None:
        """Store the company, with the owner as its member."""
        self.company.insert()
        membership.begin(self.company.name, self.owner.email)

    def refused(self, sentence: str, **changes) -> None:
        company = self.new_company(**changes)
        with self.assertRaises(frappe.ValidationError) as caught:
            company.insert()
        self.assertEqual(str(caught.exception), sentence)

    def test_keeps_a_whole_company(self) -> None:
        self.company.insert()
        stored = frappe.get_doc("JP Company", self.company.name)
        self.assertRegex(stored.name, r"^JPC-\d{5}$")
        for fieldname, value in company_values().items():
            self.assertEqual(stored.get(fieldname), value, fieldname)

    def test_what_does_not_fit_is_kept_for_the_reviewer(self) -> None:
        self.company.insert()
        self.assertEqual(self.company.signal_count, 4)
        self.assertIn("The check digit of the GSTIN is wrong.\n", self.company.signals)
        self.company.update({"gst_msme_no": "", "signals": "Nothing.", "signal_count": 0})
        self.company.save()
        self.assertEqual(self.company.signals.split("\n"), [PAN_OF_ANOTHER])
        self.assertEqual(self.company.signal_count, 1)

    def test_required_fields_say_so_in_the_promised_words(self) -> None:
        for fieldname, rule in COMPANY.items():
            if "required" in rule:
                for empty in (None, "", "   "):
                    with self.subTest(fieldname=fieldname, empty=empty):
                        self.refused(rule["required"], **{fieldname: empty})

    def test_patterns(self) -> None:
        for fieldname, bad_values in {
            "email": ["lotus", "a@b", "a b@c.in", "a@c..in", "a@c.in\n.x"],
            "gst_msme_no": ["22AAAAA0000A1", "22AAAAA0000A1X5", "22AAAAA0000A1Z55", "٢٢AAAAA0000A1Z5"],
            "pan": ["ABCDE12345", "ABCD1234F", "ABCDE1234FX"],
            "pincode": ["56003", "5600388", "56003a", "٥٦٠٠٣٨"],
            "phone": ["987654321", "5876543210", "98765432100", "+919876543210"],
        }.items():
            for value in bad_values:
                with self.subTest(fieldname=fieldname, value=value):
                    self.refused(COMPANY[fieldname]["invalid"], **{fieldname: value})

    def test_a_name_is_no_formula_of_a_sheet(self) -> None:
        """Frappe exports it unchanged."""
        formulas = (
            '=HYPERLINK("https://a.example")',
            "+1+1",
            "-1+1",
            "@SUM(A1)",
            "\t=1",
            "\uff1d1+1",
            "\u200b=1",
        )
        named = [
            ("JP Company", COMPANY, name) for name in ("company_name", "contact_name", "selected_document")
        ]
        named += [("JP Company HR", HR, "hr_name"), ("JP Searcher", SEARCHER, "full_name")]
        named += [("JP Job", JOB, "title"), ("JP Job", JOB, "branch_name")]
        for doctype, rules, fieldname in named:
            rule = {fieldname: rules[fieldname]}
            for value in formulas:
                record = frappe.get_doc({"doctype": doctype, fieldname: value})
                sentence = re.escape(rules[fieldname]["invalid"])
                with (
                    self.subTest(fieldname=fieldname, value=value),
                    self.assertRaisesRegex(frappe.ValidationError, sentence),
                ):
                    fields.check(record, rule)
        for value in (
            "Lotus = Home",
            "24/7 Care",
            '"Lotus"',
            "(+2) School",
            "'Lotus'",
            "#1 Mills",
            "कमल",
            "3M",
        ):
            self.new_company(company_name=value, contact_name=value).insert()

    def test_a_name_can_be_read_and_is_no_number(self) -> None:
        no_names = (
            *("!!!", "\u3164.", "98765-43210", "(080) 1234567890", "९८७६५ ४३२१०", "\uff19" * 10),
            *("⑨⑧⑦⑥⑤④③②①⓪", "98765 ⁴³²¹⁰", "9\u20e38\u20e3765-43210"),
        )
        named = [("JP Company", COMPANY, "company_name"), ("JP Company", COMPANY, "contact_name")]
        named += [("JP Company HR", HR, "hr_name"), ("JP Searcher", SEARCHER, "full_name")]
        for doctype, rules, fieldname in named:
            for value in (*no_names, *(["-"] if "required" in rules[fieldname] else [])):
                record = frappe.get_doc({"doctype": doctype, fieldname: value})
                with (
                    self.subTest(fieldname=fieldname, value=value),
                    self.assertRaisesRegex(frappe.ValidationError, rules[fieldname]["no_name"]),
                ):
                    fields.check(record, {fieldname: rules[fieldname]})
        self.new_company(contact_name="-").insert()

    def test_a_stored_name_that_is_a_formula_gets_an_apostrophe(self) -> None:
        formula = "=HYPERLINK(A1)"
        names = [self.new_company().insert().name for _ in range(3)]
        for name, stored in zip(names, (formula, "-", "Lotus = Mills"), strict=True):
            frappe.db.set_value("JP Company", name, "company_name", stored)
        longest = "+" * 140
        frappe.db.set_value("User", self.owner.email, {"first_name": longest, "full_name": formula})
        for _ in range(2):
            names_are_no_formulas.execute()
            after = [frappe.db.get_value("JP Company", name, "company_name") for name in names]
            self.assertEqual(after, [f"'{formula}", "-", "Lotus = Mills"])
            user = frappe.db.get_value("User", self.owner.email, ["first_name", "full_name"])
            self.assertEqual(tuple(user), (f"'{longest}"[:140], f"'{formula}"))

    def test_a_name_ends_no_attribute_in_desk(self) -> None:
        typed = 'O\'Brien" onmouseover="alert(`1`)\u202e &quot;\n'
        plain = "O'Brien' onmouseover='alert('1') '".replace("'", "\u2019")
        company = self.new_company(company_name=typed, contact_name=typed).insert()
        self.assertEqual((company.company_name, company.contact_name), (plain, plain))
        user = frappe.get_doc("User", self.owner.email)
        user.first_name = typed
        user.save(ignore_permissions=True)
        self.assertEqual(user.full_name.strip(), plain)
        stored = {("JP Company", company.name): "company_name", ("User", user.name): "full_name"}
        for (doctype, name), column in stored.items():
            frappe.db.set_value(doctype, name, column, typed)
        for _ in range(2):
            plain_names_of_people.execute()
            for (doctype, name), column in stored.items():
                self.assertEqual(frappe.db.get_value(doctype, name, column).strip(), plain)

    def test_a_link_is_one_of_the_web(self) -> None:
        for fieldname in ("company_website", "location_url", "social_media_link"):
            for value in (
                *("javascript:alert(1)", "JavaScript:alert(1)", "java\tscript:alert(1)", "data:text/html,x"),
                *(
                    "ftp://lotus.example",
                    "mailto:a@lotus.example",
                    "com.example.app:open",
                    "tel:123",
                    "https:",
                ),
                *(
                    "https://google.com@lotus.example",
                    "google.com@lotus.example",
                    "https://a:b@lotus.example",
                ),
                *(
                    "https://google.com\\@lotus.example",
                    "https:\\\\lotus.example",
                    "//lotus.example",
                    "/lotus",
                ),
                *("https://lotus", "https://lotus.example/a b", "https://lotus.example/a\nb"),
                *('https://lotus.example/"a', "lotus.example/`a", "https://lotus.example/\u202ea"),
                *("https://lotus%2eexample", "https://[::1]/", "=lotus.example", "-1.5/a", "@SUM(A1)"),
            ):
                with self.subTest(fieldname=fieldname, value=value):
                    self.refused(COMPANY[fieldname]["invalid"], **{fieldname: value})
            label = self.company.meta.get_label(fieldname)
            longest = COMPANY[fieldname]["max_length"]
            sentence = f"{label} may have at most {longest} characters"
            self.refused(sentence, **{fieldname: "https://lotus.example/" + "x" * longest})
        for value in (
            "lotus.example",
            "lotus.example:8443/a?b=c:d",
            "HTTP://lotus.example",
            "none",
            "N/A",
            "@lotus",
            "https://lotus.example/@12.97,77.59,17z?a=b@c#d",
        ):
            company = self.new_company(company_website=value, location_url=value, social_media_link=value)
            self.assertEqual(company.insert().company_website, value)

    def test_a_founding_year_that_is_a_number_is_a_year(self) -> None:
        this_year = now_datetime().year
        for value in ("-5", -5, 0, "1599", this_year + 1, "2011.5", "1,987", "+2011", "\u22121987", "20111"):
            with self.subTest(value=value):
                self.refused(COMPANY["company_founded"]["invalid"], company_founded=value)
        for value in ("1600", this_year, "about 1987", "1987-88", "15th century"):
            self.assertEqual(self.new_company(company_founded=value).insert().company_founded, str(value))

    def test_what_was_stored_before_a_rule_is_left_alone(self) -> None:
        self.company.insert()
        before = {"company_website": "javascript:alert(1)", "company_founded": "-5"}
        frappe.db.set_value("JP Company", self.company.name, before)
        company = frappe.get_doc("JP Company", self.company.name)
        company.city = "Mysuru"
        company.save()
        self.assertEqual(company.company_website, before["company_website"])

    def test_text_that_frappe_takes_for_none(self) -> None:
        for value in ("< img src=x>", "<5>", "< >"):
            self.refused(
                "Company Name may not contain HTML. Please leave out what stands in < and >",
                company_name=value,
            )
        self.assertEqual(self.new_company(company_name="A < B > C").insert().company_name, "A < B > C")

    def test_options(self) -> None:
        self.refused("Please choose Company Type from the list", company_type="Club")
        self.refused("Please choose Company Size from the list", company_size="7")

    def test_over_long_text(self) -> None:
        for fieldname, rule in COMPANY.items():
            if "max_length" in rule and rule.get("pattern", "name") == "name" and "file" not in rule:
                with self.subTest(fieldname=fieldname):
                    company = self.new_company(**{fieldname: "x" * (rule["max_length"] + 1)})
                    self.assertRaises(frappe.ValidationError, company.insert)

    def test_longest_text_fits(self) -> None:
        longest = {
            fieldname: "ॐ" * rule["max_length"]
            for fieldname, rule in COMPANY.items()
            if rule.keys() <= {"max_length", "required", "pattern", "invalid"}
            and rule.get("pattern", "name") == "name"
            and fieldname != "jp_industry_master"
        }
        company = self.new_company(**longest).insert()
        company.reload()
        for fieldname, value in longest.items():
            self.assertEqual(company.get(fieldname), value, fieldname)

    def test_text_that_no_database_stores(self) -> None:
        self.refused("Company Name contains characters that cannot be saved", company_name="Lotus \ud83d")
        self.refused("City contains characters that cannot be saved", city=["Pune"])

    def test_cleans_what_was_typed(self) -> None:
        self.company.update(
            {"gst_msme_no": " 22aaaaa0000a1z5 ", "pan": "abcde1234f", "country": "Nepal", "city": " Pune "}
        )
        self.company.share_contact = "true"
        self.company.insert()
        self.assertEqual(self.company.gst_msme_no, "22AAAAA0000A1Z5")
        self.assertEqual(self.company.pan, "ABCDE1234F")
        self.assertEqual(self.company.country, "India")
        self.assertEqual(self.company.city, "Pune")
        self.assertEqual(self.company.share_contact, 1)

    def test_optional_fields_may_be_empty(self) -> None:
        optional = {f: "" for f, rule in COMPANY.items() if "required" not in rule and "fixed" not in rule}
        self.company.update(optional)
        self.company.insert()
        self.assertEqual(self.company.selected_document, "Certificate of Lotus Textiles")

    def test_one_company_an_account(self) -> None:
        self.insert_own()
        other = self.new_company().insert()
        with self.assertRaises(frappe.UniqueValidationError):
            membership.begin(other.name, self.owner.email)

    def test_saving_by_the_company_asks_for_review(self) -> None:
        self.insert_own()
        self.assertEqual(self.company.status, "Draft")
        self.company.update({"status": "Rejected", "review_reason": "The PAN card is unreadable"})
        self.company.save()
        self.assertEqual(self.company.status, "Rejected")
        frappe.set_user(self.owner.email)
        self.company.city = "Mysuru"
        self.company.save(ignore_permissions=True)
        self.assertEqual(self.company.status, "Pending Review")
        self.assertFalse(self.company.review_reason)

    def test_an_approved_company_is_reopened_by_what_was_reviewed_only(self) -> None:
        self.insert_own()
        for field, value, reopened in (
            ("city", "Mysuru", False),
            ("company_name", "Lotus Fabrics", True),
            ("gst_msme_no", "29AAAAA0000A1Z5", True),
            ("pan", "ABCDE1234G", True),
            ("about_company", "Weavers.", False),
        ):
            with self.subTest(field=field):
                frappe.set_user("Administrator")
                self.company.status = "Approved"
                self.company.save()
                self.assertEqual(self.company.status, "Approved")
                frappe.set_user(self.owner.email)
                self.company.set(field, value)
                self.company.save(ignore_permissions=True)
                self.assertEqual(self.company.status, "Pending Review" if reopened else "Approved")

    def test_a_changed_document_reopens(self) -> None:
        self.company.insert()
        self.company.status = "Approved"
        self.company.save()
        self.company.company_pan_card = file_url()
        self.company.save()
        self.assertEqual(self.company.status, "Pending Review")

    def test_files_are_attached_one_row_a_field(self) -> None:
        shared = file_url()
        company = self.new_company(gov_approved_company_reg_doc=shared, company_pan_card=shared).insert()
        company.save()
        rows = frappe.get_all(
            "File",
            filters={"attached_to_doctype": "JP Company", "attached_to_name": company.name},
            fields=["attached_to_field", "file_url"],
            order_by="attached_to_field",
        )
        self.assertEqual(
            [(row.attached_to_field, row.file_url) for row in rows],
            [("company_pan_card", shared), ("gov_approved_company_reg_doc", shared)],
        )

    def test_documents_must_be_private_and_the_logo_an_image(self) -> None:
        public = file_url(png(), "card.png", is_private=0)
        self.refused(
            "Company PAN Card: documents must be uploaded as private files. Please upload the file again",
            company_pan_card=public,
        )
        self.refused("Company Logo: please choose a PNG or JPG image", company_logo=file_url())
        self.new_company(company_logo=public).insert()

    def test_a_link_to_elsewhere_is_no_file(self) -> None:
        for url in ("https://example.org/a.pdf", "/private/files/nobody.pdf", "javascript:alert(1)"):
            with self.subTest(url=url):
                self.refused("Company PAN Card: please upload the file again", company_pan_card=url)

    def test_a_url_that_desk_would_write_into_html_is_no_file(self) -> None:
        """Also for uploads by Desk users, whose names Frappe keeps."""
        for name in ('a" onmouseover="alert(1).png', "a'b.png", "a&quot;.png", "a=b.png", "a`b.png"):
            with self.subTest(name=name):
                loose = file_url(png(), name, is_private=0)
                self.refused("Company Logo: please upload the file again", company_logo=loose)
        elsewhere = {
            "doctype": "File",
            "file_name": "a.png",
            "file_url": 'https://a.example/" onclick="x.png',
        }
        remote = frappe.get_doc(elsewhere).insert().file_url
        self.refused("Company Logo: please upload the file again", company_logo=remote)

    def test_what_desk_attaches_to_a_company_gets_a_plain_name(self) -> None:
        self.company.insert()
        place = {"attached_to_doctype": "JP Company", "attached_to_name": self.company.name}
        url = file_url(png(), 'a" onclick="alert(1).png', is_private=0, **place)
        self.assertRegex(url, r"\A/files/a onclickalert\(1\)-[0-9a-f]{12}\.png\Z")
        self.company.company_logo = url
        self.company.save()


def file_url(content: bytes | None = None, name: str = "paper.pdf", is_private: int = 1, **place) -> str:
    """A file uploaded by the current user."""
    values = {"file_name": name, "content": content or pdf(), "is_private": is_private, **place}
    file = frappe.get_doc({"doctype": "File", **values})
    return file.insert(ignore_permissions=True).file_url
