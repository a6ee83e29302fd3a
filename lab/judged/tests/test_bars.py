"""The rules find a posting that bars people in all six languages, but not one that only mentions them."""

import unittest

from lab.judged.tests.test_postings import kinds

_BARS = (
    "Only girls below 25.",
    "No Muslims.",
    "Female candidates only.",
    "Females preferred for this desk.",
    "Male candidates can apply.",
    "Boys only, night shift.",
    "Only male, no females.",
    "Ladies need not apply.",
    "Non-muslim staff only.",
    "Brahmin candidates preferred.",
    "Only Hindu cook required.",
    "Must be unmarried.",
    "Unmarried girls only.",
    "Pregnant women need not apply.",
    "Handicapped persons are not eligible.",
    "No handicapped.",
    "Good looking receptionist wanted.",
    "Slim and beautiful girl for the front desk.",
    "Lady teacher required for our school.",
    "We do not hire Muslims.",
    "Gender: Female",
    "Sex: M",
    "Religion: Hindu",
    "Vacancy for girls.",
    "Hiring female telecallers.",
    "SC/ST please excuse.",
    "No Biharis.",
    "Only able-bodied persons.",
    "Muslim nahi chalega.",
    "Sirf ladkiyan apply karein.",
    "Keval mahila chahiye.",
    "Muslim apply na karein.",
    "Kunwari ladki chahiye.",
    "केवल महिला उम्मीदवार आवेदन करें।",
    "सिर्फ लड़के चाहिए।",
    "मुस्लिम आवेदन न करें।",
    "अविवाहित लड़की चाहिए।",
    "फक्त मुली पाहिजेत.",
    "केवळ पुरुष उमेदवार.",
    "பெண்கள் மட்டும் விண்ணப்பிக்கலாம்.",
    "ஆண்கள் மட்டுமே தேவை.",
    "మహిళలు మాత్రమే.",
    "అబ్బాయిలు మాత్రమే.",
    "শুধু মেয়েরা আবেদন করুন।",
    "শুধুমাত্র পুরুষ প্রার্থী।",
)
_BARS_IN_TITLES = (
    "Female Receptionist",
    "Male Nurse",
    "Lady Telecaller",
    "महिला टेलीकॉलर",
    "Brahmin Cook Only",
)
_NO_BARS = (
    "Women are welcome, we have a creche.",
    "Women are encouraged to apply.",
    "Male and female candidates can apply.",
    "Ladies and gents both can apply.",
    "Attendant in the female ward of a hospital.",
    "Warden of a girls' hostel.",
    "Stitching blouses and ladies wear.",
    "Sell women's kurtis and kids' clothes to customers.",
    "Hair cutting in a men's salon.",
    "Delivery boys required.",
    "Office boy needed, tea and files.",
    "Pandit wanted at a Hindu temple.",
    "Cook for a Jain restaurant, no onion.",
    "No discrimination by gender, religion or caste.",
    "We hire regardless of gender, caste, religion and disability.",
    "An equal opportunity employer: all genders may apply.",
    "18 years and above.",
    "Teach pupils of 5 to 10 years.",
    "Marathi speaking required.",
    "Fair wages, paid on time.",
    "Only girls' garments are sold here.",
    "Gender: Any",
    "Gender: Male/Female",
    "We sell shoes for ladies.",
    "Hiring teachers for a girls' school.",
    "The section for women's wear needs a helper.",
    "Freshers from an ITI are trained for a month.",
    "Packing pen refills. Freshers with pen and paper come on Monday.",
    "Make good looking dashboards.",
    "Married couples' photography at weddings.",
    "Female connectors must be crimped by hand.",
    "Maternity ward nurse required.",
    "No experience required.",
    "महिलाएं भी आवेदन कर सकती हैं।",
    "महिला वार्ड में काम।",
    "Ladke aur ladkiyan dono apply karein.",
    "Bachelor's degree only.",
    "Our canteen and hostel are free. Only rotational shifts.",
    "Kaam mein sirf imaandari chahiye.",
)
_NO_BARS_IN_TITLES = (
    "Ladies Tailor",
    "Girls Hostel Warden",
    "Delivery Boy",
    "Cook (Male/Female)",
    "Beautician - Ladies Parlour",
    "Mens Wear Sales",
)


class TestBars(unittest.TestCase):
    def test_who_is_shut_out_is_told(self) -> None:
        for text in _BARS:
            with self.subTest(text):
                self.assertIn("Bar", kinds(text))
        for title in _BARS_IN_TITLES:
            with self.subTest(title):
                self.assertIn("Bar", kinds("Eight hours a day.", title=title))

    def test_who_is_named_is_not_shut_out(self) -> None:
        for text in _NO_BARS:
            with self.subTest(text):
                self.assertEqual([], kinds(text))
        for title in _NO_BARS_IN_TITLES:
            with self.subTest(title):
                self.assertEqual([], kinds("Eight hours a day.", title=title))
