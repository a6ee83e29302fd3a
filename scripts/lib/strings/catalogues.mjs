// The catalogues job_portal/locale/<code>.po: the sources' texts and their translations.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { root } from '../paths.mjs'
import { inDesk } from './desk.mjs'
import { inPython } from './python.mjs'
import { inRules } from './rules.mjs'
import { inScripts, inTemplate } from './scripts.mjs'
import { read } from './sources.mjs'

/**
 * @typedef {{ reference?: string, extracted?: string, translator?: string, flag?: string }} Comments
 * @typedef {{ msgctxt?: string, msgid: string, msgstr: string[], comments?: Comments }} Entry
 */

/** Frappe's key of a translation. @param {Pick<Entry, 'msgctxt' | 'msgid'>} entry */
const keyOf = ({ msgctxt, msgid }) => (msgctxt ? `${msgid}:${msgctxt}` : msgid)

const FOLDER = 'job_portal/locale'

/** The codes of all languages except English. */
export const languages = Object.keys(JSON.parse(read('job_portal/rules/languages.json'))).filter(
  (code) => code !== 'en',
)

export const pathOf = (/** @type {string} */ code) => `${FOLDER}/${code}.po`

const parser = () => createRequire(join(root, 'frontend/package.json'))('gettext-parser').po

/** All texts of the sources, untranslated, in the order of the files that use them. @returns {Entry[]} */
export function extracted() {
  const found = [...inScripts(), ...inTemplate(), ...inPython(), ...inRules(), ...inDesk()]
  const texts =
    /** @type {Map<string, { entry: Pick<Entry, 'msgctxt' | 'msgid'>, files: Set<string>, notes: Set<string> }>} */ (
      new Map()
    )
  for (const { text: msgid, context: msgctxt, file, note } of found) {
    const entry = { msgid, ...(msgctxt && { msgctxt }) }
    const { files, notes } = texts.get(keyOf(entry)) ?? { files: new Set(), notes: new Set() }
    texts.set(keyOf(entry), { entry, files: files.add(file), notes: note ? notes.add(note) : notes })
  }
  return [...texts.values()]
    .map(({ entry, files, notes }) => ({ entry, files: [...files].sort(), notes: [...notes] }))
    .sort((a, b) => (a.files[0] ?? '').localeCompare(b.files[0] ?? '', 'en'))
    .map(({ entry, files, notes }) => ({
      ...entry,
      msgstr: [''],
      comments: { reference: files.join('\n'), extracted: notes.join('\n') },
    }))
}

/** The translated texts of a catalogue by key. @returns {Map<string, Entry>} */
export function readCatalogue(/** @type {string} */ code) {
  const path = join(root, pathOf(code))
  if (!existsSync(path)) return new Map()
  const entries = /** @type {Entry[]} */ (
    Object.values(parser().parse(readFileSync(path)).translations).flatMap(Object.values)
  )
  return new Map(entries.filter(({ msgid }) => msgid).map((entry) => [keyOf(entry), entry]))
}

/** @param {string} code @param {Entry[]} entries @returns {string} */
function compiled(code, entries) {
  const headers = { 'Content-Type': 'text/plain; charset=UTF-8', Language: code }
  const translations = { '': Object.fromEntries(entries.map((entry) => [keyOf(entry), entry])) }
  // One line for each text, so that a changed text is one changed line.
  return `${parser().compile({ charset: 'utf-8', headers, translations }, { foldLength: 0 })}`
}

/** The new content of a language's catalogue: the texts `entries` with their existing translations. */
export function catalogueText(/** @type {string} */ code, /** @type {Entry[]} */ entries) {
  const translated = readCatalogue(code)
  const merged = entries.map((entry) => {
    const { msgstr, comments } = translated.get(keyOf(entry)) ?? {}
    const { translator, flag } = comments ?? {}
    return { ...entry, msgstr: msgstr ?? entry.msgstr, comments: { ...entry.comments, translator, flag } }
  })
  return compiled(code, merged)
}

/** Writes main.pot, where Frappe looks for it, and the texts into every catalogue. Existing translations stay. */
export function writeCatalogues() {
  const entries = extracted()
  mkdirSync(join(root, FOLDER), { recursive: true })
  writeFileSync(join(root, FOLDER, 'main.pot'), compiled('', entries))
  for (const code of languages) writeFileSync(join(root, pathOf(code)), catalogueText(code, entries))
  return entries.length
}
