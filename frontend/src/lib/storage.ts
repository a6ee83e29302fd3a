import { isInBrowser } from './environment'

/** All keys of the browser's storage. `userType` and `companyName` are fixed (docs/behaviour.md#browser-storage). */
export const storageKeys = {
  userType: 'userType',
  companyName: 'companyName',
  session: 'session',
  /** The server's last boot: the site and the language, no session data. */
  boot: 'boot',
  /** The language chosen last, for other tabs. */
  language: 'language',
  /** The server's last answer on the market: `sample` or `live`. */
  market: 'market',
  /** Whether the account has frozen itself, for other tabs. */
  frozen: 'frozen',
  /** The company as the profile page last loaded it, for the edit form. */
  companyEdit: 'companyEdit',
  /** The contact whose edit was opened last, in any tab. */
  hrEdit: 'hrEdit',
  fromProfile: 'fromProfile',
  /** The calls of the account's first screens (backend/first-reads.ts). */
  firstReads: 'firstReads',
  /** When the install offer was last shown. It belongs to the device, so a log-out keeps it. */
  installOffer: 'installOffer',
  /** When the push offer was last shown. */
  pushOffer: 'pushOffer',
  /** The account that gets push messages on this device, and the endpoint. */
  pushTold: 'pushTold',
  /** The job boards that led to jobs, by job; in session storage. */
  jobBoards: 'jobBoards',
  /** The state of the verify screen; in session storage. */
  verification: 'verification',
} as const

export const draftPrefix = 'draft:'
/** The prefix of offline copies (backend/offline-copies.ts). */
export const copyPrefix = 'copy:'

export type StorageArea = 'local' | 'session'

function area(name: StorageArea): Storage {
  return name === 'local' ? window.localStorage : window.sessionStorage
}

/** Values that could not be stored, by area and key, until the page unloads. */
const memory = new Map<string, string>()
const inMemory = (key: string, where: StorageArea) => `${where}:${key}`

/** Storage may be full, denied or broken. The error is logged and the app goes on with memory. */
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

/** The stored value; null when it is missing or invalid JSON. Its shape is trusted, since this app wrote it. */
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

/** Stores the value so that every other tab hears of it: browsers report only changes, so remove it first. */
export function tellOtherTabs(key: string, value: string): void {
  remove(key)
  writeText(key, value)
}

/** Calls the listener with the value that another tab stored under the key; null when it was removed. */
export function hearOtherTabs(key: string, listener: (value: string | null) => void): void {
  if (!isInBrowser) return
  window.addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) listener(event.newValue)
  })
}

export function keysOf(prefix: string): string[] {
  const all = attempt(`list ${prefix}*`, () => Object.keys(area('local')), [] as string[])
  return all.filter((key) => key.startsWith(prefix))
}

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
