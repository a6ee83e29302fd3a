import { useMemo } from 'react'
import type { HeldFor } from '@/entities/job/types'
import { post } from '@/lib/backend/call'
import { useRecord } from '@/lib/backend/reading'
import { stepOf } from './problems'
import { draftFields, wireNames } from './wire'

/** What would hold the job, and the step where it stands, from 0. */
export type WordingProblem = HeldFor & { step: number }

type Answer = { problems: (HeldFor & { field: string })[] }

async function checkPosting(written: string, name?: string): Promise<Answer['problems']> {
  const values = { ...JSON.parse(written), ...(name && { name }) }
  return (await post<Answer>('job_portal.api.check_posting', values)).problems
}

/**
 * What would hold a job with these fields; what was found before is shown until then. Where the server is not reached it says
 * nothing: the server looks again when the job is posted.
 *
 * @param written the fields on the wire, as JSON; null asks nothing
 */
export function useWording(written: string | null, name?: string): WordingProblem[] {
  const key = written === null ? null : ['wording', written, name ?? null]
  const { data } = useRecord(key, () => checkPosting(written ?? '', name), { keepsPrevious: true })
  return useMemo(
    () =>
      (data ?? []).map(({ field, ...problem }) => {
        const own = draftFields.find((each) => wireNames[each] === field)
        return { ...problem, step: own ? stepOf(own) : 0 }
      }),
    [data],
  )
}
