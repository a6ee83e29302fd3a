import type { JobStatus } from '@/entities/job/types'
import { unitIn } from '@/entities/pay/pay'
import type { Answered } from '@/entities/question/types'
import { __ } from '@/lib/i18n/translate'
import type { ApplicationStatus, ApplicationSummary, Candidate } from './types'

/** A candidate in the server's lists. */
export type CandidateWire = {
  name: string
  headline?: string | null
  current_company?: string | null
  city?: string | null
  experience_years?: number | null
  expected_salary?: number | null
  pay_expected?: number | null
  pay_unit?: string | null
  photo?: string | null
  is_verified?: boolean
  absent?: 'deleted' | 'withdrawn' | 'frozen' | null
}

export type ApplicationWire = {
  /** The application's id. */
  name: string
  status: ApplicationStatus
  applied_on: string
  job: string
  job_title?: string | null
  job_status?: JobStatus
  has_resume?: boolean
  unseen?: boolean
  interview_at?: string | null
  place?: string | null
  fits_all?: boolean
  answers?: Answered[]
}

export type ApplicantWire = ApplicationWire & {
  candidate: CandidateWire
  /** In a list by person, all of them. */
  applications?: ApplicationWire[]
}

export type MatchWire = {
  searcher: string
  candidate: CandidateWire
  reasons?: string[]
  missing?: string[]
  invited?: boolean
  may_call?: boolean
}

/** '3 years'; empty when unknown. */
function experienceInWords(years: number | null | undefined): string {
  if (!years) return ''
  return years === 1 ? __('1 year') : __('{0} years', [years])
}

function personOf(wire: CandidateWire): Omit<Candidate, 'id'> {
  const unit = unitIn(wire.pay_unit)
  return {
    name: wire.name,
    profession: wire.headline ?? '',
    currentCompany: wire.current_company ?? '',
    location: wire.city ?? '',
    description: '',
    experience: experienceInWords(wire.experience_years),
    expectedSalary: wire.expected_salary || null,
    ...(wire.pay_expected && unit !== 'Month' && { expectedPay: { amount: wire.pay_expected, unit } }),
    profilePicture: wire.photo || undefined,
    isVerified: Boolean(wire.is_verified),
    ...(wire.absent && { absent: wire.absent }),
  }
}

const applicationOf = (wire: ApplicationWire): ApplicationSummary => ({
  name: wire.name,
  status: wire.status,
  appliedOn: wire.applied_on,
  hasResume: Boolean(wire.has_resume),
  isUnseen: Boolean(wire.unseen),
  job: wire.job,
  jobTitle: wire.job_title ?? '',
  isJobLive: wire.job_status === 'Live',
  ...(wire.fits_all && { fitsAll: true }),
  ...(wire.answers?.length && { answers: wire.answers }),
  ...(wire.interview_at && { interview: { at: wire.interview_at, place: wire.place ?? '' } }),
})

export const applicantOf = (wire: ApplicantWire): Candidate => ({
  ...personOf(wire.candidate),
  id: wire.name,
  applications: (wire.applications ?? [wire]).map(applicationOf),
})

export const matchOf = (job: string, wire: MatchWire): Candidate => ({
  ...personOf(wire.candidate),
  id: wire.searcher,
  match: {
    job,
    searcher: wire.searcher,
    reasons: wire.reasons ?? [],
    missing: wire.missing ?? [],
    isInvited: Boolean(wire.invited),
    mayCall: Boolean(wire.may_call),
  },
})
