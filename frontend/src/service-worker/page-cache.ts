import { languageMark } from '../lib/routes'
import type { Release } from './release'
import { inLanguage, isKeepable, SHELL, shellsOf } from './requests'

const PREFIX = 'job-portal-'

export const cacheName = ({ id }: Release) => PREFIX + id

/** This app's caches, oldest first, as the browser lists them. Other apps of the site have their own. */
async function ourCaches(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(PREFIX))
}

/** The current language, as the page has marked it; '' if the site offers no choice. */
export async function languageInUse(): Promise<string> {
  const mark = (await caches.keys()).find((name) => name.startsWith(languageMark))
  return mark?.slice(languageMark.length) ?? ''
}

/** The stored page of a shell, in this language if `isOwn`, else in the previous one. */
export async function keptShell(
  release: Release,
  shell: string,
  language: string,
): Promise<{ kept?: Response; isOwn: boolean }> {
  const options = { cacheName: cacheName(release), ignoreVary: true }
  const own = await caches.match(inLanguage(shell, language), options)
  return { kept: own ?? (await caches.match(shell, { ...options, ignoreSearch: true })), isOwn: Boolean(own) }
}

/** A stored answer. A file's name contains its hash, so any release will do; a page must be this release's. */
export async function keptFile(path: string): Promise<Response | undefined> {
  for (const name of (await ourCaches()).reverse()) {
    // `caches.open` would create a cache again that was deleted meanwhile.
    const found = await caches.match(path, { cacheName: name, ignoreVary: true })
    if (found) return found
  }
  return undefined
}

/** The caches to delete, given all from oldest to newest: all but this release's and that of the open tabs. */
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

async function shellsIn(cache: Cache): Promise<Request[]> {
  return (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith(SHELL))
}

/** The server has a newer release: ask it for the next page and do not use these. */
export async function forgetShells(release: Release): Promise<void> {
  const cache = await caches.open(cacheName(release))
  await Promise.all((await shellsIn(cache)).map((shell) => cache.delete(shell)))
}

/** Stores a file, copied from an earlier release's cache if possible. Throws when it cannot be fetched. */
async function keepFile(cache: Cache, path: string): Promise<void> {
  if (await cache.match(path, { ignoreVary: true })) return
  const answer = (await keptFile(path)) ?? (await fetch(path))
  if (!isKeepable(answer, 'javascript')) throw new Error(`${path}: ${answer.status}`)
  await cache.put(path, answer)
}

/** Stores a page, fetched without cookies, so it holds no session data. Throws for another release's page. */
async function keepShell(cache: Cache, path: string, { entry }: Release): Promise<void> {
  const answer = await fetch(path, { credentials: 'omit', cache: 'no-store' })
  const page = await answer.clone().text()
  if (!isKeepable(answer, 'html') || !page.includes(entry)) throw new Error(`${path}: ${answer.status}`)
  await cache.put(path, answer)
}

/** Stores a language's pages and dictionary. Rejects when one cannot be fetched. */
async function keepPages(cache: Cache, release: Release, language: string): Promise<void> {
  const dictionary = release.messages[language] ?? []
  await Promise.all([
    ...shellsOf(release).map((shell) => keepShell(cache, inLanguage(shell, language), release)),
    ...dictionary.map((file) => keepFile(cache, file)),
  ])
}

/** Stores what the first screens need. Throws when a part cannot be fetched; the browser tries again later. */
export async function keepFirst(release: Release): Promise<void> {
  const cache = await caches.open(cacheName(release))
  try {
    await Promise.all([
      keepPages(cache, release, await languageInUse()),
      ...release.first.map((path) => keepFile(cache, path)),
    ])
  } catch (error) {
    // An incomplete cache would count as the release of the open tabs.
    await caches.delete(cacheName(release))
    throw error
  }
}

/** After a change of language: replaces the stored pages. Rejects without a network. */
export async function keepLanguage(release: Release): Promise<void> {
  const language = await languageInUse()
  const cache = await caches.open(cacheName(release))
  const before = await shellsIn(cache)
  const search = new URL(inLanguage(SHELL, language), location.origin).search
  const isFormer = ({ url }: Request) => new URL(url).search !== search
  // Without stored pages, the server has a newer release.
  if (before.length === 0 || !before.some(isFormer)) return
  await keepPages(cache, release, language)
  const { [language]: _, ...others } = release.messages
  await Promise.all(
    [...before.filter(isFormer), ...Object.values(others).flat()].map((one) => cache.delete(one)),
  )
}

/** Stores the other files one after the other, so that they do not delay the page's own requests. */
export async function keepRest(release: Release): Promise<void> {
  const cache = await caches.open(cacheName(release))
  for (const path of release.rest) await keepFile(cache, path)
}
