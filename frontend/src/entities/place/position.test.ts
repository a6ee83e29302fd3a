import { expect, test } from 'vitest'
import { rounded } from './position'

test.each([
  [18.520_43, 18.52],
  [73.856_74, 73.86],
  [-0.127_8, -0.13],
  [19, 19],
])('of %d no more than %d leaves the phone', (degrees, sent) => {
  expect(rounded(degrees)).toBe(sent)
})
