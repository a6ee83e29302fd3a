// Changes of number that wait for a reviewer. Neither number is shown (job_portal/privacy/lost_number.py).

import { Refusal } from '../steps.mjs'
import { field, heading, print, printable, table } from './output.mjs'
import { savePaper } from './records.mjs'

/** @typedef {import('../administrator.mjs').Administrator} Administrator */

const DOCTYPE = 'JP Number Change'
const FIELDS = [
  'name',
  'modified',
  'creation',
  'kind',
  'status',
  'full_name',
  'place',
  'company_name',
  'claimed',
]

/** What a reviewer decides for each kind. @type {Record<string, string>} */
const QUESTIONS = {
  'Lost Number': 'Does the paper show that this account is theirs? Its number changes in seven days.',
  'Lost Account': 'Does the paper show that the lost account is theirs? It gets the number of who asks.',
  'Number Given Out Again':
    'Does the number belong to somebody else now? The company is sealed, and erased after its days.',
}

/** Prints the changes that wait. @param {Administrator} administrator */
export async function listNumberChanges(administrator) {
  const rows = await administrator.list(DOCTYPE, { status: 'Waiting' }, FIELDS)
  if (rows.length === 0) return
  heading(`Changes of number (${rows.length})`)
  table(
    ['Change', 'Kind', 'Name', 'Place', 'Company', 'Asked on'],
    rows.map(({ name, kind, full_name, place, company_name, creation }) => ({
      cells: [name, kind, full_name, place, company_name, creation?.slice(0, 'YYYY-MM-DD HH:MM'.length)],
    })),
  )
}

/** @param {Administrator} administrator @param {string} name @returns {Promise<Record<string, string>>} */
export async function readNumberChange(administrator, name) {
  const [found] = await administrator.list(DOCTYPE, { name }, [
    ...FIELDS,
    'paper',
    'reason',
    'takes_effect_on',
  ])
  if (found) return found
  throw new Refusal(`There is no company, job or change of number ${name}.`)
}

/**
 * Prints a change with what the reviewer compares: the account's name and place, and the paper.
 * @param {Administrator} administrator
 * @param {string} name
 * @param {string | undefined} folder for saving its paper
 */
export async function showNumberChange(administrator, name, folder) {
  const change = await readNumberChange(administrator, name)
  const { kind = '', status, claimed, paper, reason, takes_effect_on: due } = change
  print(`${name}  ${printable(kind)}`)
  field('Status', status)
  field('Name', change.full_name || '-')
  field('Place', change.place || '-')
  field('Company', change.company_name || 'none')
  if (kind === 'Lost Account') field('The lost number had an account', claimed ? 'Yes' : 'No: refuse it')
  if (due) field('Takes effect on', due)
  if (reason) field('Reason', reason)
  if (paper) field('Paper', folder ? await savePaper(administrator, paper, folder, name) : paper)
  if (status !== 'Waiting') return
  print(`\n${QUESTIONS[kind]}`)
  if (paper && !folder) print(`To look at the paper: npm run review -- show --papers FOLDER ${name}`)
  print(`npm run review -- grant ${name}, or refuse ${name} REASON`)
}
