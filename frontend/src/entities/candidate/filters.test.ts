import { expect, test } from 'vitest'
import { filtersOf, withFilters } from './filters'

test('the address of a list keeps what else it says, and only the filters that are set', () => {
  const list = '/job-applicants?job=JPJ-00001&city=Pune'
  expect(withFilters(list, { city: '', order: 'oldest' })).toBe('/job-applicants?job=JPJ-00001&order=oldest')
  expect(withFilters('/shortlist-profile?city=Pune', { city: '', order: '' })).toBe('/shortlist-profile')
  expect(withFilters('/shortlist-profile', { city: 'Navi Mumbai' })).toBe(
    '/shortlist-profile?city=Navi+Mumbai',
  )
})

test('filters are read from an address; an order that is unknown is none', () => {
  expect(filtersOf(new URLSearchParams('city=Pune&order=oldest&search=asha'))).toEqual({
    search: 'asha',
    city: 'Pune',
    order: 'oldest',
  })
  expect(filtersOf(new URLSearchParams('order=sideways'))).toEqual({ search: '', city: '', order: '' })
})
