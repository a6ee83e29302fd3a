import { basename } from '../lib/routes'
import type { Release } from './release'

/** Here and below is each screen's page with nothing of a session in it. */
export const SHELL = `${basename}/shell`
/** A path that no screen has; its shell is the one of all screens without their own. */
const ANY_SCREEN = '*'

type Asked = Pick<Request, 'method' | 'mode' | 'url'>

/**
 * How a request is answered: a page by a shell, one of the release's files from the cache, and all else by the
 * network alone, as if there were no worker: calls, uploads, private files, other sites, other apps of this one.
 */
export type Handling =
  | { by: 'shell'; path: string; isRendered: boolean }
  | { by: 'file'; path: string }
  | { by: 'network' }

const NETWORK: Handling = { by: 'network' }

/** Addresses of all shells. */
export const shellsOf = ({ shells }: Release): string[] =>
  [...shells, ANY_SCREEN].map((screen) => (screen ? `${SHELL}/${screen}` : SHELL))

/** A shell's address in a language; '' where the site offers no choice. */
export const inLanguage = (shell: string, language: string): string =>
  language ? `${shell}?_lang=${language}` : shell

/** On a live site the server renders them: a kept page would come without what is on them. */
const RENDERED = /^\/(home|jobs|job-details\/.+|company\/.+)$/

/** A job's picture, the sitemap, the worker's own script: no screen's address ends like that. */
const FILE = /\.\w+$/

/** The kept page that answers for a screen's address. */
function shellFor(pathname: string, release: Release): Handling {
  const screen = pathname.slice(basename.length).replace(/\/$/, '')
  const own = SHELL + screen
  const path = shellsOf(release).includes(own) ? own : `${SHELL}/${ANY_SCREEN}`
  return { by: 'shell', path, isRendered: RENDERED.test(screen) }
}

const isBelow = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`)

export function handlingOf({ method, mode, url }: Asked, origin: string, release: Release): Handling {
  const asked = new URL(url)
  if (method !== 'GET' || asked.origin !== origin) return NETWORK
  const path = asked.pathname
  if (mode === 'navigate') {
    const isPage = isBelow(path, basename) && !isBelow(path, SHELL) && !FILE.test(path)
    return isPage ? shellFor(path, release) : NETWORK
  }
  return isFile(path, release) ? { by: 'file', path } : NETWORK
}

/** A tab of an earlier release asks for that one's files, so the folder decides, and not this release's list. */
function isFile(path: string, { entry }: Release): boolean {
  const folder = entry.slice(0, entry.lastIndexOf('/') + 1)
  return path.startsWith(folder) && /-[A-Z2-7]{8}\.\w+$/.test(path)
}

/** Whether an answer is what was asked for: a Wi-Fi's login page or an error is not kept in its place. */
export function isKeepable(
  { status, type, redirected, headers }: Pick<Response, 'status' | 'type' | 'redirected' | 'headers'>,
  kind: 'html' | 'javascript',
): boolean {
  const isKind = headers.get('Content-Type')?.includes(kind) ?? false
  return status === 200 && type === 'basic' && !redirected && isKind
}
