"""Swapped names, genders, castes, religions, languages and photos change no score, reason or search.

The words below are many more than those in `protected`. Communities with the name of a trade are left out: a
*mali* is a gardener, *MR* is a medical representative.
"""

import unittest
from datetime import datetime
from itertools import chain, cycle, islice, product

from job_portal.matching import fitting, matches, traits
from job_portal.words import lexicon
from job_portal.words.analysis import index_words

NOW = datetime(2026, 1, 5, 12)
_TEXT = """
    male female man woman lady gents girl boy he she mrs miss husband wife mother
    father transgender nonbinary gay married unmarried single divorced widow widower
    pregnant newlywed hindu muslim christian sikh jain buddhist parsi jew sunni shia
    catholic protestant syrian pentecostal ahmadi bohra khoja vaishnav shaivite
    lingayat arya samaji atheist namazi churchgoing brahmin kshatriya vaishya shudra
    dalit obc sc st ebc vjnt adivasi savarna avarna yadav kurmi koeri kushwaha ahir
    jat gujjar saini lodhi bhumihar kayastha rajput thakur paswan chamar jatav musahar
    maratha kunbi mahar mang matang dhangar vanjari koli chitpavan deshastha patel
    patidar lohana bharwad rabari meena bishnoi agarwal oswal khandelwal vanniyar
    gounder thevar nadar mudaliar pillai chettiar paraiyar pallar arunthathiyar naidu
    iyer iyengar reddy kamma kapu velama balija mala madiga boya padmashali
    vokkaliga bunt billava kuruba nair ezhava namboodiri pulaya mahishya
    namasudra sadgop bagdi rajbanshi bhadralok gond santhal munda oraon khasi mizo
    naga bodo kuki chakma bihari madrasi marwari bengali gujarati nepali kashmiri
    punjabi northeastern fair dark handsome beautiful slim tall महिला पुरुष लड़की
    लड़का मुस्लिम हिंदू सिख ईसाई ब्राह्मण दलित यादव कुर्मी जाटव चमार पासवान ठाकुर
    राजपूत अविवाहित विधवा मराठा कुणबी महार मांग धनगर मुलगी स्त्री ख्रिश्चन बौद्ध பெண்
    ஆண் முஸ்லிம் இந்து கிறிஸ்தவர் பிராமணர் வன்னியர் கவுண்டர் தேவர் நாடார் பறையர் தலித்
    திருமணமாகாத మహిళ పురుషుడు ముస్లిం హిందూ క్రైస్తవ బ్రాహ్మణ రెడ్డి కమ్మ కాపు మాల
    మాదిగ దళిత అవివాహిత মহিলা পুরুষ মুসলিম হিন্দু খ্রিস্টান ব্রাহ্মণ কায়স্থ নমশূদ্র
    মাহিষ্য বাগদি দলিত বিধবা অবিবাহিত aurat mard ladki mulga pennu ammayi abbayi meye
    chele nari

    bhil bhilala golla goud vaidiki shiite sheikh shaikh shaiva kahar darbar panth arya-samaji
    blind tall short height able-bodied smart-looking elderly buzurg native natives north-indian
    south-indian hindi-speaking एससी भील मल्लाह कहार शेख पति बुजुर्ग मुलांना ஐயர் ஐயங்கார் வெள்ளை
    முதியவர் వృద్ధులు ముసలి বউ বয়স্ক অন্ধ সুন্দরী memon paiyan gotra kadva disabled magavallu
    auraten mhatara kachhi abbayilu castes outsider buddhists pichhda mohammedan devanga outsiders
    mazhab anusuchit mahilaye dusky chakkiliyar musalmaan sakkiliyar gunga leprosy lower lodha
    sourashtra pombala bhumiar gent maheshwari ramakrishna aurate epileptic southindian fairs
    purushanna malayalee thakor genz domar saraswat bhoi kanya garo shwetambar maharashtrian
    kalyanam mallus garbhwati autistic baiko teenagers mota pretty ammayilu widowed agarwaal
    vegetarian thiyya sir majhab mazhabi nt lingayath hijab ckp kharia purush aadmi chamaar young
    maurya fat khan mulnivasi feemale vayathana biharis marathas kayasth srivastava
    differently-abled bachelor beef-eater talaqshuda deobandi avivahita transman sudra bind
    lambada mahajan bauri mulina females irani irular vidhavai maternity lesbian under iyers
    fernandes specially-abled bangladeshi andha porgi halalkhor aangal pandit gujaratis iqbal
    tarun marathi bibi girls sawla scheduled achoot queer obibahito aadavallu maldhari korku
    spinster migrant middle-aged মেয়েদের पोरगी క్రిస్టియన్ যুবতী नेपाली মুসলমান செட்டியார் पिछड़े
    చెవిటి वाल्मीकि মেয়েরা पिछड़ा वयस्कर लंबा శూద్ర சிவப்பு बांग्लादेशी కుంటి హిందువు बौद्धांना
    किन्नर तरुणी शादीशुदा कोकणस्थ সদগোপ తెల్లని बंगाली ब्राह्मणांना आंधळा अंसारी एसटी గర్భిణి
    ছেলেদের शिया लिंगायत சக்கிலியர் विकलांग కోయ मराठी काला मुलगा कुंवारा বাঙাল இளைஞர் లంబాడీ
    তালাকপ্রাপ্ত नट सैयद ক্ষত্রিয় ख्रिस्ती मुलींना মেয়ে दिव्यांग வாலிபர் लड़कियाँ अरोड़ा बायको
    বাংলাদেশি उम्र শ্যামলা செவிடர் तमिल अपंग सिक्ख सैनी స్త్రీ विधुर चित्पावन యువతి विवाहित নেপালি
    स्त्रिया పద్మశాలి साहू జాతి पुरुषांना বিহারী सुन्नी திருநங்கை बाहरी மலையாளி পুরুষদের
    இஸ்லாமியர் महिलांना பொண்ணு स्थानीय மகளிர் విడాకులు ஆம்பளை जाट பையன் औरतें माँ पंडित சாதி
    நாயக்கர் তরুণ వివాహిత বধির मौर्य নমঃশূদ্র గిరిజన परदेसी ఆడవారు প্রতিবন্ধী अंधा अग्रवाल भैया
    নারী सांवली संथाल মহিলাদের ரெட்டியார் पत्नी விவாகரத்தான उरांव आदिवासी இனம் వయస్సు छोरा கோனார்
    ইসলাম বুড়ো আদিবাসী பீகாரி మహిళలకు మతం दुसाध हिन्दु మున్నూరు
"""
WORDS = tuple(_TEXT.split())
NAMES = ("Asha Rao", "Mohammed Iqbal", "Gurpreet Singh", "மீனா", "Joseph D'Souza", "Chandrashekhar Yadav")
TITLES = (
    *(
        "Electrician",
        "बिजली मिस्त्री",
        "Cook",
        "Sales Executive",
        "Zardozi artist",
        "Drone pilot",
        "Shop person",
    ),
    *("Temple lamp keeper", "Yadav Transport munshi", "Girls hostel matron", "Brahmin meals caterer"),
)
HEADLINES = ("Electrician", "रसोइया", "Zardozi artist", "Drone pilot", "Matron", "munshi in transport", "")
PROFILES, OFFERED, WORDS_EACH = 60, 40, 13


def job(title: str) -> dict:
    fields = dict.fromkeys(("city", "state", "job_location", "pincode"))
    words = index_words({"title": title, "category": None, "job_description": None, **fields}, "")
    return {
        **{
            "title": title,
            "job_description": f"{title}. {' '.join(WORDS)}",
            "work_location_type": fitting.FROM_HOME,
        },
        "search_text": "".join(f" {word}:{weight}" for word, weight in words.items()),
        **{
            "min_salary": 0,
            "max_salary": 0,
            "pay_unit": None,
            "job_type": "Full Time",
            "experience_required": None,
        },
        **{"min_education": None, "english_level": None, "published_on": NOW},
    }


def profile(headline: str, skills: str = "", **who: object) -> dict:
    fields = {"headline": headline, "skills": skills}
    return {
        **fields,
        **{"name": "JPS-1", "match_text": traits.text_of(fields), "expected_salary": 0, "pay_unit": None},
        **{"experience_years": 0, "education": None, "english_level": None, "modified": NOW, "city": ""},
        **who,
    }


def is_found(person: dict, search: str) -> bool:
    return matches._is_asked_for(person, None, matches._counting(search))


class TestSwaps(unittest.TestCase):
    def test_words_of_personal_traits_change_nothing(self) -> None:
        jobs = {title: job(title) for title in TITLES}
        for headline in HEADLINES:
            before = {title: fitting.fit(each, profile(headline), NOW) for title, each in jobs.items()}
            for number, word in enumerate(WORDS):
                who = {"full_name": NAMES[number % len(NAMES)], "photo": word, "languages": word}
                changed = profile(f"{headline} {word}", word, **who)
                for title, each in jobs.items():
                    found = fitting.fit(each, changed, NOW)
                    told = (found.score, found.reasons, found.is_other_work)
                    was = before[title]
                    self.assertEqual(
                        told, (was.score, was.reasons, was.is_other_work), (title, headline, word)
                    )

    def test_words_of_personal_traits_change_nothing_over_many_trades(self) -> None:
        names = [*chain.from_iterable(trade.names.values() for trade in lexicon.trades_of_release().values())]
        names = [*dict.fromkeys(chain.from_iterable(names))]
        headlines, titles = (names[:: len(names) // count][:count] for count in (PROFILES, OFFERED))
        jobs = [job(title) for title in titles]
        words = cycle(WORDS)
        for headline in headlines:
            before = [fitting.fit(each, profile(headline), NOW) for each in jobs]
            for number, word in enumerate(islice(words, WORDS_EACH)):
                who = {"full_name": NAMES[number % len(NAMES)], "photo": word, "languages": word}
                changed = profile(f"{headline} {word}", word, **who)
                for was, each in zip(before, jobs, strict=True):
                    found = fitting.fit(each, changed, NOW)
                    self.assertEqual(
                        (found.score, found.reasons, found.is_other_work),
                        (was.score, was.reasons, was.is_other_work),
                        (each["title"], headline, word),
                    )

    def test_no_search_finds_people_by_personal_traits(self) -> None:
        people = [profile(f"Cook {word}", word) for word in WORDS]
        # Most of these texts search for the same words: check each set of words once.
        asked = {tuple(matches._counting(text)): text for word in WORDS for text in (word, f"cook {word}")}
        for (words, text), person in product(asked.items(), people):
            self.assertTrue(matches._is_asked_for(person, None, [*words]), (text, person))

    def test_a_search_finds_people_by_their_work(self) -> None:
        for headline, search, finds in (
            ("Electrician, female", "electrician", True),
            ("Electrician", "elect", True),
            ("Cook", "electrician", False),
            ("Diploma, fitter", "diploma", True),
            ("Female nurse", "male nurse", True),
        ):
            self.assertEqual(is_found(profile(headline), search), finds, search)
