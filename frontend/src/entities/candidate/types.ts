import type { PayUnit } from '@/entities/pay/pay'
import type { Answered } from '@/entities/question/types'
import type { Fit } from '@/ui/reasons'

/** As in job_portal/rules/market.json. */
export type ApplicationStatus = 'Applied' | 'Shortlisted' | 'Interview' | 'Selected' | 'Ignored' | 'Withdrawn'

/** A candidate in a list. Details that the person did not give are empty. */
export type Candidate = {
  id: string
  name: string
  location: string
  description: string
  /** In words: '3 years'. */
  experience: string
  /** Rupees a month. */
  expectedSalary: number | null
  /** The pay as the person stated it, when it is not monthly. */
  expectedPay?: { amount: number; unit: PayUnit }
  profilePicture?: string
  isVerified: boolean
  /** Why the person's details are hidden: they withdrew, or deleted or froze their account. */
  absent?: 'deleted' | 'withdrawn' | 'frozen'
  currentCompany: string
  profession: string
  /** An applicant's applications, the newest first. A sample has none. */
  applications?: ApplicationSummary[]
  /** The match, in a list of matches. A sample has none. */
  match?: Match
}

export type ApplicationSummary = {
  name: string
  status: ApplicationStatus
  /** A time in the site's zone. */
  appliedOn: string
  hasResume: boolean
  /** Whether the company has neither opened it nor decided about it. */
  isUnseen: boolean
  job: string
  jobTitle: string
  /** Whether people can still apply for the job. */
  isJobLive: boolean
  interview?: Interview
  /** Whether all answers are what the job needs. */
  fitsAll?: boolean
  /** To the job's questions. */
  answers?: readonly Answered[]
}

/** A time in the site's zone, and a place or 'call'. */
export type Interview = { at: string; place: string }

export type Match = Fit & {
  job: string
  searcher: string
  isInvited: boolean
  mayCall: boolean
}
