import { cleanup, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPage } from '@/tests/render-page'
import { ReadingView, type ReadingViewProps } from './reading-view'

function show(reading: Partial<ReadingViewProps<string[]>['reading']>) {
  renderPage(
    <ReadingView reading={{ isLoading: false, reload: () => undefined, ...reading }} empty="Nothing here">
      {(items) => <p>{items.join(', ')}</p>}
    </ReadingView>,
  )
}

test('shows the previous result pale while the new one loads', () => {
  show({ data: ['first'], isPrevious: true })
  expect(screen.getByRole('status').textContent).toContain('Loading...')
  expect(screen.getByText('first').closest('[aria-busy="true"]')).toBeTruthy()
  cleanup()
  show({ data: [], isPrevious: true })
  expect(screen.getByRole('status').textContent).toContain('Loading...')
  expect(screen.queryByText('Nothing here')).toBeNull()
})

test('keeps the content after a failed refresh, and reports it', () => {
  show({ data: ['first'], error: new Error('down') })
  expect(screen.getByRole('status').textContent).toContain('may be out of date')
  expect(screen.getByText('first')).toBeTruthy()
})

test('offers the next page of a list', () => {
  const loadMore = vi.fn(async () => undefined)
  show({ data: ['first'], loadMore })
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }))
  expect(loadMore).toHaveBeenCalledTimes(1)
})
