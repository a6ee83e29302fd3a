/** A job that the person looking has applied for. */
export type AppliedJob = {
  id: string
  /** Of the job's page, below the basename. */
  path?: string
  title: string
  category: string
  location: string
  imageUrl?: string
  companyName?: string
} & (
  | {
      /** What became of it. */
      application: Application
    }
  | {
      application?: undefined
      /** Of a sample: how long ago, in words: '2 days ago'. */
      timeAgo: string
    }
)

/** As its searcher reads it (rules/market.json). */
export type ApplicationStatus =
  | 'Applied'
  | 'Shortlisted'
  | 'Interview'
  | 'Selected'
  | 'Not selected'
  | 'Withdrawn'

/** Times are in the site's time zone. */
export type HistoryEntry = {
  /** The site answers where the job has ended and the company did not. */
  status: ApplicationStatus | 'No answer'
  on: string
  by: 'searcher' | 'company' | 'site'
  interview_at?: string | null
  place?: string | null
}

export type Contact = {
  hr_name: string
  /** When it became another one, if that was after they applied. */
  changed_on?: string | null
}

export type Application = {
  name: string
  status: ApplicationStatus
  appliedOn: string
  history: HistoryEntry[]
  interviewAt?: string
  place?: string
  /** Whom one may talk to, where the job allows it. */
  contact?: Contact
  /** When one may walk in, and where, while the job is live. */
  walkIn?: { when: string; address: string }
  /** Whether the job still takes applications. */
  isJobLive: boolean
}

/** What `apply_to_job` and `withdraw_application` answer. */
export type SavedApplication = {
  name: string
  status: ApplicationStatus
  applied_on: string
  contact: Contact | null
}
