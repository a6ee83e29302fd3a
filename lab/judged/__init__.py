"""How well the search finds what people mean: a generated town, judged queries, and figures."""
