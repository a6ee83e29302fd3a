"""For tests that are valid for any search engine: `lab.servers.same_tests` runs them on OpenSearch."""

from job_portal.jobs.finding.opensearch import connection, documents, filling


def settle() -> None:
    """Send waiting changes to OpenSearch, if the tests use it."""
    if not connection.is_used():
        return
    while filling.waiting():
        filling.drain()
    for kind in documents.kinds():
        index = kind.alias()
        connection.ask(lambda client, index=index: client.indices.refresh(index=index), connection.FILL)
