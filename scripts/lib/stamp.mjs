// "Is what was installed or built last time still made of these very files?"

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
 * Does `work` unless `result` exists and was made of the same inputs. The stamp is written last,
 * so a step that was interrupted runs again.
 * @param {{inputs: string[], stamp: string, result: string}} what
 * @param {() => void | Promise<void>} work
 * @returns {Promise<boolean>} whether there was anything to do
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
