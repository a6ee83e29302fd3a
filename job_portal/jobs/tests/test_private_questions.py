"""Questions about what must not decide are found in six languages, and none about the work is."""

import unittest

from job_portal.jobs.wording.checking import QUESTION, check

_PRIVATE = (
    # Age.
    "What is your age?",
    "How old are you?",
    "Your date of birth?",
    "Which year were you born in?",
    "Are you below 30?",
    "Aap kis saal mein paida hue the?",
    "तुमची जन्मतारीख?",
    "Aapki umar kya hai?",
    "Aap kitne saal ke hain?",
    "आपकी उम्र क्या है?",
    "आपकी जन्म तिथि क्या है?",
    "तुमचे वय किती आहे?",
    "உங்கள் வயது என்ன?",
    "మీ వయస్సు ఎంత?",
    "আপনার বয়স কত?",
    # Gender.
    "What is your gender?",
    "Are you a woman?",
    "Who are you? / Male / Female",
    "Aap ladka hain ya ladki?",
    "आप पुरुष हैं या महिला?",
    "तुम्ही महिला आहात का?",
    "நீங்கள் ஆணா பெண்ணா?",
    "మీరు మగవారా ఆడవారా?",
    "আপনি পুরুষ না মহিলা?",
    # Marriage, pregnancy.
    "Are you married?",
    "Marital status? / Single / Married",
    "What does your husband do?",
    "Kya aapki shaadi ho gayi hai?",
    "क्या आप शादीशुदा हैं?",
    "तुमचे लग्न झाले आहे का?",
    "உங்களுக்கு திருமணம் ஆகிவிட்டதா?",
    "మీకు పెళ్లి అయిందా?",
    "আপনি কি বিবাহিত?",
    "Are you pregnant?",
    "क्या आप माँ बनने वाली हैं?",
    "Do you have children?",
    "How many kids do you have?",
    "Are you planning a baby soon?",
    "Kya aap garbhvati hain?",
    "क्या आप गर्भवती हैं?",
    "तुम्ही गरोदर आहात का?",
    "நீங்கள் கர்ப்பமாக இருக்கிறீர்களா?",
    "మీరు గర్భవతిగా ఉన్నారా?",
    "আপনি কি গর্ভবতী?",
    # Religion, caste.
    "What is your religion?",
    "Are you a Hindu?",
    "Do you pray five times a day?",
    "நீங்கள் இந்துவா?",
    "మీరు హిందువులా?",
    "Which are you? / Hindu / Muslim / Christian",
    "Aapka dharm kya hai?",
    "Kya aap Muslim hain?",
    "आपका धर्म क्या है?",
    "तुमचा धर्म कोणता?",
    "உங்கள் மதம் என்ன?",
    "మీ మతం ఏమిటి?",
    "আপনার ধর্ম কী?",
    "What is your caste?",
    "Category? / General / OBC / SC",
    "Are you a Brahmin?",
    "Aapki jaati kya hai?",
    "आपकी जाति क्या है?",
    "तुमची जात कोणती?",
    "உங்கள் சாதி என்ன?",
    "మీ కులం ఏమిటి?",
    "আপনার জাত কী?",
    # Photos.
    "Can you send your photo?",
    "Will you upload a selfie?",
    "Kya aap apni photo bhej sakte hain?",
    "क्या आप अपनी फोटो भेज सकते हैं?",
    "तुमचा फोटो पाठवाल का?",
    "உங்கள் புகைப்படம் அனுப்ப முடியுமா?",
    "మీ ఫోటో పంపగలరా?",
    "আপনার ছবি পাঠাতে পারবেন?",
    # Numbers.
    "What is your bank account number?",
    "What is your Aadhaar number?",
    "Your PAN?",
    "PAN card no.",
    "Which bank and IFSC?",
    "Aapka aadhar number kya hai?",
    "Khata number kya hai?",
    "आपका आधार नंबर क्या है?",
    "आपका बैंक खाता नंबर क्या है?",
    "तुमचा आधार क्रमांक काय आहे?",
    "உங்கள் ஆதார் எண் என்ன?",
    "உங்கள் வங்கி கணக்கு எண் என்ன?",
    "మీ ఆధార్ నంబర్ ఎంత?",
    "మీ బ్యాంక్ ఖాతా నంబర్ ఏమిటి?",
    "আপনার আধার নম্বর কত?",
    "আপনার ব্যাংক অ্যাকাউন্ট নম্বর কত?",
)
_OF_THE_WORK = (
    "Do you have a two-wheeler?",
    "Do you have a driving licence? / Light / Heavy / None",
    "Can you lift 20 kg?",
    "Can you work on Sundays?",
    "Have you worked in a hospital?",
    "Which machines can you run? / Lathe / CNC / Both",
    "Have you repaired machines older than 10 years?",
    "How many years have you used Tally?",
    "Can you speak English?",
    "Which languages do you speak? / Hindi / Marathi / Telugu",
    "Have you worked in an old age home?",
    "Have you taught children of age 3 to 6?",
    "Have you looked after pregnant women?",
    "Can you cook Jain food?",
    "Have you worked as a ladies tailor?",
    "Do you stitch male and female wear?",
    "Can you edit photos?",
    "Have you worked as a photographer at weddings?",
    "Have you served at marriage parties?",
    "Have you opened bank accounts for customers?",
    "Have you checked the Aadhaar number of customers?",
    "Do you know bank reconciliation and GST?",
    "Are you under contract with another company?",
    "Can you manage a storage room?",
    "Are you a graduate?",
    "Have you worked in a temple trust office?",
    "Do you live within 10 km?",
    "Do you have a police verification certificate?",
    "Kya aapke paas bike hai?",
    "Kya aap raat mein kaam kar sakte hain?",
    "Aap kitne saal se gaadi chala rahe hain?",
    "Kya aap roz office aati jaati hain?",
    "Kya aapne shaadi mein catering ki hai?",
    "क्या आपके पास दोपहिया है?",
    "क्या आप रात में काम कर सकते हैं?",
    "आपको कितने साल का अनुभव है?",
    "क्या आप दूसरे शहर जाती हैं?",
    "तुम्हाला किती वर्षांचा अनुभव आहे?",
    "तुम्ही रात्री काम करू शकता का?",
    "तुम्ही कामावर कसे जात आहात?",
    "உங்களிடம் இருசக்கர வாகனம் உள்ளதா?",
    "இரவில் வேலை செய்ய முடியுமா?",
    "எத்தனை ஆண்டு அனுபவம் உள்ளது?",
    "వాహనం నడపగలరా?",
    "రాత్రి పని చేయగలరా?",
    "మీకు ఎన్ని సంవత్సరాల అనుభవం ఉంది?",
    "আপনার কি মোটরসাইকেল আছে?",
    "আপনি কি রাতে কাজ করতে পারবেন?",
    "কত বছরের অভিজ্ঞতা আছে?",
)


def kinds(text: str) -> set[str]:
    return {each.kind for each in check({QUESTION: text})}


class TestPrivateQuestions(unittest.TestCase):
    def test_what_must_not_decide_is_found(self) -> None:
        for text in _PRIVATE:
            with self.subTest(text=text):
                self.assertIn("Private", kinds(text))

    def test_a_question_about_the_work_is_none(self) -> None:
        for text in _OF_THE_WORK:
            with self.subTest(text=text):
                self.assertEqual(set(), kinds(text))

    def test_a_description_may_name_them(self) -> None:
        for text in _PRIVATE:
            with self.subTest(text=text):
                self.assertNotIn("Private", {each.kind for each in check({"job_description": text})})
