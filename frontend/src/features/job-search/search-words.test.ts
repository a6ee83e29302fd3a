import { expect, test } from 'vitest'
import { withoutPlace, withoutWords } from './search-words'

test.each([
  ['cook near koregaon park 15k', 'near koregaon park', 'cook 15k'],
  ['Near Pune  cook', 'Near Pune', 'cook'],
  ['रसोइया पुणे में', 'पुणे में', 'रसोइया'],
  ['cook', 'cook', ''],
  ['cook pune', 'Pune', 'cook pune'],
])('%j without %j is %j', (text, words, rest) => {
  expect(withoutWords(text, words)).toBe(rest)
})

test('without its place a list keeps an order that needs none', () => {
  const near = { category: 'Sales', pincode: '411038', radius_km: '10' }
  expect(withoutPlace({ ...near, order: 'nearest' })).toEqual({ category: 'Sales' })
  expect(withoutPlace({ ...near, order: 'salary' })).toEqual({ category: 'Sales', order: 'salary' })
})
