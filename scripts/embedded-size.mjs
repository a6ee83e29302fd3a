// The embedded host stays smaller than the app that it runs.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './lib/paths.mjs'
import { Refusal } from './lib/steps.mjs'

const MOST_LINES = 4680

/** @throws {Refusal} when embedded/ has more lines of Python, its tests aside, than it may have */
export async function checkEmbeddedSize() {
  const files = readdirSync(join(root, 'embedded'), { recursive: true, encoding: 'utf8' })
  const lines = files
    .filter((file) => file.endsWith('.py') && !file.startsWith('tests/'))
    .map((file) => readFileSync(join(root, 'embedded', file), 'utf8').split('\n').length - 1)
    .reduce((sum, count) => sum + count, 0)
  if (lines > MOST_LINES)
    throw new Refusal(`embedded/ has ${lines} lines without its tests, and may have ${MOST_LINES}.`)
}
