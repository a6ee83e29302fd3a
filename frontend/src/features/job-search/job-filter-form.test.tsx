import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { JobFilters } from '@/entities/job/job-filters'
import { renderPage } from '@/tests/render-page'
import JobFilterForm from './job-filter-form'

vi.mock('@/entities/place/calls', async (load) => ({ ...(await load<object>()), findPlaces: async () => [] }))

function show(filters: JobFilters = {}) {
  const onApply = vi.fn()
  renderPage(<JobFilterForm filters={filters} hasWords={false} onApply={onApply} />)
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
  const apply = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Apply Filters' })))
  const applied = () => onApply.mock.calls.at(-1)?.[0]
  return {
    field,
    apply,
    applied,
    enter: (value: string) => fireEvent.change(field('Pincode or place'), { target: { value } }),
  }
}

test('the search is around a typed place, until it is emptied or another distance is chosen', async () => {
  const { field, apply, applied, enter } = show()
  enter('411038')
  expect(field('Distance').value).toBe('10')
  await apply()
  expect(applied()).toMatchObject({ pincode: '411038', radius_km: '10' })
  fireEvent.change(field('Distance'), { target: { value: '' } })
  enter('411001')
  expect(field('Distance').value).toBe('')
  enter('')
  fireEvent.change(field('Distance'), { target: { value: '25' } })
  enter('411001')
  await apply()
  expect(applied()).toMatchObject({ pincode: '411001', radius_km: '25' })
  enter('')
  await apply()
  expect(applied()).toMatchObject({ pincode: '', radius_km: '' })
})

test('rarely used filters are folded while none is set', () => {
  const isOpen = () => screen.getByText('More filters').closest('details')?.open
  show({ category: 'Sales' })
  expect(isOpen()).toBe(false)
  cleanup()
  show({ education: 'ITI' })
  expect(isOpen()).toBe(true)
})
