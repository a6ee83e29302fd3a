"""What a text means, for search, matches and postings alike. It reads no table.

`folding` writes spellings of one word alike, `lexicon` knows trades and skills by their names in several
languages, `analysis` says by which words a text is found, `understanding` what a search says beside them.
"""
