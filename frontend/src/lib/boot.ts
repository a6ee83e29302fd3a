import { isInBrowser } from './environment'
import { hearOtherTabs, readJson, readText, storageKeys, tellOtherTabs } from './storage'
import { createStore, useStore } from './store'

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
export const boot: Boot = inPage.shell
  ? { ...inPage, ...readJson<Boot>(storageKeys.boot) }
  : { market: 'sample', ...inPage }

const changes = createStore(boot)

/** Calls the listener when an answer of the server, or another tab, has changed the boot. Gives what ends that. */
export const subscribeBoot = changes.subscribe

/** What `select` gives of the boot. `inPage`: the same while a rendered page is taken over. */
export const useBoot = <Selected>(select: (boot: Boot) => Selected, inPage: () => Selected): Selected =>
  useStore(changes, select, inPage)

/** What the boot, the reply to a sign-in and that to a posted job say of the market, and of the account's part in it. */
export type News = Pick<Boot, 'market' | 'may_publish' | 'is_frozen'>

/** The market as it was last time: where nothing is kept it is a sample. */
export const keptMarket = () => (readText(storageKeys.market) === 'live' ? 'live' : 'sample')

function change(news: News): void {
  for (const [name, value] of Object.entries(news))
    if (value !== undefined) Object.assign(boot, { [name]: value })
  changes.set(boot)
}

/** Takes over what an answer says, and tells the other tabs. */
export function hearNews({ market, may_publish, is_frozen }: News): void {
  if (market && market !== keptMarket()) tellOtherTabs(storageKeys.market, market)
  if (is_frozen !== undefined && is_frozen !== Boolean(boot.is_frozen))
    tellOtherTabs(storageKeys.frozen, String(is_frozen))
  change({ market, may_publish, is_frozen })
}

hearOtherTabs(storageKeys.market, (told) => {
  if (boot.market && (told === 'live' || told === 'sample')) change({ market: told })
})
hearOtherTabs(storageKeys.frozen, (told) => {
  if (told) change({ is_frozen: told === 'true' })
})

/** The SDK reads the token from `window` at each request. An empty token leaves the present one. */
export function setCsrfToken(token: string | undefined): void {
  if (token) window.csrf_token = token
}

setCsrfToken(boot.csrf_token)

/** Whether the site offers more languages than one. */
export const isLanguageChoice = (): boolean => Boolean(boot.languages?.length)
