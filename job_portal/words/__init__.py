"""The meaning of a text, for search, matches and postings alike. It reads no table.

`folding` maps the spellings of a word to one form. `lexicon` knows the names of trades and skills in several
languages. `analysis` gives the index words of a text. `understanding` reads filters from a search text.
"""
