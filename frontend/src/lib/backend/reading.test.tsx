import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { takeToasts } from '@/lib/toast'
import { signInAs } from '@/tests/sign-in-as'
import { BackendError } from './errors'
import { changeItems, type Page, refresh, useList, useRecord } from './reading'
import { clearSession, readSession } from './session'

beforeEach(() => signInAs('asha'))
afterEach(() => {
  clearSession()
})

test('all components share one read of a record, and a refresh repeats it', async () => {
  const load = vi.fn<() => Promise<string>>().mockResolvedValueOnce('old').mockResolvedValue('new')
  const first = renderHook(() => useRecord(['noun', '1'], load))
  const second = renderHook(() => useRecord(['noun', '1'], load))
  await waitFor(() => expect(second.result.current.data).toBe('old'))
  expect(first.result.current.data).toBe('old')
  expect(load).toHaveBeenCalledTimes(1)

  await act(() => refresh('noun'))
  await waitFor(() => expect(first.result.current.data).toBe('new'))
})

test('a forgotten record is not shown while the new one loads', async () => {
  let answer: (record: string) => void = () => undefined
  const load = vi.fn<() => Promise<string>>().mockResolvedValueOnce('old')
  const { result } = renderHook(() => useRecord(['forgotten', '1'], load))
  await waitFor(() => expect(result.current.data).toBe('old'))
  load.mockReturnValue(new Promise((resolve) => (answer = resolve)))
  act(() => void refresh('forgotten', { isForgotten: true }))
  await waitFor(() => expect(result.current).toMatchObject({ data: undefined, isLoading: true }))
  await act(async () => answer('new'))
  await waitFor(() => expect(result.current.data).toBe('new'))
})

test('data of one session is not shown in the next, even of the same account', async () => {
  const load = vi.fn(async () => 'of asha')
  const { result } = renderHook(() => useRecord(['private'], load))
  const shared = renderHook(() => useRecord(['shared'], async () => 'for all', { isPublic: true }))
  await waitFor(() => expect(result.current.data).toBe('of asha'))
  await waitFor(() => expect(shared.result.current.data).toBe('for all'))

  for (const account of ['ravi', 'asha']) {
    load.mockResolvedValueOnce(`anew for ${account}`)
    act(() => signInAs(account))
    expect(result.current.data).toBeUndefined()
    expect(shared.result.current.data).toBe('for all')
    await waitFor(() => expect(result.current.data).toBe(`anew for ${account}`))
  }
})

test("within a session a list shows the previous filter's data until its own arrives", async () => {
  const load = (filter: string) => async (): Promise<Page<string>> => ({
    items: [filter],
    next: `after ${filter}`,
  })
  const { result, rerender } = renderHook(
    ({ filter }) => useList(['filtered', filter], load(filter), { keepsPrevious: true }),
    { initialProps: { filter: 'one' } },
  )
  await waitFor(() => expect(result.current.data).toEqual(['one']))
  rerender({ filter: 'two' })
  // A cursor belongs to one list only.
  expect(result.current).toMatchObject({ data: ['one'], isPrevious: true, loadMore: undefined })
  await waitFor(() => expect(result.current).toMatchObject({ data: ['two'], isPrevious: false }))

  act(() => clearSession())
  await waitFor(() => expect(result.current.data).toBeUndefined())
  rerender({ filter: 'three' })
  expect(result.current.data).toBeUndefined()
})

test("the previous filter's data is not shown in place of a failure", async () => {
  const load = (filter: string) => async (): Promise<Page<string>> => {
    if (filter === 'lost') throw new BackendError('no', 403)
    return { items: [filter], next: null }
  }
  const { result, rerender } = renderHook(
    ({ filter }) => useList(['failing', filter], load(filter), { keepsPrevious: true }),
    { initialProps: { filter: 'one' } },
  )
  await waitFor(() => expect(result.current.data).toEqual(['one']))
  rerender({ filter: 'lost' })
  await waitFor(() => expect(result.current.error).toBeDefined())
  expect(result.current).toMatchObject({ data: undefined, isPrevious: false, total: undefined })
})

test('a read that finds the session ended says so, and loads nothing more', async () => {
  const load = vi.fn(async () => {
    clearSession()
    throw new BackendError('expired', 401)
  })
  const { result } = renderHook(() => useRecord(['ended'], load))
  await waitFor(() => expect(result.current.error).toMatchObject({ message: 'expired' }))
  expect(load).toHaveBeenCalledTimes(1)
})

test('a failure is shown until another attempt works', async () => {
  const refused = new BackendError('no', 403)
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(refused).mockResolvedValue('there')
  const { result } = renderHook(() => useRecord(['refused'], load))
  await waitFor(() => expect(result.current.error).toBe(refused))
  act(() => result.current.reload())
  await waitFor(() => expect(result.current).toMatchObject({ data: 'there', error: undefined }))
})

/** A list of five items in pages of two. */
const letters = vi.fn(async (cursor: string | null): Promise<Page<string>> => {
  const start = Number(cursor ?? 0)
  const next = start + 2 < 5 ? String(start + 2) : null
  return { items: ['a', 'b', 'c', 'd', 'e'].slice(start, start + 2), next }
})

test('a list grows page by page, and keeps its length when refreshed', async () => {
  const { result } = renderHook(() => useList(['letters'], letters))
  await waitFor(() => expect(result.current.data).toEqual(['a', 'b']))
  await act(async () => result.current.loadMore?.())
  await waitFor(() => expect(result.current.data).toEqual(['a', 'b', 'c', 'd']))

  letters.mockClear()
  await act(() => refresh('letters'))
  expect(letters.mock.calls).toEqual([[null], ['2']])
  expect(result.current.data).toHaveLength(4)

  await act(async () => result.current.loadMore?.())
  await waitFor(() => expect(result.current.data).toHaveLength(5))
  expect(result.current.loadMore).toBeUndefined()
})

test('a changed list is reloaded when it is shown again, not while it is on the screen', async () => {
  const change = () => act(() => changeItems<string>('changed', (item) => item.toUpperCase()))
  letters.mockClear()
  const first = renderHook(() => useList(['changed'], letters))
  await waitFor(() => expect(first.result.current.data).toEqual(['a', 'b']))
  await change()
  expect(first.result.current.data).toEqual(['A', 'B'])
  expect(letters).toHaveBeenCalledTimes(1)

  first.unmount()
  await change()
  const again = renderHook(() => useList(['changed'], letters))
  await waitFor(() => expect(letters).toHaveBeenCalledTimes(2))
  await waitFor(() => expect(again.result.current.data).toEqual(['a', 'b']))
})

/** A list whose next pages arrive when the test releases them, in the order of the requests. */
function heldPages(first: () => Page<string> | Promise<Page<string>>) {
  const asked: { cursor: string; answer: (page: Page<string>) => void }[] = []
  const load = (cursor: string | null): Promise<Page<string>> =>
    cursor === null ? Promise.resolve(first()) : new Promise((answer) => asked.push({ cursor, answer }))
  const answer = (page: Page<string>) => act(async () => asked.shift()?.answer(page))
  return { load, asked, answer }
}

test('a page that arrives after the filter has changed goes into its own list, and blocks no other', async () => {
  const one = heldPages(() => ({ items: ['one'], next: 'of one' }))
  const two = heldPages(() => ({ items: ['two'], next: 'of two' }))
  const { result, rerender } = renderHook(
    ({ filter, load }) => useList(['late page', filter], load, { keepsPrevious: true }),
    { initialProps: { filter: 'one', load: one.load } },
  )
  await waitFor(() => expect(result.current.data).toEqual(['one']))
  act(() => void result.current.loadMore?.())
  expect(result.current.isLoadingMore).toBe(true)

  rerender({ filter: 'two', load: two.load })
  await waitFor(() => expect(result.current.data).toEqual(['two']))
  expect(result.current.isLoadingMore).toBe(false)
  act(() => void result.current.loadMore?.())
  await one.answer({ items: ['more of one'], next: null })
  expect(result.current).toMatchObject({ data: ['two'], isLoadingMore: true })
  await two.answer({ items: ['more of two'], next: null })
  expect(result.current.data).toEqual(['two', 'more of two'])

  rerender({ filter: 'one', load: one.load })
  expect(result.current.data).toEqual(['one', 'more of one'])
})

test('an item that changes while the next page loads stays changed', async () => {
  const { load, answer } = heldPages(() => ({ items: ['a'], next: 'b' }))
  const { result } = renderHook(() => useList(['decided'], load))
  await waitFor(() => expect(result.current.data).toEqual(['a']))
  act(() => void result.current.loadMore?.())
  await act(() => changeItems<string>('decided', (item) => item.toUpperCase()))
  await answer({ items: ['b'], next: null })
  expect(result.current.data).toEqual(['A', 'b'])
})

test('a page that no longer follows a reloaded list is requested again', async () => {
  let newest: string[] = []
  const { load, asked, answer } = heldPages(() => ({ items: [...newest, 'a'], next: `after ${newest}` }))
  const { result } = renderHook(() => useList(['read anew'], load))
  await waitFor(() => expect(result.current.data).toEqual(['a']))
  act(() => void result.current.loadMore?.())
  newest = ['new']
  await act(() => refresh('read anew'))
  await answer({ items: ['of the former list'], next: null })
  expect(result.current.data).toEqual(['new', 'a'])
  expect(asked.map(({ cursor }) => cursor)).toEqual(['after new'])
  await answer({ items: ['b'], next: null })
  expect(result.current.data).toEqual(['new', 'a', 'b'])
})

test('a page of a forgotten list does not prevent a reload', async () => {
  const read = vi.fn<() => Page<string> | Promise<Page<string>>>(() => ({ items: ['a'], next: 'b' }))
  const { load, answer } = heldPages(read)
  const { result } = renderHook(() => useList(['forgotten list'], load))
  await waitFor(() => expect(result.current.data).toEqual(['a']))
  act(() => void result.current.loadMore?.())
  let readAgain: (page: Page<string>) => void = () => undefined
  read.mockReturnValue(new Promise((resolve) => (readAgain = resolve)))
  act(() => void refresh('forgotten list', { isForgotten: true }))
  await answer({ items: ['b'], next: null })
  expect(result.current).toMatchObject({ data: undefined, isLoading: true, isLoadingMore: false })
  await act(async () => readAgain({ items: ['new'], next: null }))
  expect(result.current.data).toEqual(['new'])
})

test('a page that fails to load shows a toast, and the list stays', async () => {
  const { result } = renderHook(() => useList(['lost letters'], letters))
  await waitFor(() => expect(result.current.data).toHaveLength(2))
  letters.mockRejectedValueOnce(new BackendError('There was an error'))
  await act(async () => result.current.loadMore?.())
  expect(takeToasts().map(({ message }) => message)).toEqual(['There was an error'])
  expect(result.current.data).toEqual(['a', 'b'])
  expect(result.current.loadMore).toBeDefined()
})

test("after a log-out a guest's data is reloaded, and nothing else", async () => {
  const load = vi.fn(async () => (readSession() ? 'of asha' : 'of a guest'))
  const open = renderHook(() => useRecord(['open'], load, { isForGuests: true }))
  const own = renderHook(() => useRecord(['own'], load))
  await waitFor(() => expect(open.result.current.data).toBe('of asha'))
  await waitFor(() => expect(own.result.current.data).toBe('of asha'))

  act(() => clearSession())
  expect(open.result.current.data).toBeUndefined()
  await waitFor(() => expect(open.result.current.data).toBe('of a guest'))
  expect(own.result.current.data).toBeUndefined()
})
