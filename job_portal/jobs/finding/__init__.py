"""Finds the jobs that match.

`query` parses the filters, `conditions` writes them as SQL, `listing` returns a page, `word_index` stores the
index words of jobs. `database` and `opensearch` are the two engines that rank and count by words.
"""
