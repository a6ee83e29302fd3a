"""For sites whose OpenSearch holds jobs alone: by now it finds matches, too."""

from job_portal.jobs.finding.opensearch import connection
from job_portal.patches import index_searchers


def execute() -> None:
    if connection.is_used():
        index_searchers.execute()
