import { isWorthRetrying } from '@/lib/backend/errors'
import { coalesce } from '@/lib/coalesce'
import { createStore } from '@/lib/store'
import type { DeviceCopy } from './device-copy'
import type { Conversation, Inbox } from './types'

const MOST_KEPT = 20

type Query = { since?: string; cursor?: string }

export type InboxState = {
  /** Undefined before the first answer. */
  items?: readonly Conversation[]
  /** The cursor of older conversations; null after the last. */
  next: string | null
  /** The error of the last reading; older items may still be there. */
  error?: unknown
  isLoadingMore: boolean
}

/** The items with the changed ones in place: the latest first, each conversation once. */
function merged(items: readonly Conversation[], changed: readonly Conversation[]): Conversation[] {
  const isChanged = ({ conversation }: Conversation) =>
    changed.some((one) => one.conversation === conversation)
  return [...changed, ...items.filter((one) => !isChanged(one))].sort((one, other) =>
    one.at < other.at ? 1 : one.at > other.at ? -1 : 0,
  )
}

/**
 * The account's conversations as this page has loaded them. After the first page it asks only for changes.
 *
 * @param load rejects with a BackendError
 * @param device stores the latest conversations, which are shown if the server cannot be reached
 */
export function createInbox(
  load: (query: Query) => Promise<Inbox>,
  device?: DeviceCopy<readonly Conversation[]>,
) {
  const state = createStore<InboxState>({ next: null, isLoadingMore: false })
  const put = (change: Partial<InboxState>) => state.set({ ...state.get(), ...change })
  let since: string | undefined

  async function read(): Promise<void> {
    const asked = since
    const answer = await load(asked ? { since: asked } : {})
    const { items } = state.get()
    if (!items || !asked || answer.whole) put({ items: answer.items, next: answer.next, error: undefined })
    else put({ items: merged(items, answer.items), error: undefined })
    // A reload meanwhile asks for everything next time.
    if (since === asked) since = answer.since
  }

  /** Loads the changes. A failure is in the state. */
  const refresh = coalesce(async () => {
    try {
      await read()
      device?.keep(state.get().items?.slice(0, MOST_KEPT) ?? [])
    } catch (error) {
      const copy = !state.get().items && isWorthRetrying(error) && (await device?.recall())
      put(copy ? { items: copy, error } : { error })
    }
  })

  /** Reloads everything, such as after the account has lost a conversation. */
  function reload(): Promise<void> {
    since = undefined
    return refresh()
  }

  /** Loads the next page. */
  async function loadMore(): Promise<void> {
    const { next: cursor, isLoadingMore } = state.get()
    if (!cursor || isLoadingMore) return
    put({ isLoadingMore: true })
    try {
      const { items, next } = await load({ cursor })
      // Another read may have replaced the list meanwhile. Its items are newer, and it ends elsewhere.
      const now = state.get()
      if (now.next === cursor) put({ items: merged(items, now.items ?? []), next })
    } finally {
      put({ isLoadingMore: false })
    }
  }

  return { state, refresh, reload, loadMore }
}
