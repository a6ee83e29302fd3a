import { expect, test } from 'vitest'
import { initials } from './avatar'

test.each([
  ['Asha Devi Rao', 'AR'],
  ['  priya  ', 'P'],
  ['आशा राव', 'आर'],
  ['', ''],
])('the initials of %j are %j', (name, letters) => {
  expect(initials(name)).toBe(letters)
})
