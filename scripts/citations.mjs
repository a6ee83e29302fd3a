// What a comment, a test or a page cites must be in this repository: `docs/behaviour.md#otp-limits`.

import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { root } from './lib/paths.mjs'
import { Refusal, run } from './lib/steps.mjs'

const TEXTS = /\.(css|html|js|json|md|mjs|py|toml|ts|tsx|ya?ml)$/
/** A Markdown file, with or without a heading; or a heading of the same page. */
const CITATION = /([\w./-]+\.md)(?![\w(])(?:#([\w-]+))?|\]\(#([\w-]+)\)/g
/** The papers from which this product was made. They are not in the repository. */
const ELSEWHERE = /\bspec section|\bthe spec[i]fication\b|\(spec[i]fication,|\bdecisions[:,] /i

/** @param {string} path */
const read = (path) => readFileSync(join(root, path), 'utf8')

/**
 * The anchors that GitHub gives to the headings of a page.
 * @param {string} path
 */
function anchorsOf(path) {
  const headings = read(path).matchAll(/^#+ (.*)$/gm)
  return new Set(
    Array.from(headings, ([, title = '']) =>
      title
        .toLowerCase()
        .replace(/[^\w\s-]/g, '')
        .replace(/\s/g, '-'),
    ),
  )
}

/**
 * @param {string} from the file that cites
 * @param {string} cited
 * @returns {string | undefined} the cited file's path, beside `from` or from the root
 */
function findPage(from, cited) {
  return [join(dirname(from), cited), cited, join('docs', cited)]
    .map((path) => normalize(path))
    .find((path) => existsSync(join(root, path)))
}

/** @param {string} path */
function problemsOf(path) {
  return read(path)
    .split('\n')
    .flatMap((line, index) => {
      const at = `${path}:${index + 1}`
      const found = [...line.matchAll(CITATION)].flatMap(([words, cited, anchor, own]) => {
        const page = cited ? findPage(path, cited) : path
        if (!page) return [`${at}: ${words} is not in this repository`]
        const heading = anchor ?? own
        return heading && !anchorsOf(page).has(heading) ? [`${at}: ${words} has no such heading`] : []
      })
      return ELSEWHERE.test(line) ? [...found, `${at}: cites a text that is not in this repository`] : found
    })
}

/** @throws {Refusal} that names each citation which leads nowhere */
export async function checkCitations() {
  const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n')
  const problems = files
    .filter((path) => TEXTS.test(path) && existsSync(join(root, path)))
    .flatMap(problemsOf)
  if (problems.length > 0) throw new Refusal(problems.join('\n'))
}

if (process.argv[1] === new URL(import.meta.url).pathname) await run(checkCitations)
