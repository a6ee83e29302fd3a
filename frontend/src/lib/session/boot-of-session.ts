import { withTimeout } from '@/lib/backend/timeout'
import { type Boot, boot, setCsrfToken } from '@/lib/boot'
import { hearOfMarket, recallMarket } from '@/lib/market'

/** The boot as the server has it now, for the session of the cookie. Rejects where no answer of it came. */
export function fetchBoot(): Promise<Boot> {
  return withTimeout(async () => {
    const response = await fetch('/api/method/job_portal.api.get_boot')
    const { message } = (await response.json()) as { message?: Boot }
    if (!message) throw new Error(`No boot: ${response.status}`)
    return message
  })
}

function takeOver(ofSession: Boot): void {
  Object.assign(boot, ofSession, { shell: false })
  setCsrfToken(boot.csrf_token)
  hearOfMarket(ofSession)
}

let asking: Promise<void> | undefined

/**
 * Waits until the boot is the session's: at once in a page that came from the server. A page from the service
 * worker asks for it; without an answer it goes on with what it has, and the next call asks again.
 */
export async function completeBoot(): Promise<void> {
  if (!boot.shell) return
  asking ??= fetchBoot().then(takeOver, console.error)
  await asking
  asking = undefined
  recallMarket()
}
