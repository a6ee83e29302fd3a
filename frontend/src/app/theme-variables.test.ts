import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { system } from './theme'

test('every variable that a source names is one of the theme', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.tsx?$/.test(file),
  )
  const named = new Set(
    sources.flatMap((file) => readFileSync(join('src', file), 'utf8').match(/--jp-(?:\w|-)+/g) ?? []),
  )
  const known = [...system.tokens.cssVarMap.values()].flatMap((variables) => [...variables.keys()])
  expect(named.size).toBeGreaterThan(5)
  expect([...named].filter((name) => !known.includes(name))).toEqual([])
})
