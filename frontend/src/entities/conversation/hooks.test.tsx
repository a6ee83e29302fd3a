// @vitest-environment happy-dom

import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepCompanyName } from '@/entities/session/who'
import { answerOf } from '@/tests/messages'
import { getConversations, getMessages } from './calls'
import { useInbox, useThread } from './hooks'
import { connected, hearConversation } from './news'

vi.mock('./calls')
vi.mock('./outbox', () => ({ onSent: () => undefined, learnName: async () => undefined }))

afterEach(cleanup)

beforeEach(() => {
  vi.mocked(getMessages).mockReset()
  vi.mocked(getConversations).mockReset()
  connected.set(true)
})

test('a conversation that the other side begins is read by the hint, though it had no name', async () => {
  vi.mocked(getMessages).mockResolvedValueOnce(answerOf())
  const { result } = renderHook(() => useThread({ application: 'JPA-1' }))
  await waitFor(() => expect(result.current.read?.conversation).toBeNull())
  vi.mocked(getMessages).mockResolvedValueOnce(answerOf({ conversation: 'c1' }))
  act(() => hearConversation({ conversation: 'c1', seq: 1 }))
  await waitFor(() => expect(result.current.read?.conversation).toBe('c1'))
})

test('a hint about another conversation reads nothing', async () => {
  vi.mocked(getMessages).mockResolvedValue(answerOf({ conversation: 'c2' }))
  const { result } = renderHook(() => useThread({ conversation: 'c2' }))
  await waitFor(() => expect(result.current.read?.conversation).toBe('c2'))
  act(() => hearConversation({ conversation: 'c1', seq: 1 }))
  expect(getMessages).toHaveBeenCalledTimes(1)
})

test('who has left a company reads nothing of what was read for it', async () => {
  keepCompanyName('JPC-1')
  const whole = { next: null, since: 's1', whole: true, unread: 0 }
  const item = { about: answerOf().about, other: answerOf().other, preview: '', at: '1', last_seq: 1 }
  vi.mocked(getConversations).mockResolvedValueOnce({
    items: [{ ...item, conversation: 'c1', unread: 0, muted: false }],
    ...whole,
  })
  vi.mocked(getMessages).mockResolvedValueOnce(answerOf({ conversation: 'c1' }))
  const address = { conversation: 'c1' }
  const { result, rerender } = renderHook(() => ({ inbox: useInbox(), thread: useThread(address) }))
  await waitFor(() => expect(result.current.inbox.items).toHaveLength(1))
  await waitFor(() => expect(result.current.thread.read).toBeDefined())
  keepCompanyName(null)
  vi.mocked(getConversations).mockResolvedValueOnce({ items: [], ...whole })
  vi.mocked(getMessages).mockReturnValue(new Promise(() => undefined))
  rerender()
  expect(result.current.thread.read).toBeUndefined()
  await waitFor(() => expect(result.current.inbox.items).toEqual([]))
})
