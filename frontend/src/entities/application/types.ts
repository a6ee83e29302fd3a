import type { InterviewStatus } from '@/entities/interview/types'
import type { WalkIn } from '@/entities/job/walk-in'

/** A job that the viewer has applied for. */
export type AppliedJob = {
  id: string
  /** The path of the job's page, below the basename. */
  path?: string
  title: string
  category: string
  location: string
  imageUrl?: string
  companyName?: string
} & (
  | {
      application: Application
    }
  | {
      application?: undefined
      /** For a sample, the age in words: '2 days ago'. */
      timeAgo: string
    }
)

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
  /** The site sets 'No answer' when the job ended and the company did not decide. */
  status: ApplicationStatus | 'No answer'
  on: string
  by: 'searcher' | 'company' | 'site'
  interview_at?: string | null
  place?: string | null
  /** The status of the interview. */
  interview?: InterviewStatus
  /** The status that the company took back, after the person could read it. */
  taken_back?: ApplicationStatus
}

export type Contact = {
  hr_name: string
  /** When the number changed, if that was after the person applied. */
  changed_on?: string | null
}

export type Application = {
  name: string
  status: ApplicationStatus
  appliedOn: string
  /** When the company first opened it. */
  seenOn?: string
  history: HistoryEntry[]
  interviewAt?: string
  place?: string
  /** The person to contact, if the job allows it. */
  contact?: Contact
  /** When and where to walk in, while the job is live. */
  walkIn?: WalkIn
  /** Whether the job still takes applications. */
  isJobLive: boolean
}

/** The answer of `apply_to_job` and `withdraw_application`. */
export type SavedApplication = {
  name: string
  status: ApplicationStatus
  applied_on: string
  contact: Contact | null
}
