// A company or a job with everything that a reviewer needs to judge it, as in Desk's forms.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { CallError } from '../client.mjs'
import { root } from '../paths.mjs'
import { Refusal } from '../steps.mjs'
import { field, heading, print, printable, table } from './output.mjs'

/** @typedef {import('../administrator.mjs').Administrator} Administrator */
/** @typedef {Record<string, any>} Row */
/** @typedef {{fieldname: string, fieldtype: string, label?: string, hidden?: 1}} Field */

/** @param {string} path of a DocType, below the app @returns {Field[]} */
const fieldsOf = (path) => JSON.parse(readFileSync(join(root, 'job_portal', `${path}.json`), 'utf8')).fields

const COMPANY = fieldsOf('company/doctype/jp_company/jp_company')
const JOB = fieldsOf('jobs/doctype/jp_job/jp_job')
const ENDINGS = ['.pdf', '.png', '.jpg', '.jpeg']

/** Whether a name is that of a job. @param {string} name */
export const isJob = (name) => name.startsWith('JPJ-')

/** Whether a name is that of a company. @param {string} name */
export const isCompany = (name) => name.startsWith('JPC-')

/** @param {Administrator} administrator @param {string} doctype @param {string} name @returns {Promise<Row>} */
export async function read(administrator, doctype, name) {
  const [found] = await administrator.list(doctype, { name }, ['*'])
  if (found) return found
  throw new Refusal(`There is no ${doctype.slice('JP '.length).toLowerCase()} ${name}.`)
}

/** Numbers that a reviewer compares with the papers: their absence is told, too. */
const COMPARED = ['gst_msme_no', 'pan']

/** The sections of a form with the fields that are not empty. @param {Field[]} fields @param {Row} record */
function form(fields, record) {
  let section = ''
  for (const { fieldname, fieldtype, label = '', hidden } of fields) {
    if (fieldtype === 'Section Break') section = label
    const value = record[fieldname]
    const isEmpty = fieldtype === 'Check' ? !value : value === undefined || value === null || value === ''
    // The form names a further document before there is one.
    const isNameOfNone = fieldname === 'selected_document' && !record.document_one
    if ((isEmpty && !COMPARED.includes(fieldname)) || isNameOfNone || hidden) continue
    if (section) heading(section)
    section = ''
    field(label, isEmpty ? 'not given' : fieldtype === 'Check' ? 'Yes' : value)
  }
}

/** @param {Administrator} administrator @param {Record<string, string>} of a job or a company */
async function reports(administrator, of) {
  const rows = await administrator.list('JP Report', of, ['creation', 'status', 'reason', 'details'])
  heading(`Reports (${rows.length})`)
  table(
    ['On', 'Status', 'Reason'],
    rows.map(({ creation, status, reason, details }) => ({
      cells: [creation?.slice(0, 'YYYY-MM-DD HH:MM'.length), status, reason],
      below: details ? details.split('\n') : [],
    })),
  )
}

/**
 * @param {Administrator} administrator
 * @param {string} name
 * @param {string | undefined} folder for saving its documents
 */
export async function showCompany(administrator, name, folder) {
  const company = await read(administrator, 'JP Company', name)
  print(`${name}  ${printable(company.company_name)}`)
  const owners = await administrator.list('JP Company Member', { company: name, role: 'Owner' }, ['account'])
  for (const { account } of owners) {
    const [{ mobile_no: mobile }] = await administrator.list('JP Account', { user: account }, ['mobile_no'])
    field('An owner signs in with', `+91 ${mobile}`)
  }
  form(COMPANY, company)
  changes(company)
  const contacts = await administrator.list('JP Company HR', { company: name }, [
    'hr_name',
    'hr_mobile',
    'hr_email',
  ])
  heading(`HR contacts (${contacts.length})`)
  table(
    ['Name', 'Mobile', 'Mail'],
    contacts.map((each) => ({ cells: [each.hr_name, each.hr_mobile, each.hr_email] })),
  )
  await reports(administrator, { company: name })
  const jobs = await administrator.list('JP Job', { company: name }, ['name', 'status', 'title'])
  heading(`Jobs (${jobs.length})`)
  table(
    ['Job', 'Status', 'Title'],
    jobs.map((each) => ({ cells: [each.name, each.status, each.title] })),
  )
  await decisions(administrator, name)
  await papers(administrator, company, folder)
}

/** @param {Row} company */
const waiting = (company) => /** @type {Row} */ (JSON.parse(company.waiting_changes || '{}'))

/** @param {Row} company */
function changes(company) {
  const found = COMPANY.filter(({ fieldname }) => fieldname in waiting(company))
  if (found.length > 0) heading('Changes that wait for a reviewer')
  for (const { fieldname, label = '' } of found) {
    field(`${label}, as everybody reads it`, company[fieldname] || '-')
    field(`${label}, new`, waiting(company)[fieldname] || '-')
  }
}

/** @param {Administrator} administrator @param {string} company */
async function decisions(administrator, company) {
  const fields = ['creation', 'decision', 'reviewer', 'checked', 'reason', 'changes']
  const rows = await administrator.list('JP Company Review', { company }, fields)
  heading(`Decisions (${rows.length})`)
  table(
    ['On', 'Decision', 'Reviewer', 'Checked'],
    rows.map(({ creation, decision, reviewer, checked, reason, changes }) => ({
      cells: [
        creation?.slice(0, 'YYYY-MM-DD HH:MM'.length),
        decision,
        reviewer,
        checked?.split('\n').join(', '),
      ],
      below: [reason, ...(changes ?? '').split('\n')].filter((line) => line !== undefined && line !== ''),
    })),
  )
}

/** @param {Administrator} administrator @param {Row} company @param {string | undefined} folder */
async function papers(administrator, company, folder) {
  heading('Papers')
  for (const { fieldname, fieldtype, label = '' } of COMPANY) {
    if (!fieldtype.startsWith('Attach')) continue
    const addresses = new Set([company[fieldname], waiting(company)[fieldname]].filter(Boolean))
    let isNew = false
    for (const address of addresses) {
      const named = isNew ? `${label}, new` : label
      const name = `${company.name}-${fieldname}${isNew ? '-new' : ''}`
      isNew = true
      const saved = folder && (await savePaper(administrator, address, folder, name))
      field(named, saved || address)
    }
  }
  if (!folder) print(`To look at them: npm run review -- show --papers FOLDER ${company.name}`)
}

/**
 * @param {Administrator} administrator
 * @param {string} address of a file
 * @param {string} folder
 * @param {string} name without an extension
 * @returns {Promise<string>} its path
 */
export async function savePaper(administrator, address, folder, name) {
  const response = await administrator.client.request(address)
  if (!response.ok) throw new CallError(address, response.status, await response.text())
  const ending = extname(address).toLowerCase()
  const path = join(folder, `${name}${ENDINGS.includes(ending) ? ending : ''}`)
  mkdirSync(folder, { recursive: true })
  // Nobody else may read a company's documents.
  writeFileSync(path, Buffer.from(await response.arrayBuffer()), { mode: 0o600 })
  return path
}

/** @param {Administrator} administrator @param {string} name */
export async function showJob(administrator, name) {
  const job = await read(administrator, 'JP Job', name)
  print(`${name}  ${printable(job.title)}`)
  form(JOB, job)
  await reports(administrator, { job: name })
}

/** The jobs that wait for a reviewer: held, or reported and open. @param {Administrator} administrator */
export async function listJobs(administrator) {
  const reported = await administrator.list('JP Report', { status: 'Open' }, ['job', 'reason'])
  /** @type {Map<string, string[]>} */
  const reasons = new Map()
  for (const { job, reason = '' } of reported)
    if (job) reasons.set(job, [...(reasons.get(job) ?? []), reason])
  const fields = ['name', 'status', 'company', 'title', 'hold_reasons']
  const held = await administrator.list('JP Job', { status: 'Held' }, fields)
  const others = [...reasons.keys()].filter((name) => !held.some((job) => job.name === name))
  const rows = [...held]
  for (const name of others) rows.push(...(await administrator.list('JP Job', { name }, fields)))
  if (rows.length === 0) return print('No job waits for a reviewer.')
  table(
    ['Job', 'Status', 'Reports', 'Company', 'Title'],
    rows.map((job) => {
      const told = reasons.get(job.name ?? '') ?? []
      const below = [...(job.hold_reasons ?? '').split('\n'), ...told.map((reason) => `Reported: ${reason}`)]
      return {
        cells: [job.name, job.status, told.length, job.company, job.title],
        below: below.filter(Boolean),
      }
    }),
  )
}
