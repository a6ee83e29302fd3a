import type { InterviewStatus } from '@/entities/interview/types'
import type { Job } from '@/entities/job/types'
import type { WalkInFields } from '@/entities/job/walk-in'

type SomeJob = Pick<
  Job,
  | 'name'
  | 'title'
  | 'category'
  | 'company_name'
  | 'company_logo'
  | 'city'
  | 'state'
  | 'work_location_type'
  | 'url'
>

/** A job that the viewer has applied for, with the application. */
export type StoredAppliedJob = SomeJob &
  WalkInFields & {
    /** The application's name. */
    application: string
    status: ApplicationStatus
    applied_on: string
    /** When the company first opened it. */
    seen_on?: string | null
    history: HistoryEntry[]
    interview_at?: string | null
    place?: string | null
    /** The person to contact, if the job allows it. */
    contact?: Contact | null
    /** Whether people can still apply for the job: `Live`. */
    job_status: string
  }

/** The same, or a sample with its age in words: '2 days ago'. */
export type AppliedJob = StoredAppliedJob | (SomeJob & { application?: undefined; timeAgo: string })

/** The status as the searcher sees it (rules/market.json). */
export type ApplicationStatus =
  | 'Applied'
  | 'Shortlisted'
  | 'Interview'
  | 'Selected'
  | 'Not selected'
  | 'Withdrawn'

/** Times are in the site's time zone. */
export type HistoryEntry = {
  /** The site sets 'No answer' if the job has ended and the company has not decided. */
  status: ApplicationStatus | 'No answer'
  on: string
  by: 'searcher' | 'company' | 'site'
  interview_at?: string | null
  place?: string | null
  /** The status of the interview. */
  interview?: InterviewStatus
  /** The status that the company undid after the person could read it. */
  taken_back?: ApplicationStatus
}

export type Contact = {
  hr_name: string
  /** When the number changed, if that was after the person applied. */
  changed_on?: string | null
}

/** The answer of `apply_to_job` and `withdraw_application`. */
export type SavedApplication = {
  name: string
  status: ApplicationStatus
  applied_on: string
  contact: Contact | null
}
