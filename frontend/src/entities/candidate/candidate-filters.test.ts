import { expect, test } from 'vitest'
import { filtersOf, withFilters } from './candidate-filters'

const none = {
  search: '',
  city: '',
  order: '',
  status: '',
  experience: '',
  radius_km: '',
  unseen: '',
  fits_all: '',
  answer: '',
}

test('the address of a list keeps its other parameters, and only the active filters', () => {
  const list = '/job-applicants?job=JPJ-00001&city=Pune'
  expect(withFilters(list, { city: '', order: 'oldest' })).toBe('/job-applicants?job=JPJ-00001&order=oldest')
  expect(withFilters('/shortlist-profile?city=Pune', { city: '', order: '' })).toBe('/shortlist-profile')
  expect(withFilters('/shortlist-profile', { city: 'Navi Mumbai' })).toBe(
    '/shortlist-profile?city=Navi+Mumbai',
  )
})

test('filters are read from an address, which ignores an unknown order', () => {
  expect(filtersOf(new URLSearchParams('city=Pune&order=oldest&search=asha'))).toEqual({
    ...none,
    search: 'asha',
    city: 'Pune',
    order: 'oldest',
  })
  expect(filtersOf(new URLSearchParams('unseen=1')).unseen).toBe('1')
  expect(filtersOf(new URLSearchParams('status=Interview&experience=3&radius_km=25'))).toEqual({
    ...none,
    status: 'Interview',
    experience: '3',
    radius_km: '25',
  })
  const answer = '{"id":"licence","value":true}'
  const list = withFilters('/applied-candidates', { order: 'fit', fits_all: '1', answer })
  expect(filtersOf(new URLSearchParams(list.split('?')[1]))).toEqual({
    ...none,
    order: 'fit',
    fits_all: '1',
    answer,
  })
  const unknown = 'order=sideways&status=Withdrawn&experience=many&radius_km=-5&unseen=yes&fits_all=yes'
  expect(filtersOf(new URLSearchParams(unknown))).toEqual(none)
})
