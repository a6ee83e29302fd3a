import { clearDraft, readDraft, writeDraft } from '@/lib/forms/draft'
import type { JobValues } from './fields'

/** The draft of a job that was submitted before it could be published. A log-out deletes it with the other drafts. */
const SUBMITTED = 'job-post-submitted'

export function keepSubmitted(values: JobValues): void {
  if (values.title.trim()) writeDraft(SUBMITTED, { ...values, selected_hr: undefined })
}

/** Null for a draft of an earlier release, whose fields had other names. */
export function readSubmitted() {
  const draft = readDraft(SUBMITTED)
  return draft?.title ? (draft as Partial<JobValues> & { title: string }) : null
}

export const dropSubmitted = (): void => clearDraft(SUBMITTED)
