"""Rewrites people's PDFs for other readers: only the content of the pages is kept.

Scripts, actions, attached files, forms, layers, metadata and comments are dropped. Links to the web, mail and
phone stay. A separate process with limits reads the file (`files.pdf_rewriter`).
"""

from job_portal.files import messages, pdf_rewriter, programs
from job_portal.rules import LIMITS

_SENTENCES = {
    1: messages.PDF_UNREADABLE,
    pdf_rewriter.LOCKED: messages.PDF_LOCKED,
    pdf_rewriter.TOO_MANY_PAGES: messages.PDF_TOO_MANY_PAGES,
}


def rewritten(content: bytes) -> bytes:
    """The rewritten PDF, in bounded time and memory.

    :raises programs.Refused: it needs a password, has too many pages, is unreadable, or expands too much.
    """
    return programs.answer_of("pdf_rewriter", content, _SENTENCES, str(LIMITS["resume_pages"]))
