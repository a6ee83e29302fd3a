import { samplesOf, useMarketList } from '@/entities/samples'
import { changeItems, type Reading, refresh, useRecord } from '@/lib/backend/reading'
import { type ApplicantsQuery, listApplicants, listMatches } from './calls'
import { useFilters } from './candidate-filters'
import type { CandidateRef } from './candidate-links'
import { type CandidateDetails, getCandidate } from './details'
import type { ApplicationSummary, Candidate } from './types'

const APPLICANTS = 'applicants'
const MATCHES = 'matches'
const CANDIDATE = 'candidate'

/** The applicants of each list, besides the matches for a job. */
export const queries: Record<'applicants' | 'applied' | 'shortlisted', ApplicantsQuery> = {
  applicants: {},
  applied: { order: 'profession' },
  shortlisted: { status: 'Shortlisted,Interview' },
}

export type ApplicantListName = keyof typeof queries
export type CandidateListName = ApplicantListName | 'preScreened'

/**
 * A list of candidates, with the filters in the address.
 *
 * @param job limits it to one job. Matches default to the company's newest job
 */
export function useCandidates(list: CandidateListName, job: string | null) {
  const filters = useFilters()
  const isMatches = list === 'preScreened'
  return useMarketList<Candidate>(isMatches ? MATCHES : APPLICANTS, {
    key: [list, job, ...Object.values(filters)],
    sample: () => samplesOf(list),
    live: isMatches ? listMatches(job, filters) : listApplicants({ ...queries[list], job }, filters),
  })
}

/** Updates an application in the cached lists until they are reloaded. */
export const showApplication = (name: string, change: Partial<ApplicationSummary>) =>
  changeItems<Candidate>(APPLICANTS, (candidate) =>
    candidate.applications?.some((each) => each.name === name)
      ? {
          ...candidate,
          applications: candidate.applications.map((each) =>
            each.name === name ? { ...each, unseen: false, ...change } : each,
          ),
        }
      : candidate,
  )

/** Marks a searcher as invited in the cached lists until they are reloaded. */
export const showInvited = (searcher: string) =>
  changeItems<Candidate>(MATCHES, (candidate) =>
    candidate.match?.searcher === searcher
      ? { ...candidate, match: { ...candidate.match, invited: true } }
      : candidate,
  )

export const reloadMatches = () => refresh(MATCHES)

/** One candidate with all that the company can read; null if the address names none. */
export function useCandidate(who: CandidateRef | null): Reading<CandidateDetails | null> {
  const key = who ? Object.values(who) : []
  return useRecord([CANDIDATE, ...key], async () => who && getCandidate(who))
}

/** Reloads a candidate and the interview. */
export const reloadCandidate = () => Promise.all([refresh(CANDIDATE), refresh('interviews')])

export const reloadApplicants = () => refresh(APPLICANTS)

/** Reloads all data with applications: call it after a decision, since another member may have decided, too. */
export const reloadDecided = () => Promise.all([reloadApplicants(), reloadCandidate()])
