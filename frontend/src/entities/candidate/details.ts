import type { InterviewStatus } from '@/entities/interview/types'
import { get } from '@/lib/backend/call'
import type { CandidateRef } from './candidate-links'
import {
  type Applicant,
  type ApplicationStatus,
  applicantOf,
  type Candidate,
  matchOf,
  type Person,
} from './types'

/** The details of a candidate. */
export type Profile = Person & {
  state?: string | null
  about?: string | null
  education?: string | null
  english_level?: string | null
  skills?: string[]
  languages?: string[]
  may_call?: boolean
}

export type HistoryEntry = {
  status: ApplicationStatus
  /** A time in the site's zone. */
  on: string
  by: 'company' | 'searcher' | 'site'
  /** The name of the company's member. */
  member?: string
  interview_at?: string | null
  place?: string | null
  /** The status of the interview. */
  interview?: InterviewStatus
}

/** A look by the company at the person's number or resume. */
export type Look = {
  what: 'Number' | 'Resume' | 'Export'
  /** A time in the site's zone. */
  at: string
  member?: string
}

/** An application as only its company can read it. */
export type ApplicationDetails = Omit<Applicant, 'candidate'> & {
  candidate: Profile
  cover_letter?: string | null
  /** The URL of the file. */
  resume?: string | null
  note?: string | null
  /** Whether the company can undo its last decision. */
  may_restore?: boolean
  /** When the company first opened it. */
  seen_on?: string | null
  /** When the applicant looked at the contact's phone number. */
  contact_seen_on?: string | null
  /** Oldest first. */
  history: HistoryEntry[]
  /** The company's looks at the candidate of this job. */
  looks?: Look[]
}

type CandidateAnswer = {
  job: string
  searcher: string
  application: { name: string } | null
  candidate: Profile
  reasons?: string[]
  invited?: boolean
}

export type CandidateDetails = {
  candidate: Candidate
  profile: Profile
  /** Only of an applicant. */
  details?: ApplicationDetails
}

async function getApplication(name: string): Promise<CandidateDetails> {
  const details = await get<ApplicationDetails>('job_portal.api.get_application', { name })
  return { candidate: applicantOf(details), profile: details.candidate, details }
}

/** All that a company can read about a candidate. If a match has applied meanwhile, this is the application. */
export async function getCandidate(who: CandidateRef): Promise<CandidateDetails> {
  if ('application' in who) return getApplication(who.application)
  const answer = await get<CandidateAnswer>('job_portal.api.get_candidate', who)
  if (answer.application) return getApplication(answer.application.name)
  const { application: _, ...match } = answer
  const { candidate: profile } = match
  return { candidate: matchOf({ ...match, may_call: profile.may_call }), profile }
}
