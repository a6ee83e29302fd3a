import { useMemo } from 'react'
import type { HeldFor } from '@/entities/job/types'
import { post } from '@/lib/backend/call'
import { useRecord } from '@/lib/backend/reading'
import { type FieldName, fieldNames, stepOf } from './fields'

/** What would hold the job, and the field where it stands, on its step, from 0. */
export type WordingProblem = HeldFor & { field?: FieldName; step: number }

type Answer = {
  problems: (HeldFor & { field: string })[]
  /** What is asked beside that. Nothing depends on the answer. */
  questions: { sentence: string; field: string }[]
}
type Asked = { sentence: string; field?: FieldName; step: number }

async function checkPosting(written: string, name?: string): Promise<Answer> {
  const values = { ...JSON.parse(written), ...(name && { name }) }
  return post<Answer>('job_portal.api.check_posting', values)
}

/** The step where it stands; the first one for what has no field of its own on the form. */
function withStep<Said extends { field: string }>({ field, ...said }: Said) {
  const own = fieldNames.find((name) => name === field)
  return { ...said, field: own, step: own ? stepOf(own) : 0 }
}

/**
 * What would hold a job with these fields, and what is asked about it; what was found before is shown until then. Where the server is not reached it says
 * nothing: the server looks again when the job is posted.
 *
 * @param written the fields on the wire, as JSON; null asks nothing
 */
export function useWording(
  written: string | null,
  name?: string,
): { problems: WordingProblem[]; questions: Asked[] } {
  const key = written === null ? null : ['wording', written, name ?? null]
  const { data } = useRecord(key, () => checkPosting(written ?? '', name), { keepsPrevious: true })
  return useMemo(
    () => ({
      problems: (data?.problems ?? []).map(withStep),
      questions: (data?.questions ?? []).map(withStep),
    }),
    [data],
  )
}
