import { createStore, useStore } from '@/lib/store'

/** A hint that a conversation has changed, as the socket carries it. It has no text, and may be lost. */
export type News = { conversation: string; seq: number }

/** Null: hints may have been missed. */
type Listener = (news: News | null) => void

const listeners = new Set<Listener>()

/** Passes a hint on. */
export function hearConversation(news: News | null): void {
  for (const listener of listeners) listener(news)
}

export function onNews(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether a socket brings hints. Without a socket, open conversations poll. */
export const connected = createStore(false)

export const useIsConnected = (): boolean =>
  useStore(
    connected,
    (is) => is,
    () => false,
  )
