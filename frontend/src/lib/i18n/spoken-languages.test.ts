// @vitest-environment happy-dom

import { afterEach, expect, test } from 'vitest'
import { spokenLanguage } from './spoken-languages'

afterEach(() => {
  document.documentElement.lang = 'en'
})

test('a profile’s languages are read in the page’s, and those of nobody’s list as they were typed', () => {
  document.documentElement.lang = 'hi'
  expect(['Hindi', 'Marathi', 'Konkani'].map(spokenLanguage)).toEqual(['हिन्दी', 'मराठी', 'Konkani'])
})
