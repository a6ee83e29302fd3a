import { expect, test } from 'vitest'
import { mainMovesFrom, movesFrom } from './moves'

test("a company's decisions follow the table of moves", () => {
  expect(movesFrom('Applied')).toEqual(['ignore', 'shortlist', 'interview', 'select'])
  expect(movesFrom('Ignored')).toEqual(['shortlist'])
  expect(movesFrom('Selected')).toEqual([])
  expect(movesFrom('Withdrawn')).toEqual([])
})

test('a card in a list offers to ignore, or the next step', () => {
  expect(mainMovesFrom('Applied')).toEqual(['ignore', 'shortlist'])
  expect(mainMovesFrom('Shortlisted')).toEqual(['ignore', 'interview'])
  expect(mainMovesFrom('Interview')).toEqual(['ignore', 'select'])
})
