"""Prints the texts that the owner of a site registers at DLT and at Meta."""

import re

from job_portal import languages
from job_portal.notifications import templates, whatsapp_webhook
from job_portal.platform import site

_PLACE = re.compile(r"\{(\d)\}")
_EXAMPLES = ("Cook", "28 Nov 2026, 11:00")


def show() -> None:
    """Command: print each template in the languages of the site, counted, and the webhook of WhatsApp."""
    origin = site.origin() or "https://your.site"
    for key, text in templates.sentences().items():
        for language in languages.offered():
            body = templates.body(text, language)
            filled = _PLACE.sub(lambda place: _EXAMPLES[int(place[1])], body)
            words, parts = len(body.split()), templates.parts(filled)
            print(f"{key} {language}: {words} words, {len(filled)} letters, {parts} SMS")
            print(f"  DLT       {_PLACE.sub('{#var#}', body)}")
            print(f"  WhatsApp  {_PLACE.sub(_numbered, body)}")
            print(f"  such as   {filled}")
            print(f"  settings  {templates.SMS} {key} {language} DLT-TEMPLATE-ID")
            print(f"  settings  {templates.WHATSAPP} {key} {language}\n")
    print(f"Each WhatsApp template is of the category utility, with a button to {origin}/{{{{1}}}}")
    print(f"Webhook: {origin}/api/method/job_portal.api.receive_whatsapp")
    print(f"Its verify token: {whatsapp_webhook.verify_token()}")


def _numbered(place: re.Match) -> str:
    return f"{{{{{int(place[1]) + 1}}}}}"
