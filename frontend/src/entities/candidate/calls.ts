import { get, post } from '@/lib/backend/call'
import type { LoadPage, Page } from '@/lib/backend/reading'
import type { CandidateFilters } from './filters'
import type { CandidateRef } from './links'
import type { ApplicationStatus, Candidate } from './types'
import { type ApplicantWire, applicantOf, type MatchWire, matchOf } from './wire'

/** Which applications: of one job, or of all; of one status, or of several. */
export type ApplicantsQuery = { job?: string | null; status?: string; order?: 'profession' }

const sent = ({ search, city, order }: CandidateFilters) => ({
  search: search || undefined,
  city: city || undefined,
  order: order || undefined,
})

/** Who applied to the account's company, the latest first unless the filters say otherwise. */
export function listApplicants(query: ApplicantsQuery, filters: CandidateFilters): LoadPage<Candidate> {
  return async (cursor) => {
    const { order = query.order, ...rest } = sent(filters)
    const asked = { job: query.job ?? undefined, status: query.status, order, ...rest, cursor }
    const page = await get<Page<ApplicantWire>>('job_portal.api.get_applicants', asked)
    return { ...page, items: page.items.map(applicantOf) }
  }
}

/** The job that the account's company posted last; null before its first one. */
async function newestJob(): Promise<string | null> {
  const { items } = await get<Page<{ name: string }>>('job_portal.api.get_posted_jobs', { limit: 1 })
  return items[0]?.name ?? null
}

/** Who fits the job, the best first; without a job, the one that was posted last. */
export function listMatches(named: string | null, filters: CandidateFilters): LoadPage<Candidate> {
  return async (cursor) => {
    const job = named ?? (await newestJob())
    if (!job) return { items: [], next: null }
    const asked = { job, ...sent(filters), cursor }
    const page = await get<Page<MatchWire>>('job_portal.api.get_matches', asked)
    return { ...page, items: page.items.map((match) => matchOf(job, match)) }
  }
}

/** A move of `rules`, the taking back of the last one, or a new note. */
export type Decision = 'shortlist' | 'interview' | 'select' | 'ignore' | 'restore' | 'note'

export type DecisionDetails = {
  note?: string
  /** A time of the site, '2026-11-23 09:30:00', and a place or 'call'. */
  interview_at?: string
  place?: string
}

export type Decided = { name: string; status: ApplicationStatus }

export const decideApplication = (name: string, decision: Decision, details: DecisionDetails = {}) =>
  post<Decided>('job_portal.api.decide_application', { name, decision, ...details })

/** Invites who fits a job ('select'), shows them no more for it ('ignore'), or takes that back ('restore'). */
export const decideMatch = (job: string, searcher: string, decision: 'select' | 'ignore' | 'restore') =>
  post<unknown>('job_portal.api.decide_match', { job, searcher, decision })

/** The number of who applied, or of who fits a job and may be called. The server writes each look down. */
export const revealPhone = (who: CandidateRef) => post<{ phone: string }>('job_portal.api.reveal_phone', who)

export type ProfessionGroup = { profession: string; candidates: Candidate[] }

/** The candidates by profession, each profession where its first candidate stood. */
export function groupByProfession(all: readonly Candidate[]): ProfessionGroup[] {
  const groups = new Map<string, Candidate[]>()
  for (const candidate of all) {
    groups.set(candidate.profession, [...(groups.get(candidate.profession) ?? []), candidate])
  }
  return Array.from(groups, ([profession, members]) => ({ profession, candidates: members }))
}
