"""A generated town of 20,000 jobs and 3,000 people, equal on each run, with the truth about each.

A demonstration uses a part of it. It needs no site.
"""
