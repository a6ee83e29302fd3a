"""What both sides of an interview read on their phones, from the methods to the gateway."""

from unittest.mock import patch

from job_portal.interviews import booking, reminders
from job_portal.interviews.tests.interview_case import InterviewCase, in_days, slot
from job_portal.notifications import phone_queue, templates
from job_portal.notifications.tests.phone_case import DLT, PhoneCase


class TestByPhone(InterviewCase, PhoneCase):
    """The site sends each of its sentences by SMS, at noon."""

    def setUp(self) -> None:
        super().setUp()
        lines = [f"SMS {key} en {DLT}" for key in templates.sentences()]
        self.configure(message_templates="\n".join(lines), messages_per_person=50)

    def read(self) -> list[tuple[str, str]]:
        """(account, text) of the messages since the last call."""
        phone_queue.drain()
        sides = {self.searcher.mobile: "applicant", self.company.mobile: "company"}
        found = [(sides[number], text.removeprefix("Job Portal: ")) for number, text in self.texts()]
        self.sms.received.clear()
        return found

    def test_from_the_offer_to_the_reminder(self) -> None:
        starts = in_days(3).replace(hour=11, minute=0, second=0)
        time = f"{starts:%d %b %Y, %H:%M}"
        job = self.company.browser.message("job_portal.api.get_job", name=self.job)["title"][:30]
        offered = self.offer(slot(starts=str(starts)))
        self.assertEqual(self.read(), [("applicant", f"Please choose a time for your interview for {job}.")])
        self.answer(offered["interview"], "book", slot=offered["slots"][0]["slot"])
        booked = f"An applicant for {job} comes to the interview on {time}."
        self.assertEqual(self.read(), [("company", booked)])
        for module in (reminders, booking):
            self.enterContext(patch.object(module, "now_datetime", return_value=starts.replace(hour=9)))
        self.now = starts.replace(hour=9)
        reminders.run()
        reminder = f"Reminder: interview for {job} on {time}."
        self.assertEqual(sorted(self.read()), [("applicant", reminder), ("company", reminder)])
        self.change(offered["interview"], "cancel")
        cancelled = f"The company cancelled your interview for {job} on {time}. Your application goes on."
        self.assertEqual(self.read(), [("applicant", cancelled)])
