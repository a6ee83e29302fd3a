import { languageMark } from '../lib/routes'
import type { Release } from './release'
import { inLanguage, isKeepable, SHELL, shellsOf } from './requests'

const PREFIX = 'job-portal-'

export const cacheName = ({ id }: Release) => PREFIX + id

/** Our caches, oldest first, as the browser lists them; the site's other apps have their own. */
async function ourCaches(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(PREFIX))
}

/** The language in use, as the page has marked it; '' where the site offers no choice. */
export async function languageInUse(): Promise<string> {
  const mark = (await caches.keys()).find((name) => name.startsWith(languageMark))
  return mark?.slice(languageMark.length) ?? ''
}

/** The kept page of a shell, `isOwn` in this language; otherwise in the one before, for when there is no network. */
export async function keptShell(
  release: Release,
  shell: string,
  language: string,
): Promise<{ kept?: Response; isOwn: boolean }> {
  const options = { cacheName: cacheName(release), ignoreVary: true }
  const own = await caches.match(inLanguage(shell, language), options)
  return { kept: own ?? (await caches.match(shell, { ...options, ignoreSearch: true })), isOwn: Boolean(own) }
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

async function shellsIn(cache: Cache): Promise<Request[]> {
  return (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith(SHELL))
}

/** The server has gone on to another release: the next page is asked of it, and not taken from here. */
export async function forgetShells(release: Release): Promise<void> {
  const cache = await caches.open(cacheName(release))
  await Promise.all((await shellsIn(cache)).map((shell) => cache.delete(shell)))
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

/** The pages of a language, and its dictionary. Rejects when a part is not to be had. */
async function keepPages(cache: Cache, release: Release, language: string): Promise<void> {
  const dictionary = release.messages[language]
  await Promise.all([
    ...shellsOf(release).map((shell) => keepShell(cache, inLanguage(shell, language), release)),
    ...(dictionary ? [keepFile(cache, dictionary)] : []),
  ])
}

/** Keeps what the first screens need. Throws when a part is not to be had; then the browser tries another time. */
export async function keepFirst(release: Release): Promise<void> {
  const cache = await caches.open(cacheName(release))
  try {
    await Promise.all([
      keepPages(cache, release, await languageInUse()),
      ...release.first.map((path) => keepFile(cache, path)),
    ])
  } catch (error) {
    // Left here, it would count as the release of the tabs still open.
    await caches.delete(cacheName(release))
    throw error
  }
}

/** After a change of the language: keeps its pages in the place of those that there were. Rejects without a network. */
export async function keepLanguage(release: Release): Promise<void> {
  const language = await languageInUse()
  const cache = await caches.open(cacheName(release))
  const before = await shellsIn(cache)
  const search = new URL(inLanguage(SHELL, language), location.origin).search
  const isFormer = ({ url }: Request) => new URL(url).search !== search
  // Without any the server has gone on to another release.
  if (before.length === 0 || !before.some(isFormer)) return
  await keepPages(cache, release, language)
  const others = Object.values(release.messages).filter((file) => file !== release.messages[language])
  await Promise.all([...before.filter(isFormer), ...others].map((one) => cache.delete(one)))
}

/** Keeps the other files one after the other, so that the page's own requests come through. */
export async function keepRest(release: Release): Promise<void> {
  const cache = await caches.open(cacheName(release))
  for (const path of release.rest) await keepFile(cache, path)
}
