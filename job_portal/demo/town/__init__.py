"""A town region of 20,000 jobs and 3,000 people, the same on each run, and the truth about each of them.

A site for demonstration is filled with a part of it. It knows of no site itself.
"""
