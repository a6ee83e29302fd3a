import { copyPrefix, keysOf, readText, remove, writeText } from '@/lib/storage'
import type { Key } from './reading'
import { signedInAccount } from './session'

/*
 * The last answers, for a time without a network. They are in local storage, not in the service worker's caches: only
 * the reading layer knows the account of an answer, and a log-out removes all copies before it continues. A worker
 * stores no session data (frontend/README.md#the-second-visit).
 */

/** Local storage has 5 MB in all. Drafts and the session must always fit. */
const MOST_CHARACTERS = 400_000
/** For each noun, so that searches do not push out opened jobs. */
const MOST_OF_NOUN = 30
const MOST_ITEMS = 40

export type Copy<Data> = { at: number; data: Data }
type Stored<Data> = Copy<Data> & { owner: string | null }

/** Other copies are of a release that read other fields. */
const PREFIX = `${copyPrefix}2:`

const nameOf = (key: Key) => PREFIX + JSON.stringify(key)
const nounOf = (name: string) => String(JSON.parse(name.slice(PREFIX.length))[0])

function readStored(name: string): Stored<unknown> | null {
  try {
    return JSON.parse(readText(name) ?? 'null') as Stored<unknown> | null
  } catch {
    return null
  }
}

/** The beginning of a list, so that a long scroll does not fill the storage. */
function bounded(data: unknown): unknown {
  const items = (data as { items?: unknown } | null)?.items
  return Array.isArray(items) ? { ...(data as object), items: items.slice(0, MOST_ITEMS), next: null } : data
}

/** Removes the copies of other accounts, and the oldest above the limits. */
function tidy(): void {
  const owner = signedInAccount()
  const names = keysOf(copyPrefix)
  for (const name of names) if (!name.startsWith(PREFIX)) remove(name)
  const newestFirst = names
    .filter((name) => name.startsWith(PREFIX))
    .map((name) => ({ name, size: readText(name)?.length ?? 0, stored: readStored(name) }))
    .sort((one, other) => (other.stored?.at ?? 0) - (one.stored?.at ?? 0))
  const counts = new Map<string, number>()
  let characters = 0
  for (const { name, size, stored } of newestFirst) {
    const count = (counts.get(nounOf(name)) ?? 0) + 1
    const isTooMuch = count > MOST_OF_NOUN || characters + size > MOST_CHARACTERS
    if (isTooMuch || stored?.owner !== owner) {
      remove(name)
      continue
    }
    counts.set(nounOf(name), count)
    characters += size
  }
}

export function storeCopy(key: Key, data: unknown): void {
  const stored: Stored<unknown> = { owner: signedInAccount(), at: Date.now(), data: bounded(data) }
  writeText(nameOf(key), JSON.stringify(stored))
  tidy()
}

/** The copy that this account, or this guest, stored under the key. Never another account's copy. */
export function readCopy<Data>(key: Key): Copy<Data> | undefined {
  const stored = readStored(nameOf(key))
  return stored && stored.owner === signedInAccount() ? (stored as Stored<Data>) : undefined
}
