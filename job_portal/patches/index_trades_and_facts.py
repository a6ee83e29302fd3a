"""For sites whose search knew fewer trades, no facts of jobs and no words of descriptions. Listed jobs get
the facts that their texts tell; others get them when they are saved."""

from job_portal.patches import index_searchers, index_words_anew


def execute() -> None:
    index_words_anew.execute()
    index_searchers.execute()
