// Each `_("...")` in Python, and the sentences of each messages.py.

import { execFileSync } from 'node:child_process'
import { python, root } from '../paths.mjs'
import { sources } from './sources.mjs'

/** @returns {import('./sources.mjs').Found[]} */
export function inPython() {
  const files = sources('job_portal', /\.py$/)
  const script = 'scripts/lib/strings/in_python.py'
  return JSON.parse(execFileSync(python, [script, ...files], { cwd: root, encoding: 'utf8' }))
}
