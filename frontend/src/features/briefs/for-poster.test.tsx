import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Brief } from '@/entities/brief/types'
import { renderPage } from '@/tests/render-page'
import ForPoster from './for-poster'

vi.mock('@/entities/brief/hooks', () => ({ reloadBriefs: vi.fn(), useQuotes: () => ({ data: [] }) }))
vi.mock('@/lib/forms/send-file', () => ({ sendFiles: () => new Promise(() => {}) }))

test('a held brief shows the words that hold it, and its change above all else', () => {
  const heldFor = [{ kind: 'Link', phrase: 'bit.ly/x', sentence: 'This leads people to another site.' }]
  const brief = { name: 'JPB-00001', status: 'Held', held_for: heldFor, may: ['update'], pictures: [] }
  renderPage(<ForPoster brief={brief as unknown as Brief} />)
  const words = screen.getByText('“bit.ly/x”')
  const edit = screen.getByText('Edit')
  const quotes = screen.getByText('Quotes')
  const comesAfter = (one: Element, other: Element) =>
    Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING)
  expect([comesAfter(words, edit), comesAfter(edit, quotes)]).toEqual([true, true])
})

test('a brief that ended is posted again by one button, not by two with the same words', () => {
  const brief = { name: 'JPB-00001', status: 'Closed', may: ['repost', 'update'], pictures: [] }
  renderPage(<ForPoster brief={brief as unknown as Brief} />)
  expect(screen.getByText('Repost')).toBeTruthy()
  expect(screen.queryByText('Post it again')).toBeNull()
})

test('while a picture is sent, no other one can be chosen or removed', async () => {
  const brief = { name: 'JPB-00001', status: 'Live', may: ['update'], pictures: ['/files/tap.png'] }
  renderPage(<ForPoster brief={brief as unknown as Brief} />)
  const picker = screen.getByLabelText('Add a picture')
  const remove = screen.getByRole<HTMLButtonElement>('button', { name: 'Remove' })
  // A click whose default is prevented opens no files.
  expect([fireEvent.click(picker), remove.disabled]).toEqual([true, false])
  fireEvent.change(picker, { target: { files: [new File(['x'], 'tap.png', { type: 'image/png' })] } })
  await screen.findByText('Processing...')
  expect([fireEvent.click(picker), remove.disabled]).toEqual([false, true])
})
