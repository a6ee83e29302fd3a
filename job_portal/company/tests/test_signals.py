"""Reviewers read which data of a company are inconsistent."""

import unittest

from job_portal.company import signals
from job_portal.places import pincodes

# The example in python-stdnum's documentation, from Mumbai.
FITTING = {
    "gst_msme_no": "27AAPFU0939F1ZV",
    "pan": "AAPFU0939F",
    "company_type": "Partnership Firm",
    "pincode": "400001",
    "state": "Maharashtra",
    "company_website": "https://www.lotus.example/about",
    "email": "hr@lotus.example",
}


class TestSignals(unittest.TestCase):
    def found(self, **changes: str) -> list[str]:
        return signals.signals({**FITTING, **changes})

    def test_what_fits_says_nothing(self) -> None:
        self.assertEqual(self.found(), [])
        self.assertEqual(self.found(gst_msme_no="", pan="", company_website=""), [])
        self.assertEqual(self.found(pan="AAPPU0939F", company_type="Sole Proprietorship", gst_msme_no=""), [])

    def test_each_that_does_not_fit_is_said(self) -> None:
        cases = [
            ({"gst_msme_no": "27AAPFU0939F1ZX"}, "The check digit of the GSTIN is wrong."),
            ({"pan": "AAPFU0939G"}, "The GSTIN is of the PAN AAPFU0939F, the PAN given is AAPFU0939G."),
            ({"gst_msme_no": "99AAPFU0939F1ZU"}, "No state has the code 99 with which the GSTIN begins."),
            (
                {"pincode": "560001", "state": "Karnataka"},
                "The GSTIN is of Maharashtra, the address is in Karnataka.",
            ),
            (
                {"company_type": "Public Limited Company (Ltd.)"},
                "The fourth letter of the PAN, F, is not that of a Public Limited Company (Ltd.).",
            ),
            ({"pincode": "560001"}, "The pincode is in Karnataka, the address says Maharashtra."),
            ({"pincode": "999999"}, "The directory does not know the pincode."),
            (
                {"email": "hr@other.example"},
                "The mail address is at other.example, the website at lotus.example.",
            ),
        ]
        for changes, sentence in cases:
            with self.subTest(changes=changes):
                self.assertIn(sentence, self.found(**changes))

    def test_mail_that_is_no_signal(self) -> None:
        for email in ("lotus@gmail.com", "hr@mail.lotus.example", "HR@LOTUS.example"):
            self.assertEqual(self.found(email=email), [], email)
        self.assertEqual(self.found(company_website="lotus.example"), [])
        self.assertEqual(self.found(company_website="http://[broken"), [])

    def test_states_are_named_as_the_directory_names_them(self) -> None:
        cases = {
            "194101": "38",
            "744101": "35",
            "396210": "26",
            "605001": "34",
            "751001": "21",
            "682555": "31",
        }
        for pincode, code in cases.items():
            with self.subTest(pincode=pincode):
                state = pincodes.find(pincode)["state"]
                found = self.found(pincode=pincode, state=state, gst_msme_no=f"{code}AAPFU0939F1Z0")
                self.assertLessEqual(set(found), {"The check digit of the GSTIN is wrong."})
                other = self.found(pincode=pincode, state=state, gst_msme_no="29AAPFU0939F1Z0")
                self.assertIn(f"The GSTIN is of Karnataka, the address is in {state}.", other)
