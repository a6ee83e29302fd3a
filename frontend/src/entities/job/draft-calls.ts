import { get, type Payload, post, postFile } from '@/lib/backend/call'
import type { Page } from '@/lib/backend/reading'
import type { SavedJob } from './calls'
import type { ImportedFile, JobDraft, JobFeed } from './draft-types'
import type { JobDetails } from './types'

/** Reads a file with jobs. With `keep`, its rows become drafts. */
export const importJobs = (file: File, keep: boolean) =>
  postFile<ImportedFile>('job_portal.api.import_jobs', file, { keep: Number(keep) })

/** The file to fill in. */
export const getTemplate = () => get<{ file_name: string; csv: string }>('job_portal.api.get_import_template')

/** A page of the company's drafts, the newest first. */
export const getJobDrafts = (cursor: string | null) =>
  get<Page<JobDraft>>('job_portal.api.get_job_drafts', cursor ? { cursor } : {})

/** A draft with its fields. */
export const getJobDraft = (draft: string) =>
  get<JobDraft & { values: Partial<JobDetails> }>('job_portal.api.get_job_draft', { draft })

/** Publishes the job of a draft, unchanged or with the form's values. Repeating it returns the first one's job. */
export const publishDraft = (draft: string, job: Payload = {}) =>
  post<SavedJob>('job_portal.api.publish_draft', { ...job, draft })

export const deleteDraft = (draft: string) => post<unknown>('job_portal.api.delete_draft', { draft })

type FeedAnswer = { feed: JobFeed | null }

/** The feed of the account's company. */
export const getJobFeed = () => get<FeedAnswer>('job_portal.api.get_job_feed')

/** Sets the address of the company's feed; '' ends it. */
export const setJobFeed = (address: string) => post<FeedAnswer>('job_portal.api.set_job_feed', { address })

/** Reads the feed now. */
export const readJobFeed = () => post<FeedAnswer>('job_portal.api.read_job_feed')
