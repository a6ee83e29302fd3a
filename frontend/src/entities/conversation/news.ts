import { createStore, useStore } from '@/lib/store'

/** A hint from the socket that a conversation has changed. It has no text, and may be lost. */
export type News = { conversation: string; seq: number }

/** Null: hints may have been missed. */
type Listener = (news: News | null) => void

const listeners = new Set<Listener>()

export function hearConversation(news: News | null): void {
  for (const listener of listeners) listener(news)
}

export function onNews(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether a socket delivers hints. Without one, open conversations poll. */
export const connected = createStore(false)

export const useIsConnected = (): boolean =>
  useStore(
    connected,
    (is) => is,
    () => false,
  )
