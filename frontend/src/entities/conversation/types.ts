/** The two sides of a conversation. */
export type Side = 'company' | 'searcher'

type Card = { doctype: string; name: string }

/** What a message says, by its kind. */
export type Content =
  | { kind: 'text'; body: string }
  | { kind: 'ready'; key: string; values: Record<string, string> }
  | { kind: 'file'; file: string; body?: string }
  | { kind: 'card'; payload: Card; body?: string }

/** A message from the server. Fields that its kind does not have are null or empty. */
export type Message = {
  /** The position in the conversation, from 1 on and without gaps. */
  seq: number
  /** The sender's own key of the message. */
  client_id: string | null
  side: Side | 'system'
  /** The name of the member who wrote it. Only the member's own side gets it. */
  sender_name?: string | null
  kind: Content['kind'] | 'system'
  body: string | null
  key: string | null
  values: Record<string, string> | null
  payload: Card | null
  /** The file's URL. */
  file: string | null
  /** A time in the site's zone. */
  created: string
  /** Warnings for the reader. */
  warnings: { kind: string; sentence: string }[]
}

/** Identifies a conversation. Before its first message it has only a subject. */
export type Address = { conversation: string } | { application: string } | { quote: string }

type Other = { name: string; picture: string | null }
export type About = { doctype: string; name: string; title: string }

/** A conversation in the inbox. */
export type Conversation = {
  conversation: string
  about: About
  other: Other
  preview: string
  /** The time of the last message, in the site's zone. */
  at: string
  last_seq: number
  unread: number
  muted: boolean
}

export type Inbox = {
  items: Conversation[]
  /** The cursor of older conversations; null after the last. */
  next: string | null
  /** The cursor for later changes. */
  since: string
  /** Whether the answer to `since` is the whole list, not only the changes. */
  whole: boolean
  /** The unread messages of all conversations. */
  unread: number
}

/** A part of a conversation, oldest first, and the conversation's state. */
export type Messages = {
  items: Message[]
  conversation: string | null
  last_seq: number
  read_seq: number
  may_write: boolean
  /** Why the account cannot write. */
  why_not: string | null
  muted: boolean
  /** Whether this side has blocked it. */
  blocked: boolean
  /** The URL of this side's copy of what it reported. */
  copy: string | null
  /** The account's side. */
  side: Side
  other: Other
  about: About
}
