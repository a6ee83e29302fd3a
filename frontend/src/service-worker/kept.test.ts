import { expect, test } from 'vitest'
import { outdated } from './kept'

test("kept are this release's files and those of the release before it", () => {
  expect(outdated(['c'], 'c')).toEqual([])
  expect(outdated(['b', 'c'], 'c')).toEqual([])
  expect(outdated(['a', 'b', 'c'], 'c')).toEqual(['a'])
  // Back to the earlier one: its cache is the older of the two.
  expect(outdated(['b', 'c'], 'b')).toEqual([])
})
