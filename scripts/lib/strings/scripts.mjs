// Each `__('...')` in the app's TypeScript and in the scripts of Desk, and each `_('...')` in the page's template.

import { createRequire } from 'node:module'
import { extname, join } from 'node:path'
import { root } from '../paths.mjs'
import { read, sources } from './sources.mjs'

/** What the build wrote. */
const BUILT = /^job_portal\/(public|page)\//

/** The literal in `__('...')`. esbuild writes each as JavaScript does, whatever stood around it in TypeScript. */
const TRANSLATED = /\b__\(\s*("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\$]|\\.)*`)/g

/** The same in Jinja. */
const IN_TEMPLATE = /\b_\('([^'\\]*)'\)/g

const TEMPLATE = 'frontend/index.html'

/** What a text is for: the attribute or property that holds it, or the element. */
const PLACE = /(?:([\w-]+)=\{|(\w+): (?:\(\) => )?|(<\w+)[^<>]*>\s*\{)\s*$/

/** The values that take the places of {0}, {1} ... */
const VALUES = /^\s*,\s*\[([^\]]*)\]/

/** What the text is about, behind the values. */
const CONTEXT = /^\s*,\s*\[[^\]]*\]\s*,\s*"([^"\\]*)"/

/** @param {string} code @param {number} start @param {number} end of the call as far as its literal */
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
