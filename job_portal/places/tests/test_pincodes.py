"""The pincode directory, its names, and the method that reads it."""

from job_portal.places import directory, messages, pincodes
from job_portal.tests.actor import said
from job_portal.tests.http import Browser
from job_portal.tests.utils import TestCase

METHOD = "job_portal.api.get_location_details"


class TestDirectory(TestCase):
    def test_places_across_the_country(self) -> None:
        for pincode, area, city, state in (
            ("560038", "Indiranagar", "Bengaluru", "Karnataka"),
            ("110001", "Connaught Place", "New Delhi", "Delhi"),
            ("744101", "Port Blair", "South Andaman", "Andaman and Nicobar Islands"),
            ("520001", "Vijayawada GPO", "Vijayawada", "Andhra Pradesh"),
            ("831001", "Jamshedpur", "Jamshedpur", "Jharkhand"),
            ("500072", "Kukatpally", "Hyderabad", "Telangana"),
            ("396210", "Daman", "Daman", "Dadra and Nagar Haveli and Daman and Diu"),
        ):
            with self.subTest(pincode=pincode):
                place = pincodes.find(pincode)
                self.assertIn(area, place["area"])
                self.assertEqual((place["city"], place["state"]), (city, state))

    def test_each_common_name_replaces_one_of_the_directory(self) -> None:
        query = """select distinct state.name, district.name from post_offices office
            join states state on state.id = office.state_id
            join districts district on district.id = office.district_id"""
        listed = {
            (pincodes.title_case(state).removeprefix("The "), pincodes.title_case(district))
            for state, district in directory.rows(query)
        }
        for state, districts in pincodes.spoken_districts().items():
            for district in districts:
                self.assertIn((state, district), listed)

    def test_areas_are_not_repeated(self) -> None:
        areas = pincodes.find("110001")["area"]
        self.assertEqual(len(areas), len(set(areas)))

    def test_unknown_and_malformed(self) -> None:
        for pincode in ("000000", "999999", "12345", "1234567", "56003a", "٥٦٠٠٣٨", "", "560038\n"):
            with self.subTest(pincode=pincode):
                self.assertIsNone(pincodes.find(pincode))

    def test_title_case(self) -> None:
        for given, expected in (
            ("ANDAMAN AND NICOBAR ISLANDS", "Andaman and Nicobar Islands"),
            ("JANJGIR-CHAMPA", "Janjgir-Champa"),
            ("Y.S.R.", "Y.S.R."),
            ("NTR", "NTR"),
            ("kuin", "Kuin"),
            ("Jandiala RS", "Jandiala RS"),
        ):
            self.assertEqual(pincodes.title_case(given), expected)


class TestMethod(TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        super().setUpClass()
        cls.browser = cls.account().browser

    def test_by_post_and_get(self) -> None:
        expected = {"area": ["Indiranagar"], "city": "Bengaluru", "state": "Karnataka"}
        self.assertEqual(self.browser.message(METHOD, pincode="560038"), expected)
        response = self.browser.get(f"/api/method/{METHOD}", pincode="560038")
        self.assertEqual(response.json["message"], expected)

    def test_an_unknown_pincode_is_an_answer(self) -> None:
        for pincode in ("999999", "000000", "12345", "abcdef"):
            with self.subTest(pincode=pincode):
                self.assertIn("Please enter Valid Pincode", self.browser.message(METHOD, pincode=pincode))

    def test_a_guest_is_told_to_log_in(self) -> None:
        response = Browser().call(METHOD, pincode="560038")
        self.assertEqual(response.status_code, 401)
        self.assertIn(messages.PINCODE_NEEDS_LOGIN, said(response))

    def test_wrong_types(self) -> None:
        for wrong in (None, [], {"a": 1}, 560038, "5600380", "5" * 10_000):
            with self.subTest(wrong=str(wrong)[:20]):
                self.assertEqual(self.browser.call(METHOD, pincode=wrong).status_code, 417)
        self.assertEqual(self.browser.call(METHOD).status_code, 417)
