import type { Session } from './session'

/** These calls need only the cookie. */
const BY_COOKIE = ['frappe.auth.get_logged_user', 'job_portal.api.get_boot']

/** After this time the SDK makes the call and reports its failure. */
const PATIENCE_MS = 10_000

/**
 * A read of the account without the SDK, such as 'job_portal.api.get_notifications?limit=1'. Gives undefined for a
 * failure: the SDK then repeats the call and reports it.
 */
export async function readPlainly(call: string, { token, api_key, api_secret }: Session): Promise<unknown> {
  const [method = ''] = call.split('?')
  const keys = { Authorization: `token ${token}`, 'X-Api-Key': api_key, 'X-Api-Secret': api_secret }
  const headers = { Accept: 'application/json', ...(!BY_COOKIE.includes(method) && keys) }
  const controller = new AbortController()
  setTimeout(() => controller.abort(), PATIENCE_MS)
  try {
    const response = await fetch(`/api/method/${call}`, { headers, signal: controller.signal })
    return response.ok ? ((await response.json()) as { message?: unknown }).message : undefined
  } catch {
    return undefined
  }
}
