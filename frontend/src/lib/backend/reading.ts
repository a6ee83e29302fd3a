import { useEffect, useReducer, useRef, useState, useSyncExternalStore } from 'react'
import useSWR, { type Arguments, type Cache, mutate, unstable_serialize, useSWRConfig } from 'swr'
import { __ } from '@/lib/i18n/translate'
import { toast } from '@/lib/toast'
import { isWorthRetrying, sentenceOf } from './errors'
import type { Copy } from './offline-copies'
import { readSession, subscribeSession, watchAccount } from './session'

/** What is read, and which: ['company', 'JPC-00001']. */
export type Key = readonly (string | number | null)[]

export type Reading<Data> = {
  data?: Data
  /** What went wrong the last time; older data may still be there. */
  error?: unknown
  isLoading: boolean
  /** The data is of what was asked for before, such as another search. What is asked for now is on its way. */
  isPrevious?: boolean
  /** The data is what this device has kept, of this time in ms: the server was not reached. */
  copiedAt?: number
  /** Reads it once more. */
  reload: () => void
}

/** One page of a list, and the cursor of the next one; null after the last. `More` is what else the answer says. */
export type Page<Item, More = object> = More & {
  items: Item[]
  next: string | null
  /** How many there are in all; exact unless there are `at_least` so many. */
  total?: number
  at_least?: boolean
}

export type LoadPage<Item, More = object> = (cursor: string | null) => Promise<Page<Item, More>>

export type ListReading<Item, More = object> = Reading<Item[]> & {
  /** The pages as one, with what else the first answer says. */
  page?: Page<Item, More>
  /** How many there are in all, as the server counts: '1000' of more may be 'at least'. */
  total?: number
  isAtLeast: boolean
  /** Adds the next page; undefined after the last. */
  loadMore?: () => Promise<void>
  isLoadingMore: boolean
}

type Options<Data> = {
  /** Everybody reads the same, signed in or not. */
  isPublic?: boolean
  /** Guests read it too: after a log-out it is read anew, as they see it. */
  isForGuests?: boolean
  /** Shows what another key has read until this one's is there, or has failed. */
  keepsPrevious?: boolean
  /** What a guest's page brought along: shown at once, as if it had been read before. */
  given?: () => Data | undefined
  /** This device keeps it, and shows it where the server cannot be reached. Never for what is of other people. */
  isForOffline?: boolean
}

const PUBLIC = 'public'
const GUEST = 'guest'

/** Counts the sessions of this page. It is in the key of what is not public: that is shown in no other session. */
let session = 0

// What a session has read does not outlive it in the memory either. After its end only what guests may read is read again
// by itself: the rest could only say that nobody is signed in, in place of why the session has ended.
subscribeSession(() => {
  if (readSession()) session++
  void mutate((key) => Array.isArray(key) && key[0] !== PUBLIC, undefined, { revalidate: false })
})

/** The keys of what is on the screen, and how many parts of it show each. */
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

/** Keeps what the page brought along, where nothing is known. The call that follows takes it too: `getPublic`. */
function keepGiven(cache: Cache, key: Key, given: () => unknown) {
  const name = unstable_serialize(key)
  if (cache.get(name)?.data !== undefined) return
  const data = given()
  if (data !== undefined) cache.set(name, { ...cache.get(name), data })
}

// No first screen waits for it.
const offlineCopies = () => import('./offline-copies')

/** Reads, and keeps a copy on the device: of whoever was signed in from the beginning to the end of it. */
async function loadAndCopy<Data>(key: Key, load: () => Promise<Data>): Promise<Data> {
  const isAnother = watchAccount()
  const data = await load()
  if (!isAnother()) offlineCopies().then(({ storeCopy }) => isAnother() || storeCopy(key, data), console.warn)
  return data
}

/** This device's copy once it `isWanted`: undefined until it was looked for, null where there is none. */
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
    // Nobody is known yet.
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
  // Not SWR's own `keepPreviousData`, which would show what another session has read.
  const kept = useRef<{ of: string; owner: unknown; data: Data } | undefined>(undefined)
  const of = JSON.stringify(key)
  if (isOwn) kept.current = { of, owner, data: own }
  // What a guest may see is shown until the account's own is there.
  const isGuests = kept.current?.of === of && kept.current.owner === GUEST && owner !== GUEST
  // What is gone under its own key was taken away: the session has ended, or it is to be forgotten.
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
    // What failed is said together with what there is in its place.
    error: isCopyWanted && copy === undefined ? undefined : error,
    isLoading,
    isPrevious: isPrevious && shown !== undefined,
    refresh,
  }
}

/** Reads one record, keeps it and refreshes it. Reads nothing without a key. */
export function useRecord<Data>(
  key: Key | null,
  load: () => Promise<Data>,
  options?: Options<Data>,
): Reading<Data> {
  const { refresh, whole: _whole, isOwn: _isOwn, ...reading } = useReading(key, load, options)
  return { ...reading, reload: () => void refresh() }
}

/** Reads pages until there are as many items as were shown before. */
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

/** Adds the next page to what is known by then: meanwhile a decision may have changed it. */
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
    // The list was read anew and ends elsewhere, or is gone: this page does not follow. Nothing is written then, not even
    // the same: SWR drops what is being read while something is written.
    next = now?.next
  }
}

/** Reads a list page by page, keeps it and refreshes it. */
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

  // By list: what is on its way for one filter does not hold up another.
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
    // The cursor of a list that is kept from another key is not this one's.
    loadMore: data?.next && isOwn ? loadMore : undefined,
    isLoadingMore: underWay.has(name),
  }
}

/** Has everything of a noun read anew. What is known is shown until then, unless it is to be `forgotten`. */
export function refresh(noun: string, { isForgotten = false } = {}): Promise<unknown> {
  const isOfNoun = (key: unknown) => Array.isArray(key) && key[1] === noun
  return isForgotten ? mutate(isOfNoun, undefined) : mutate(isOfNoun)
}

/** Has everything of the account that a screen shows read anew. */
export function refreshAll(): Promise<unknown> {
  return mutate((key) => Array.isArray(key) && key[0] !== PUBLIC)
}

/** Has everything that a screen shows read anew, what everybody reads too. */
export const readAnew = (): Promise<unknown> => mutate(() => true)

/**
 * Changes what is shown of a noun's lists, item by item, until they are read anew: what is not on the screen, at once when
 * it is shown again, also where SWR has just read it.
 */
export function changeItems<Item>(noun: string, change: (item: Item) => Item): Promise<unknown> {
  const isOfNoun = (key: unknown) => Array.isArray(key) && key[1] === noun
  const changed = (page?: Page<Item>) => page?.items && { ...page, items: page.items.map(change) }
  const revalidate = (_page: unknown, key: Arguments) => !onScreen.has(unstable_serialize(key))
  return mutate<Page<Item> | undefined>(isOfNoun, changed, { revalidate })
}

/** Says in a toast of 5 s what could not be read. */
export function useFailureToast(sentence: string | undefined): void {
  useEffect(() => {
    if (sentence) toast.error(sentence, { long: true })
  }, [sentence])
}
