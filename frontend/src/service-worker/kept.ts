import type { Release } from './release'
import { isKeepable, SHELL, shellsOf } from './requests'

const PREFIX = 'job-portal-'

export const cacheName = ({ id }: Release) => PREFIX + id

/** Our caches, oldest first, as the browser lists them; the site's other apps have their own. */
async function ourCaches(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(PREFIX))
}

/** A kept answer. A file's name says what is in it, so any release's will do; a page is the release's own. */
export async function keptFile(path: string): Promise<Response | undefined> {
  for (const name of (await ourCaches()).reverse()) {
    // Not by `open`, which would make one again that was given up meanwhile.
    const found = await caches.match(path, { cacheName: name, ignoreVary: true })
    if (found) return found
  }
  return undefined
}

/** Of the caches, oldest first, those to give up: all but this release's and that of the tabs still open. */
export function outdated(names: readonly string[], current: string): string[] {
  const others = names.filter((name) => name !== current)
  return others.slice(0, -1)
}

export async function forgetOutdated(release: Release): Promise<void> {
  const names = outdated(await ourCaches(), cacheName(release))
  await Promise.all(names.map((name) => caches.delete(name)))
}

export async function forgetAll(): Promise<void> {
  await Promise.all((await ourCaches()).map((name) => caches.delete(name)))
}

/** The server has gone on to another release: the next page is asked of it, and not taken from here. */
export async function forgetShells(release: Release): Promise<void> {
  const cache = await caches.open(cacheName(release))
  const shells = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith(SHELL))
  await Promise.all(shells.map((shell) => cache.delete(shell)))
}

/** Keeps a file of the release, from an earlier release's cache where that has it. Throws when it is not to be had. */
async function keepFile(cache: Cache, path: string): Promise<void> {
  if (await cache.match(path, { ignoreVary: true })) return
  const answer = (await keptFile(path)) ?? (await fetch(path))
  if (!isKeepable(answer, 'javascript')) throw new Error(`${path}: ${answer.status}`)
  await cache.put(path, answer)
}

/** Keeps a page, asked for as nobody, so that nobody's page is kept. Throws when it is not this release's. */
async function keepShell(cache: Cache, path: string, { entry }: Release): Promise<void> {
  const answer = await fetch(path, { credentials: 'omit', cache: 'no-store' })
  const page = await answer.clone().text()
  if (!isKeepable(answer, 'html') || !page.includes(entry)) throw new Error(`${path}: ${answer.status}`)
  await cache.put(path, answer)
}

/** Keeps what the first screens need. Throws when a part is not to be had; then the browser tries another time. */
export async function keepFirst(release: Release): Promise<void> {
  const cache = await caches.open(cacheName(release))
  try {
    await Promise.all([
      ...shellsOf(release).map((path) => keepShell(cache, path, release)),
      ...release.first.map((path) => keepFile(cache, path)),
    ])
  } catch (error) {
    // Left here, it would count as the release of the tabs still open.
    await caches.delete(cacheName(release))
    throw error
  }
}

/** Keeps the other files one after the other, so that the page's own requests come through. */
export async function keepRest(release: Release): Promise<void> {
  const cache = await caches.open(cacheName(release))
  for (const path of release.rest) await keepFile(cache, path)
}
