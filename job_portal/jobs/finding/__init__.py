"""Which jobs match: filters, words, order, counts, by the site's own database or by OpenSearch."""
