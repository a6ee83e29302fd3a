import { isInBrowser } from './environment'
import { readJson, storageKeys } from './storage'

/** What the server puts into the page as inert JSON (job_portal/web/boot.py). */
export type Boot = {
  /** The page is the one that the service worker keeps, for whoever comes: its session is to be asked for. */
  shell?: boolean
  csrf_token?: string
  site_name?: string
  /** Absent or null where the host has no socket server. */
  socketio_port?: number | string | null
  lang?: string
  /** Those that the site offers; none where that is English alone. */
  languages?: { code: string; name: string }[]
  /** Where the app's translations into `lang` are; absent for English. */
  messages_file?: string
  /** The site's own translations, which win over the app's. */
  messages?: Record<string, string>
  /** Absent in a page that the service worker kept. */
  market?: 'sample' | 'live'
  /** Whether the account's company may publish a job. */
  may_publish?: boolean
  /** Whether the account has frozen itself. */
  is_frozen?: boolean
  /** The site's, such as Asia/Kolkata: the times of the server's answers are in it. */
  time_zone?: string
  /** Names of the JP Industry records. */
  industries?: string[]
  /**
   * When set, the session's token alone says who is asking, under this type, and the cookie is ignored
   * (docs/behaviour.md#token-mode). From the site's configuration: `job_portal_token_mode`.
   */
  token_mode?: { type: 'token' | 'Bearer' } | null
}

/** Reads the boot from a page; an absent or broken one gives an empty boot, so that the app still starts. */
export function readBoot(page: Document): Boot {
  const text = page.getElementById('boot')?.textContent
  if (!text) return {}
  try {
    const boot: unknown = JSON.parse(text)
    return typeof boot === 'object' && boot !== null ? (boot as Boot) : {}
  } catch (error) {
    console.error('The page carries no readable boot.', error)
    return {}
  }
}

const inPage: Boot = isInBrowser ? readBoot(document) : {}

/** What is known of the site, the language and the session's token; of a kept page until the server was asked. */
export const boot: Boot = inPage.shell ? { ...inPage, ...readJson<Boot>(storageKeys.boot) } : inPage

/** The SDK reads the token from `window` at each request. An empty token leaves the present one. */
export function setCsrfToken(token: string | undefined): void {
  if (token) window.csrf_token = token
}

setCsrfToken(boot.csrf_token)

/** Whether the site offers more languages than one. */
export const isLanguageChoice = (): boolean => Boolean(boot.languages?.length)
