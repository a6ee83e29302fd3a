import type { JobStatus } from '@/entities/job/types'
import type { Answered } from '@/entities/question/types'
import type { Fit } from '@/ui/reasons'

/** As in job_portal/rules/market.json. */
export type ApplicationStatus = 'Applied' | 'Shortlisted' | 'Interview' | 'Selected' | 'Ignored' | 'Withdrawn'

/** A person in a list, with the API's names. Unknown fields are null or missing. */
export type Person = {
  name: string
  headline?: string | null
  current_company?: string | null
  city?: string | null
  experience_years?: number | null
  /** Rupees a month. */
  expected_salary?: number | null
  /** The pay as the person stated it, for `pay_unit`. */
  pay_expected?: number | null
  pay_unit?: string | null
  photo?: string | null
  is_verified?: boolean
  /** Why the person's details are hidden: they withdrew, or deleted or froze their account. */
  absent?: 'deleted' | 'withdrawn' | 'frozen' | null
}

/** A candidate in a list. */
export type Candidate = Person & {
  id: string
  /** Only of a sample. */
  description?: string
  /** An applicant's applications, the newest first. A sample has none. */
  applications?: readonly ApplicationSummary[]
  /** The match, in a list of matches. A sample has none. */
  match?: Match
}

export type ApplicationSummary = {
  name: string
  status: ApplicationStatus
  /** A time in the site's zone. */
  applied_on: string
  job: string
  job_title?: string | null
  /** People can still apply for a job that is `Live`. */
  job_status?: JobStatus
  has_resume?: boolean
  /** Whether the company has neither opened it nor decided about it. */
  unseen?: boolean
  /** A time in the site's zone, and a place or 'call'. */
  interview_at?: string | null
  place?: string | null
  /** Whether all answers fit the job. */
  fits_all?: boolean
  /** To the job's questions. */
  answers?: readonly Answered[]
}

/** A row of `get_applicants`, or the answer of `get_application`. */
export type Applicant = ApplicationSummary & {
  candidate: Person
  /** In a list by person: all of the person's applications. */
  applications?: readonly ApplicationSummary[]
}

/** A match for a job, as `get_matches` answers it, with the job. */
export type Match = Partial<Fit> & {
  job: string
  searcher: string
  invited?: boolean
  may_call?: boolean
}

export const applicantOf = (row: Applicant): Candidate => ({
  ...row.candidate,
  id: row.name,
  applications: row.applications ?? [row],
})

export const matchOf = ({ candidate, ...match }: Match & { candidate: Person }): Candidate => ({
  ...candidate,
  id: match.searcher,
  match,
})
