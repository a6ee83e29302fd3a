/**
 * A part of the page's inline script: sends the first reads of this address while the app's scripts load. The previous
 * start stored the list (lib/backend/first-reads.ts). It runs only if the cookie and the stored session name the same
 * account.
 */
import type { EarlyReads, FirstReads } from '@/lib/backend/first-reads'
import { readPlainly } from '@/lib/backend/plain-read'
import type { Session } from '@/lib/backend/session'

/** The calls of the previous start at this address, if they belong to the present account. */
function callsOf(reads: FirstReads | null, { user }: Session): string[] {
  const isOwn = document.cookie.includes(`user_id=${encodeURIComponent(user.email)}`)
  return (isOwn && reads?.owner === user.email && reads.calls[location.pathname + location.search]) || []
}

function send(calls: string[], session: Session): void {
  const answers: EarlyReads['answers'] = {}
  for (const call of calls) answers[call] = [...(answers[call] ?? []), readPlainly(call, session)]
  window.earlyReads = { token: session.token, answers }
}

try {
  const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null')
  const session: Session | null = stored('session')
  const calls = session ? callsOf(stored('firstReads'), session) : []
  if (session && calls.length > 0) send(calls, session)
} catch (error) {
  // The app then makes its own calls.
  console.warn(error)
}
