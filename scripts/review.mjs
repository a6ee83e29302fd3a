// npm run review: the review queue and its decisions, on a host without Desk.

import { parseArgs } from 'node:util'
import { Administrator } from './lib/administrator.mjs'
import { CallError } from './lib/client.mjs'
import { listReportedConversations, showReportedConversation } from './lib/review/conversations.mjs'
import { listNumberChanges, readNumberChange, showNumberChange } from './lib/review/number-changes.mjs'
import { print, printable, table } from './lib/review/output.mjs'
import {
  closeReports,
  countPosted,
  isCompany,
  kindOf,
  listPosted,
  listReportedCompanies,
  listReviews,
  read,
  showCompany,
  showPosted,
} from './lib/review/records.mjs'
import { Refusal, run } from './lib/steps.mjs'

const HELP = `npm run review -- [--port N] [COMMAND]

  list                      companies, changes of number and reported conversations that wait, reported companies, and
                            how many jobs, briefs and freelancers wait; also without a command
  jobs, briefs, freelancers held and reported ones; of freelancers also profiles that share a UPI ID or a picture
  reviews                   all reviews of done work
  show JPC-00001            a company: what it wrote, what does not fit, contacts, reports, jobs, papers, earlier decisions
    --papers FOLDER         saves its papers there
  show JPJ-00001            a job, and what was reported about it; so of a brief (JPB-00001) and a freelancer
                            (JPF-00001), with the freelancer's reviews
  approve JPC-00001 ...
    --checked LIST          what was compared with the papers: GSTIN,PAN,documents,address,phone number
  reject JPC-00001 REASON   the company is shown the reason; of an approved one it rejects the change that waits
    --whole                 the company itself
  reasons                   the site's reasons, by title: reject takes a title, too
  remove NAME REASON        takes a job, a brief, a freelancer's profile or a review down
  restore NAME              puts it back
  show CHANGE               a change of number that list names; --papers FOLDER saves its paper
  grant CHANGE              the paper shows it: the number changes, or the company is sealed
  refuse CHANGE REASON      the person is shown the reason
  conversation NAME         the last messages of a reported conversation that list names
  close NAME                closes the reports of a conversation, a company, a job, a brief or a freelancer, and
                            leaves it as it is

--port is the site's on this machine (8000). BASE_URL and ADMIN_PASSWORD name another site.`

/** The words that each command takes. @type {Record<string, [least: number, most: number, missing: string]>} */
const COMMANDS = {
  list: [0, 0, ''],
  jobs: [0, 0, ''],
  briefs: [0, 0, ''],
  freelancers: [0, 0, ''],
  reviews: [0, 0, ''],
  reasons: [0, 0, ''],
  show: [1, 1, 'What to show is missing'],
  approve: [1, Number.POSITIVE_INFINITY, 'Whom to approve is missing'],
  reject: [2, Number.POSITIVE_INFINITY, 'To reject takes a name, and a reason that the company is shown'],
  remove: [2, Number.POSITIVE_INFINITY, 'To remove takes a name, and a reason that its owner is shown'],
  restore: [1, 1, 'What to restore is missing'],
  conversation: [1, 1, 'Which conversation to show is missing'],
  close: [1, 1, 'Whose reports to close is missing'],
  grant: [1, 1, 'Which change of number to grant is missing'],
  refuse: [
    2,
    Number.POSITIVE_INFINITY,
    'To refuse takes a change of number, and a reason that the person is shown',
  ],
}

function readOptions() {
  try {
    const { values, positionals } = parseArgs({
      options: {
        port: { type: 'string', default: '8000' },
        checked: { type: 'string' },
        whole: { type: 'boolean' },
        papers: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
      allowPositionals: true,
    })
    const [command = 'list', ...rest] = positionals
    const takes = COMMANDS[command]
    if (!takes) throw new Error(`There is no '${command}'`)
    const [least, most, missing] = takes
    if (!values.help && rest.length < least) throw new Error(missing)
    if (rest.length > most) throw new Error(`'${command}' takes no '${rest[most]}'`)
    const url = process.env.BASE_URL ?? `http://localhost:${values.port}`
    const checked = values.checked?.split(',').map((name) => name.trim())
    return { ...values, url, command, rest, checked }
  } catch (error) {
    throw new Refusal(`${/** @type {Error} */ (error).message}. npm run review -- --help says how.`)
  }
}

/** Prints the queue of companies, highest risk first. @param {Administrator} administrator */
async function listCompanies(administrator) {
  /** @type {Record<string, any>[]} */
  const all = []
  let page = { items: [], next: undefined }
  do {
    page = await administrator.client.call('job_portal.api.get_review_queue', {
      cursor: page.next,
      limit: 50,
    })
    all.push(...page.items)
  } while (page.next)
  if (all.length === 0) return print('No company waits for a review.')
  table(
    ['Risk', 'Company', 'Name', 'City', 'Mail', 'Waiting since'],
    all.map((each) => ({
      cells: [
        each.risk,
        each.name,
        each.company_name,
        each.city,
        each.email,
        each.waiting_since?.slice(0, 'YYYY-MM-DD HH:MM'.length),
      ],
      below: [...each.changes, ...each.risk_reasons],
    })),
  )
}

/** @param {Administrator} administrator @returns {Promise<Map<string, string>>} the site's reasons: texts by title */
async function reasons(administrator) {
  const rows = await administrator.list('JP Rejection Reason', {}, ['title', 'text'])
  return new Map(rows.map(({ title, text }) => [title, text]))
}

/** @param {Administrator} administrator @param {string} name @param {string | undefined} papers */
function show(administrator, name, papers) {
  const kind = kindOf(name)
  if (kind) return showPosted(administrator, name, kind)
  return isCompany(name)
    ? showCompany(administrator, name, papers)
    : showNumberChange(administrator, name, papers)
}

/**
 * @param {Administrator} administrator
 * @param {string} name of a change of number
 * @param {'grant' | 'refuse'} decision
 * @param {{reason?: string}} [more]
 */
async function decideNumber(administrator, name, decision, more) {
  const { modified } = await readNumberChange(administrator, name)
  const method = `job_portal.api.${decision}_number_change`
  const { status } = await administrator.client.call(method, { name, modified, ...more })
  print(`${name}: ${status}`)
}

/**
 * @param {Administrator} administrator
 * @param {string} name of a company
 * @param {'approve' | 'reject'} decision
 * @param {{reason?: string, checked?: string[], whole?: boolean}} more
 */
async function decide(administrator, name, decision, more) {
  const { modified } = await read(administrator, 'JP Company', name)
  const { status } = await administrator.client.call(`job_portal.api.${decision}_company`, {
    name,
    modified,
    ...more,
  })
  print(`${name}: ${status}`)
}

/**
 * @param {Administrator} administrator
 * @param {string} name of a job, a brief, a freelancer or a review
 * @param {'remove' | 'restore'} decision
 * @param {{reason?: string}} [more]
 */
async function decidePosted(administrator, name, decision, more) {
  const kind = kindOf(name)
  const of = kind
    ? { name, modified: (await read(administrator, kind.doctype, name)).modified }
    : { review: name }
  const method = `job_portal.api.${decision}_${kind?.noun ?? 'review'}`
  const { status } = await administrator.client.call(method, { ...of, ...more })
  print(`${name}: ${status ?? (decision === 'remove' ? 'Hidden' : 'Shown')}`)
}

/** @param {ReturnType<typeof readOptions>} options */
async function act({ url, command, rest, checked, whole, papers }) {
  const administrator = await Administrator.signIn(url)
  const [name = '', ...words] = rest
  const typed = words.join(' ')
  switch (command) {
    case 'jobs':
      return listPosted(administrator, 'JPJ-')
    case 'briefs':
      return listPosted(administrator, 'JPB-')
    case 'freelancers':
      return listPosted(administrator, 'JPF-')
    case 'reviews':
      return listReviews(administrator)
    case 'show':
      return show(administrator, name, papers)
    case 'approve':
      for (const each of rest) await decide(administrator, each, 'approve', { checked })
      return
    case 'reject': {
      const reason = (await reasons(administrator)).get(typed) ?? typed
      return decide(administrator, name, 'reject', { reason, whole })
    }
    case 'reasons':
      for (const [title, text] of await reasons(administrator))
        print(`${printable(title)}: ${printable(text)}`)
      return
    case 'remove':
      return decidePosted(administrator, name, 'remove', { reason: typed })
    case 'restore':
      return decidePosted(administrator, name, 'restore')
    case 'grant':
      return decideNumber(administrator, name, 'grant')
    case 'refuse':
      return decideNumber(administrator, name, 'refuse', { reason: typed })
    case 'conversation':
      return showReportedConversation(administrator, name)
    case 'close':
      return closeReports(administrator, name)
    default:
      await listCompanies(administrator)
      await listReportedCompanies(administrator)
      await listNumberChanges(administrator)
      await listReportedConversations(administrator)
      return countPosted(administrator)
  }
}

await run(async () => {
  const options = readOptions()
  if (options.help) return print(HELP)
  try {
    await act(options)
  } catch (error) {
    if (error instanceof CallError) throw new Refusal(error.sentence || error.message)
    if (error instanceof TypeError)
      throw new Refusal(`No site answers at ${options.url}. Start one with npm start.`)
    throw error
  }
})
