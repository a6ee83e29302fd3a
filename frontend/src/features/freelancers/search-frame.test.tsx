import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '@/tests/render-page'
import { SearchFrame, useSearch } from './search-frame'

const reading = { data: [], total: 0, isAtLeast: false } as never

const Page = () => (
  <SearchFrame search={useSearch()} label="Search freelancers" reading={reading}>
    {() => null}
  </SearchFrame>
)

test.each([
  ['', true],
  ['?search=blouse+silai', false],
])('trades with pictures stand above the list until something is searched: %s', (query, isShown) => {
  renderPage(<Page />, `/freelancers${query}`)
  expect(screen.queryByRole('list', { name: 'Trades' }) !== null).toBe(isShown)
})
