"""Jobs that come in by a file or by a company's own feed: drafts, until the company publishes them."""


class Unreadable(Exception):
    """A file or a feed cannot be read. `sentence`, of `messages`, says why; {0} is the most jobs."""

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence)
        self.sentence = sentence
