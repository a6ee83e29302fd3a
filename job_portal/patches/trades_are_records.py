"""For sites whose search knew the trades of an earlier release only: a release has more names by now."""

from job_portal.patches import index_searchers, index_words_anew


def execute() -> None:
    index_words_anew.execute()
    index_searchers.execute()
