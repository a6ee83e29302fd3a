import { act, renderHook, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { keepCompanyName } from '@/entities/session/who'
import { BackendError, noAnswer } from '@/lib/backend/errors'
import { readCopy, storeCopy } from '@/lib/backend/offline-copies'
import { answerOf, messageOf } from '@/tests/messages'
import { signInAs } from '@/tests/sign-in-as'
import { getConversations, getMessages } from './calls'
import { useInbox, useThread } from './hooks'
import { connected, hearConversation } from './news'

vi.mock('./calls', () => ({ getConversations: vi.fn(), getMessages: vi.fn(), readMessages: vi.fn() }))
vi.mock('./outbox', () => ({ onSent: () => undefined, learnName: async () => undefined }))

beforeEach(() => {
  vi.mocked(getMessages).mockReset()
  vi.mocked(getConversations).mockReset()
  connected.set(true)
})

test('a conversation that the other side begins is loaded at the hint, even without a name', async () => {
  vi.mocked(getMessages).mockResolvedValueOnce(answerOf())
  const { result } = renderHook(() => useThread({ application: 'JPA-1' }))
  await waitFor(() => expect(result.current.read?.conversation).toBeNull())
  vi.mocked(getMessages).mockResolvedValueOnce(answerOf({ conversation: 'c1' }))
  act(() => hearConversation({ conversation: 'c1', seq: 1 }))
  await waitFor(() => expect(result.current.read?.conversation).toBe('c1'))
})

test('a hint about another conversation loads nothing', async () => {
  vi.mocked(getMessages).mockResolvedValue(answerOf({ conversation: 'c2' }))
  const { result } = renderHook(() => useThread({ conversation: 'c2' }))
  await waitFor(() => expect(result.current.read?.conversation).toBe('c2'))
  act(() => hearConversation({ conversation: 'c1', seq: 1 }))
  expect(getMessages).toHaveBeenCalledTimes(1)
})

test('after leaving a company, an account reads no data that was loaded for it', async () => {
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

const said = (body: string) => messageOf({ client_id: body, body })

test('without a network a searcher sees the loaded messages, which are reloaded afterwards', async () => {
  signInAs('asha')
  const { items: _, ...standing } = answerOf({ conversation: 'c3', last_seq: 1 })
  storeCopy(['conversation', 'c3'], { ...standing, messages: [said('Come at ten.')] })
  vi.mocked(getMessages).mockRejectedValueOnce(noAnswer())
  const { result } = renderHook(() => useThread({ conversation: 'c3' }))
  const bodies = () => result.current.read?.messages.map(({ body }) => body)
  await waitFor(() => expect(bodies()).toEqual(['Come at ten.']))
  expect(result.current.error).toBeInstanceOf(BackendError)
  const answer = { conversation: 'c3', last_seq: 1, items: [said('A message of a deleted account')] }
  vi.mocked(getMessages).mockResolvedValueOnce(answerOf(answer))
  await act(() => result.current.thread.catchUp())
  expect(bodies()).toEqual(['A message of a deleted account'])
  expect(result.current.error).toBeUndefined()
})

test('messages from before the socket are loaded when it connects', async () => {
  connected.set(false)
  vi.mocked(getMessages).mockResolvedValueOnce(answerOf({ conversation: 'c4' }))
  const { result } = renderHook(() => useThread({ conversation: 'c4' }))
  await waitFor(() => expect(result.current.read?.conversation).toBe('c4'))
  const answer = { conversation: 'c4', last_seq: 1, items: [said('Come at ten.')] }
  vi.mocked(getMessages).mockResolvedValueOnce(answerOf(answer))
  act(() => connected.set(true))
  await waitFor(() => expect(result.current.read?.messages).toHaveLength(1))
})

test.each([
  { socket: 'with a socket that tells nothing', is: true, ms: 60_000 },
  { socket: 'without a socket', is: false, ms: 20_000 },
])('$socket an open conversation asks for new messages', async ({ socket, is, ms }) => {
  vi.useFakeTimers()
  connected.set(is)
  vi.mocked(getMessages).mockResolvedValue(answerOf({ conversation: socket }))
  const { unmount } = renderHook(() => useThread({ conversation: socket }))
  await act(() => vi.advanceTimersByTimeAsync(ms - 1))
  expect(getMessages).toHaveBeenCalledTimes(1)
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(getMessages).toHaveBeenCalledTimes(2)
  unmount()
  vi.useRealTimers()
})

test('the device stores what a searcher reads, and nothing that a company reads', async () => {
  signInAs('asha')
  for (const side of ['searcher', 'company'] as const) {
    const answer = { conversation: side, side, last_seq: 1, items: [said(`Of the ${side}`)] }
    vi.mocked(getMessages).mockResolvedValueOnce(answerOf(answer))
    const { result } = renderHook(() => useThread({ conversation: side }))
    await waitFor(() => expect(result.current.read?.messages).toHaveLength(1))
  }
  await waitFor(() => expect(readCopy(['conversation', 'searcher'])).toBeDefined())
  expect(JSON.stringify({ ...localStorage })).not.toContain('Of the company')
})

test("a searcher's inbox is shown without a network", async () => {
  signInAs('ravi')
  keepCompanyName(null)
  const item = { about: answerOf().about, other: answerOf().other, preview: 'Kept', at: '1', last_seq: 1 }
  storeCopy(['conversations'], [{ ...item, conversation: 'c1', unread: 0, muted: false }])
  vi.mocked(getConversations).mockRejectedValue(noAnswer())
  const { result } = renderHook(() => useInbox())
  await waitFor(() => expect(result.current.items?.map(({ preview }) => preview)).toEqual(['Kept']))
})
