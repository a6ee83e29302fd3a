// @vitest-environment happy-dom

import { readFileSync } from 'node:fs'
import languages from '@rules/languages.json'
import { expect, test } from 'vitest'
import { drawings } from './drawings'
import { commonTrades } from './trades'

const path = '../../../../job_portal/words/lexicon/trades.json'
const lexicon: Record<string, { names: Record<string, string[]> }> = JSON.parse(
  readFileSync(new URL(path, import.meta.url), 'utf8'),
)

test('each drawing belongs to a trade that the search knows, and each common trade has one', () => {
  expect(Object.keys(drawings).filter((trade) => !(trade in lexicon))).toEqual([])
  expect(commonTrades.map(({ trade }) => trade).sort()).toEqual(Object.keys(drawings).sort())
})

test.each(Object.keys(languages))('a search for the name in %s finds the trade', (language) => {
  document.documentElement.lang = language
  const unknown = commonTrades.filter(({ trade, name }) => !lexicon[trade]?.names[language]?.includes(name()))
  expect(unknown.map(({ name }) => name())).toEqual([])
})
