import { get, type Payload, post } from '@/lib/backend/call'
import { BackendError } from '@/lib/backend/errors'
import { refusalIn, type SaveReply } from '@/lib/backend/save-reply'
import { __ } from '@/lib/i18n/translate'

const refuse = (sentence: string, reply: SaveReply) => new BackendError(sentence, 200, '', '', reply)

/**
 * The new company's id in the answer of `add_company`.
 *
 * @throws {BackendError} with the server's sentence or the app's own, also if a success has no id
 */
export function createdCompanyId(reply: SaveReply): string {
  const refusal = reply ? refusalIn(reply) : ''
  if (refusal !== undefined) throw refuse(refusal || __('Failed to create company'), reply)
  const id = typeof reply === 'object' ? (reply?.name ?? reply?.docname) : undefined
  if (!id) throw refuse(__('Company created but name not found'), reply)
  return id
}

/** Creates the account's company and returns its id. */
export async function addCompany(payload: Payload): Promise<string> {
  return createdCompanyId(await post<SaveReply>('job_portal.api.add_company', payload))
}

/** The refusal that `add_company` gives an account with a company, for a browser that already knows of it. */
export function companyExists(id: string): BackendError {
  const sentence = __('Your account already has a company. Please update it instead of creating another one.')
  return new BackendError(sentence, 409, '', 'DuplicateEntryError', { company_name: id })
}

/** The id of the existing company if `add_company` was refused because of it; null for other failures. */
export function existingCompanyId(failure: unknown): string | null {
  if (!(failure instanceof BackendError) || failure.httpStatus !== 409) return null
  const { company_name: id } = failure.body as { company_name?: unknown }
  return typeof id === 'string' && id ? id : null
}

/** Saves changes to the company. */
export async function updateCompany(payload: Payload): Promise<void> {
  const reply = await post<SaveReply>('job_portal.api.update_company_details', payload)
  const refusal = refusalIn(reply)
  if (refusal !== undefined) throw refuse(refusal || __('Failed to update company'), reply)
}

export type Place = { area: string[]; city: string; state: string }
/** `isUnknown` marks a pincode that the directory lacks. Otherwise the look-up failed. */
export type Location = { place: Place } | { problem: string; isUnknown?: boolean }

/** The server's message, in English and in the page's language. */
const unknownPincode = () => ['Please enter Valid Pincode', __('Please enter Valid Pincode')]

/** Parses the answer of `get_location_details`: a place, or a message for an unknown pincode. */
export function locationIn(reply: Partial<Place> | string | null | undefined): Location {
  if (typeof reply === 'object' && reply !== null && Array.isArray(reply.area)) {
    return { place: { area: reply.area, city: reply.city ?? '', state: reply.state ?? '' } }
  }
  if (unknownPincode().some((words) => JSON.stringify(reply ?? '').includes(words))) {
    return {
      problem: __(
        'This pincode is not available in our database. Please enter a valid pincode or contact support.',
      ),
      isUnknown: true,
    }
  }
  return { problem: __('Failed to fetch location details: {0}', [typeof reply === 'string' ? reply : '']) }
}

/** The message for a failed look-up. */
export function locationProblem(failure: unknown): string {
  const { httpStatus = 0, exception = '', message = '' } = failure as Partial<BackendError>
  if ([401, 403].includes(httpStatus) || exception === 'AuthenticationError') {
    return __('Authentication required. Please log in to access this feature.')
  }
  return __('Failed to fetch location details: {0}', [message])
}

/** The message for a pincode without a city in the directory. The server has the same. */
export const cityNeeded = () => __('We do not know this pincode yet. Please enter the city, too.')

/** Looks a pincode up; never rejects. */
export async function findLocation(pincode: string): Promise<Location> {
  try {
    return locationIn(await get('job_portal.api.get_location_details', { pincode }))
  } catch (failure) {
    return { problem: locationProblem(failure) }
  }
}
