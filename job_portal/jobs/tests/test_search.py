"""The search box finds trades in four languages, misspelt words, places and pay."""

from job_portal.jobs.tests.test_list_jobs import LIST, ListCase
from job_portal.rules import MARKET
from job_portal.tests.http import Browser

# 20,000 in Hindi digits.
NATIVE_PAY = "\u0968\u0966,\u0966\u0966\u0966 वेतन"

STRANGE = (
    *("a", "क", "job", "naukri chahiye", "ki ke ka", "the and or", "near", "near near in at", "ke paas"),
    *('"', "*", "+-~", "' or 1=1 --", "%s %(x)s {0}", "#driver", "=driver", "~drvr", "0x41", "15k 20k 30k"),
    *('title:"driver" AND (city:pune OR *:*)', "driver^5~2", "{!func}x", "%'; drop table `tabJP Job`; --"),
    *("\u200b", "dri\u200bver", "\u202edriver", "\n\t", "ड्राइवर driver டிரைவர்", "\U0001f600 cook"),
    *("\u00bd \uff12\uff10k", "\u00df \ufb01", "IIIII\u0307"),
)


def named(page: dict) -> list[str]:
    return [card["name"] for card in page["items"]]


class SearchCase(ListCase):
    def found(self, words: str, **filters) -> list[str]:
        return self.listed(search=f"{words} {self.mark}", **filters)

    def chips(self, words: str, **filters) -> list[tuple[str, str, str]]:
        page = self.page(search=f"{words} {self.mark}", **filters)
        chips = page["understood"]
        self.assertLessEqual({chip["kind"] for chip in chips}, set(MARKET["understood"]))
        return [(chip["kind"], chip["words"], chip["label"]) for chip in chips]


class TestTrades(SearchCase):
    def test_a_trade_is_found_by_each_of_its_names(self) -> None:
        electrician = self.post("Wireman")
        accountant = self.post("लेखापाल")
        for words in (
            "electrician", "bijli mistri", "bijlee mistry", "बिजली मिस्त्री", "elektrishan", "इलेक्ट्रिशियन",
            "மின் பணியாளர்", "electricians",
        ):  # fmt: skip
            self.assertEqual(self.found(words), [electrician], words)
        for typed in ("elec", "electri", "बिज"):
            self.assertEqual(self.listed(search=f"{self.mark} {typed}"), [electrician], typed)
        for words in ("akauntant", "accountent", "accounts executive", "accountsexecutive", "கணக்காளர்"):
            self.assertEqual(self.found(words), [accountant], words)

    def test_a_narrower_trade_is_found_after_the_trade(self) -> None:
        truck, plain = self.post("Truck Driver"), self.post("Driver")
        self.assertEqual(self.found("driver ki naukri"), [plain, truck])
        self.assertEqual(self.found("trak draivar"), [truck])

    def test_a_word_of_a_name_with_a_case_ending(self) -> None:
        guard, tailor = self.post("Security Guard"), self.post("Tailor")
        mason, driver = self.post("Mason"), self.post("Car Driver")
        for typed, job in (
            ("দারোয়ানের চাকরি", guard),
            ("darwaner", guard),
            ("darjiche kaam", tailor),
            ("शिंपीकाम", tailor),
            ("kothanarukku velai", mason),
            ("koi bhi driver ki naukri", driver),
        ):
            self.assertEqual(self.found(typed), [job], typed)

    def test_the_last_word_of_a_title_is_the_trade(self) -> None:
        nurse, teacher = self.post("Dental Nurse"), self.post("Nurse Teacher")
        self.assertEqual(self.found("nurse"), [nurse, teacher])
        both = self.post("Cook cum Driver")
        driver = self.post("Driver")
        self.assertEqual(self.found("cook"), [both])
        self.assertEqual(self.found("driver"), [driver, both])

    def test_a_skill_is_found_in_the_description(self) -> None:
        name = self.post("Office Work", job_description="Bills in Tally, returns for GST.")
        self.assertEqual((self.found("tally"), self.found("जीएसटी")), ([name], [name]))
        self.assertEqual(self.found("photoshop"), [])

    def test_a_word_of_the_description_ranks_after_one_of_the_title(self) -> None:
        described = self.post("Dyer", job_description="Rewinds yarn for zarinpur weavers, from a hospital.")
        titled = self.post("Zarinpur Dyer")
        self.post("Dyer", job_description="Zarinpuri cotton.")
        self.assertEqual(self.found("zarinpur"), [titled, described])
        for words in ("aspatal", "अस्पताल", "హాస్పిటల్", "yarn hospital", "rewinding"):
            self.assertEqual(self.found(words), [described], words)

    def test_jobs_with_the_typed_name_come_before_synonyms(self) -> None:
        watchman = self.post("Night Watchman")
        guard = self.post("Security Guard")
        bouncer = self.post("Bouncer")
        zomato = self.post("Delivery Boy", job_description="You ride for Zomato.")
        blinkit = self.post("Blinkit Rider")
        for words, expected in (
            ("watchman", [watchman, bouncer, guard]),
            ("guard", [guard, bouncer, watchman]),
            ("zomato", [zomato, blinkit]),
            ("blinkit", [blinkit, zomato]),
        ):
            self.assertEqual(self.found(words), expected, words)

    def test_the_typed_name_of_a_broader_trade_comes_before_synonyms(self) -> None:
        pastry, cook, chef = self.post("Pastry Cook"), self.post("Cook"), self.post("Sous Chef")
        self.assertEqual(self.found("cook"), [cook, pastry, chef])

    def test_a_craftsman_has_the_trade_beside_the_word(self) -> None:
        tailor = self.post("सिलाई कारीगर")
        self.assertEqual((self.found("tailor"), self.found("technician")), ([tailor], []))

    def test_a_tamil_letter_sounds_by_its_place_in_the_word(self) -> None:
        carpenter = self.post("Carpenter")
        self.post("आचारी")
        self.assertEqual(self.found("ஆசாரி"), [carpenter])

    def test_a_word_that_jobs_use_is_not_replaced_by_a_similar_trade(self) -> None:
        described = self.post("Dyer", job_description="Bring a walder.")
        self.post("Welder")
        self.assertEqual(self.found("walder"), [described])
        self.assertEqual(self.chips("walder"), [])

    def test_a_native_word_with_an_ending_or_a_spelled_abbreviation(self) -> None:
        office = self.post("CCTV Control", job_description="In a hotel.")
        for words in ("సీసీటీవీ", "সিসিটিভি", "হোটেলে", "ஹோட்டலில்"):
            self.assertEqual(self.found(words), [office], words)

    def test_a_trade_stays_if_jobs_have_its_name_without_the_ending(self) -> None:
        painter = self.post("Wall Painter")
        self.post("Packer", job_description="A pen, a bijli va box.")
        self.assertEqual(self.found("পেন্টার"), [painter])
        electrician = self.post("Electrician")
        self.assertEqual(self.found("बिजली वाला"), [electrician])

    def test_short_words_are_words(self) -> None:
        names = {
            word: self.post(title) for word, title in (("QA", "Software Tester"), ("BA", "Business Analyst"))
        }
        for word, name in names.items():
            self.assertEqual(self.found(word), [name], word)

    def test_words_that_only_jobs_have(self) -> None:
        name = self.post("Zarinpur Kolamwala Vyapari")
        for words in (
            "zarinpur",
            "zarinpoor",
            "zarinpr",
            "ज़रीनपुर",
            "zarin pur",
            "kolamwalavyapari",
            "kolamvala",
        ):
            self.assertEqual(self.found(words), [name], words)


class TestUnderstood(SearchCase):
    def test_what_is_no_word_to_search_for_is_a_filter_with_a_chip(self) -> None:
        well, badly = self.post(max_salary="30000"), self.post(min_salary="8000", max_salary="9000")
        half = self.post(job_type="Part Time", max_salary="25000")
        home = self.post(work_location_type="Work from Home", pincode="", max_salary="20000")
        for words, chip, expected in (
            ("25k", ("salary", "25k", "₹25,000 or more"), [half, well]),
            ("20 hazar", ("salary", "20 hazar", "₹20,000 or more"), [home, half, well]),
            (NATIVE_PAY, ("salary", NATIVE_PAY, "₹20,000 or more"), [home, half, well]),
            ("part-time", ("job_type", "part-time", "Part Time"), [half]),
            ("घर बैठे काम", ("work_location_type", "घर बैठे काम", "Work from Home"), [home]),
            ("fresher", ("experience", "fresher", "No experience needed"), []),
            ("2 saal ka experience", ("experience", "2 saal ka experience", "2 years of experience"),
             [home, half, badly, well]),
        ):  # fmt: skip
            self.assertEqual(self.chips(words), [chip])
            self.assertEqual(self.found(words, order="newest"), expected, words)

    def test_jobs_whose_pay_is_nearest_to_the_asked_one_go_first(self) -> None:
        company = self.company_account()
        holds, above, far, daily, less = (
            self.post_job(company, pay_min=least, pay_max=most, pay_unit=unit)
            for least, most, unit in (
                ("14000", "18000", "Month"),
                ("16000", "20000", "Month"),
                ("90000", "99000", "Month"),
                ("700", "900", "Day"),
                ("8000", "9000", "Month"),
            )
        )
        listed = {"company": company.browser.company}
        page = Browser().message(LIST, search="15k salary", **listed)
        self.assertEqual(named(page), [holds, above, daily, far])
        page = Browser().message(LIST, search="800 per day", **listed)
        self.assertEqual(named(page)[0], daily)
        page = Browser().message(LIST, search="15000 in hand", **listed)
        self.assertEqual(named(page), [holds, above, daily, far])
        self.assertNotIn(less, named(page))

    def test_education_is_what_somebody_holds_and_jobs_that_ask_for_most_of_it_go_first(self) -> None:
        company = self.company_account()
        tenth, twelfth, graduate, anybody = (
            self.post_job(company, min_education=each)
            for each in ("10th or Below 10th", "12th Pass", "Graduate", "")
        )
        listed = {"company": company.browser.company}
        for words, label, expected in (
            ("10th pass jobs", "10th or Below 10th", [tenth, anybody]),
            ("8th pass", "10th or Below 10th", [tenth, anybody]),
            ("दसवीं पास नौकरी", "10th or Below 10th", [tenth, anybody]),
            ("12th pass jobs", "12th Pass", [twelfth, tenth, anybody]),
            ("१२वीं पास", "12th Pass", [twelfth, tenth, anybody]),
            ("iti jobs", "ITI", [twelfth, tenth, anybody]),
            ("diploma jobs", "Diploma", [twelfth, tenth, anybody]),
            ("graduate jobs", "Graduate", [graduate, twelfth, tenth, anybody]),
            ("any degree", "Graduate", [graduate, twelfth, tenth, anybody]),
            ("BA pass jobs", "Graduate", [graduate, twelfth, tenth, anybody]),
            ("B.Com. pass", "Graduate", [graduate, twelfth, tenth, anybody]),
            ("mba pass", "Graduate", [graduate, twelfth, tenth, anybody]),
            ("10 வது தேர்ச்சி", "10th or Below 10th", [tenth, anybody]),
            ("12வது தேர்ச்சி", "12th Pass", [twelfth, tenth, anybody]),
        ):
            (chip,) = Browser().message(LIST, search=words)["understood"]
            self.assertEqual((chip["kind"], chip["label"]), ("education", label), words)
            page = Browser().message(LIST, search=words, **listed)
            self.assertEqual((named(page), page["loosened"]), (expected, None), words)
        asked = {"search": "graduate", "limit": 3, **listed}
        first = Browser().message(LIST, **asked)
        second = Browser().message(LIST, **asked, cursor=first["next"])
        self.assertEqual(named(first) + named(second), [graduate, twelfth, tenth, anybody])

    def test_what_was_guessed_has_a_chip(self) -> None:
        self.post("Wireman")
        self.post("Zarinpur Weaver")
        self.post("Sonar")
        for words, label in (
            ("elektrishan", "“elektrishan” read as “Electrician”"),
            ("zarinpr", "“zarinpr” read as “Zarinpur”"),
            ("zarinp", "“zarinp” read as “Zarinpur”"),
            ("sundar", "“sundar” read as “Goldsmith”"),
        ):
            self.assertEqual(self.chips(words), [("guess", words, label)])
        self.assertEqual(self.chips("electrician"), [])

    def test_neutral_words_are_all_jobs(self) -> None:
        name = self.post()
        for text in ("salary", "urgent vacancy near me", "नौकरी चाहिए", "வேலை வேண்டும்", "జీతం", "বেতন", "rs"):
            page = Browser().message(LIST, search=text)
            self.assertEqual(page["items"][0]["name"], name, text)
            self.assertEqual(page["understood"], [{"kind": "guess", "words": text, "label": "All jobs"}])

    def test_a_filter_that_was_set_by_hand_wins(self) -> None:
        self.post(max_salary="30000")
        self.assertEqual(self.chips("50k", min_salary=10000), [])
        self.assertEqual(self.chips("pune", city="Bangalore"), [])

    def test_places(self) -> None:
        near = self.post(pincode="560038", job_location="Indiranagar")
        middle = self.post(pincode="560076", job_location="Bannerghatta Road")
        pune = self.post(pincode="411001", job_location="Koregaon Park")
        for words, label, expected in (
            ("near indiranagar", "Indiranagar", [near, middle]),
            ("560038", None, [near, middle]),
            ("in bangalore", "Bengaluru", {near, middle}),
            ("बेंगलुरु", "Bengaluru", {near, middle}),
            ("pune", "Pune", [pune]),
            ("पुण्यात", "Pune", [pune]),
            ("koregaon park", "Koregaon Park, Pune", [pune]),
            ("koregaon park, pune", "Koregaon Park, Pune", [pune]),
            ("koregaon park ke paas", "Koregaon Park", [pune]),
        ):
            ((kind, typed, said),) = self.chips(words)
            self.assertEqual((kind, typed), ("place", words))
            self.assertIn(label or "Bengaluru", said)
            self.assertEqual(type(expected)(self.found(words)), expected, words)

    def test_a_citys_own_jobs_come_before_those_of_its_neighbour(self) -> None:
        company = self.company_account()
        mumbai, thane = (self.post_job(company, pincode=pincode) for pincode in ("400070", "400601"))
        asked = {"company": company.browser.company}
        self.assertEqual(named(Browser().message(LIST, search="mumbai", **asked)), [mumbai, thane])
        self.assertEqual(named(Browser().message(LIST, search="thane", **asked)), [thane, mumbai])

    def test_a_place_that_no_job_is_in_is_of_the_directory(self) -> None:
        for words, label in (("near lonavala", "Lonavala, Pune"), ("lonavala me", "Lonavala, Pune")):
            self.assertEqual(self.chips(words), [("place", words, label)])

    def test_a_pincode_without_a_distance_is_only_where_somebody_is(self) -> None:
        self.post(pincode="411038")
        there = self.post(pincode="560038")
        chip = ("place", "in bangalore", "Bengaluru")
        self.assertEqual(self.chips("in bangalore", pincode="411038"), [chip])
        self.assertEqual(self.found("in bangalore", pincode="411038"), [there])
        for by_hand in ({"radius_km": 10}, {"order": "nearest"}):
            chips = self.chips("in bangalore", pincode="411038", **by_hand)
            self.assertNotIn("place", [kind for kind, _words, _label in chips])

    def test_general_words_and_single_letters_are_no_place(self) -> None:
        self.post(job_location="E Park Road")
        for words in ("park", "e", "near park", "road me", "east", "near lonavala park"):
            self.assertEqual(self.chips(words), [], words)

    def test_a_trade_is_no_place(self) -> None:
        # Barbers are nhavi in Marathi, but Navi Mumbai is a city.
        self.post("Nhavi")
        self.assertEqual(self.chips("nhavi"), [])

    def test_the_chips_words_stand_in_the_text(self) -> None:
        self.post()
        text = f"  Cook  NEAR koregaon park, 15K salary part time {self.mark}"
        page = Browser().message(LIST, search=text)
        self.assertEqual([chip["kind"] for chip in page["understood"]], ["salary", "job_type", "place"])
        for chip in page["understood"]:
            self.assertIn(chip["words"], text)

    def test_jobs_of_the_typed_sector_go_first(self) -> None:
        own = self.post(pincode="201301", job_location="Sector 62")
        told = self.post("Helper, Sector 18", pincode="201301")
        other = self.post(pincode="201301", job_location="Sector 15")
        self.assertEqual(self.found("noida sector 62"), [own, other, told])
        self.assertEqual(self.found("sector 18 noida"), [told, other, own])
        for words in ("noida sector 99", "नोएडा सेक्टर 99", "நொய்டா செக்டார் 99", "నోయిడా సెక్టార్ 99"):
            page = self.page(search=f"{words} {self.mark}")
            self.assertEqual(named(page), [other, told, own], words)
            self.assertEqual(page["loosened"], "None for Sector 99; 3 without it.", words)
        page = self.page(search=f"sector 99 {self.mark}")
        self.assertEqual(
            (set(named(page)), page["loosened"]), ({own, told, other}, "No job has “99”; 3 without it.")
        )


class TestLoosened(SearchCase):
    def test_what_was_loosened_is_said(self) -> None:
        self.post("Dyer", pincode="411001", max_salary="15000")
        for search, filters, sentence in (
            ("dyer astronaut", {}, "No job has “astronaut”; 1 without it."),
            ("dyer 90k", {}, "None for ₹90,000 or more; 1 for less."),
            ("dyer", {"pincode": "411028", "radius_km": 5}, "None within 5 km; 1 within 10 km."),
        ):
            page = self.page(search=f"{search} {self.mark}", **filters)
            self.assertEqual((page["loosened"], page["total"]), (sentence, 1))

    def test_a_place_is_widened(self) -> None:
        self.post("Dyer", pincode="411001", max_salary="15000", job_location="Koregaon Park")
        for words, sentence in (
            ("dyer in chennai", "None in Chennai; 1 elsewhere."),
            ("dyer 560038", "None in {}; 1 elsewhere."),
            ("dyer near chakan", "None within 25 km; 1 within 50 km."),
            ("dyer in chennai 90k", "No job fits all of this; 1 without Chennai, ₹90,000 or more."),
            ("dyer part time", "None for Part Time; 1 without it."),
            ("dyer 8th pass", "None for 10th or Below 10th; 1 without it."),
            ("dyer work from home", "None for Work from Home; 1 without it."),
        ):
            page = self.page(search=f"{words} {self.mark}")
            place = next((chip["label"] for chip in page["understood"] if chip["kind"] == "place"), "")
            self.assertEqual((page["loosened"], page["total"]), (sentence.format(place), 1), words)

    def test_a_place_given_up_for_work_from_home_is_said(self) -> None:
        home = self.post("Dyer", work_location_type="Work from Home", pincode="")
        page = self.page(search=f"dyer in chennai {self.mark}")
        self.assertEqual((named(page), page["loosened"]), ([home], "None in Chennai; 1 from home."))
        page = self.page(search=f"dyer work from home in chennai {self.mark}")
        self.assertEqual((named(page), page["loosened"]), ([home], None))

    def test_a_company_that_names_a_trade_and_has_no_job_is_said(self) -> None:
        blinkit = self.post("Blinkit Rider", pincode="411001")
        cab = self.post("Cab Driver", pincode="411001")
        for words, expected, sentence in (
            ("zomato", [blinkit], "None for “zomato”; 1 without it."),
            ("zomato delivery pune", [blinkit], "None for “zomato”; 1 without it."),
            ("स्विगी", [blinkit], "None for “स्विगी”; 1 without it."),
            ("blinkit", [blinkit], None),
            ("ola driver", [cab], "None for “ola driver”; 1 without it."),
            ("cab driver", [cab], None),
        ):
            page = self.page(search=f"{words} {self.mark}")
            self.assertEqual((named(page), page["loosened"]), (expected, sentence), words)
        ola = self.post("Cab Driver", pincode="411001", job_description="Your car runs for Ola.")
        self.post("Taxi Driver", pincode="411001")
        page = self.page(search=f"ola driver {self.mark}")
        self.assertEqual((named(page)[0], page["loosened"]), (ola, None))

    def test_words_beside_a_trade_go_before_the_place(self) -> None:
        near = self.post("Optician", pincode="600017")
        self.post("Optician", pincode="411001", job_description="Grinds lenses.")
        page = self.page(search=f"optician lenses in chennai {self.mark}")
        self.assertEqual(named(page), [near])
        self.assertIn("lenses", page["loosened"])

    def test_a_trade_is_never_left_out(self) -> None:
        self.post("Waiter", pincode="411001")
        page = self.page(search=f"bartender {self.mark}")
        self.assertEqual((page["loosened"], page["total"]), ("None for “bartender”; 1 for “Waiter”.", 1))
        for words in ("optometrist", "optometrist near kothrud", "optometrist 90k"):
            page = self.page(search=f"{words} {self.mark}")
            self.assertEqual((page["loosened"], page["total"]), (None, 0), words)

    def test_at_last_some_of_the_words_will_do(self) -> None:
        names = [self.post("Tailor"), self.post("Mason")]
        page = self.page(search=f"tailor mason {self.mark}")
        self.assertEqual(page["loosened"], "No job has all of these words; 2 with some of them.")
        self.assertEqual(named(page), names[::-1])

    def test_nothing_loosened_nothing_said(self) -> None:
        self.post("Dyer")
        self.assertIsNone(self.page(search=f"dyer {self.mark}")["loosened"])
        page = Browser().message(LIST, search="qzxvqzxv wqzxwqzx")
        self.assertEqual((page["loosened"], page["total"], page["understood"]), (None, 0, []))
        self.assertNotIn("understood", Browser().message(LIST))

    def test_pages_of_a_loosened_list_follow_each_other(self) -> None:
        names = [self.post("Dyer") for _ in range(5)]
        asked = {"search": f"dyer astronaut {self.mark}", "limit": 2}
        found, page = [], self.page(**asked)
        while True:
            found += [card["name"] for card in page["items"]]
            if not page["next"]:
                break
            page = self.page(**asked, cursor=page["next"])
            self.assertIsNotNone(page["loosened"])
        self.assertEqual(found, names[::-1])


class TestBadInput(SearchCase):
    def test_whatever_is_typed_gets_a_sensible_answer(self) -> None:
        self.post()
        for text in (*STRANGE, "a" * 140, "ab " * 46, "1" * 140, "9" * 30 + "k", "e\u0301" * 60):
            for order in (None, "newest"):
                reply = Browser().call(LIST, search=text, **({"order": order} if order else {}))
                self.assertEqual(reply.status_code, 200, text)

    def test_a_text_of_stop_words_is_a_list_of_all_jobs(self) -> None:
        name = self.post()
        page = Browser().message(LIST, search="job chahiye")
        self.assertEqual(page["items"][0]["name"], name)

    def test_a_jumble_of_letters_is_like_nothing(self) -> None:
        self.post("Billing Clerk")
        self.post("QC Inspector")
        for text in ("qqqqzzz", "qq", "zz", "xcvb"):
            self.assertEqual(Browser().message(LIST, search=text)["total"], 0, text)

    def test_too_much_is_refused(self) -> None:
        reply = Browser().call(LIST, search="a" * 10_000)
        self.assertEqual(reply.status_code, 417)
