import { paths } from '@/lib/routes'
import type { Candidate } from './types'

/** Identifies a candidate: an applicant, or a match for a job. */
export type CandidateRef = { application: string } | { job: string; searcher: string }

/** The reference by which the server finds a candidate. A sample has none. */
export function refOf({ applications, match }: Candidate): CandidateRef | undefined {
  const newest = applications?.[0]
  if (newest) return { application: newest.name }
  return match && { job: match.job, searcher: match.searcher }
}

/** The address of a candidate's own screen. A sample has none. */
export function candidatePath(candidate: Candidate): string | undefined {
  const who = refOf(candidate)
  return who && pathOf(who)
}

/** The address of a candidate's own screen, by the reference. */
export const pathOf = (who: CandidateRef) => `${paths.candidate}?${new URLSearchParams(who)}`

/** Reads the reference from an address; null when it holds none. */
export function candidateIn(search: URLSearchParams): CandidateRef | null {
  const application = search.get('application')
  if (application) return { application }
  const [job, searcher] = [search.get('job'), search.get('searcher')]
  return job && searcher ? { job, searcher } : null
}
