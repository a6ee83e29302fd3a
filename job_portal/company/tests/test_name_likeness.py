"""Keys of names and addresses that are nearly equal."""

import unittest

from job_portal.company import name_likeness


class TestLikeness(unittest.TestCase):
    def test_names_that_somebody_may_take_for_one_another(self) -> None:
        for one, other in (
            ("Shree Laxmi Textiles Pvt. Ltd.", "Sri Lakshmi Textile Private Limited"),
            ("M/s Rao & Sons", "Rao and Sons Company"),
            ("Wipro", "VIPRO Ltd"),
            ("Zenith Logistics", "Zenith Logistic"),
            ("The Phoenix Mills", "Foenix Mills"),
            ("Infosystems India", "Infosystem"),
            ("टाटा मोटर्स", "Tata Motors Ltd"),
        ):
            with self.subTest(one=one):
                self.assertEqual(name_likeness.name_key(one), name_likeness.name_key(other))
                self.assertTrue(name_likeness.is_near(one, other))

    def test_names_of_others(self) -> None:
        for one, other in (
            ("Shree Laxmi Textiles", "Shree Ganesh Textiles"),
            ("Pune Motors", "Puri Motors"),
            ("Lotus", "Latoya"),
            ("Zenith Logistics", "Zenith Looms"),
        ):
            with self.subTest(one=one):
                self.assertFalse(name_likeness.is_near(one, other))

    def test_any_text_has_a_key_that_is_stored(self) -> None:
        for name in (None, "", "Pvt Ltd", "टाटा मोटर्स", "x" * 140, "!!!", "%_"):
            with self.subTest(name=name):
                key = name_likeness.name_key(name)
                self.assertLessEqual(len(key), 140)
                self.assertNotIn("%", key)
        self.assertTrue(name_likeness.name_key("टाटा मोटर्स"))

    def test_one_address_however_it_is_written(self) -> None:
        one = name_likeness.address_key("560038", "12, M.G. Road", "2nd Floor")
        self.assertEqual(one, name_likeness.address_key("560038", "12 MG ROAD,", "2nd floor"))
        self.assertNotEqual(one, name_likeness.address_key("560001", "12, M.G. Road", "2nd Floor"))
        self.assertEqual(name_likeness.address_key("560038", "12", None), "")
