"""Personal traits change no order, score or reason, in either direction."""

import random
import secrets
from unittest.mock import patch

import frappe

from job_portal.jobs import service as jobs
from job_portal.jobs.tests.test_trades import TradeCase
from job_portal.matching import jobs_for_me, matches, reasons, traits
from job_portal.tests.actor import fresh_word, message_of
from job_portal.tests.market_case import API, EmployerCase
from job_portal.tests.opensearch import settle
from job_portal.tests.utils import png
from job_portal.words import lexicon, protected

# Port Blair and its surroundings, where few others are.
PINCODES = ("744101", "744103", "744105")
# The same trade by its names, and trades that the lexicon does not know.
TRADES = (
    ("Electrician", "बिजली मिस्त्री", "bijli mistri", "வயர்மேன்"),
    ("Cook", "रसोइया", "khana banane wala", "சமையல்காரர்"),
    ("Driver", "ड्राइवर", "gaadi chalane wala", "டிரைவர்"),
    ("Zardozi artist",),
)
NAMES = ("Asha Rao", "Mohammed Iqbal Khan", "Smt. Lakshmi Iyer", "Gurpreet Singh", "மீனா", "Joseph D'Souza")
WHO = ("female, 19, Hindu Brahmin", "male 52 Muslim", "lady, SC, unmarried", "पुरुष, दलित", "Christian, widow")
LANGUAGES = (["Hindi"], ["Tamil", "English"], [], ["Urdu"])
OPTIONS = {
    "experience_required": ("", "0-1", "1-2", "3-5"),
    "min_education": ("", "12th Pass", "Diploma"),
    "max_salary": ("15000", "20000", "30000"),
}
# The searchers are in one cell of the grid, of which a search reads the twelve newest of any trade.
JOBS, SEARCHERS, SWAPS = 14, 12, 3


class TestFairness(EmployerCase):
    def setUp(self) -> None:
        super().setUp()
        self.chance = random.Random(7)
        pick = self.chance.choice
        # More than a company may post in a day.
        self.enterContext(patch.object(jobs, "_MOST_A_DAY", 1000))
        self.jobs = [
            self.post_job(
                self.company,
                title=pick(TRADES)[0],
                pincode=pick(PINCODES),
                min_salary="8000",
                **{field: pick(values) for field, values in OPTIONS.items()},
            )
            for _ in range(JOBS)
        ]
        self.accounts = [self.account() for _ in range(SEARCHERS)]
        self.headlines = [pick(TRADES) for _ in self.accounts]
        for account, names in zip(self.accounts, self.headlines, strict=True):
            fields = {
                "headline": names[0],
                "pincode": pick(PINCODES),
                "education": pick(("", "12th Pass", "Diploma")),
                "experience_years": pick((0, 1, 4)),
                "expected_salary": pick((0, 12000, 18000)),
                "radius_km": pick((0, 10, 100)),
                "skills": pick(([], ["Power looms"])),
                "is_open": True,
            }
            account.browser.message(f"{API}save_searcher", **fields)

    def test_who_somebody_is_moves_nothing(self) -> None:
        before = self.seen()
        self.assertGreater(sum(len(rows) for rows in before.values()), 2 * SEARCHERS)
        for _ in range(SWAPS):
            for account, names in zip(self.accounts, self.headlines, strict=True):
                self.swap(account, names[0])
            self.assertEqual(self.seen(), before)

    def test_the_language_of_a_profile_moves_nothing(self) -> None:
        before = self.seen()
        for _ in range(SWAPS):
            for account, names in zip(self.accounts, self.headlines, strict=True):
                account.browser.message(f"{API}save_searcher", headline=self.chance.choice(names))
            self.assertEqual(self.seen(), before)

    def test_a_trade_counts_the_same_by_each_of_its_names(self) -> None:
        shares = {
            (concept, name): self.share(concept, name)
            for concept, trade in lexicon.trades_of_release().items()
            for names in trade.names.values()
            for name in names
        }
        # Some names contain another trade: a *sales promoter* is in sales, too.
        others = [each for each, share in shares.items() if share < 1]
        self.assertLess(len(others), len(shares) / 100, others)

    def share(self, concept: str, headline: str) -> float:
        """The share of a job's trade in a headline."""
        job = {"search_text": f" #{concept}:10", "title": "", "job_description": ""}
        return traits.common(job, {"match_text": traits.text_of({"headline": headline}), "skills": ""}).trade

    def swap(self, account, headline: str) -> None:
        """Give the profile another name, age, gender, religion, caste, photo and other languages."""
        pick = self.chance.choice
        who = pick(WHO)
        fields = {
            "full_name": pick(NAMES),
            "headline": f"{headline}, {who}",
            "about": f"I am {who}.",
            "languages": pick(LANGUAGES),
            "skills": [*self.skills_of(account), who.split(",")[0]],
            "photo": pick(("", self.photo_of(account))),
        }
        account.browser.message(f"{API}save_searcher", **fields)

    @staticmethod
    def photo_of(account) -> str:
        reply = account.browser.upload(png(), f"{secrets.token_hex(6)}.png", is_private=1)
        return message_of(reply, "upload_file")["file_url"]

    def skills_of(self, account) -> list[str]:
        held = account.browser.message(f"{API}get_searcher")["skills"]
        return [skill for skill in held if skill == "Power looms"]

    def seen(self) -> dict[str, list]:
        """The matches of the test's own jobs and searchers, with their scores."""
        frappe.db.rollback()
        settle()
        found = {}
        for job in self.jobs:
            ranked = matches.ranked(matches.read_job(job))
            found[job] = [(row["name"], row["fit"].score, reasons.for_company(row["fit"])) for row in ranked]
            page = self.company.browser.message(f"{API}get_matches", job=job, limit=50)["items"]
            said = [(item["searcher"], item["reasons"], item["missing"]) for item in page]
            told = [(name, each["reasons"], each["missing"]) for name, _score, each in found[job]]
            self.assertEqual(said, told[:50])
        for account in self.accounts:
            ranked = jobs_for_me.ranked(jobs_for_me.profile_of(account.email))
            found[account.email] = [
                (row["name"], row["fit"].score, reasons.for_searcher(row["fit"])) for row in ranked
            ]
        return found


class TestTrades(TradeCase):
    def test_a_word_counts_only_if_a_trade_has_it(self) -> None:
        one = fresh_word()
        text = f" {one}:10"
        self.assertEqual((protected.counts(one), traits.read(text).words), (False, frozenset()))
        self.add(one)
        lexicon.forget()
        self.assertEqual((protected.counts(one), traits.read(text).words), (True, {one}))
