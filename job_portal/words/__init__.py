"""What a text means, for search, matches and postings alike: its words, trades, amounts."""
