// The catalogues job_portal/locale/<code>.po: the texts of the sources, and their translations.

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

/** What Frappe keeps a translation by. @param {Pick<Entry, 'msgctxt' | 'msgid'>} entry */
const keyOf = ({ msgctxt, msgid }) => (msgctxt ? `${msgid}:${msgctxt}` : msgid)

const FOLDER = 'job_portal/locale'

/** The languages beside English, by their code. */
export const languages = Object.keys(JSON.parse(read('job_portal/rules/languages.json'))).filter(
  (code) => code !== 'en',
)

export const pathOf = (/** @type {string} */ code) => `${FOLDER}/${code}.po`

const parser = () => createRequire(join(root, 'frontend/package.json'))('gettext-parser').po

/** Every text of the sources, untranslated, in the order of the files that use it. @returns {Entry[]} */
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

/** The texts of a catalogue as people have translated it, by their keys. @returns {Map<string, Entry>} */
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
  // One line a text, so that a change of it is a change of one line.
  return `${parser().compile({ charset: 'utf-8', headers, translations }, { foldLength: 0 })}`
}

/** What the catalogue of a language is to be: the texts `entries`, with the translations that it has of them. */
export function catalogueText(/** @type {string} */ code, /** @type {Entry[]} */ entries) {
  const translated = readCatalogue(code)
  const merged = entries.map((entry) => {
    const { msgstr, comments } = translated.get(keyOf(entry)) ?? {}
    const { translator, flag } = comments ?? {}
    return { ...entry, msgstr: msgstr ?? entry.msgstr, comments: { ...entry.comments, translator, flag } }
  })
  return compiled(code, merged)
}

/** Writes main.pot, where Frappe looks for it, and the texts into every catalogue. Translations stay. */
export function writeCatalogues() {
  const entries = extracted()
  mkdirSync(join(root, FOLDER), { recursive: true })
  writeFileSync(join(root, FOLDER, 'main.pot'), compiled('', entries))
  for (const code of languages) writeFileSync(join(root, pathOf(code)), catalogueText(code, entries))
  return entries.length
}
