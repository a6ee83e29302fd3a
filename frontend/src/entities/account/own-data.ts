import { fetchBoot } from '@/lib/backend/boot-of-session'
import { get, post } from '@/lib/backend/call'
import { getFile } from '@/lib/backend/get-file'
import { useRecord } from '@/lib/backend/reading'
import { hearNews, type News } from '@/lib/boot'

/** A list of stored data, with the labels of its fields and the names of fields with times. */
export type DataSection = {
  key: string
  title: string
  labels: Record<string, string>
  times: string[]
  rows: Record<string, string | number | true>[]
}

export type OwnData = { number: string; made_on: string; sections: DataSection[] }

export type CopyKind = 'json' | 'pdf'

/** The data that the site stores about the account. */
export const useOwnData = () => useRecord(['own-data'], () => get<OwnData>('job_portal.api.get_my_data'))

/** The same data as a file. */
export const getCopy = (kind: CopyKind): Promise<Blob> =>
  getFile(`/api/method/job_portal.api.download_my_data?kind=${kind}`)

/** Sends the account's number a code for the deletion, and returns its reference. */
export const sendDeleteCode = async (): Promise<string> =>
  (await post<{ reference_no: string }>('job_portal.api.send_delete_code', {})).reference_no

/**
 * Deletes the account permanently.
 *
 * @param isWithCompany whether the person knows that the company is deleted, too
 */
export const deleteAccount = (reference: string, otp: string, isWithCompany: boolean) =>
  post<unknown>('job_portal.api.delete_account', {
    reference_number: reference,
    OTP: otp,
    with_company: isWithCompany,
  })

/** Hides the account's data from everybody else. */
export const freezeAccount = () => change('job_portal.api.freeze_account')

/** Shows the account's data again. */
export const thawAccount = () => change('job_portal.api.thaw_account')

async function change(method: string): Promise<void> {
  hearNews(await post<News>(method, {}))
  // The company's permission to post may have changed.
  fetchBoot().then(hearNews, console.error)
}
