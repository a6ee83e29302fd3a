import { expect, test } from 'vitest'
import { mainMovesFrom, movesFrom } from './moves'

test('a company decides by the table of moves', () => {
  expect(movesFrom('Applied')).toEqual(['ignore', 'shortlist', 'interview', 'select'])
  expect(movesFrom('Ignored')).toEqual(['shortlist'])
  expect(movesFrom('Selected')).toEqual([])
  expect(movesFrom('Withdrawn')).toEqual([])
})

test('a card in a list says no, or goes on', () => {
  expect(mainMovesFrom('Applied')).toEqual(['ignore', 'shortlist'])
  expect(mainMovesFrom('Shortlisted')).toEqual(['ignore', 'interview'])
  expect(mainMovesFrom('Interview')).toEqual(['ignore', 'select'])
})
