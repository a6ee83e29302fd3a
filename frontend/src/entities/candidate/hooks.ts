import { samplesOf, useMarketList } from '@/entities/samples'
import { changeItems, refresh } from '@/lib/backend/reading'
import { type ApplicantsQuery, listApplicants, listMatches } from './calls'
import { useFilters } from './filters'
import type { ApplicationSummary, Candidate, Match } from './types'

const APPLICANTS = 'applicants'
const MATCHES = 'matches'

function useApplicantList(list: 'applicants' | 'applied' | 'shortlisted', query: ApplicantsQuery) {
  const filters = useFilters()
  return useMarketList<Candidate>(APPLICANTS, {
    key: [list, query.job ?? null, ...Object.values(filters)],
    sample: () => samplesOf(list),
    live: listApplicants(query, filters),
  })
}

/** Those who applied for one job, the latest first. */
export const useApplicants = (job: string | null) => useApplicantList('applicants', { job })

/** Those who applied for any job of the company, by profession. */
export const useApplied = () => useApplicantList('applied', { order: 'profession' })

export const useShortlisted = () => useApplicantList('shortlisted', { status: 'Shortlisted,Interview' })

/** Those whom the portal suggests for a job; without one, for the company's newest. */
export function usePreScreened(job: string | null) {
  const filters = useFilters()
  return useMarketList<Candidate>(MATCHES, {
    key: [job, ...Object.values(filters)],
    sample: () => samplesOf('preScreened'),
    live: listMatches(job, filters),
  })
}

/** Changes what the lists show of an application, until they are read anew. */
export const showApplication = (name: string, change: Partial<ApplicationSummary>) =>
  changeItems<Candidate>(APPLICANTS, (candidate) =>
    candidate.application?.name === name
      ? { ...candidate, application: { ...candidate.application, ...change } }
      : candidate,
  )

/** Changes what the lists show of a match, until they are read anew. */
export const showMatch = (searcher: string, change: Partial<Match>) =>
  changeItems<Candidate>(MATCHES, (candidate) =>
    candidate.match?.searcher === searcher
      ? { ...candidate, match: { ...candidate.match, ...change } }
      : candidate,
  )

export const reloadMatches = () => refresh(MATCHES)

export const reloadApplicants = () => refresh(APPLICANTS)
