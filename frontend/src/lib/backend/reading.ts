import { useEffect, useReducer, useRef, useState, useSyncExternalStore } from 'react'
import useSWR, { type Arguments, type Cache, mutate, unstable_serialize, useSWRConfig } from 'swr'
import { __ } from '@/lib/i18n/translate'
import { toast } from '@/lib/toast'
import { isWorthRetrying, sentenceOf } from './errors'
import type { Copy } from './offline-copies'
import { readSession, subscribeSession, watchAccount } from './session'

/** The noun and the id or filters, such as ['company', 'JPC-00001']. */
export type Key = readonly (string | number | null)[]

export type Reading<Data> = {
  data?: Data
  /** The error of the last load; older data may still be there. */
  error?: unknown
  isLoading: boolean
  /** The data belongs to the previous key, such as another search, until the current key has loaded. */
  isPrevious?: boolean
  /** The server was not reached, so the data is this device's copy, stored at this time in ms. */
  copiedAt?: number
  /** Loads it again. */
  reload: () => void
}

/** One page of a list, and the next page's cursor; null after the last. `More`: the answer's other fields. */
export type Page<Item, More = object> = More & {
  items: Item[]
  next: string | null
  /** The total number of items; exact unless `at_least` is set. */
  total?: number
  at_least?: boolean
}

export type LoadPage<Item, More = object> = (cursor: string | null) => Promise<Page<Item, More>>

export type ListReading<Item, More = object> = Reading<Item[]> & {
  /** All loaded pages as one, with the other fields of the first answer. */
  page?: Page<Item, More>
  /** The total as the server counts: '1000' of more items may be 'at least'. */
  total?: number
  isAtLeast: boolean
  /** Loads the next page; undefined after the last. */
  loadMore?: () => Promise<void>
  isLoadingMore: boolean
}

type Options<Data> = {
  /** The answer is the same for everybody, signed in or not. */
  isPublic?: boolean
  /** Guests may read it too, so it is read again after a log-out. */
  isForGuests?: boolean
  /** Shows the previous key's data until this key has loaded or failed. */
  keepsPrevious?: boolean
  /** The data in a guest's page: it is shown at once, as if it had been loaded. */
  given?: () => Data | undefined
  /** This device stores a copy and shows it without a network. Never set it for data about other people. */
  isForOffline?: boolean
}

const PUBLIC = 'public'
const GUEST = 'guest'

/** Counts this page's sessions. It is part of every private key, so no other session shows that data. */
let session = 0

// The session's data is dropped with it. After that only guest data is read again: other reads would replace the
// message about the expired session by 'not signed in'.
subscribeSession(() => {
  if (readSession()) session++
  void mutate((key) => Array.isArray(key) && key[0] !== PUBLIC, undefined, { revalidate: false })
})

/** The keys on the screen, each with the number of components that show it. */
const onScreen = new Map<string, number>()

function useOnScreen(key: Key | null): void {
  const name = key && unstable_serialize(key)
  useEffect(() => {
    if (!name) return
    const add = (some: number) => onScreen.set(name, (onScreen.get(name) ?? 0) + some)
    add(1)
    return () => void (add(-1).get(name) || onScreen.delete(name))
  }, [name])
}

/** Caches the data in the page, unless the key has data. The next call uses the cache too: `getPublic`. */
function keepGiven(cache: Cache, key: Key, given: () => unknown) {
  const name = unstable_serialize(key)
  if (cache.get(name)?.data !== undefined) return
  const data = given()
  if (data !== undefined) cache.set(name, { ...cache.get(name), data })
}

// Loaded late: no first screen needs it.
const offlineCopies = () => import('./offline-copies')

/** Loads and stores a copy, unless the account changes meanwhile. */
async function loadAndCopy<Data>(key: Key, load: () => Promise<Data>): Promise<Data> {
  const isAnother = watchAccount()
  const data = await load()
  if (!isAnother()) offlineCopies().then(({ storeCopy }) => isAnother() || storeCopy(key, data), console.warn)
  return data
}

/** This device's copy, read once it `isWanted`: undefined until it was looked up, null without one. */
function useCopy<Data>(owned: Key | null, isWanted: boolean): Copy<Data> | null | undefined {
  const [found, setFound] = useState<{ of: string; copy: Copy<Data> | null }>()
  const of = JSON.stringify(owned)
  useEffect(() => {
    if (!isWanted) return
    const [, ...key] = JSON.parse(of) as Key
    offlineCopies().then(
      ({ readCopy }) => setFound({ of, copy: readCopy<Data>(key) ?? null }),
      () => setFound({ of, copy: null }),
    )
  }, [of, isWanted])
  return isWanted && found?.of === of ? found.copy : undefined
}

function useReading<Data>(
  key: Key | null,
  load: () => Promise<Data>,
  {
    isPublic = false,
    isForGuests = false,
    keepsPrevious = false,
    given,
    isForOffline = false,
  }: Options<Data> = {},
) {
  const present = useSyncExternalStore(
    subscribeSession,
    () => (isForGuests && !readSession() ? GUEST : session),
    // The account is not known yet.
    () => (isForGuests ? GUEST : session),
  )
  const owner = isPublic ? PUBLIC : present
  const whole = key && ([owner, ...key] as Key)
  useOnScreen(whole)
  const { cache } = useSWRConfig()
  if (whole && given && owner === GUEST) keepGiven(cache, whole, given)
  const {
    data: own,
    error,
    isLoading,
    mutate: refresh,
  } = useSWR<Data, unknown>(whole, key && isForOffline ? () => loadAndCopy(key, load) : load, {
    shouldRetryOnError: isWorthRetrying,
  })
  const isOwn = own !== undefined
  // SWR's own `keepPreviousData` would show the data of another session.
  const kept = useRef<{ of: string; owner: unknown; data: Data } | undefined>(undefined)
  const of = JSON.stringify(key)
  if (isOwn) kept.current = { of, owner, data: own }
  // The guest's data is shown until the account's data has loaded.
  const isGuests = kept.current?.of === of && kept.current.owner === GUEST && owner !== GUEST
  // If data under the current key has vanished, it was removed on purpose: the session ended, or it was `forgotten`.
  if (!isOwn && !isGuests && (kept.current?.of === of || kept.current?.owner !== owner))
    kept.current = undefined
  const isPrevious = !isOwn && !isGuests && keepsPrevious && error === undefined
  const isKept = isPrevious || (!isOwn && isGuests)
  const shown = isKept ? kept.current?.data : own
  const isCopyWanted = isForOffline && shown === undefined && isWorthRetrying(error)
  const copy = useCopy<Data>(whole, isCopyWanted)
  return {
    data: shown === undefined ? copy?.data : shown,
    copiedAt: copy?.at,
    whole,
    isOwn,
    // The error is shown together with the copy, so it waits until the copy was looked up.
    error: isCopyWanted && copy === undefined ? undefined : error,
    isLoading,
    isPrevious: isPrevious && shown !== undefined,
    refresh,
  }
}

/** Reads one record, caches it and refreshes it. Does nothing without a key. */
export function useRecord<Data>(
  key: Key | null,
  load: () => Promise<Data>,
  options?: Options<Data>,
): Reading<Data> {
  const { refresh, whole: _whole, isOwn: _isOwn, ...reading } = useReading(key, load, options)
  return { ...reading, reload: () => void refresh() }
}

/** Reads pages until there are as many items as before. */
async function readPages<Item, More>(load: LoadPage<Item, More>, shown: number): Promise<Page<Item, More>> {
  const first = await load(null)
  const pages: Page<Item, More> = { ...first, items: [...first.items] }
  while (pages.next !== null && pages.items.length < shown) {
    const page = await load(pages.next)
    pages.items.push(...page.items)
    pages.next = page.next
  }
  return pages
}

/** Appends the next page to the cached list, which a decision may have changed meanwhile. */
async function addPage<Item, More>(cache: Cache, key: Key, load: LoadPage<Item, More>): Promise<void> {
  const known = (): Page<Item, More> | undefined => cache.get(unstable_serialize(key))?.data
  let next = known()?.next
  while (next) {
    const page = await load(next)
    const now = known()
    if (now?.next === next) {
      const items = [...now.items, ...page.items]
      await mutate(key, { ...now, ...page, items }, { revalidate: false })
      return
    }
    // The list was read again and ends elsewhere, or is gone, so this page does not follow. Do not write even the same
    // value: SWR drops a read under way when somebody writes.
    next = now?.next
  }
}

/** Reads a list page by page, caches it and refreshes it. */
export function useList<Item, More = object>(
  key: Key | null,
  load: LoadPage<Item, More>,
  options?: Options<Page<Item, More>>,
): ListReading<Item, More> {
  const { cache } = useSWRConfig()
  const shown = useRef(0)
  const reading = useReading(key, () => readPages(load, shown.current), options)
  const { data, copiedAt, whole, isOwn, error, isLoading, isPrevious, refresh } = reading
  shown.current = isOwn ? (data?.items.length ?? 0) : 0

  // By list: a load for one filter must not block a load for another.
  const [underWay] = useState(() => new Set<string>())
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const name = unstable_serialize(whole)

  async function loadMore() {
    if (!whole || underWay.has(name)) return
    underWay.add(name)
    redraw()
    try {
      await addPage(cache, whole, load)
    } catch (failure) {
      toast.error(sentenceOf(failure, __('This could not be loaded. Please try again.')))
    } finally {
      underWay.delete(name)
      redraw()
    }
  }

  return {
    data: data?.items,
    page: data,
    total: data?.total ?? data?.items.length,
    isAtLeast: Boolean(data?.at_least),
    error,
    isLoading,
    isPrevious,
    copiedAt,
    reload: () => void refresh(),
    // The cursor of the previous key's list does not fit this key.
    loadMore: data?.next && isOwn ? loadMore : undefined,
    isLoadingMore: underWay.has(name),
  }
}

/** Reads all data of a noun again. The old data stays visible unless it is `forgotten`. */
export function refresh(noun: string, { isForgotten = false } = {}): Promise<unknown> {
  const isOfNoun = (key: unknown) => Array.isArray(key) && key[1] === noun
  return isForgotten ? mutate(isOfNoun, undefined) : mutate(isOfNoun)
}

/** Reads all data of the account on the screen again. */
export function refreshAll(): Promise<unknown> {
  return mutate((key) => Array.isArray(key) && key[0] !== PUBLIC)
}

/** Drops all data of the account. The screen reads its data again, unless `isReadAgain` is false. */
export const forgetAll = ({ isReadAgain = true } = {}): Promise<unknown> =>
  mutate((key) => Array.isArray(key) && key[0] !== PUBLIC, undefined, { revalidate: isReadAgain })

/** Reads all data on the screen again, public data included. */
export const readAnew = (): Promise<unknown> => mutate(() => true)

/**
 * Changes the items in a noun's cached lists until they are read again. A list that is not on the screen keeps the
 * change when it is shown again, even if SWR has just read it.
 */
export function changeItems<Item>(noun: string, change: (item: Item) => Item): Promise<unknown> {
  const isOfNoun = (key: unknown) => Array.isArray(key) && key[1] === noun
  const changed = (page?: Page<Item>) => page?.items && { ...page, items: page.items.map(change) }
  const revalidate = (_page: unknown, key: Arguments) => !onScreen.has(unstable_serialize(key))
  return mutate<Page<Item> | undefined>(isOfNoun, changed, { revalidate })
}

/** Shows an error as a long toast. */
export function useFailureToast(sentence: string | undefined): void {
  useEffect(() => {
    if (sentence) toast.error(sentence, { long: true })
  }, [sentence])
}
