from job_portal.interviews.tests.interview_case import PLACE, InterviewCase, in_days, slot
from job_portal.tests.market_case import API


class TestOffering(InterviewCase):
    def test_an_offer_moves_the_application_and_the_searcher_chooses(self) -> None:
        offered = self.offer(slot(2, seats=3), slot(3))
        self.assertEqual(
            (offered["status"], offered["side"], offered["starts"]), ("Offered", "company", None)
        )
        self.assertEqual([each["left"] for each in offered["slots"]], [3, 1])
        own = self.own()
        self.assertEqual((own["status"], own["interview_at"], own["place"]), ("Interview", None, None))
        self.assertIn("choose a time", self.told(self.searcher, "interview")[0])

        mine = self.read(self.searcher)
        self.assertEqual(mine["may"], ["book", "other", "decline"])
        chosen = mine["slots"][1]
        booked = self.answer(mine["interview"], "book", slot=chosen["slot"])
        self.assertEqual(
            (booked["status"], booked["starts"], booked["place"]), ("Booked", chosen["starts"], PLACE)
        )
        self.assertEqual((booked["minutes"], booked["slots"]), (30, []))
        own = self.own()
        self.assert_same_time(own["interview_at"], chosen["starts"])
        self.assertEqual([entry.get("interview") for entry in own["history"]], [None, None, "Booked"])
        self.assertEqual(len(self.told(self.company, "interviews")), 1)

    def test_the_same_offer_and_the_same_answer_again_change_nothing(self) -> None:
        times = [slot(2), slot(3)]
        first = self.offer(*times)
        self.assertEqual(self.offer(*times), first)
        # A form sends names as text.
        values = {"applications": f"{self.name},", "slots": times}
        self.assertEqual(self.company.browser.message(f"{API}offer_interviews", **values)["items"], [first])
        chosen = first["slots"][0]["slot"]
        for _ in range(2):
            booked = self.answer(first["interview"], "book", slot=chosen)
        self.assertEqual(self.read(self.searcher), booked)
        self.assertEqual(len(self.told(self.searcher, "interview")), 1)
        self.assertEqual(len(self.told(self.company, "interviews")), 1)

    def test_the_last_seat_is_taken_once_and_freed(self) -> None:
        other, name = self.applicant()
        first = self.offer(slot(2), slot(3), applications=[self.name, name])
        chosen = first["slots"][0]["slot"]
        self.answer(first["interview"], "book", slot=chosen)
        (theirs,) = self.listed(other)
        self.assertEqual([each["left"] for each in theirs["slots"]], [0, 1])
        values = {"interview": theirs["interview"], "answer": "book", "slot": chosen}
        self.assertIn("taken", self.refusal(other, 417, "answer_interview", **values))
        self.answer(first["interview"], "other", wish="After 6 in the evening")
        self.assertIsNone(self.own()["interview_at"])
        self.assertEqual(self.answer(theirs["interview"], "book", other, slot=chosen)["status"], "Booked")

    def test_the_company_books_the_time_that_was_asked_for(self) -> None:
        interview = self.offer()["interview"]
        asked = self.answer(interview, "other", wish=str(in_days(4)))
        self.assertEqual(self.read(self.company)["may"], ["book", "cancel"])
        booked = self.change(interview, "book", starts=asked["wish"])
        self.assertEqual(
            (booked["status"], booked["starts"], booked["place"]), ("Booked", asked["wish"], PLACE)
        )
        self.assertEqual(len(self.told(self.searcher, "interview")), 2)

    def test_cancelled_and_declined_may_be_offered_again(self) -> None:
        interview = self.booked()
        self.assertEqual(self.change(interview, "cancel")["status"], "Cancelled")
        self.assertIn("cancelled", self.told(self.searcher, "interview")[-1])
        self.assertEqual(self.offer(slot(5))["interview"], interview)
        self.assertEqual(self.answer(interview, "decline")["status"], "Declined")
        self.assertEqual(self.offer(slot(6))["status"], "Offered")

    def test_decide_application_books_one_slot(self) -> None:
        self.interview(place=PLACE)
        booked = self.read(self.searcher)
        self.assertEqual((booked["status"], booked["place"]), ("Booked", PLACE))
        self.assert_same_time(booked["starts"], self.own()["interview_at"])
        self.interview(days=4)
        self.assert_same_time(self.read(self.searcher)["starts"], self.own()["interview_at"])
        self.assertEqual(self.decide("restore"), "Interview")
        self.assertEqual(self.read(self.searcher)["place"], PLACE)
        reply = self.searcher.browser.call(f"{API}get_interview_calendar", interview=booked["interview"])
        self.assertIn("BEGIN:VEVENT", reply.text)
