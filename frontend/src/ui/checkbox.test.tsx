// @vitest-environment happy-dom

import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPage } from '@/tests/render-page'
import { CheckboxGroup } from './checkbox'

function show(options: string[]) {
  renderPage(<CheckboxGroup label="Shifts" name="shifts" options={options} value={[]} onChange={vi.fn()} />)
}

test('a group of checkboxes is shown only when there is a choice', () => {
  show(['Day'])
  expect(screen.queryByRole('group')).toBeNull()
  show(['Day', 'Night'])
  expect(screen.getByRole('group', { name: 'Shifts' }).querySelectorAll('input')).toHaveLength(2)
})
