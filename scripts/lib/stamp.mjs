// Whether an installation or build is still up to date with its input files.

import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { filesBelow, root } from './paths.mjs'

/**
 * @param {string[]} places files and folders, relative to the root
 * @returns {string} a digest of their names and contents
 */
function digest(places) {
  const hash = createHash('sha256')
  for (const file of filesBelow(places)) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0')
  }
  return hash.digest('hex')
}

/**
 * Runs `work` unless `result` exists and its inputs are unchanged. The stamp is written last, so an interrupted step
 * runs again.
 * @param {{inputs: string[], stamp: string, result: string}} what
 * @param {() => void | Promise<void>} work
 * @returns {Promise<boolean>} whether it ran
 */
export async function whenChanged({ inputs, stamp, result }, work) {
  const now = digest(inputs)
  const stampFile = join(root, stamp)
  if (existsSync(join(root, result)) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === now)
    return false
  await work()
  mkdirSync(dirname(stampFile), { recursive: true })
  writeFileSync(stampFile, now)
  return true
}
