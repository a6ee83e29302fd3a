import { get, post } from '@/lib/backend/call'
import type { Address, Content, Inbox, Message, Messages } from './types'

type InboxQuery = { since?: string; cursor?: string; limit?: number }

/** The account's conversations, the one with the newest message first. */
export const getConversations = (query: InboxQuery) => get<Inbox>('job_portal.api.get_conversations', query)

type Part = { before?: number; after?: number; limit?: number }

/** The newest messages, or those before or after one. */
export const getMessages = (address: Address, part: Part = {}) =>
  get<Messages>('job_portal.api.get_messages', { ...address, ...part })

export type Sent = Message & { conversation: string }

/** Sends a message. Repeating it with the same `client_id` returns the first one. */
export const sendMessage = (address: Address, client_id: string, content: Content) =>
  post<Sent>('job_portal.api.send_message', { ...address, client_id, ...content })

/** Tells the server up to which message the account has read. */
export const readMessages = (conversation: string, seq: number) =>
  post<{ unread: number; unread_of_all: number }>('job_portal.api.read_messages', { conversation, seq })

export const setMuted = (conversation: string, isMuted: boolean) =>
  post<{ muted: boolean }>(`job_portal.api.${isMuted ? '' : 'un'}mute_conversation`, { conversation })

export const setBlocked = (conversation: string, isBlocked: boolean) =>
  post<{ blocked: boolean }>(`job_portal.api.${isBlocked ? '' : 'un'}block_conversation`, { conversation })

/** Reports and blocks a conversation. `copy` is the URL of a copy for the reporter. */
export const reportConversation = (conversation: string, reason: string, details: string) =>
  post<{ blocked: boolean; copy: string }>('job_portal.api.report_conversation', {
    conversation,
    reason,
    details,
  })
