// npm run review: lists the companies that wait for a review and decides on one, on a host without Desk.

import { parseArgs } from 'node:util'
import { Administrator } from './lib/administrator.mjs'
import { CallError } from './lib/client.mjs'
import { Refusal, run } from './lib/steps.mjs'

const USAGE =
  'npm run review -- [--port N] [approve [--checked GSTIN,documents] NAME... | reject [--whole] NAME REASON | reasons | take-over NAME], or BASE_URL and ADMIN_PASSWORD for another site'
const SHOWN = ['risk', 'name', 'company_name', 'city', 'email', 'waiting_since']

function readOptions() {
  try {
    const { values, positionals } = parseArgs({
      options: {
        port: { type: 'string', default: '8000' },
        checked: { type: 'string' },
        whole: { type: 'boolean' },
      },
      allowPositionals: true,
    })
    const [decision = 'list', ...rest] = positionals
    if (!['list', 'approve', 'reject', 'reasons', 'take-over'].includes(decision))
      throw new Error(`There is no '${decision}'`)
    if (decision === 'approve' && rest.length === 0) throw new Error('Whom to approve is missing')
    if (decision === 'take-over' && rest.length !== 1)
      throw new Error('Which company to take over is missing')
    if (decision === 'reject' && rest.length < 2)
      throw new Error('To reject takes a name, and a reason that the company is shown')
    const url = process.env.BASE_URL ?? `http://localhost:${values.port}`
    const { checked, whole } = values
    return { url, decision, rest, whole, checked: checked?.split(',').map((name) => name.trim()) }
  } catch (error) {
    throw new Refusal(`${/** @type {Error} */ (error).message}. Usage: ${USAGE}`)
  }
}

/** What people wrote, without characters that a terminal would obey. */
const printable = (text = '') => text.replace(/\p{C}/gu, '')

/** The queue, the highest risk first. @param {Administrator} administrator */
async function list(administrator) {
  let page = { items: [], next: undefined }
  do {
    page = await administrator.client.call('job_portal.api.get_review_queue', {
      cursor: page.next,
      limit: 50,
    })
    page.items.forEach(print)
  } while (page.next)
  if (page.items.length === 0) process.stdout.write('No company waits for a review.\n')
}

/** @param {Record<string, any>} company */
function print(company) {
  /** @type {Record<string, any>} */
  const waiting = { ...company, waiting_since: company.waiting_since?.slice(0, 'YYYY-MM-DD HH:MM'.length) }
  const shown = SHOWN.map((field) => printable(String(waiting[field] ?? ''))).join('  ')
  const claimed = company.claimed_by ? `  (open by ${printable(company.claimed_by)})` : ''
  process.stdout.write(`${shown}${claimed}\n`)
  for (const line of [...company.changes, ...company.risk_reasons])
    process.stdout.write(`    ${printable(line)}\n`)
}

/** @param {Administrator} administrator @returns {Promise<Map<string, string>>} the texts of the site's reasons, by title */
async function reasons(administrator) {
  const rows = await administrator.list('JP Rejection Reason', {}, ['title', 'text'])
  return new Map(rows.map(({ title, text }) => [title, text]))
}

/**
 * @param {Administrator} administrator
 * @param {string} name
 * @param {'approve' | 'reject'} decision
 * @param {{reason?: string, checked?: string[], whole?: boolean}} more
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
  const { url, decision, rest, checked, whole } = readOptions()
  try {
    const administrator = await Administrator.signIn(url)
    if (decision === 'list') await list(administrator)
    if (decision === 'approve')
      for (const name of rest) await decide(administrator, name, 'approve', { checked })
    const [name = '', ...reason] = rest
    if (decision === 'take-over')
      await administrator.client.call('job_portal.api.claim_company', { name, take_over: true })
    const ofSite = ['reject', 'reasons'].includes(decision) ? await reasons(administrator) : new Map()
    if (decision === 'reasons')
      for (const [title, text] of ofSite) process.stdout.write(`${printable(title)}: ${printable(text)}\n`)
    const typed = reason.join(' ')
    if (decision === 'reject')
      await decide(administrator, name, 'reject', { reason: ofSite.get(typed) ?? typed, whole })
  } catch (error) {
    if (error instanceof CallError) throw new Refusal(error.sentence || error.message)
    if (error instanceof TypeError) throw new Refusal(`No site answers at ${url}. Start one with npm start.`)
    throw error
  }
})
