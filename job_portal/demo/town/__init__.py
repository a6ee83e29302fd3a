"""A generated town of 20,000 jobs and 3,000 people, the same in each run, with the true facts about each.

A demonstration uses a part of it. It needs no site.
"""
