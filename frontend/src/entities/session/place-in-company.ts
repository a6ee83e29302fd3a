import { fetchBoot } from '@/lib/backend/boot-of-session'
import { post } from '@/lib/backend/call'
import { BackendError } from '@/lib/backend/errors'
import { forgetAll } from '@/lib/backend/reading'
import { readSession, signedInAccount, watchAccount } from '@/lib/backend/session'
import { boot, hearNews, type News } from '@/lib/boot'
import { __ } from '@/lib/i18n/translate'
import { copyPrefix, draftPrefix, hearOtherTabs, remove, removeAll, storageKeys } from '@/lib/storage'
import { toast } from '@/lib/toast'
import {
  followRole,
  keepCompanyName,
  readCompanyName,
  readHolds,
  readUserType,
  setUserType,
  wayHome,
} from './who'

/* An account's membership in a company starts with an invitation. Another member, on another device, may end it at
   any time (docs/behaviour.md#members). The server knows; this device follows. */

export type Place = Pick<News, 'roles' | 'role'> & { company_name?: string | null }

const noLonger = () => __('You are no longer a member of this company.')

/**
 * Deletes unsent messages to applicants. If the account is also a searcher, they cannot be told from its own messages.
 */
function forgetMessages(): void {
  const account = signedInAccount()
  removeAll(`${draftPrefix}message:`)
  if (account)
    import('@/lib/forms/outbox-store').then(({ forgetOutbox }) => forgetOutbox(account)).catch(console.warn)
}

/** Forgets the company that the account has left, drops its data, and leads from its screens to home. */
function loseCompany({ roles, role }: Place): void {
  const isShown = readUserType() === 'company'
  keepCompanyName(null)
  hearNews({ roles, role, may_publish: false })
  followRole()
  // Without another role, home asks for a user type.
  if (isShown && !readHolds(readUserType())) setUserType(null)
  if (!roles?.includes('job_searcher')) forgetMessages()
  for (const key of ['companyEdit', 'hrEdit', 'fromProfile', 'firstReads'] as const) remove(storageKeys[key])
  removeAll(copyPrefix)
  toast.info(noLonger(), { long: true })
  // The company's screen must not reload the data.
  void forgetAll({ isReadAgain: !isShown })
  wayHome.set(isShown)
}

/** Stores the company that the account has joined, and reads the screen's data again. */
export function gainCompany({ roles, company_name: name }: Place): void {
  keepCompanyName(name)
  hearNews({ roles })
  // Accepted on another device, or the answer was lost: home would ask again what brings the person.
  if (!readUserType()) setUserType('company')
  void forgetAll()
  // The boot says whether the company may post jobs.
  fetchBoot().then(hearNews, console.error)
}

const hasCompany = () => readCompanyName() !== null || readHolds('company')

/** Asks the server for the account's company and roles, and applies them. Resolves to whether the company is lost. */
async function ask(): Promise<boolean> {
  const isOther = watchAccount()
  const place = await post<Place>('job_portal.api.get_session')
  if (isOther()) return false
  if (!place.company_name) {
    if (!hasCompany()) return false
    loseCompany(place)
    return true
  }
  if (place.company_name !== readCompanyName()) gainCompany(place)
  else hearNews({ roles: place.roles })
  return false
}

let asking: Promise<boolean> | undefined

/** Applies a change of membership made on this or another device. Simultaneous calls ask the server once. */
export async function followMembership(): Promise<boolean> {
  if (!readSession()) return false
  asking ??= ask().finally(() => (asking = undefined))
  return asking.catch(() => false)
}

/** Whether the account has just lost its company. Without a company, or on a sample site, the server is not asked. */
const hasLostCompany = async () => boot.market === 'live' && hasCompany() && followMembership()

/** The failure of a refused call. If the membership has ended, the failure says so. */
export async function explainRefusal(refusal: BackendError): Promise<BackendError> {
  if (!(await hasLostCompany())) return refusal
  const { httpStatus, httpStatusText, exception, body } = refusal
  return new BackendError(noLonger(), httpStatus, httpStatusText, exception, body)
}

/** Asks for the company of an account that has none on a company's screen. Another device may have joined one. */
export function lookForCompany(): void {
  const isMissed = readUserType() === 'company' && !hasCompany()
  if (isMissed && boot.market === 'live' && document.visibilityState === 'visible') void followMembership()
}

/**
 * Applies a membership that began or ended before this start, ended in another tab, or began while the screen was
 * hidden.
 */
export function followCompany(): void {
  if (boot.roles && readHolds('company') === !readCompanyName()) void hasLostCompany()
  hearOtherTabs(storageKeys.companyName, (name) => name === null && void hasLostCompany())
  document.addEventListener('visibilitychange', lookForCompany)
}
