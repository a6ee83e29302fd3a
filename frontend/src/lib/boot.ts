import { isInBrowser } from './environment'
import { hearOtherTabs, readJson, readText, storageKeys, tellOtherTabs } from './storage'
import { createStore, useStore } from './store'

/** The inert JSON that the server puts into the page (job_portal/web/boot.py). */
export type Boot = {
  /** The service worker served this page. It is the same for everybody, so the browser must ask for the session. */
  shell?: boolean
  csrf_token?: string
  site_name?: string
  /** The site's own name; absent where it has the product's. */
  app_name?: string
  /** Absent or null where the host has no socket server. */
  socketio_port?: number | string | null
  lang?: string
  /** The languages that the site offers; absent when it offers only English. */
  languages?: { code: string; name: string }[]
  /** The URL of the app's translations into `lang`; absent for English. */
  messages_file?: string
  /** The site's own translations, which override the app's. */
  messages?: Record<string, string>
  /** Absent in a page from the service worker. */
  market?: 'sample' | 'live'
  /** Whether the site offers freelancers. */
  freelancers?: boolean
  /** Whether other job boards may fetch the site's live jobs. */
  job_feeds?: boolean
  /** The site's own text for people who offer or look for freelance work; absent without one. */
  freelance_notice?: string
  /** Whether the account's company may publish a job. */
  may_publish?: boolean
  /** Whether the account has frozen itself. */
  is_frozen?: boolean
  /** The account's roles (docs/behaviour.md#roles); absent for a guest. */
  roles?: readonly string[]
  /** The role of the account's last use, or its only one. */
  role?: string | null
  /** The site's zone, such as Asia/Kolkata. The server's times are in it. */
  time_zone?: string
  /** The names of the JP Industry records. */
  industries?: string[]
  /** Trades with a picture of the site's own; absent without one. */
  trades?: { trade: string; name: string; picture: string }[]
  /**
   * When set, only the session's token authenticates, under this type, and the cookie is ignored
   * (docs/behaviour.md#token-mode). Set by `job_portal_token_mode` in the site's configuration.
   */
  token_mode?: { type: 'token' | 'Bearer' } | null
}

/** Reads the boot from a page. A missing or broken one gives an empty boot, so the app still starts. */
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

/** The site, the language and the session's token. A page from the worker starts with the stored boot. */
export const boot: Boot = inPage.shell
  ? { ...inPage, ...readJson<Boot>(storageKeys.boot) }
  : { market: 'sample', ...inPage }

const changes = createStore(boot)

/** Calls the listener when the server or another tab has changed the boot. Returns a function that unsubscribes. */
export const subscribeBoot = changes.subscribe

/** Selects from the boot. `inPage` is used while React hydrates a rendered page. */
export const useBoot = <Selected>(select: (boot: Boot) => Selected, inPage: () => Selected): Selected =>
  useStore(changes, select, inPage)

/** The market and the account's state, as the boot and the replies to a sign-in and to a posted job carry them. */
export type News = Pick<Boot, 'market' | 'freelancers' | 'may_publish' | 'is_frozen' | 'roles' | 'role'>

/** The stored market; 'sample' when none is stored. */
export const keptMarket = () => (readText(storageKeys.market) === 'live' ? 'live' : 'sample')

function change(news: News): void {
  for (const [name, value] of Object.entries(news))
    if (value !== undefined) Object.assign(boot, { [name]: value })
  changes.set(boot)
}

/** Applies an answer to the boot, and tells the other tabs. */
export function hearNews({ market, freelancers, may_publish, is_frozen, roles, role }: News): void {
  if (market && market !== keptMarket()) tellOtherTabs(storageKeys.market, market)
  if (is_frozen !== undefined && is_frozen !== Boolean(boot.is_frozen))
    tellOtherTabs(storageKeys.frozen, String(is_frozen))
  change({ market, freelancers, may_publish, is_frozen, roles, role })
}

hearOtherTabs(storageKeys.market, (told) => {
  if (boot.market && (told === 'live' || told === 'sample')) change({ market: told })
})
hearOtherTabs(storageKeys.frozen, (told) => {
  if (told) change({ is_frozen: told === 'true' })
})

/** The SDK reads the token from `window` at each request. An empty token changes nothing. */
export function setCsrfToken(token: string | undefined): void {
  if (token) window.csrf_token = token
}

setCsrfToken(boot.csrf_token)

export const isLanguageChoice = (): boolean => Boolean(boot.languages?.length)
