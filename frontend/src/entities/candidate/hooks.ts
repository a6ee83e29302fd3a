import { samplesOf, useMarketList } from '@/entities/samples'
import { changeItems, type Reading, refresh, useRecord } from '@/lib/backend/reading'
import { type ApplicantsQuery, listApplicants, listMatches } from './calls'
import { type CandidateDetails, getCandidate } from './details'
import { useFilters } from './filters'
import type { CandidateRef } from './links'
import type { ApplicationSummary, Candidate } from './types'

const APPLICANTS = 'applicants'
const MATCHES = 'matches'
const CANDIDATE = 'candidate'

function useApplicantList(list: 'applicants' | 'applied' | 'shortlisted', query: ApplicantsQuery) {
  const filters = useFilters()
  return useMarketList<Candidate>(APPLICANTS, {
    key: [list, query.job ?? null, ...Object.values(filters)],
    sample: () => samplesOf(list),
    live: listApplicants(query, filters),
  })
}

/** The applicants of one job, latest first. */
export const useApplicants = (job: string | null) => useApplicantList('applicants', { job })

/** The applicants of all jobs of the company, by profession. */
export const useApplied = () => useApplicantList('applied', { order: 'profession' })

export const useShortlisted = () => useApplicantList('shortlisted', { status: 'Shortlisted,Interview' })

/** The matches for a job; without one, for the company's newest job. */
export function usePreScreened(job: string | null) {
  const filters = useFilters()
  return useMarketList<Candidate>(MATCHES, {
    key: [job, ...Object.values(filters)],
    sample: () => samplesOf('preScreened'),
    live: listMatches(job, filters),
  })
}

/** Changes an application in the cached lists, until they are read again. */
export const showApplication = (name: string, change: Partial<ApplicationSummary>) =>
  changeItems<Candidate>(APPLICANTS, (candidate) =>
    candidate.application?.name === name
      ? { ...candidate, application: { ...candidate.application, ...change } }
      : candidate,
  )

/** Marks a searcher as invited in the cached lists, until they are read again. */
export const showInvited = (searcher: string) =>
  changeItems<Candidate>(MATCHES, (candidate) =>
    candidate.match?.searcher === searcher
      ? { ...candidate, match: { ...candidate.match, isInvited: true } }
      : candidate,
  )

export const reloadMatches = () => refresh(MATCHES)

/** One candidate with all that the company can read; null when the address names none. */
export function useCandidate(who: CandidateRef | null): Reading<CandidateDetails | null> {
  const key = who ? Object.values(who) : []
  return useRecord([CANDIDATE, ...key], async () => who && getCandidate(who))
}

export const reloadCandidate = () => refresh(CANDIDATE)

export const reloadApplicants = () => refresh(APPLICANTS)
