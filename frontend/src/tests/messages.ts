import type { Message, Messages } from '@/entities/conversation/types'

/** For tests: the answer of `get_messages` to a searcher before the first message, with these changes. */
export const answerOf = (changes: Partial<Messages> = {}): Messages => ({
  items: [],
  conversation: null,
  last_seq: 0,
  read_seq: 0,
  may_write: true,
  why_not: null,
  muted: false,
  blocked: false,
  copy: null,
  side: 'searcher',
  other: { name: 'Asha Textiles', picture: null },
  about: { doctype: 'JP Application', name: 'JPA-1', title: 'Weaver' },
  ...changes,
})

/** For tests: a text of the company, with these changes. */
export const messageOf = (changes: Partial<Message>): Message => ({
  seq: 1,
  client_id: null,
  side: 'company',
  kind: 'text',
  body: '',
  key: null,
  values: null,
  payload: null,
  file: null,
  created: '2026-11-26 10:00:00',
  warnings: [],
  ...changes,
})
