import { get, post } from '@/lib/backend/call'
import { BackendError } from '@/lib/backend/errors'
import { refresh, useRecord } from '@/lib/backend/reading'
import { __ } from '@/lib/i18n/translate'

/** The account's number, and its request to change a lost one. */
export type NumberChange = {
  number: string
  /** Whether reviewers decide on lost numbers here. */
  may_be_lost: boolean
  step: 'none' | 'waiting' | 'granted'
  /** A lost account is claimed by a new one. */
  kind: 'Lost Number' | 'Lost Account' | null
  new_number: string | null
  takes_effect_on: string | null
}

/** A code was sent to the old or the new number. */
export type NumberCode = { step: 'old' | 'new'; reference_no: string }

export const useNumberChange = () =>
  useRecord(['number-change'], () => get<NumberChange>('job_portal.api.get_number_change'))

/**
 * Starts to change the account's number, or sends a code again.
 *
 * @param paper the URL of an uploaded file, if the old number is lost
 */
export async function startNumberChange(mobile: string, paper?: string): Promise<NumberCode> {
  const lost = paper ? { is_old_lost: true, paper } : {}
  const reply = await post<NumberCode | string>('job_portal.api.start_number_change', {
    mobile_no: mobile,
    ...lost,
  })
  if (typeof reply === 'string') throw new BackendError(__('User Already Exists'), 409)
  return reply
}

/** Reads the change again after a failure: the server may have done the work, and only its answer was lost. */
function readAfterFailure(thrown: unknown): never {
  void refresh('number-change')
  throw thrown
}

/** Asks for the account of a number that the person has lost, or that somebody else has now. */
export async function claimAccount(mobile: string, paper: string): Promise<void> {
  await post('job_portal.api.claim_account', { mobile_no: mobile, paper }).catch(readAfterFailure)
  await refresh('number-change')
}

/** Enters a code. Null if the number is changed, or if the request is made. */
export async function confirmNumberChange(reference: string, otp: string): Promise<NumberCode | null> {
  const answer = await post<NumberCode | { step: 'done' | 'waiting' }>(
    'job_portal.api.confirm_number_change',
    { reference_number: reference, OTP: otp },
  ).catch(readAfterFailure)
  if ('reference_no' in answer) return answer
  await Promise.all([refresh('number-change'), refresh('own-data')])
  return null
}

/** Ends the account's change of number. */
export async function cancelNumberChange(): Promise<void> {
  await post('job_portal.api.cancel_number_change', {})
  await refresh('number-change')
}
