import type { Answer } from '@/entities/question/types'
import { get, post } from '@/lib/backend/call'
import { pagesOf } from '@/lib/backend/pages-of'
import type { SavedApplication, StoredAppliedJob } from './types'

/** A page of the account's applications, filtered by a status if given. */
export const listAppliedJobs = (status?: string) =>
  pagesOf<StoredAppliedJob>('job_portal.api.get_applications', { status })

export type Answers = Record<string, Answer>

export type ApplicationValues = {
  job: string
  client_key: string
  cover_letter: string
  /** The URL of a file that this account uploaded or has in its profile. */
  resume?: string
  /** The answers by the ids of the job's questions. */
  answers?: Answers
  /** The job board whose link led here. */
  job_board?: string
  /** Whether the form said that name and letter go to the company's HR system. */
  told_of_hr?: boolean
}

/** Applies for a job. A repeated call returns the first application. */
export const applyToJob = (values: ApplicationValues) =>
  post<SavedApplication>('job_portal.api.apply_to_job', values)

/** The ids of the questions whose answer does not fit the job. */
export const checkAnswers = async (job: string, answers: Answers) =>
  (await get<{ misses: string[] }>('job_portal.api.check_answers', { job, answers: JSON.stringify(answers) }))
    .misses

export const withdrawApplication = (name: string) =>
  post<SavedApplication>('job_portal.api.withdraw_application', { name })

/** The contact's phone number, for applicants. The server logs each look. */
export const revealContact = (application: string) =>
  post<{ phone: string; changed_on: string | null }>('job_portal.api.reveal_phone', { application })
