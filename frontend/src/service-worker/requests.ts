import { basename } from '../lib/routes'
import type { Release } from './release'

/** Below this path are the screens' pages without session data. */
export const SHELL = `${basename}/shell`
/** Not a path of a screen: its shell serves all screens without their own. */
const ANY_SCREEN = '*'

type Asked = Pick<Request, 'method' | 'mode' | 'url'>

/**
 * How the worker handles a request: a page by a shell, one of the release's files from the cache. All else goes to the
 * network as if there were no worker: calls, uploads, private files, other sites and other apps of this site.
 */
export type Handling =
  | { by: 'shell'; path: string; isRendered: boolean }
  | { by: 'file'; path: string }
  | { by: 'network' }

const NETWORK: Handling = { by: 'network' }

export const shellsOf = ({ shells }: Release): string[] =>
  [...shells, ANY_SCREEN].map((screen) => (screen ? `${SHELL}/${screen}` : SHELL))

/** A shell's URL in a language; '' if the site offers no choice. */
export const inLanguage = (shell: string, language: string): string =>
  language ? `${shell}?_lang=${language}` : shell

/** A live site renders these on the server, so a stored page would lack their data; from its root it leads on. */
const RENDERED = /^(\/(home|jobs|job-details\/.+|company\/.+))?$/

/** A job's picture, the sitemap, the worker's own script: no screen's path has an extension. */
const FILE = /\.\w+$/

/** The stored page for a screen's path. */
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

/** Tabs of an earlier release ask for that release's files, so check the folder and not this release's list. */
function isFile(path: string, { entry }: Release): boolean {
  const folder = entry.slice(0, entry.lastIndexOf('/') + 1)
  return path.startsWith(folder) && /-[A-Z2-7]{8}\.\w+$/.test(path)
}

/** Whether an answer is the requested file, so that a Wi-Fi's login page or an error is not stored in its place. */
export function isKeepable(
  { status, type, redirected, headers }: Pick<Response, 'status' | 'type' | 'redirected' | 'headers'>,
  kind: 'html' | 'javascript',
): boolean {
  const isKind = headers.get('Content-Type')?.includes(kind) ?? false
  return status === 200 && type === 'basic' && !redirected && isKind
}
