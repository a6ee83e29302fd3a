import { JOB_DRAFT } from '@/entities/job/unposted-job'
import { clearDraft, readDraft, renameInDrafts, writeDraft } from '@/lib/forms/draft'
import type { JobValues } from './fields'

/** The draft of a job that was submitted before it could be published. A log-out deletes it with the other drafts. */
const SUBMITTED = 'job-post-submitted'

export function keepSubmitted(values: JobValues): void {
  if (values.title.trim()) writeDraft(SUBMITTED, values, ['selected_hr'])
}

export const readSubmitted = () => readDraft(SUBMITTED) as (Partial<JobValues> & { title: string }) | null
export const dropSubmitted = (): void => clearDraft(SUBMITTED)

const renamed: Record<string, string> = {
  jobTitle: 'title',
  jobCategory: 'category',
  numberOfOpenings: 'openings',
  minSalary: 'pay_min',
  maxSalary: 'pay_max',
  selectedHR: 'selected_hr',
}

/**
 * Renames the fields of drafts from before November 2026, which are in camel case. Drafts not posted since then, nor
 * deleted by a log-out, still have the old names.
 */
export function renameOldDrafts(): void {
  renameInDrafts(
    JOB_DRAFT,
    (name) => renamed[name] ?? name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
  )
}
