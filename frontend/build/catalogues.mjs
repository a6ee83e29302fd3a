import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import hash from '@emotion/hash'
import { po } from 'gettext-parser'
import { frontend } from './modules.mjs'

const app = join(frontend, '..', 'job_portal')
/** The browser shows the texts that these files use. */
const CLIENT =
  /^(frontend\/|job_portal\/rules\/|job_portal\/company\/(industries|rejection_reasons)\.json$|job_portal\/demo\/)/m

/**
 * Rooms that few visits enter, and the rules of one's form. Their texts are in a second file of each language, which the
 * router waits for.
 */
export const MORE =
  /^(?:job_portal\/rules\/company\.json$|frontend\/src\/features\/(briefs|company-profile|connections|consents|contacts|finalization|freelancer-profile|freelancers|interviews|job-import|job-post|members|my-data|searcher-profile)\/)/

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Eight characters, like esbuild's hashes in file names. */
const hashOf = (content) =>
  [...createHash('sha256').update(content).digest()]
    .slice(0, 8)
    .map((byte) => BASE32[byte % 32])
    .join('')

const languages = async () =>
  Object.keys(JSON.parse(await readFile(join(app, 'rules', 'languages.json'), 'utf8'))).filter(
    (code) => code !== 'en',
  )

/** The translated entries of a language's catalogue. A fuzzy entry is an unchecked guess, so it is left out. */
async function readCatalogue(code) {
  const { translations } = po.parse(await readFile(join(app, 'locale', `${code}.po`)))
  return Object.values(translations)
    .flatMap(Object.values)
    .filter(({ msgid, msgstr, comments }) => msgid && msgstr[0] && !comments?.flag?.includes('fuzzy'))
}

export async function readCatalogues() {
  const codes = await languages()
  const read = codes.map(async (code) => [code, await readCatalogue(code)])
  return Object.fromEntries(await Promise.all(read))
}

/** { hash: translated } of the browser's texts; hashes of Frappe's keys, in which the context follows the text. */
export function messagesOf(entries) {
  const shown = entries.filter(({ comments }) => CLIENT.test(comments.reference))
  const messages = Object.fromEntries(
    shown.map(({ msgctxt, msgid, msgstr }) => [hash(msgctxt ? `${msgid}:${msgctxt}` : msgid), msgstr[0]]),
  )
  if (Object.keys(messages).length < shown.length) throw new Error('Two texts have the same hash.')
  return messages
}

/** Whether only rooms of `MORE` show the text of an entry. */
const isMore = ({ comments }) =>
  comments.reference
    .split('\n')
    .filter((file) => CLIENT.test(file))
    .every((file) => MORE.test(file))

const quoted = (text) => `"${text.replaceAll('"', '""')}"`

/** Frappe's `_` removes everything like a tag before the look-up, such as "< and >". */
const asFrappeLooksItUp = (text) => text.replace(/<[^>]+>/g, '').trim()

/** Writes job_portal/translations/<code>.csv, where Frappe looks for an app's translations. */
export async function writeTranslations(catalogues) {
  const folder = join(app, 'translations')
  await mkdir(folder, { recursive: true })
  for (const [code, entries] of Object.entries(catalogues)) {
    // Only screens use contexts.
    const said = entries.filter(({ msgctxt }) => !msgctxt)
    const rows = said.flatMap(({ msgid, msgstr }) =>
      [...new Set([msgid, asFrappeLooksItUp(msgid)])].map((key) => `${quoted(key)},${quoted(msgstr[0])}\n`),
    )
    await writeFile(join(folder, `${code}.csv`), rows.join(''))
  }
}

/** Writes texts as a script into the folder `out`. Returns { file, bytes, gzip }. */
async function writeScript(name, entries, out, rest = '') {
  const content = `export default ${JSON.stringify(messagesOf(entries))}\n${rest}`
  const file = `messages-${name}-${hashOf(content)}.js`
  await writeFile(join(out, file), content)
  const compressed = await promisify(gzip)(content, { level: 9 })
  return { file, bytes: Buffer.byteLength(content), gzip: compressed.length }
}

/**
 * Writes two scripts for each language into the folder `out`: the second has the texts of the rooms of `MORE`, and the
 * first exports how to fetch it. Returns { code: [{ file, bytes, gzip }] }.
 */
export async function writeMessages(catalogues, out) {
  const written = Object.entries(catalogues).map(async ([code, entries]) => {
    const more = await writeScript(`${code}-more`, entries.filter(isMore), out)
    const fetchMore = `export const more = () => import('./${more.file}')\n`
    const others = entries.filter((entry) => !isMore(entry))
    return [code, [await writeScript(code, others, out, fetchMore), more]]
  })
  return Object.fromEntries(await Promise.all(written))
}
