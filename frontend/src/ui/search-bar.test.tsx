import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPage } from '@/tests/render-page'
import { SearchBar, type SearchBarProps } from './search-bar'

function show(props: Partial<SearchBarProps>) {
  renderPage(<SearchBar label="Search jobs" value="" onChange={() => {}} {...props} />)
}

test('the filter drawer shows its content, which can close it', () => {
  show({
    filter: (close) => (
      <button type="button" onClick={close}>
        Choose
      </button>
    ),
  })
  expect(screen.queryByText('Choose')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Filter' }))
  fireEvent.click(screen.getByText('Choose'))
  expect(screen.queryByText('Choose')).toBeNull()
})

test('without a filter the drawer asks for a confirmation', () => {
  show({})
  fireEvent.click(screen.getByRole('button', { name: 'Filter' }))
  expect(screen.getByText(/Do you want to go on without one\?/)).toBeTruthy()
  fireEvent.click(screen.getByText('Continue'))
  expect(screen.queryByText('Continue')).toBeNull()
})

test('typing and submitting call the handlers', () => {
  const onChange = vi.fn()
  const onSubmit = vi.fn()
  show({ onChange, onSubmit })
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search jobs' }), { target: { value: 'cook' } })
  fireEvent.submit(screen.getByRole('search'))
  expect(onChange).toHaveBeenCalledWith('cook')
  expect(onSubmit).toHaveBeenCalledOnce()
})
