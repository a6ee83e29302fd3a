import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Brief } from '@/entities/brief/types'
import { renderPage } from '@/tests/render-page'
import ForPoster from './for-poster'

vi.mock('@/entities/brief/hooks', () => ({ reloadBriefs: vi.fn(), useQuotes: () => ({ data: [] }) }))

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
