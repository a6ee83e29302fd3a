"""The trades of a release: every language has names that the search can find."""

import unicodedata

from job_portal.rules import LANGUAGES
from job_portal.tests.utils import TestCase
from job_portal.words import lexicon
from job_portal.words.folding import LONGEST_WORD, folded, joined, tokens
from job_portal.words.lexicon import LONGEST_NAME

SCRIPTS = {"hi": "DEVANAGARI", "mr": "DEVANAGARI", "ta": "TAMIL", "te": "TELUGU", "bn": "BENGALI"}


class TestTradesOfTheRelease(TestCase):
    def test_each_trade_has_a_usual_name_in_each_languages_script(self) -> None:
        for concept, trade in lexicon.trades_of_release().items():
            self.assertLessEqual(set(trade.names), set(LANGUAGES), concept)
            for language, script in SCRIPTS.items():
                first = trade.names[language][0]
                letters = {unicodedata.name(letter).split()[0] for letter in first if letter.isalpha()}
                self.assertEqual(letters, {script}, (concept, language, first))

    def test_each_name_names_its_trade(self) -> None:
        for concept, trade in lexicon.trades_of_release().items():
            for name in (name for names in trade.names.values() for name in names):
                words = [token.plain for token in tokens(name)]
                form = joined(map(folded, words))
                self.assertIn(concept, lexicon.of_release().concepts.get(form, ()), name)
                self.assertLessEqual(len(words), LONGEST_NAME, name)
                self.assertLessEqual(len(name), LONGEST_WORD, name)

    def test_a_prefix_belongs_to_the_typed_script(self) -> None:
        for typed, first, other in (
            ("వంట", "cook", "driver"),
            ("ఎల", "electrician", "back-office"),
            ("ele", "electrician", "insurance"),
        ):
            (token,) = tokens(typed)
            found = lexicon.beginning_with(token.plain, lexicon.script_of(typed))
            self.assertIn(first, found, typed)
            self.assertNotIn(other, found, typed)
            self.assertIn(other, lexicon.beginning_with(token.plain), typed)

    def test_each_broader_trade_exists(self) -> None:
        trades = lexicon.trades_of_release()
        above = {concept: trade.broader for concept, trade in trades.items() if trade.broader}
        self.assertEqual(set(above.values()) - set(trades), set())
        self.assertEqual(lexicon.of_release().broader, above)

    def test_another_spelling_is_suggested_by_the_usual_english_name(self) -> None:
        for typed, concept, name in (
            ("mainej", "manager", "Manager"),
            ("chokid", "security-guard", "Security guard"),
            ("wirem", "electrician", "wireman"),
        ):
            self.assertEqual(lexicon.beginning_with(typed, lexicon.LATIN)[concept], name, typed)
