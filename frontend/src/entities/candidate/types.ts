import type { PayUnit } from '@/entities/pay/pay'
import type { Fit } from '@/ui/reasons'

/** As in job_portal/rules/market.json. */
export type ApplicationStatus = 'Applied' | 'Shortlisted' | 'Interview' | 'Selected' | 'Ignored' | 'Withdrawn'

/** A person in a list of candidates. What a person did not tell is empty. */
export type Candidate = {
  id: string
  name: string
  location: string
  description: string
  /** In words: '3 years'. */
  experience: string
  /** Rupees a month. */
  expectedSalary: number | null
  /** As the person tells it, where that is not for a month. */
  expectedPay?: { amount: number; unit: PayUnit }
  profilePicture?: string
  isVerified: boolean
  /** Why nothing of the person is shown: they withdrew, or have deleted or frozen their account. */
  absent?: 'deleted' | 'withdrawn' | 'frozen'
  currentCompany: string
  profession: string
  /** By which they stand in a list of applicants. A sample has none. */
  application?: ApplicationSummary
  /** By which they stand in a list of those who fit a job. A sample has none. */
  match?: Match
}

export type ApplicationSummary = {
  name: string
  status: ApplicationStatus
  /** A time of the server. */
  appliedOn: string
  hasResume: boolean
  jobTitle: string
}

export type Match = Fit & {
  job: string
  searcher: string
  isInvited: boolean
  mayCall: boolean
}
