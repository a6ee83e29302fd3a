import { expect, test } from 'vitest'
import { isSameSearch, searchOf } from './search'

test('an order alone is not a search, and a place without a distance does not filter', () => {
  expect(searchOf({})).toBeNull()
  expect(searchOf({ search: '  ', order: 'salary' })).toBeNull()
  expect(searchOf({ pincode: '411001' })).toBeNull()
  expect(searchOf({ search: ' night   driver ', order: 'oldest', pincode: '411001' })).toEqual({
    search: 'night driver',
  })
})

test('the order by distance searches the widest circle', () => {
  expect(searchOf({ pincode: '411001', order: 'nearest' })).toEqual({ pincode: '411001', radius_km: '100' })
  expect(searchOf({ pincode: '411001', radius_km: '5', order: 'nearest' })).toEqual({
    pincode: '411001',
    radius_km: '5',
  })
})

test('searches with the same filters are equal in any order and letter case', () => {
  expect(isSameSearch({ search: 'Driver', city: 'Pune' }, { city: 'pune', search: 'driver' })).toBe(true)
  expect(isSameSearch({ search: 'driver' }, { search: 'driver', city: 'Pune' })).toBe(false)
})
