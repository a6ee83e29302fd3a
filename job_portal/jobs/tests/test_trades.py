"""The trades of a site: what its own names find, and what an update of the release keeps."""

import json
from unittest.mock import patch

import frappe

from job_portal.jobs import messages, trades
from job_portal.jobs.finding import rebuilding
from job_portal.jobs.tests.test_list_jobs import LIST, ListCase
from job_portal.platform.messages import NAME_QUOTES
from job_portal.tests.actor import fresh_word
from job_portal.tests.http import Browser
from job_portal.tests.languages_case import SpokenCase
from job_portal.tests.market_case import API
from job_portal.tests.utils import TestCase
from job_portal.words import lexicon
from job_portal.words.folding import folded, joined
from job_portal.words.lexicon import Trade


class TradeCase(TestCase):
    def setUp(self) -> None:
        super().setUp()
        self.addCleanup(lexicon.forget)

    def add(self, title: str, **fields):
        """A trade of the site."""
        trade = frappe.get_doc({"doctype": "JP Trade", "title": title, **fields}).insert()
        frappe.db.commit()
        self.addCleanup(self.remove, trade.name)
        return trade

    def remove(self, name: str) -> None:
        frappe.db.rollback()
        frappe.db.delete("JP Trade", {"name": name})
        frappe.db.commit()


class TestSearch(TradeCase, ListCase):
    def test_a_search_finds_a_job_by_a_trade_of_the_site(self) -> None:
        one, other = fresh_word(), fresh_word()
        before = self.post(one)
        self.assertNotIn(before, self.listed(search=f"{other} {self.mark}"))
        with patch("job_portal.jobs.trades.queue.later"):
            trade = self.add(one, names_hi=other)
        after = self.post(one)
        self.assertEqual(self.listed(search=f"{other} {self.mark}"), [after])
        trades.renew_indexes([], [one, other])
        self.assertCountEqual(self.listed(search=f"{other} {self.mark}"), [before, after])
        with patch("job_portal.jobs.trades.queue.later"):
            trade.update({"is_off": 1}).save()
        frappe.db.commit()
        trades.renew_indexes([trade.name], [])
        self.assertEqual(self.listed(search=f"{other} {self.mark}"), [])

    def test_the_index_follows_by_the_queue_where_the_trade_is_concerned(self) -> None:
        one = fresh_word()
        concerned = [self.post(one), self.post(f"Senior {one} Grade 2"), self.post("".join(one.upper()))]
        self.post("Weaver")
        with patch("job_portal.platform.queue.later") as later:
            self.add(f"{one} operator", names_en=one)
        arguments = later.call_args.kwargs
        self.assertEqual([arguments["concepts"], arguments["names"]], [[], [one, f"{one} operator"]])
        with patch.object(rebuilding.word_index, "store") as store:
            rebuilding.renew([], [one])
        self.assertCountEqual([job.name for call in store.call_args_list for job in call.args[0]], concerned)

    def test_a_profile_follows_too(self) -> None:
        one, other = fresh_word(), fresh_word()
        account = self.account()
        account.browser.message(f"{API}save_searcher", headline=one, is_open=True)
        self.add(one, names_hi=other)
        trades.renew_indexes([], [one, other])
        text = frappe.db.get_value("JP Searcher", {"account": account.email}, "match_text")
        self.assertIn(f"#{one}:10", text)
        self.assertEqual(frappe.db.count("JP Searcher Word", {"word": f"#{one}"}), 1)


class TestCards(SpokenCase, ListCase):
    OFFERED = ("hi", "te")

    def trade(self, title: str, language: str = "hi") -> str | None:
        name = self.post(title)
        items = Browser().message(LIST, search=self.mark, _lang=language)["items"]
        return next(card["trade"] for card in items if card["name"] == name)

    def test_the_trade_stands_in_the_readers_language_beside_a_title_in_other_letters(self) -> None:
        self.assertEqual(self.trade("Senior Wireman"), "बिजली मिस्त्री")
        self.assertEqual(self.trade("Bijli mistri", "te"), "ఎలక్ట్రీషియన్")
        self.assertEqual(self.trade("Cook cum Driver"), "रसोइया, ड्राइवर")

    def test_there_is_none_where_it_tells_nothing_new(self) -> None:
        self.assertIsNone(self.trade("Wireman", "en"))
        self.assertIsNone(self.trade("बिजली मिस्त्री"))
        self.assertIsNone(self.trade("Falconer"))
        self.assertEqual(self.trade("बिजली मिस्त्री", "te"), "ఎలక్ట్రీషియన్")

    def test_it_stands_in_english_too_beside_a_title_of_an_indian_script(self) -> None:
        name, title = self.post("बिजली मिस्त्री"), "बिजली मिस्त्री पाहिजे"
        # The test's marker is in Latin letters.
        self.addCleanup(frappe.db.rollback)
        frappe.db.set_value("JP Job", name, "title", title)
        card = {"name": name, "title": title}
        trades.add_names([card])
        self.assertEqual(card["trade"], "Electrician")

    def test_a_card_has_its_titles_trades_and_their_broader_ones_for_a_picture(self) -> None:
        for title, expected in (
            ("Truck Driver", ["truck-driver", "driver"]),
            ("Cook cum Driver", ["cook", "driver"]),
            ("Falconer", []),
        ):
            name = self.post(title)
            items = Browser().message(LIST, search=self.mark)["items"]
            self.assertEqual(next(card["trades"] for card in items if card["name"] == name), expected)


class TestRecords(TradeCase):
    def test_what_desk_cannot_show_and_no_search_could_find_is_refused(self) -> None:
        for fields, sentence in (
            ({"title": 'Weaver" onload'}, NAME_QUOTES),
            ({"title": "Loom minder", "names_hi": "<b>x"}, NAME_QUOTES),
            ({"title": "one two three four five"}, messages.TRADE_NAME_TOO_LONG),
            ({"title": "x" * 61}, None),
            ({"title": "!!!"}, messages.TRADE_NEEDS_NAME),
        ):
            with self.subTest(fields), self.assertRaises(frappe.ValidationError) as raised:
                frappe.get_doc({"doctype": "JP Trade", **fields}).insert()
            if sentence:
                self.assertIn(sentence.split("{0}")[-1].split("{1}")[0], str(raised.exception))

    def test_a_picture_that_not_everybody_may_see_is_refused(self) -> None:
        for picture in ("/private/files/drone.png", "/files/drone.svg", "https://example.com/drone.png"):
            with (
                self.subTest(picture),
                self.assertRaisesRegex(frappe.ValidationError, messages.TRADE_PICTURE),
            ):
                frappe.get_doc({"doctype": "JP Trade", "title": "Drone racer", "picture": picture}).insert()

    def test_the_page_has_the_trades_that_the_site_gave_a_picture(self) -> None:
        one, hindi = fresh_word(), fresh_word()
        trade = self.add(one, names_hi=hindi, picture="/files/drone.png")
        shown = {"trade": trade.name, "name": hindi, "picture": "/files/drone.png"}
        self.assertIn(shown, trades.with_pictures("hi"))
        self.assertIn({**shown, "name": one}, Browser().message(f"{API}get_boot")["trades"])
        trade.update({"is_off": 1}).save()
        self.assertNotIn(trade.name, [each["trade"] for each in trades.with_pictures("en")])

    def test_a_job_is_offered_the_category_of_its_trade(self) -> None:
        above = self.add(fresh_word(), category="Engineering")
        below = self.add(fresh_word(), broader=above.name)
        for title, category in (
            (f"Senior {above.title}", "Engineering"),
            (below.title, "Engineering"),
            ("Accountant", "Accounting"),
            ("Field Sales Executive", "Sales"),
            ("Falconer", None),
            ("", None),
        ):
            with self.subTest(title):
                self.assertEqual(trades.category_of(title), category)

    def test_a_name_with_a_skills_concept_is_another_concept(self) -> None:
        self.assertEqual(self.add("Tally").name, "tally-job")

    def test_circles_of_broader_trades_end(self) -> None:
        one, other = self.add(fresh_word()), self.add(fresh_word())
        for trade, above in ((one, other), (other, one)):
            frappe.db.set_value("JP Trade", trade.name, "broader", above.name)
        lexicon.forget()
        found = {lexicon.broader(trade.name) for trade in (one, other)}
        self.assertIn(None, found)

    def test_a_trade_above_that_is_not_used_is_left_out(self) -> None:
        above = self.add(fresh_word(), is_off=1)
        below = self.add(fresh_word(), broader=above.name)
        self.assertIsNone(lexicon.broader(below.name))

    def test_a_trade_of_the_release_is_switched_off_and_not_deleted(self) -> None:
        trade = frappe.get_doc("JP Trade", "carpenter")
        with self.assertRaisesRegex(frappe.ValidationError, messages.TRADE_SHIPPED):
            trade.delete()

    def test_each_site_of_a_process_has_its_own_trades(self) -> None:
        word = fresh_word()
        self.add(word)
        form = joined([folded(word)])
        self.assertIsNotNone(lexicon.exact(form))
        version = ("a version", "of another site")
        with patch.object(trades, "_stored", return_value=lexicon.trades_of_release()):
            other = trades._lexicon_at("other.example", version)
        self.assertIs(other, lexicon.of_release())
        self.assertNotIn(form, other.concepts)


class TestUpdate(TradeCase):
    """Several versions of releases with one trade."""

    def setUp(self) -> None:
        super().setUp()
        self.title = fresh_word()
        self.later = patch("job_portal.platform.queue.later").start()
        self.addCleanup(patch.stopall)
        self.addCleanup(self.remove, self.title)

    def release(self, broader: str | None = None, **names: list[str]):
        """Update to a release with this trade. Without names, to one that lacks it."""
        brought = dict(lexicon.trades_of_release())
        if names:
            names = {"en": [self.title, *names.pop("en", [])], **names}
            brought[self.title] = Trade(names, broader)
        with patch.object(lexicon, "trades_of_release", return_value=brought):
            trades.update()
        frappe.db.commit()
        if frappe.db.exists("JP Trade", self.title):
            return frappe.get_doc("JP Trade", self.title)
        return None

    def test_another_update_changes_nothing(self) -> None:
        before = frappe.db.sql("select count(*), max(modified) from `tabJP Trade`")
        trades.update()
        self.assertEqual(frappe.db.sql("select count(*), max(modified) from `tabJP Trade`"), before)

    def test_what_the_site_has_not_changed_follows(self) -> None:
        self.release(hi=["ek", "do"])
        trade = self.release("carpenter", hi=["teen", "ek"])
        self.assertEqual([trade.names_hi, trade.broader, trade.own_names], ["teen\nek", "carpenter", ""])
        arguments = self.later.call_args.kwargs
        self.assertEqual([arguments["concepts"], arguments["names"]], [[self.title], ["teen"]])

    def test_names_of_the_site_stay_and_removed_ones_stay_away(self) -> None:
        trade = self.release(hi=["ek", "do", "teen"], ta=["onru"])
        trade.update({"names_hi": "apna\nek\ndo", "broader": "carpenter"}).save()
        self.assertEqual(trade.own_names, "apna")
        trade = self.release("plumber", hi=["ek", "teen", "char"], ta=["rendu"])
        self.assertEqual([trade.names_hi, trade.names_ta], ["apna\nek\nchar", "rendu"])
        self.assertEqual([trade.broader, trade.own_names], ["carpenter", "apna"])
        # The site added this name before the release did.
        trade = self.release(hi=["ek", "apna"])
        trade = self.release(hi=["ek"])
        self.assertEqual(trade.names_hi, "apna\nek")
        trade = self.release(hi=["ek", "apna"])
        trade.update({"names_hi": "ek"}).save()
        self.assertEqual(self.release(hi=["ek", "apna", "paanch"]).names_hi, "ek\npaanch")

    def test_a_trade_of_the_site_that_a_release_brings_keeps_its_names(self) -> None:
        self.add(self.title, names_hi="apna")
        self.assertEqual(self.release(hi=["ek"]).names_hi, "apna\nek")
        trade = self.release(hi=["do"])
        self.assertEqual([trade.names_hi, trade.own_names], ["apna\ndo", "apna"])

    def test_picture_and_category_are_the_sites(self) -> None:
        self.release(hi=["ek"]).update({"picture": "/files/loom.png", "category": "Sales"}).save()
        trade = self.release(hi=["do"])
        self.assertEqual([trade.names_hi, trade.picture, trade.category], ["do", "/files/loom.png", "Sales"])
        self.assertEqual(self.release().shipped, "")

    def test_a_trade_that_releases_have_no_more(self) -> None:
        self.release(hi=["ek"])
        self.assertIsNone(self.release())
        self.release(hi=["ek"]).update({"names_hi": "ek\napna"}).save()
        trade = self.release()
        self.assertEqual([trade.names_hi, trade.shipped], ["ek\napna", ""])
        self.assertTrue(json.loads(frappe.db.get_value("JP Trade", "carpenter", "shipped")))
