import { expect, test, vi } from 'vitest'
import { initials } from './avatar'

test.each([
  ['Asha Devi Rao', 'AR'],
  ['  priya  ', 'P'],
  ['आशा राव', 'आरा'],
  ['क्षितिज மணி', 'क्षिம'],
  ['কৌশিক', 'কৌ'],
  ['', ''],
])('the initials of %j are %j', (name, letters) => {
  expect(initials(name)).toBe(letters)
})

test('the segmenter for initials is created once for a list of people', () => {
  initials('Asha')
  const made = vi.spyOn(Intl, 'Segmenter')
  expect(initials('Ravi Kulkarni')).toBe('RK')
  expect(made).not.toHaveBeenCalled()
})
