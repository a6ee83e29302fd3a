import { clearDraft, readDraft, renameInDrafts, writeDraft } from '@/lib/forms/draft'
import type { JobValues } from './fields'

export const DRAFT = 'job-post'

/** What was submitted before it could be published. It goes with the other drafts at a log-out. */
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
 * Until November 2026 drafts named their fields in camel case. Whoever wrote a job then and has not posted it, nor logged
 * out, still has one: it opens with the names of today.
 */
export function renameOldDrafts(): void {
  renameInDrafts(
    DRAFT,
    (name) => renamed[name] ?? name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
  )
}
