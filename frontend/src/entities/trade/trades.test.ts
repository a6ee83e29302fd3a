import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drawings } from './drawings'
import { commonTrades } from './trades'

const lexicon = JSON.parse(
  readFileSync(new URL('../../../../job_portal/words/lexicon/trades.json', import.meta.url), 'utf8'),
)

test('each drawing is of a trade that the search knows, and each common trade has one', () => {
  expect(Object.keys(drawings).filter((trade) => !(trade in lexicon))).toEqual([])
  expect(commonTrades.map(({ trade }) => trade).sort()).toEqual(Object.keys(drawings).sort())
})
