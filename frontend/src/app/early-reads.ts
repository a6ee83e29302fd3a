/**
 * A part of the page's inline script: sends the first reads of this address while the app's scripts load. The previous
 * start stored the list (lib/backend/first-reads.ts). It runs only if the cookie and the stored session name the same
 * account.
 */
import type { EarlyReads, FirstReads } from '@/lib/backend/first-reads'
import type { Session } from '@/lib/backend/session'

/** These calls need only the cookie. */
const BY_COOKIE = ['frappe.auth.get_logged_user', 'job_portal.api.get_boot']

/** After this time the app makes the calls itself and reports their failures. */
const PATIENCE_MS = 10_000

async function read(call: string, headers: Record<string, string>): Promise<unknown> {
  const controller = new AbortController()
  setTimeout(() => controller.abort(), PATIENCE_MS)
  try {
    const response = await fetch(`/api/method/${call}`, { headers, signal: controller.signal })
    return response.ok ? ((await response.json()) as { message?: unknown }).message : undefined
  } catch {
    return undefined
  }
}

/** The calls of the previous start at this address, if they belong to the present account. */
function callsOf(reads: FirstReads | null, { user }: Session): string[] {
  const isOwn = document.cookie.includes(`user_id=${encodeURIComponent(user.email)}`)
  return (isOwn && reads?.owner === user.email && reads.calls[location.pathname + location.search]) || []
}

function send(calls: string[], { token, api_key, api_secret }: Session): void {
  const keys = { Authorization: `token ${token}`, 'X-Api-Key': api_key, 'X-Api-Secret': api_secret }
  const answers: EarlyReads['answers'] = {}
  for (const call of calls) {
    const headers = { Accept: 'application/json', ...(BY_COOKIE.includes(call) ? {} : keys) }
    answers[call] = [...(answers[call] ?? []), read(call, headers)]
  }
  window.earlyReads = { token, answers }
}

/** The app's first call needs them. */
function preloadSdk(): void {
  const urls = document.querySelector<HTMLMetaElement>('meta[name=sdk]')?.content.split(' ') ?? []
  for (const href of urls)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
}

try {
  const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null')
  const session: Session | null = stored('session')
  const calls = session ? callsOf(stored('firstReads'), session) : []
  if (session && calls.length > 0) send(calls, session)
  else if (session) preloadSdk()
} catch (error) {
  // The app then makes its own calls.
  console.warn(error)
}
