import { get, post } from '@/lib/backend/call'
import { pagesOf } from '@/lib/backend/pages-of'
import type { LoadPage, Page } from '@/lib/backend/reading'
import type { CandidateFilters } from './candidate-filters'
import type { CandidateRef } from './candidate-links'
import {
  type Applicant,
  type ApplicationStatus,
  applicantOf,
  type Candidate,
  type Match,
  matchOf,
  type Person,
} from './types'

/** Selects applications of one job or all jobs, with one status or several. */
export type ApplicantsQuery = { job?: string | null; status?: string; order?: 'profession' }

/** Empty filters are not sent. */
const sent = (filters: CandidateFilters) =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value))

/** The applicants of the account's company, each once, latest first unless the filters say otherwise. */
export function listApplicants(query: ApplicantsQuery, filters: CandidateFilters): LoadPage<Candidate> {
  const load = pagesOf<Applicant>('job_portal.api.get_applicants', {
    by: 'person',
    ...query,
    ...sent(filters),
  })
  return async (cursor) => {
    const page = await load(cursor)
    return { ...page, items: page.items.map(applicantOf) }
  }
}

/** The applicants of a list as CSV. The server logs it as a look, which each applicant can see. */
export const exportApplicants = (query: ApplicantsQuery, filters: CandidateFilters) =>
  post<{ file_name: string; csv: string }>('job_portal.api.export_applicants', { ...query, ...sent(filters) })

/** The company's newest job; null if there is none. */
async function newestJob(): Promise<string | null> {
  const { items } = await get<Page<{ name: string }>>('job_portal.api.get_posted_jobs', { limit: 1 })
  return items[0]?.name ?? null
}

/** The searchers who match the job, best first. The default is the company's newest job. */
export function listMatches(named: string | null, filters: CandidateFilters): LoadPage<Candidate> {
  return async (cursor) => {
    const job = named ?? (await newestJob())
    if (!job) return { items: [], next: null }
    const params = { job, ...sent(filters), cursor }
    const page = await get<Page<Match & { candidate: Person }>>('job_portal.api.get_matches', params)
    return { ...page, items: page.items.map((match) => matchOf({ ...match, job })) }
  }
}

/** A move of `rules`, the undo of the last one, or a new note. */
export type Decision = 'shortlist' | 'interview' | 'select' | 'ignore' | 'restore' | 'note'

export type DecisionDetails = {
  note?: string
  /** A time in the site's zone, '2026-11-23 09:30:00', and a place or 'call'. */
  interview_at?: string
  place?: string
}

export type Decided = { name: string; status: ApplicationStatus }

export const decideApplication = (name: string, decision: Decision, details: DecisionDetails = {}) =>
  post<Decided>('job_portal.api.decide_application', { name, decision, ...details }, { isRepeatable: true })

/** Invites a searcher to a job ('select'), hides them for it ('ignore'), or undoes that ('restore'). */
export const decideMatch = (job: string, searcher: string, decision: 'select' | 'ignore' | 'restore') =>
  post<unknown>('job_portal.api.decide_match', { job, searcher, decision }, { isRepeatable: true })

/** The phone number of an applicant, or of a match who may be called. The server logs each look. */
export const revealPhone = (who: CandidateRef) => post<{ phone: string }>('job_portal.api.reveal_phone', who)

export type ProfessionGroup = { profession: string; candidates: Candidate[] }

/** Groups candidates by profession, in the order of each group's first candidate. */
export function groupByProfession(all: readonly Candidate[]): ProfessionGroup[] {
  const groups = new Map<string, Candidate[]>()
  for (const candidate of all) {
    const profession = candidate.headline ?? ''
    groups.set(profession, [...(groups.get(profession) ?? []), candidate])
  }
  return Array.from(groups, ([profession, members]) => ({ profession, candidates: members }))
}
