import { expect, test, vi } from 'vitest'
import { createInbox } from './inbox'
import type { Conversation, Inbox } from './types'

const item = (conversation: string, at: string, changes: Partial<Conversation> = {}): Conversation => ({
  conversation,
  about: { doctype: 'JP Application', name: '', title: '' },
  other: { name: '', picture: null },
  preview: '',
  at,
  last_seq: 1,
  unread: 0,
  muted: false,
  ...changes,
})

const answer = (items: Conversation[], changes: Partial<Inbox> = {}): Inbox => ({
  items,
  next: null,
  since: 's1',
  whole: true,
  unread: 0,
  ...changes,
})

const setUp = () => {
  const load = vi.fn<Parameters<typeof createInbox>[0]>()
  const inbox = createInbox(load)
  const shown = () => inbox.state.get().items?.map(({ conversation }) => conversation)
  return { load, inbox, shown }
}

test('after the first page only changes are loaded, and each conversation is listed once, by time', async () => {
  const { load, inbox, shown } = setUp()
  load.mockResolvedValueOnce(answer([item('A', '2'), item('B', '1')], { next: 'c' }))
  await inbox.refresh()
  load.mockResolvedValueOnce(answer([item('B', '3', { unread: 1 })], { whole: false, since: 's2' }))
  await inbox.refresh()
  expect(load.mock.calls).toEqual([[{}], [{ since: 's1' }]])
  expect(shown()).toEqual(['B', 'A'])
  expect(inbox.state.get().items?.[0]?.unread).toBe(1)
  load.mockResolvedValueOnce(answer([item('B', '1'), item('C', '0')]))
  await inbox.loadMore()
  expect(load).toHaveBeenLastCalledWith({ cursor: 'c' })
  expect(inbox.state.get().next).toBeNull()
})

test('an answer with everything replaces the list', async () => {
  const { load, inbox, shown } = setUp()
  load.mockResolvedValueOnce(answer([item('A', '2'), item('B', '1')]))
  await inbox.refresh()
  load.mockResolvedValueOnce(answer([item('B', '1')], { whole: true }))
  await inbox.refresh()
  expect(shown()).toEqual(['B'])
})

test('a change during a read is loaded after it, and a failure keeps the list', async () => {
  const { load, inbox, shown } = setUp()
  load.mockResolvedValueOnce(answer([item('A', '1')]))
  load.mockRejectedValueOnce(new Error('lost'))
  await Promise.all([inbox.refresh(), inbox.refresh()])
  expect(load).toHaveBeenCalledTimes(2)
  expect(shown()).toEqual(['A'])
  expect(inbox.state.get().error).toEqual(new Error('lost'))
})

test('a reload during a read of changes loads everything, and keeps the list meanwhile', async () => {
  const { load, inbox, shown } = setUp()
  load.mockResolvedValueOnce(answer([item('A', '2'), item('B', '1')]))
  await inbox.refresh()
  load.mockResolvedValueOnce(answer([item('B', '3')], { whole: false, since: 's2' }))
  const reading = inbox.refresh()
  load.mockImplementationOnce(async () => {
    expect(shown()).toEqual(['B', 'A'])
    return answer([item('B', '3')])
  })
  await Promise.all([reading, inbox.reload()])
  expect(load).toHaveBeenLastCalledWith({})
  expect(shown()).toEqual(['B'])
})

test('an older page does not replace a conversation that has moved up meanwhile', async () => {
  const { load, inbox, shown } = setUp()
  load.mockResolvedValueOnce(answer([item('A', '2')], { next: 'c' }))
  await inbox.refresh()
  let arrive = (_: Inbox) => {}
  load.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)))
  const more = inbox.loadMore()
  load.mockResolvedValueOnce(answer([item('B', '3', { unread: 1 })], { whole: false }))
  await inbox.refresh()
  arrive(answer([item('B', '1')]))
  await more
  expect(shown()).toEqual(['B', 'A'])
  expect(inbox.state.get().items?.[0]?.unread).toBe(1)
})
