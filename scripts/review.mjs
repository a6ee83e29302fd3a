// npm run review: lists the companies that wait for a review and decides on one, on a host without Desk.

import { parseArgs } from 'node:util'
import { Administrator } from './lib/administrator.mjs'
import { CallError } from './lib/client.mjs'
import { Refusal, run } from './lib/steps.mjs'

const USAGE =
  'npm run review -- [--port N] [approve [--checked GSTIN,documents] NAME... | reject NAME REASON], or BASE_URL and ADMIN_PASSWORD for another site'
const SHOWN = ['name', 'company_name', 'city', 'email', 'creation']

function readOptions() {
  try {
    const { values, positionals } = parseArgs({
      options: { port: { type: 'string', default: '8000' }, checked: { type: 'string' } },
      allowPositionals: true,
    })
    const [decision = 'list', ...rest] = positionals
    if (!['list', 'approve', 'reject'].includes(decision)) throw new Error(`There is no '${decision}'`)
    if (decision === 'approve' && rest.length === 0) throw new Error('Whom to approve is missing')
    if (decision === 'reject' && rest.length < 2)
      throw new Error('To reject takes a name, and a reason that the company is shown')
    const url = process.env.BASE_URL ?? `http://localhost:${values.port}`
    return { url, decision, rest, checked: values.checked?.split(',').map((name) => name.trim()) }
  } catch (error) {
    throw new Refusal(`${/** @type {Error} */ (error).message}. Usage: ${USAGE}`)
  }
}

/** What people wrote, without characters that a terminal would obey. */
const printable = (text = '') => text.replace(/\p{C}/gu, '')

/** @param {Administrator} administrator */
async function list(administrator) {
  const waiting = await administrator.list('JP Company', { status: 'Pending Review' }, [...SHOWN, 'signals'])
  if (waiting.length === 0) process.stdout.write('No company waits for a review.\n')
  for (const company of waiting) {
    process.stdout.write(`${SHOWN.map((field) => printable(company[field])).join('  ')}\n`)
    // One to a line, as the server keeps them.
    for (const signal of company.signals?.split('\n').filter(Boolean) ?? [])
      process.stdout.write(`    ${printable(signal)}\n`)
  }
}

/**
 * @param {Administrator} administrator
 * @param {string} name
 * @param {'approve' | 'reject'} decision
 * @param {{reason?: string, checked?: string[]}} more
 */
async function decide(administrator, name, decision, more) {
  const [company] = await administrator.list('JP Company', { name }, ['modified'])
  if (!company) throw new Refusal(`There is no company ${name}. npm run review lists those that wait.`)
  const { status } = await administrator.client.call(`job_portal.api.${decision}_company`, {
    name,
    modified: company.modified,
    ...more,
  })
  process.stdout.write(`${name}: ${status}\n`)
}

await run(async () => {
  const { url, decision, rest, checked } = readOptions()
  try {
    const administrator = await Administrator.signIn(url)
    if (decision === 'list') await list(administrator)
    if (decision === 'approve')
      for (const name of rest) await decide(administrator, name, 'approve', { checked })
    const [name = '', ...reason] = rest
    if (decision === 'reject') await decide(administrator, name, 'reject', { reason: reason.join(' ') })
  } catch (error) {
    if (error instanceof CallError) throw new Refusal(error.sentence || error.message)
    if (error instanceof TypeError) throw new Refusal(`No site answers at ${url}. Start one with npm start.`)
    throw error
  }
})
