// The check of the catalogues: they hold exactly the sources' texts, and each is fully translated.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../paths.mjs'
import { Refusal } from '../steps.mjs'
import { catalogueText, extracted, languages, pathOf, readCatalogue } from './catalogues.mjs'

/** This comment marks a translation that equals the English text on purpose. */
const AS_IN_ENGLISH = 'as in English'

const placeholders = (/** @type {string} */ text) => (text.match(/\{[^{}]*\}|[{}]/g) ?? []).sort().join(' ')

/** @param {import('./catalogues.mjs').Entry} entry @returns {string | undefined} the problem with it */
function problemOf({ msgid, msgstr: [translated = ''], comments = {} }) {
  if (!translated) return 'is not translated'
  if (comments.flag?.includes('fuzzy')) return 'is marked fuzzy'
  if (placeholders(msgid) !== placeholders(translated)) return `has other placeholders: ${translated}`
  if (translated !== translated.trim()) return 'begins or ends with a space'
  const isMeant = comments.translator?.split('\n').includes(AS_IN_ENGLISH) ?? false
  if (isMeant && msgid !== translated) return `says '${AS_IN_ENGLISH}' and is not`
  if (!isMeant && msgid === translated)
    return `is English, and no comment '# ${AS_IN_ENGLISH}' says that it is meant`
  return undefined
}

/** @throws {Refusal} that names each text that is missing, unused or not fully translated */
export async function checkStrings() {
  const entries = extracted()
  const problems = languages.flatMap((code) => {
    const path = pathOf(code)
    if (readFileSync(join(root, path), 'utf8') !== catalogueText(code, entries))
      return [`${path} is not of these sources: run \`npm run strings\`, and translate what is new.`]
    return [...readCatalogue(code).values()].flatMap((entry) => {
      const problem = problemOf(entry)
      return problem ? [`${path}: ${JSON.stringify(entry.msgid)} ${problem}`] : []
    })
  })
  if (problems.length > 0) throw new Refusal(problems.join('\n'))
}
