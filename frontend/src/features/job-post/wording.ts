import { useMemo } from 'react'
import type { HeldFor } from '@/entities/job/types'
import { post } from '@/lib/backend/call'
import { useRecord } from '@/lib/backend/reading'
import { type FieldName, fieldNames, stepOf } from './fields'

/** A text that would hold the job, with its field and step, from 0. */
export type WordingProblem = HeldFor & { field?: FieldName; step: number }

type Answer = {
  problems: (HeldFor & { field: string })[]
  /** Further questions. The job is posted whatever the answer. */
  questions: { sentence: string; field: string }[]
  /** The facts that the description tells. */
  facts?: string[]
  /** The category of the title's trade. */
  category?: string | null
}
type Asked = { sentence: string; field?: FieldName; step: number }

async function checkPosting(written: string, name?: string): Promise<Answer> {
  const values = { ...JSON.parse(written), ...(name && { name }) }
  return post<Answer>('job_portal.api.check_posting', values)
}

/** Adds the step. Problems of fields that the form lacks go to the first step. */
function withStep<Said extends { field: string }>({ field, ...said }: Said) {
  const own = fieldNames.find((name) => name === field)
  return { ...said, field: own, step: own ? stepOf(own) : 0 }
}

/**
 * The texts that would hold the job, and further questions. The previous result stays visible until the next one.
 * Without a network it returns nothing: the server checks again at posting.
 *
 * @param written the payload as JSON; null asks nothing
 */
export function useWording(
  written: string | null,
  name?: string,
): { problems: WordingProblem[]; questions: Asked[]; facts?: readonly string[]; category?: string | null } {
  const key = written === null ? null : ['wording', written, name ?? null]
  const { data } = useRecord(key, () => checkPosting(written ?? '', name), { keepsPrevious: true })
  return useMemo(
    () => ({
      problems: (data?.problems ?? []).map(withStep),
      questions: (data?.questions ?? []).map(withStep),
      facts: data?.facts,
      category: data?.category,
    }),
    [data],
  )
}
