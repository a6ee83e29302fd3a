import { get } from '@/lib/backend/call'
import type { CandidateRef } from './links'
import type { ApplicationStatus, Candidate } from './types'
import { type ApplicantWire, applicantOf, type CandidateWire, matchOf } from './wire'

type ProfileWire = CandidateWire & {
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
  by: 'company' | 'searcher'
  interview_at?: string | null
  place?: string | null
}

type ApplicationWire = Omit<ApplicantWire, 'candidate'> & {
  searcher: string
  candidate: ProfileWire
  cover_letter?: string | null
  resume?: string | null
  note?: string | null
  interview_at?: string | null
  place?: string | null
  may_restore?: boolean
  contact_seen_on?: string | null
  history: HistoryEntry[]
}

type CandidateAnswer = {
  job: string
  searcher: string
  application: { name: string } | null
  candidate: ProfileWire
  reasons?: string[]
  invited?: boolean
}

/** The fields that only the application's company can read. */
export type ApplicationDetails = {
  coverLetter: string
  /** The URL of the file. */
  resume: string
  note: string
  interviewAt: string
  /** 'call' for an interview by phone. */
  place: string
  /** Whether the company can undo its last decision. */
  mayUndo: boolean
  /** When the applicant looked at the contact's phone number; '' if never. */
  contactSeenOn: string
  /** Oldest first. */
  history: HistoryEntry[]
}

export type CandidateDetails = {
  candidate: Candidate
  about: string
  state: string
  education: string
  englishLevel: string
  skills: string[]
  languages: string[]
  /** For an applicant. */
  details?: ApplicationDetails
}

const profileOf = (candidate: Candidate, wire: ProfileWire): CandidateDetails => ({
  candidate,
  about: wire.about ?? '',
  state: wire.state ?? '',
  education: wire.education ?? '',
  englishLevel: wire.english_level ?? '',
  skills: wire.skills ?? [],
  languages: wire.languages ?? [],
})

async function getApplication(name: string): Promise<CandidateDetails> {
  const wire = await get<ApplicationWire>('job_portal.api.get_application', { name })
  return {
    ...profileOf(applicantOf(wire), wire.candidate),
    details: {
      coverLetter: wire.cover_letter ?? '',
      resume: wire.resume ?? '',
      note: wire.note ?? '',
      interviewAt: wire.interview_at ?? '',
      place: wire.place ?? '',
      mayUndo: Boolean(wire.may_restore),
      contactSeenOn: wire.contact_seen_on ?? '',
      history: wire.history,
    },
  }
}

/** All that a company can read about a candidate. If a match has applied meanwhile, this is the application. */
export async function getCandidate(who: CandidateRef): Promise<CandidateDetails> {
  if ('application' in who) return getApplication(who.application)
  const answer = await get<CandidateAnswer>('job_portal.api.get_candidate', who)
  if (answer.application) return getApplication(answer.application.name)
  const { may_call } = answer.candidate
  return profileOf(matchOf(answer.job, { ...answer, may_call }), answer.candidate)
}
