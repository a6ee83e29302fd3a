import type { ApplicationSummary } from '@/entities/candidate/types'
import { InterviewOf } from '@/entities/interview/interview-of'
import { interviewInWords } from '@/entities/interview/words'
import { __ } from '@/lib/i18n/translate'

/** The interview of an applicant, with what the company may do about it. */
export const ApplicantInterview = ({
  application: { name, interview },
}: {
  application: ApplicationSummary
}) => (
  <InterviewOf
    application={name}
    meanwhile={interview ? __('Interview: {0}', [interviewInWords(interview.at, interview.place)]) : ''}
  />
)
