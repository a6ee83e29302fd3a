import { afterEach, expect, test } from 'vitest'
import { boot } from '@/lib/boot'
import { readyOf, readyText } from './ready-sentences'

afterEach(() => {
  boot.messages = {}
})

test('each side has its own ready sentences, and reads all in its own language with the placeholders filled in', () => {
  const keysOf = (about: string) => readyOf('searcher', about).map(({ key }) => key)
  const keys = keysOf('JP Application')
  expect(keys).toContain('running_late')
  expect(keys).toContain('what_pay')
  expect(keysOf('JP Quote')).not.toContain('what_pay')
  expect(keys).not.toContain('come_tomorrow')
  expect(readyText('running_late', { minutes: '10' })).toBe('I am running 10 minutes late.')
  expect(readyText('come_tomorrow')).toBe('Please come tomorrow at … to …')
  boot.messages = { 'Please come tomorrow at {0} to {1}.': 'कल {1} में {0} बजे आएं।' }
  expect(readyText('come_tomorrow', { time: '10', place: 'गेट 2' })).toBe('कल गेट 2 में 10 बजे आएं।')
  expect(readyText('come_tomorrow')).toBe('कल … में … बजे आएं।')
  expect(readyText('of a later release')).toBeUndefined()
})
