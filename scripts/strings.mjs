// npm run strings: every text that can be translated, into job_portal/locale/main.pot, where Frappe looks for it.
// From `__('...')` in TypeScript, `_("...")` and messages.py in Python, and the sentences and options of the rules.

import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { filesBelow, python, root } from './lib/paths.mjs'
import { setUpToTest } from './lib/setup.mjs'
import { run } from './lib/steps.mjs'

const CATALOGUE = 'job_portal/locale/main.pot'

/** @typedef {[text: string, file: string]} Found */

const isTest = (/** @type {string} */ file) => /\.test\.|\/tests?\/|\/test_|-double\./.test(file)

/** @param {string} folder @param {RegExp} names */
const sources = (folder, names) => filesBelow([folder]).filter((file) => names.test(file) && !isTest(file))

const read = (/** @type {string} */ file) => readFileSync(join(root, file), 'utf8')

/** The literal in `__('...')`. esbuild writes each as JavaScript does, whatever stood around it in TypeScript. */
const TRANSLATED = /\b__\(\s*("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\$]|\\.)*`)/g

/** @returns {Found[]} */
function inTypeScript() {
  const { transformSync } = createRequire(join(root, 'frontend/package.json'))('esbuild')
  return sources('frontend/src', /\.tsx?$/).flatMap((file) => {
    const loader = file.endsWith('.tsx') ? 'tsx' : 'ts'
    const { code } = transformSync(read(file), { loader, jsx: 'preserve' })
    return [...code.matchAll(TRANSLATED)].map(([, literal]) => [Function(`return ${literal}`)(), file])
  })
}

const FIND_IN_PYTHON = `
import ast, json, sys
found = []
for file in sys.argv[1:]:
    tree = ast.parse(open(file, encoding="utf-8").read())
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "_"]
    values = [node.args[0] for node in calls if node.args]
    if file.endswith("messages.py"):
        named = [node.value for node in tree.body if isinstance(node, ast.Assign)]
        values += named + [each for node in named if isinstance(node, ast.Dict) for each in node.values]
    texts = [value.value for value in values if isinstance(value, ast.Constant)]
    found += [[text, file] for text in texts if isinstance(text, str)]
print(json.dumps(found))`

/** @returns {Found[]} */
function inPython() {
  const files = sources('job_portal', /\.py$/)
  const { stdout } = spawnSync(python, ['-c', FIND_IN_PYTHON, ...files], { cwd: root, encoding: 'utf8' })
  return JSON.parse(stdout)
}

/** @returns {Found[]} */
function inRules() {
  return sources('job_portal/rules', /\.json$/).flatMap((file) => {
    const rules = JSON.parse(read(file))
    const ofFields = Object.values(rules).flatMap(({ required, invalid }) => [required, invalid])
    const options = [
      ...Object.values(rules.options ?? {}).flat(),
      ...Object.keys(rules.company_checks ?? {}),
      ...(rules.report_reasons ?? []),
      ...(rules.company_report_reasons ?? []),
    ]
    const notices = file.endsWith('/notices.json') ? Object.values(rules).flatMap(Object.values) : []
    const texts = [...ofFields, ...options, ...notices].filter((text) => /[a-z]/i.test(text ?? ''))
    return texts.map((text) => /** @type {Found} */ ([text, file]))
  })
}

/** @param {Found[]} found */
function catalogueOf(found) {
  const files = /** @type {Map<string, Set<string>>} */ (new Map())
  for (const [text, file] of found) files.set(text, (files.get(text) ?? new Set()).add(file))
  const entries = [...files]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([text, places]) => `#: ${[...places].join(' ')}\nmsgid ${JSON.stringify(text)}\nmsgstr ""\n`)
  const head = 'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=UTF-8\\n"\n'
  return [head, ...entries].join('\n')
}

await run(async () => {
  await setUpToTest()
  const found = [...inTypeScript(), ...inPython(), ...inRules()]
  const path = join(root, CATALOGUE)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, catalogueOf(found))
  console.log(`${CATALOGUE}: ${new Set(found.map(([text]) => text)).size} texts.`)
})
