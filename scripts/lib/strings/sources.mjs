// The sources of texts. A found text has its file and a note for translators.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow, root } from '../paths.mjs'

/** @typedef {{ text: string, file: string, note?: string, context?: string }} Found */

const isTest = (/** @type {string} */ file) => /\.test\.|\/tests?\/|\/test_/.test(file)

/** @param {string} folder @param {RegExp} names */
export const sources = (folder, names) =>
  filesBelow([folder]).filter((file) => names.test(file) && !isTest(file))

export const read = (/** @type {string} */ file) => readFileSync(join(root, file), 'utf8')

/** A text without a letter needs no translation. */
export const isTranslatable = (/** @type {unknown} */ text) => typeof text === 'string' && /[a-z]/i.test(text)
