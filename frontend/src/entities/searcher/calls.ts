import { gainRole } from '@/entities/session/who'
import { get, type Payload, post, postFile } from '@/lib/backend/call'
import { getFile } from '@/lib/backend/get-file'
import type { LoadPage } from '@/lib/backend/reading'
import type { PhoneLook, Searcher } from './types'

/** The account's profile. Before its first save it holds only the account's name. */
export const getSearcher = () => get<Searcher>('job_portal.api.get_searcher')

/** Saves the changed fields and returns the whole profile; '' clears a field. */
export async function saveSearcher(changes: Payload): Promise<Searcher> {
  const saved = await post<Searcher>('job_portal.api.save_searcher', changes, { isRepeatable: true })
  gainRole('job_searcher')
  return saved
}

/** A resume made from the stored profile, with its texts in a language of `rules`. */
export const getResume = (kind: 'pdf' | 'json', language: string): Promise<Blob> =>
  getFile(`/api/method/job_portal.api.make_resume?kind=${kind}&language=${language}`)

/** Sends a PDF or DOCX, which the server does not store. Returns the profile's fields that it states. */
export const parseResume = (file: File) =>
  postFile<{ fields: Payload; resume: Payload | null }>('job_portal.api.parse_resume', file)

/** The companies that looked at the number or resume, latest first. */
export const listPhoneLooks: LoadPage<PhoneLook> = (cursor) =>
  get('job_portal.api.get_phone_looks', { cursor })

/** Hides the number and resume from the company of a look. */
export const blockCompany = (look: string) => post<unknown>('job_portal.api.block_company', { look })
export const unblockCompany = (look: string) => post<unknown>('job_portal.api.unblock_company', { look })

/** Reports the job of a look for a reason of `rules`. */
export const reportLook = (look: string, reason: string) =>
  post<unknown>('job_portal.api.report_look', { look, reason })
