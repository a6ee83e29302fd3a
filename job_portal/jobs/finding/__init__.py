"""Which jobs match.

`query` reads what was asked for, `conditions` writes it as SQL, `listing` gives a page, `word_index` stores
what a job is found by. `database` and `opensearch` are the two engines that rank and count by words.
"""
