import { expect, test } from 'vitest'
import { outdated } from './page-cache'

test('the cache keeps the files of this release and of the previous one', () => {
  expect(outdated(['c'], 'c')).toEqual([])
  expect(outdated(['b', 'c'], 'c')).toEqual([])
  expect(outdated(['a', 'b', 'c'], 'c')).toEqual(['a'])
  // After a return to the earlier release, its cache is the older one.
  expect(outdated(['b', 'c'], 'b')).toEqual([])
})
