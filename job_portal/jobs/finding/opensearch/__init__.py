"""The search engine on OpenSearch.

It holds a document for each listed job: the words of the database's index, and the fields of filters. The app
itself parses texts and makes cards and cursors. `connection` sends requests, `documents` defines the index,
`ranked` finds, `filling` sends changes, `reindexing` rebuilds and compares the index.
"""
