// npm run audit [-- --answered]: known vulnerabilities in the packages that the lock files and requirements pin. Fails
// for a vulnerability that a newer version fixes: in npm only if it is rated high or critical (PyPI has no ratings).
// If the registry does not answer, it says so, and fails only with --answered.

import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { python, root } from './lib/paths.mjs'
import { setUpToAudit } from './lib/setup.mjs'
import { Refusal, run } from './lib/steps.mjs'

const REQUIREMENTS = ['lab/requirements.txt', 'embedded/requirements-audit.txt']
const GRAVE = ['high', 'critical']

/** @typedef {{name: string, hole: string}} Finding */

/**
 * @param {string} command
 * @param {string[]} args
 * @param {string} folder
 * @returns {Promise<any>} the JSON that it printed, whatever its exit code; null for any other output
 */
function jsonOf(command, args, folder) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: join(root, folder), stdio: ['ignore', 'pipe', 'ignore'] })
    let text = ''
    child.stdout.setEncoding('utf8').on('data', (/** @type {string} */ chunk) => {
      text += chunk
    })
    child.on('error', () => resolve(null))
    child.on('close', () => {
      try {
        resolve(JSON.parse(text))
      } catch {
        resolve(null)
      }
    })
  })
}

/** @param {string} folder @returns {Promise<Finding[] | null>} null if the registry did not answer */
async function auditNpm(folder) {
  const found = await jsonOf('npm', ['audit', '--json'], folder)
  if (!found?.vulnerabilities) return null
  return Object.values(found.vulnerabilities)
    .filter(({ severity, fixAvailable }) => GRAVE.includes(severity) && fixAvailable)
    .map(({ name, severity, range }) => ({ name, hole: `${severity}, in ${range}` }))
}

/** @returns {Promise<Finding[] | null>} null if the registry answered for no package */
async function auditPython() {
  const files = REQUIREMENTS.flatMap((file) => ['--requirement', file])
  const options = ['--no-deps', '--disable-pip', '--format', 'json', '--progress-spinner', 'off']
  const found = await jsonOf(python, ['-m', 'pip_audit', ...files, ...options], '.')
  const answered = found?.dependencies?.filter((/** @type {any} */ { skip_reason }) => !skip_reason)
  if (!answered?.length) return null
  return answered.flatMap((/** @type {any} */ { name, vulns }) =>
    vulns
      .filter((/** @type {any} */ { fix_versions }) => fix_versions.length > 0)
      .map((/** @type {any} */ { id, fix_versions }) => ({
        name,
        hole: `${id}, mended in ${fix_versions.join(', ')}`,
      })),
  )
}

/**
 * @param {{answered?: boolean}} [options] answered: fail if a registry does not answer
 * @throws {Refusal} that names the packages to update
 */
export async function audit({ answered = false } = {}) {
  await setUpToAudit()
  const audits = /** @type {[string, Promise<Finding[] | null>][]} */ ([
    ['npm packages of frontend/', auditNpm('frontend')],
    ['npm packages of e2e/', auditNpm('e2e')],
    ['Python packages', auditPython()],
  ])
  const holes = /** @type {string[]} */ ([])
  const silent = /** @type {string[]} */ ([])
  for (const [what, audited] of audits) {
    const findings = await audited
    if (!findings) silent.push(what)
    else if (findings.length === 0) process.stdout.write(`  ${what}: nothing known that could be mended\n`)
    else holes.push(...findings.map(({ name, hole }) => `${what}: ${name}, ${hole}`))
  }
  for (const what of silent) process.stdout.write(`  ${what}: NOT AUDITED, the registry did not answer\n`)
  if (holes.length > 0) throw new Refusal(`Packages to update:\n${holes.join('\n')}`)
  if (answered && silent.length > 0) throw new Refusal('Not everything was audited.')
}

if (process.argv[1] === new URL(import.meta.url).pathname)
  await run(() => audit({ answered: process.argv.includes('--answered') }))
