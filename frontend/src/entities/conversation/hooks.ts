import { useEffect, useEffectEvent, useRef } from 'react'
import { readCompanyName } from '@/entities/session/who'
import { isWorthRetrying } from '@/lib/backend/errors'
import { signedInAccount, subscribeSession } from '@/lib/backend/session'
import { useStore } from '@/lib/store'
import { getConversations, getMessages, readMessages } from './calls'
import { deviceCopy } from './device-copy'
import { createInbox } from './inbox'
import { onNews, useIsConnected } from './news'
import { learnName, onSent } from './outbox'
import { threadOf } from './outbox-sending'
import { createThread, type Thread } from './thread'
import type { Address } from './types'
import { reloadUnread } from './unread'

/** How often an open conversation polls if it has no socket. */
const ASK_MS = 20_000
/** And if it has one: Frappe's socket server tells some sockets nothing (docs/install.md#the-socket-server). */
const ASK_BESIDE_SOCKET_MS = 60_000

const newInbox = () =>
  createInbox(
    getConversations,
    deviceCopy(['conversations'], () => !readCompanyName()),
  )

let inbox = newInbox()
const threads = new Map<string, Thread>()

const reader = () => `${signedInAccount()} ${readCompanyName()}`
let readBy = reader()

/** Drops the conversations if another account has signed in, or this one has joined or left a company. */
function forgetOthers(): void {
  if (reader() === readBy) return
  readBy = reader()
  inbox = newInbox()
  threads.clear()
}
subscribeSession(forgetOthers)

function threadAt(address: Address): Thread {
  forgetOthers()
  const name = threadOf(address)
  const thread =
    threads.get(name) ??
    createThread(
      async (part) => {
        const answer = await getMessages(address, part)
        // Letters that were addressed to the application now go to the conversation.
        if (answer.conversation) await learnName(answer.about.name, answer.conversation)
        return answer
      },
      deviceCopy(['conversation', name], ({ side }) => side === 'searcher'),
    )
  threads.set(name, thread)
  return thread
}

// Shows an own message in its place as soon as the server has it.
onSent(({ to }, { conversation, ...message }) => {
  threads.get(threadOf(to))?.take(message)
  if (!('conversation' in to)) threads.get(conversation)?.take(message)
  void inbox.refresh()
})

/** Calls `action` at once, at hints, and when the page or the network is back. */
function useWhenNew(
  action: () => Promise<void>,
  isAbout: (conversation: string) => boolean = () => true,
): void {
  const isOurs = useEffectEvent(isAbout)
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && void action()
    void action()
    const leave = onNews((news) => (news === null || isOurs(news.conversation)) && void action())
    document.addEventListener('visibilitychange', look)
    window.addEventListener('online', look)
    return () => {
      leave()
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('online', look)
    }
  }, [action])
}

/** The conversations of the account. */
export function useInbox() {
  forgetOthers()
  const shown = inbox
  useWhenNew(shown.refresh)
  const state = useStore(shown.state, (current) => current)
  return { ...state, reload: shown.reload, loadMore: state.next === null ? undefined : shown.loadMore }
}

/** A conversation, while its screen is open. */
export function useThread(address: Address) {
  const thread = threadAt(address)
  const state = useStore(thread.state, (current) => current)
  const name = state.read?.conversation
  const isConnected = useIsConnected()
  useWhenNew(
    thread.catchUp,
    // A conversation without a name waits for its first message, which the other side may write.
    (conversation) => !name || conversation === name,
  )
  const wasConnected = useRef(isConnected)
  useEffect(() => {
    const ask = () => document.visibilityState === 'visible' && void thread.catchUp()
    // Hints start with the connection, so read the messages from before it now.
    if (isConnected && !wasConnected.current) ask()
    wasConnected.current = isConnected
    const timer = setInterval(ask, isConnected ? ASK_BESIDE_SOCKET_MS : ASK_MS)
    return () => clearInterval(timer)
  }, [thread, isConnected])
  // The inbox still shows a conversation to which the account has lost access.
  const isLost = state.error !== undefined && !isWorthRetrying(state.error)
  useEffect(() => {
    if (isLost) void inbox.reload()
  }, [isLost])
  return { ...state, thread }
}

/** Tells the server up to which message the account has read. If that fails, the next call repeats it. */
export async function tellRead(thread: Thread, conversation: string, seq: number): Promise<void> {
  const before = thread.state.get().read?.read_seq ?? 0
  if (seq <= before) return
  thread.know({ read_seq: seq })
  try {
    await readMessages(conversation, seq)
    await Promise.all([inbox.refresh(), reloadUnread()])
  } catch (error) {
    // The next read returns the server's value, so this page sends its own again.
    console.warn(error)
  }
}

/** Reloads a conversation and the inbox after a change. */
export async function reloadThread(thread: Thread): Promise<void> {
  await Promise.all([thread.catchUp(), inbox.refresh(), reloadUnread()])
}
