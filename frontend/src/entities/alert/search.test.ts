import { expect, test } from 'vitest'
import { isSameSearch, searchOf } from './search'

test('an order is no search, and a place without a distance narrows nothing', () => {
  expect(searchOf({})).toBeNull()
  expect(searchOf({ search: '  ', order: 'salary' })).toBeNull()
  expect(searchOf({ pincode: '411001' })).toBeNull()
  expect(searchOf({ search: ' night   driver ', order: 'oldest', pincode: '411001' })).toEqual({
    search: 'night driver',
  })
})

test('the nearest jobs are those of the widest circle', () => {
  expect(searchOf({ pincode: '411001', order: 'nearest' })).toEqual({ pincode: '411001', radius_km: '100' })
  expect(searchOf({ pincode: '411001', radius_km: '5', order: 'nearest' })).toEqual({
    pincode: '411001',
    radius_km: '5',
  })
})

test('searches are the same in any order of filters and any case', () => {
  expect(isSameSearch({ search: 'Driver', city: 'Pune' }, { city: 'pune', search: 'driver' })).toBe(true)
  expect(isSameSearch({ search: 'driver' }, { search: 'driver', city: 'Pune' })).toBe(false)
})
