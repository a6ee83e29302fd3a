"""The search by OpenSearch, in the place of the site's own database.

It holds a document for each listed job: the words of the database's index, and what lists are narrowed by.
What a text means, cards and cursors stay in the app. `connection` asks it, `documents` says what it holds,
`ranked` finds, `filling` brings changes to it, `rebuilding` makes the index anew and compares it.
"""
