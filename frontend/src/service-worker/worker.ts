/**
 * Serves the second visit from what the first one left: pages that hold nothing of a session, and the release's
 * files. frontend/README.md has the whole of it, docs/operate.md how it is switched off.
 */
import { basename, languageMark, liveMark, paths, serviceWorker } from '../lib/routes'
import { freshOr } from './fresh'
import {
  cacheName,
  forgetAll,
  forgetOutdated,
  forgetShells,
  keepFirst,
  keepLanguage,
  keepRest,
  keptFile,
  keptShell,
  languageInUse,
} from './page-cache'
import { messageOf } from './push-message'
import type { Release } from './release'
import { type Handling, handlingOf, isKeepable } from './requests'

declare const self: ServiceWorkerGlobalScope
/** The build sets it. */
declare const RELEASE: Release

/** People who pay per byte must not pay for screens that they may never open. */
const savesData = () =>
  Boolean((self.navigator as { connection?: { saveData?: boolean } }).connection?.saveData)

let keeping: Promise<void> | undefined

/** Nobody waits for these files: a missing one is fetched when it is used or the next time. */
function keepRestOnce(): Promise<void> {
  if (savesData()) return Promise.resolve()
  keeping ??= keepRest(RELEASE).catch(() => {
    keeping = undefined
  })
  return keeping
}

let hasLeft = false

/** If the server has removed the worker, this one unregisters, even if the page is broken. */
async function leaveIfGone(): Promise<void> {
  const answer = await fetch(serviceWorker, { credentials: 'omit', cache: 'no-cache' }).catch(() => undefined)
  if (answer?.status !== 404 && answer?.status !== 410) return
  // It still serves the open tabs, but stores nothing more.
  hasLeft = true
  await self.registration.unregister()
  await forgetAll()
}

/** Stores the pages in the current language. The next start fetches what is missing. */
async function followLanguage(): Promise<void> {
  if (!hasLeft) await keepLanguage(RELEASE).catch(console.warn)
}

async function upkeep(): Promise<void> {
  await leaveIfGone()
  await followLanguage()
  if (!hasLeft) await keepRestOnce()
}

type Shell = Extract<Handling, { by: 'shell' }>

async function page(request: Request, { path, isRendered }: Shell): Promise<Response> {
  const ask = () => fetch(request)
  const named = new URL(request.url).searchParams.get('_lang')
  const { kept, isOwn } = await keptShell(RELEASE, path, named ?? (await languageInUse()))
  if (!kept) return ask()
  return isOwn && !(isRendered && (await caches.has(liveMark))) ? kept : freshOr(kept, ask)
}

async function keep(path: string, answer: Response): Promise<void> {
  const cache = await caches.open(cacheName(RELEASE))
  await cache.put(path, answer)
}

async function file(event: FetchEvent, path: string): Promise<Response> {
  const kept = await keptFile(path)
  if (kept) return kept
  const answer = await fetch(event.request)
  const isOurs = !hasLeft && (RELEASE.first.includes(path) || RELEASE.rest.includes(path))
  if (isOurs && answer.status === 404) await forgetShells(RELEASE)
  // Without space in the cache, the file is served all the same.
  if (isOurs && isKeepable(answer, 'javascript'))
    event.waitUntil(keep(path, answer.clone()).catch(console.warn))
  return answer
}

self.addEventListener('install', (event) => {
  // Open tabs keep their release's files, so there is no need to wait until they are closed.
  event.waitUntil(keepFirst(RELEASE).then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOutdated(RELEASE).then(() => self.clients.claim()))
  // Not awaited: requests get no answer during an activation.
  void keepRestOnce()
})

self.addEventListener('fetch', (event) => {
  const handling = handlingOf(event.request, self.location.origin, RELEASE)
  if (handling.by === 'file') event.respondWith(file(event, handling.path))
  if (handling.by !== 'shell') return
  event.respondWith(page(event.request, handling))
  event.waitUntil(upkeep())
})

self.addEventListener('message', (event) => {
  if (event.data === languageMark) event.waitUntil(followLanguage())
})

const ICON = '/frontend/face/icon-192.png'
const CONVERSATIONS = `${basename}${paths.chat}/`

/** Whether the message's conversation is on the screen. Browsers then ask for no notification. */
async function isOnScreen(link: string): Promise<boolean> {
  if (!link.startsWith(CONVERSATIONS)) return false
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  return pages.some(
    ({ url, visibilityState }) => visibilityState === 'visible' && new URL(url).pathname === link,
  )
}

self.addEventListener('push', (event) => {
  const { title, body, link, line } = messageOf(event.data?.text())
  const show = async () => {
    if (!(await isOnScreen(link)))
      await self.registration.showNotification(title, { body, icon: ICON, data: link, tag: line })
  }
  event.waitUntil(show())
})

/** Opens the message's link. An open page with other content, such as a form, stays unchanged. */
async function openLink(link: string): Promise<unknown> {
  const url = new URL(link, self.location.origin).href
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  return pages.find((page) => page.url === url)?.focus() ?? self.clients.openWindow(url)
}

/** Marks the line as read, so that no SMS follows. It knows no session: the line's name is enough. */
async function markRead(line: string): Promise<void> {
  const sent = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ line }),
    credentials: 'omit',
  } as const
  if (line) await fetch('/api/method/job_portal.api.read_pushed', sent).catch(console.warn)
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { data, tag } = event.notification
  event.waitUntil(Promise.all([openLink(String(data)), markRead(tag)]))
})
