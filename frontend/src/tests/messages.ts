import type { Messages } from '@/entities/conversation/types'

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
