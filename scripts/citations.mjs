// What a comment, a test or a page cites must be in this repository: `docs/behaviour.md#otp-limits`.

import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { root } from './lib/paths.mjs'
import { Refusal, run } from './lib/steps.mjs'

const TEXTS = /\.(css|html|js|json|md|mjs|py|toml|ts|tsx|ya?ml)$/
/** A Markdown file, with or without a heading; or a heading of the same page. */
const CITATION = /([\w./-]+\.md)(?![\w(])(?:#([\w-]+))?|\]\(#([\w-]+)\)/g
/** In a page: a file or folder by its path from the root. */
const PATH = /`((?:docs|e2e|embedded|frontend|job_portal|lab|scripts)\/[\w./-]*)`/g
/** The papers from which this product was made. They are not in the repository. A module may be called `decisions`. */
const ELSEWHERE = /\bspec section|\bthe spec[i]fication\b|\(spec[i]fication,|(?<!^from .*)\bdecisions[:,] /im

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

/**
 * Whether a path leads to something that is tracked, or that the build writes.
 * @param {string} path
 * @param {string[]} tracked
 */
function leadsSomewhere(path, tracked) {
  const folder = path.endsWith('/') ? path : `${path}/`
  if (tracked.some((file) => file === path || file.startsWith(folder))) return true
  return spawnSync('git', ['check-ignore', '--quiet', path], { cwd: root }).status === 0
}

/**
 * @param {string} path
 * @param {string[]} tracked
 */
function problemsOf(path, tracked) {
  // The changelog names files as they were then.
  const isPage = path.endsWith('.md') && path !== 'CHANGELOG.md'
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
      for (const [, named = ''] of isPage ? line.matchAll(PATH) : [])
        if (!leadsSomewhere(named, tracked)) found.push(`${at}: ${named} is not in this repository`)
      if (ELSEWHERE.test(line)) found.push(`${at}: cites a text that is not in this repository`)
      return found
    })
}

/** @throws {Refusal} that names each citation which leads nowhere */
export async function checkCitations() {
  const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n')
  const texts = tracked.filter((path) => TEXTS.test(path) && existsSync(join(root, path)))
  const problems = texts.flatMap((path) => problemsOf(path, tracked))
  if (problems.length > 0) throw new Refusal(problems.join('\n'))
}

if (process.argv[1] === new URL(import.meta.url).pathname) await run(checkCitations)
