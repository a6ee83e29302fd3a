// Each `__('...')` in the app's TypeScript and in Desk's scripts, and each `_('...')` in the page's template.

import { createRequire } from 'node:module'
import { extname, join } from 'node:path'
import { root } from '../paths.mjs'
import { read, sources } from './sources.mjs'

/** The build's output. */
const BUILT = /^job_portal\/(public|page|web\/rendering)\//

/** The literal in `__('...')`, in esbuild's JavaScript output. */
const TRANSLATED = /\b__\(\s*("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\$]|\\.)*`)/g

/** The same in Jinja. */
const IN_TEMPLATE = /\b_\('([^'\\]*)'\)/g

const TEMPLATE = 'frontend/index.html'

/** The purpose of a text: the attribute, property or element around it. */
const PLACE = /(?:([\w-]+)=\{|(\w+): (?:\(\) => )?|(<\w+)[^<>]*>\s*\{)\s*$/

/** The values for {0}, {1} ... */
const VALUES = /^\s*,\s*\[([^\]]*)\]/

/** The context, which follows the values. */
const CONTEXT = /^\s*,\s*\[[^\]]*\]\s*,\s*"([^"\\]*)"/

/** @param {string} code @param {number} start @param {number} end of the call up to its literal */
function noteOf(code, start, end) {
  const place = PLACE.exec(code.slice(0, start))?.slice(1).find(Boolean)
  const values = VALUES.exec(code.slice(end))?.[1]?.replace(/\s+/g, ' ').trim()
  const notes = [place?.replace(/^<(\w+)/, '<$1>'), values && `values: ${values}`]
  return notes.filter(Boolean).join('; ')
}

/** @returns {import('./sources.mjs').Found[]} */
export function inScripts() {
  const { transformSync } = createRequire(join(root, 'frontend/package.json'))('esbuild')
  const files = [...sources('frontend/src', /\.tsx?$/), ...sources('job_portal', /\.js$/)]
  const written = files.filter((file) => !BUILT.test(file))
  return written.flatMap((file) => {
    const { code } = transformSync(read(file), { loader: extname(file).slice(1), jsx: 'preserve' })
    return [...code.matchAll(TRANSLATED)].map(({ 0: call, 1: literal, index }) => ({
      text: Function(`return ${literal}`)(),
      context: CONTEXT.exec(code.slice(index + call.length))?.[1],
      file,
      note: noteOf(code, index, index + call.length),
    }))
  })
}

/** @returns {import('./sources.mjs').Found[]} */
export const inTemplate = () =>
  [...read(TEMPLATE).matchAll(IN_TEMPLATE)].map(([, text = '']) => ({
    text,
    file: TEMPLATE,
    note: 'before the app is there',
  }))
