"""The quality of the search: a generated town, judged queries, and their figures."""
