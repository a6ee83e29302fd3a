import { isWorthRetrying } from '@/lib/backend/errors'
import { coalesce } from '@/lib/coalesce'
import { createStore } from '@/lib/store'
import type { DeviceCopy } from './device-copy'
import type { Message, Messages } from './types'

export type Part = { before?: number; after?: number; limit?: number }

/** The loaded part of a conversation, without gaps, and the conversation's state. */
export type Read = Omit<Messages, 'items'> & { messages: readonly Message[] }

export type ThreadState = {
  /** Undefined before the first answer. */
  read?: Read
  /** The error of the last reading; older messages may still be there. */
  error?: unknown
  isLoadingOlder: boolean
}

const PAGE = 30
const MOST = 100

/** The messages, followed by the `items` that continue them without a gap. */
function joined(messages: readonly Message[], items: readonly Message[]): readonly Message[] {
  const all = [...messages]
  for (const item of items) if (all.length === 0 || item.seq === (all.at(-1)?.seq ?? 0) + 1) all.push(item)
  return all.length === messages.length ? messages : all
}

/** The messages, preceded by the `older` ones that lead up to them without a gap. */
function preceded(messages: readonly Message[], older: readonly Message[]): readonly Message[] {
  const all = [...messages]
  for (const item of [...older].reverse()) if (item.seq === (all[0]?.seq ?? 0) - 1) all.unshift(item)
  return all
}

export type Thread = ReturnType<typeof createThread>

/**
 * The messages of a conversation that this page has loaded. At any event it loads the messages after its last one, so
 * there is never a gap.
 *
 * @param load rejects with a BackendError
 * @param device stores the end of the conversation, which is shown if the server cannot be reached
 */
export function createThread(load: (part: Part) => Promise<Messages>, device?: DeviceCopy<Read>) {
  const state = createStore<ThreadState>({ isLoadingOlder: false })
  const put = (change: Partial<ThreadState>) => state.set({ ...state.get(), ...change })

  let isCopy = false
  /** The messages that this page has loaded from the server. */
  const known = () => (isCopy ? [] : (state.get().read?.messages ?? []))
  const lastSeq = () => known().at(-1)?.seq

  /** Loads the following messages. Returns whether there are more. */
  async function readOn(): Promise<boolean> {
    const after = lastSeq()
    const { items, ...standing } = await load(after === undefined ? { limit: PAGE } : { after, limit: MOST })
    const messages = joined(known(), items)
    isCopy = false
    put({ read: { ...standing, messages }, error: undefined })
    const last = lastSeq()
    return last !== undefined && last !== after && last < standing.last_seq
  }

  /** Loads all new messages. A failure is in the state. */
  const catchUp = coalesce(async () => {
    try {
      while (await readOn());
      const { read } = state.get()
      if (read) device?.keep({ ...read, messages: read.messages.slice(-PAGE) })
    } catch (error) {
      const copy = !state.get().read && isWorthRetrying(error) && (await device?.recall())
      if (copy) isCopy = true
      put(copy ? { read: copy, error } : { error })
    }
  })

  /** Loads the previous page. */
  async function loadOlder(): Promise<void> {
    const before = known()[0]?.seq
    if (before === undefined || before === 1 || state.get().isLoadingOlder) return
    put({ isLoadingOlder: true })
    try {
      const { items } = await load({ before, limit: PAGE })
      const { read } = state.get()
      put({ read: read && { ...read, messages: preceded(read.messages, items) }, isLoadingOlder: false })
    } catch (error) {
      put({ isLoadingOlder: false })
      throw error
    }
  }

  /** Adds a message that this page has sent. If messages before it are missing, loads all new ones. */
  function take(message: Message): void {
    const { read } = state.get()
    if (!read || known().length === 0) return void catchUp()
    const messages = joined(read.messages, [message])
    if (messages !== read.messages)
      put({ read: { ...read, messages, last_seq: Math.max(read.last_seq, message.seq) } })
    else if (message.seq > (lastSeq() ?? 0)) void catchUp()
  }

  /** Updates the conversation's state from the answer to a call. */
  function know(change: Partial<Omit<Messages, 'items'>>): void {
    const { read } = state.get()
    if (read) put({ read: { ...read, ...change } })
  }

  return { state, catchUp, loadOlder, take, know }
}
