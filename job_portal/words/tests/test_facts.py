"""The facts in descriptions and in searches."""

import unittest

from job_portal.rules import FACTS, OPTIONS, PREFERRED_FACTS
from job_portal.words import facts, lexicon
from job_portal.words.folding import tokens

FREE = ["Room", "Food"]


class TestTold(unittest.TestCase):
    def test_a_description_tells_facts_in_every_language(self) -> None:
        for text, expected in (
            ("Night shift only. Food and accommodation provided.", ["Night shift", *FREE]),
            ("रहने और खाने की सुविधा मिलेगी। रात की शिफ्ट", ["Night shift", *FREE]),
            ("रात्रपाळी. जेवणाची सोय", ["Night shift", "Food"]),
            ("தங்கும் இடம் மற்றும் உணவு இலவசம். இரவு ஷிப்டில் வேலை", ["Night shift", *FREE]),
            ("వసతి, భోజనం ఉచితం. రాత్రి షిఫ్టులో పని", ["Night shift", *FREE]),
            ("থাকা খাওয়ার ব্যবস্থা আছে। রাতের শিফট", ["Night shift", *FREE]),
            ("Khana rehna free, raat ki duty", ["Night shift", *FREE]),
            ("PF, ESI and petrol. Own bike must. Freshers can apply.",
             ["Travel allowance", "PF and ESI", "Freshers welcome", "Own vehicle"]),
            ("Company bus and canteen", ["Food", "Transport"]),
            ("Women are also welcome. Turant joining.", ["Joining at once", "Women welcome"]),
            ("Weekly payout. Walk in interview.", ["Weekly pay", "Walk-in interview"]),
            ("Travel allowance given. Food allowance of 100 a day.", ["Food", "Travel allowance"]),
        ):  # fmt: skip
            self.assertEqual(list(facts.told("", text)), expected, text)

    def test_what_is_denied_or_means_something_else_is_no_fact(self) -> None:
        for text in (
            "Food delivery to customers, no food provided", "Clean hotel rooms and serve food to guests.",
            "Room nahi milega", "Bike is not required", "राहण्याची सोय नाही", "Handle PF, ESI challan",
            "Two wheeler mechanic required", "Petrol pump attendant", "Call from 9 pm to 11 pm",
            "Deliver within 2 hours", "Walk-in customers", "Class 1 to 5",
            "Saturday-Sunday sampling of new juice",
        ):  # fmt: skip
            self.assertLessEqual(set(facts.told("", text)), {"Weekend work"}, text)
        self.assertEqual(facts.told("", "No night shift."), ("Day shift",))

    def test_an_endless_text_is_read_up_to_its_longest(self) -> None:
        self.assertEqual(facts.told("", "Night shift. " + "x " * 1_000_000 + "Free food."), ("Night shift",))

    def test_hours_tell_the_shift(self) -> None:
        few = "A few hours a day"
        for text, expected in (
            ("9 pm to 6 am", ["Night shift"]), ("10 to 6", ["Day shift"]), ("9.30-6.30", ["Day shift"]),
            ("7 am to 3 pm", ["Morning shift"]), ("दुपारी 2 ते रात्री 10", ["Evening shift"]),
            ("காலை 9 முதல் இரவு 8 வரை", ["Day shift"]), ("ఉదయం 9 నుండి రాత్రి 8 వరకు", ["Day shift"]),
            ("দুপুর 12টা থেকে রাত 9টা", ["Day shift"]), ("सकाळी 8 ते 11", ["Morning shift", few]),
            ("सुबह 7 से 9 और शाम 6 से 8", ["Morning shift", "Evening shift", few]), ("3-4 hours a day", [few]),
            ("4 hours in the morning", [few]), ("Part-time 4 hrs", [few]), ("Back in 4 hours", []),
            ("Interview 10 am to 1 pm", []), ("1-2 years", []), ("Lunch of 1 hour", []),
        ):  # fmt: skip
            self.assertEqual(list(facts.told("", text)), expected, text)


class TestAsked(unittest.TestCase):
    def test_a_search_asks_for_facts_by_their_phrases(self) -> None:
        for text, expected in (
            ("night duty guard", [("Night shift", "night duty")]),
            ("night watchman", [("Night shift", "night")]),
            ("raat ki naukri", [("Night shift", "raat ki naukri")]),
            ("இரவு வேலை", [("Night shift", "இரவு வேலை")]),
            ("రాత్రి ఉద్యోగం", [("Night shift", "రాత్రి ఉద్యోగం")]),
            ("রাতের কাজ", [("Night shift", "রাতের কাজ")]),
            ("no night duty", [("Day shift", "no night duty")]),
            ("driver with room", [("Room", "with room")]),
            ("khana rehna free job", [("Food", "khana rehna free"), ("Room", "khana rehna free")]),
            ("delivery with own bike", [("Own vehicle", "own bike")]),
            ("4 hours job", [("A few hours a day", "4 hours job")]),
            ("4 மணி நேர வேலை", [("A few hours a day", "4 மணி நேர வேலை")]),
            ("4 ঘণ্টার কাজ", [("A few hours a day", "4 ঘণ্টার কাজ")]),
            ("3-4 hours a day work from home", [("A few hours a day", "3-4 hours a day")]),
            ("call center 10 to 6", [("Day shift", "10 to 6")]),
            ("jobs for women", [("Women welcome", "for women")]),
            ("accommodation chef", [("Room", "accommodation")]),
            ("job after 6 pm", [("Evening shift", "after 6 pm")]),
        ):  # fmt: skip
            found = [(each.fact, text[each.start : each.end]) for each in facts.asked(text, tokens(text))]
            self.assertEqual(found, expected)

    def test_the_name_of_a_trade_is_no_fact(self) -> None:
        for text in (
            "room boy",
            "food delivery",
            "cab driver",
            "khana banane wala",
            "hotel room cleaning",
            "bike job",
        ):
            self.assertEqual(facts.asked(text, tokens(text)), [], text)


class TestLists(unittest.TestCase):
    def test_each_fact_has_phrases_and_each_phrase_a_fact(self) -> None:
        told = {fact for group in FACTS.values() for fact in group}
        self.assertEqual(set(lexicon.read("facts")["facts"]), told)
        self.assertEqual({*OPTIONS["searched_facts"], *PREFERRED_FACTS}, told)
        self.assertEqual(len({facts.index_word(fact) for fact in told}), len(told))
