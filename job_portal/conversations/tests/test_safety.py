import unittest

import frappe

from job_portal.conversations import messages, safety
from job_portal.conversations.tests.conversation_case import ConversationCase, new_id
from job_portal.rules import MARKET
from job_portal.tests.market_case import API
from job_portal.tests.utils import fresh

DEMANDS = (
    "Pay Rs 500 registration fee before the interview",
    "Please send 1500 rupees for the uniform first",
    "Send the security deposit on Google Pay",
    "ID card charges 250 rupees, pay now",
    "इंटरव्यू से पहले 500 रुपये रजिस्ट्रेशन फीस भेजें",
    "नोंदणीसाठी 500 रुपये भरा",
    "பதிவு கட்டணம் 500 ரூபாய் செலுத்த வேண்டும்",
    "రిజిస్ట్రేషన్ ఫీజు 500 రూపాయలు చెల్లించండి",
    "রেজিস্ট্রেশন ফি ৫০০ টাকা জমা দিন",
)
OF_PAY = (
    "The salary is 15000 a month",
    "Salary 15000 se 20000 tak hai",
    "You get your first salary after 30 days",
    "Can you pay 20000?",
    "We never ask for money",
    "Petrol allowance is 2000 a month",
    "We give an advance of 2000 after a week",
    "वेतन 15000 रुपये महीना है",
    "हम 500 रुपये रोज देते हैं",
    "पगार 15000 रुपये आहे",
    "சம்பளம் 15000 ரூபாய்",
    "జీతం 15000 రూపాయలు",
    "বেতন ১৫০০০ টাকা",
    "Please come tomorrow at 10 to 12 MG Road, bring your Aadhaar card",
    "My number is 9876543210",
)
OTHERS = {
    "Chat": ("Join our Telegram group for the interview",),
    "Link": ("Click https://bit.ly/abc to apply",),
    "Code": ("Tell me the OTP", "ओटीपी बताओ", "कोड सांगा", "ஓடிபி சொல்லுங்கள்", "ఓటీపీ చెప్పండి", "ওটিপি বলুন"),
    "Bank": ("Send your account number", "बैंक खाता नंबर भेजो", "My UPI id is x", "வங்கி கணக்கு எண்"),
    "Identity": ("Send your Aadhaar number", "आधार नंबर भेजिए", "2345 6789 0123", "ఆధార్ నంబర్", "আধার নম্বর"),
}


class TestWarnings(unittest.TestCase):
    def test_a_demand_for_money_is_found_in_six_languages(self) -> None:
        self.assertEqual([text for text in DEMANDS if safety.MONEY not in safety.kinds(text, None)], [])

    def test_talk_of_salary_is_no_demand(self) -> None:
        self.assertEqual({text: found for text in OF_PAY if (found := safety.kinds(text, None))}, {})

    def test_other_warnings(self) -> None:
        for kind, texts in OTHERS.items():
            for text in texts:
                self.assertIn(kind, safety.kinds(text, None), text)

    def test_a_link_to_the_companys_own_site_gives_no_warning(self) -> None:
        self.assertEqual(safety.kinds("See https://lotus.example/jobs", "https://lotus.example"), [])

    def test_each_kind_of_warning_has_its_sentence(self) -> None:
        self.assertLessEqual({*safety._SECRETS.names, *safety._OF_POSTINGS}, set(messages.WARNINGS))


class TestSafety(ConversationCase):
    def setUp(self) -> None:
        # Tests make reports hold the company, so each needs a new one.
        type(self).company = self.company_account()
        super().setUp()

    def test_the_reader_is_warned_but_not_the_sender(self) -> None:
        sent = self.send(self.company, "Tell me the OTP")
        self.assertEqual((sent["warnings"], self.read(self.company)["items"][0]["warnings"]), ([], []))
        (item,) = self.read(self.searcher)["items"]
        self.assertEqual(item["warnings"], [{"kind": "Code", "sentence": messages.WARNINGS["Code"]}])
        # A searcher's message is always sent.
        self.send(self.searcher, DEMANDS[0])
        self.assertEqual(self.read(self.company)["items"][-1]["warnings"][0]["kind"], safety.MONEY)

    def test_a_ready_sentence_is_checked_too(self) -> None:
        values = {"kind": "ready", "key": "where_we_are", "values": {"place": DEMANDS[0]}}
        self.assertEqual(self.not_sent(self.company, 417, None, **values), messages.MONEY_REFUSED)

    def test_several_demands_put_the_company_before_the_reviewers(self) -> None:
        key = new_id()
        for _ in range(MARKET["limits"]["refused_demands"]):
            # The same message sent again counts once.
            self.assertEqual(
                self.not_sent(self.company, 417, DEMANDS[0], client_id=key), messages.MONEY_REFUSED
            )
        self.assertEqual(self.states(), ("Approved", "Live"))
        self.not_sent(self.company, 417, DEMANDS[1])
        self.assertEqual(self.states(), ("Approved", "Live"))
        self.not_sent(self.company, 417, DEMANDS[2])
        self.assertEqual(self.states(), ("Pending Review", "Held"))
        own = self.company.browser
        details = own.message(f"{API}get_company_details", company_name=own.company)
        self.assertTrue(details["approved_on"])
        self.assertTrue(details["is_held"])
        self.assertEqual(self.read(self.searcher)["last_seq"], 0)
        # The company can still write.
        self.send(self.company)

    def states(self) -> tuple[str, str]:
        company = fresh().get_value("JP Company", self.company.browser.company, "status")
        return company, frappe.db.get_value("JP Job", self.job, "status")
