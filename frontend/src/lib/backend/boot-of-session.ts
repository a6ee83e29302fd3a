import { withTimeout } from '@/lib/backend/timeout'
import { type Boot, boot, hearNews, keptMarket, setCsrfToken } from '@/lib/boot'
import { storageKeys, writeJson } from '@/lib/storage'
import { takeEarly } from './first-reads'
import { readSession } from './session'

/** The language that a guest's link names. An account keeps its own. */
export const linkLanguage = (): string | null =>
  readSession() ? null : new URLSearchParams(window.location.search).get('_lang')

/** Fetches the boot for the cookie's session. Rejects when the server does not answer. */
export function fetchBoot(): Promise<Boot> {
  return withTimeout(async () => {
    const named = linkLanguage()
    const query = named ? `?${new URLSearchParams({ _lang: named })}` : ''
    const response = await fetch(`/api/method/job_portal.api.get_boot${query}`)
    const { message } = (await response.json()) as { message?: Boot }
    if (!message) throw new Error(`No boot: ${response.status}`)
    return message
  })
}

function takeOver(ofSession: Boot): void {
  const { market: _, may_publish: __, is_frozen: ___, ...others } = ofSession
  Object.assign(boot, others, { shell: false })
  setCsrfToken(boot.csrf_token)
  hearNews(ofSession)
}

let asking: Promise<void> | undefined

/**
 * Waits until the boot belongs to the session. A page from the server resolves at once. A page from the service worker
 * asks the server. If the server does not answer, the page keeps its stored boot and market, and the next call asks
 * again.
 */
export async function completeBoot(): Promise<void> {
  if (!boot.shell) return
  asking ??= Promise.resolve(takeEarly('job_portal.api.get_boot'))
    .then((early) => (early as Boot | undefined) ?? fetchBoot())
    .then(takeOver, console.error)
  await asking
  asking = undefined
  if (!boot.market) hearNews({ market: keptMarket() })
}

/**
 * Stores the boot of the next page from the service worker: site, market and language, but no session data. If the site
 * offers several languages, that page uses the current one and names the dictionary of its own release.
 */
export function keepBoot(answered: Boot = boot): void {
  const { csrf_token: _, shell: __, ...others } = answered
  const { market: ___, may_publish: ____, is_frozen: _____, roles: ______, role: _______, ...kept } = others
  if (kept.languages?.length)
    for (const name of ['lang', 'languages', 'messages', 'messages_file'] as const) delete kept[name]
  writeJson(storageKeys.boot, kept)
  hearNews({ market: answered.market })
}
