"""The search for jobs by words.

`folding` makes spellings of one word alike, `lexicon` knows trades and skills by their names in several
languages, `index` stores what a job is found by, `query` reads what somebody typed, `engine` finds and ranks.
"""
