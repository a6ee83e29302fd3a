import { isInBrowser } from './environment'

/** Every key of the browser's storage, named once. `userType` and `companyName` are fixed (docs/behaviour.md#browser-storage). */
export const storageKeys = {
  userType: 'userType',
  companyName: 'companyName',
  session: 'session',
  /** What the server last said of the site and of the language; nothing of a session. */
  boot: 'boot',
  /** The language that was chosen last, for other tabs. */
  language: 'language',
  /** Whether the site's market was `sample` or `live` when the server last said. */
  market: 'market',
  /** Whether the account has frozen itself, for other tabs. */
  frozen: 'frozen',
  /** The company as the profile page last loaded it, for the edit form. */
  companyEdit: 'companyEdit',
  /** The contact whose edit was opened last, in whichever tab. */
  hrEdit: 'hrEdit',
  fromProfile: 'fromProfile',
  /** When this device was offered to keep the app. A log-out leaves it, as it is no account's. */
  installOffer: 'installOffer',
  /** When it was offered to be told on this device. */
  pushOffer: 'pushOffer',
  /** The account that this device tells of its news, and where. */
  pushTold: 'pushTold',
  /** What the verify screen needs; in session storage. */
  verification: 'verification',
} as const

export const draftPrefix = 'draft:'
/** What was read last, for when there is no network (backend/offline-copies.ts). */
export const copyPrefix = 'copy:'

export type StorageArea = 'local' | 'session'

function area(name: StorageArea): Storage {
  return name === 'local' ? window.localStorage : window.sessionStorage
}

/** What could not be stored, until the page is left: by area and key. */
const memory = new Map<string, string>()
const inMemory = (key: string, where: StorageArea) => `${where}:${key}`

/** Storage may be full, denied or broken: that is logged, and the app goes on with what it has in memory. */
function attempt<T>(what: string, action: () => T, otherwise: T): T {
  if (!isInBrowser) return otherwise
  try {
    return action()
  } catch (error) {
    console.error(`Browser storage: could not ${what}.`, error)
    return otherwise
  }
}

export function readText(key: string, where: StorageArea = 'local'): string | null {
  return memory.get(inMemory(key, where)) ?? attempt(`read ${key}`, () => area(where).getItem(key), null)
}

export function writeText(key: string, value: string, where: StorageArea = 'local'): void {
  const kept = inMemory(key, where)
  memory.set(kept, value)
  const write = () => {
    area(where).setItem(key, value)
    memory.delete(kept)
  }
  attempt(`write ${key}`, write, undefined)
}

/** The stored value, or null when it is absent or no JSON. Its shape is what the same app wrote. */
export function readJson<T>(key: string, where: StorageArea = 'local'): T | null {
  const text = readText(key, where)
  return text === null ? null : attempt(`parse ${key}`, () => JSON.parse(text) as T, null)
}

export function writeJson(key: string, value: unknown, where: StorageArea = 'local'): void {
  writeText(key, JSON.stringify(value), where)
}

export function remove(key: string, where: StorageArea = 'local'): void {
  memory.delete(inMemory(key, where))
  attempt(`remove ${key}`, () => area(where).removeItem(key), undefined)
}

/** Stores the value, and has every other tab hear of it: browsers tell them of a change only. */
export function tellOtherTabs(key: string, value: string): void {
  remove(key)
  writeText(key, value)
}

/** Calls the listener with what another tab has stored under the key; null where it was removed. */
export function hearOtherTabs(key: string, listener: (value: string | null) => void): void {
  if (!isInBrowser) return
  window.addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) listener(event.newValue)
  })
}

/** Every stored key that starts with the prefix. */
export function keysOf(prefix: string): string[] {
  const all = attempt(`list ${prefix}*`, () => Object.keys(area('local')), [] as string[])
  return all.filter((key) => key.startsWith(prefix))
}

/** Removes every key that starts with the prefix. */
export function removeAll(prefix: string, where: StorageArea = 'local'): void {
  for (const key of memory.keys()) if (key.startsWith(inMemory(prefix, where))) memory.delete(key)
  attempt(
    `remove ${prefix}*`,
    () => {
      const storage = area(where)
      for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key)
    },
    undefined,
  )
}
