// Records with everything that a reviewer needs to judge them, as in Desk's forms, and what was reported of them.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { CallError } from '../client.mjs'
import { root } from '../paths.mjs'
import { Refusal } from '../steps.mjs'
import { field, heading, print, printable, table } from './output.mjs'

/** @typedef {import('../administrator.mjs').Administrator} Administrator */
/** @typedef {Record<string, any>} Row */
/** @typedef {{fieldname: string, fieldtype: string, label?: string, hidden?: 1, permlevel?: number}} Field */

/** @param {string} path of a DocType, below the app @returns {Field[]} */
const fieldsOf = (path) => JSON.parse(readFileSync(join(root, 'job_portal', `${path}.json`), 'utf8')).fields

const MINUTE = 'YYYY-MM-DD HH:MM'.length
const COMPANY = fieldsOf('company/doctype/jp_company/jp_company')
const ENDINGS = ['.pdf', '.png', '.jpg', '.jpeg']
const REVIEWS = [
  'name',
  'creation',
  'side',
  'work',
  'time_kept',
  'manner',
  'text',
  'reply',
  'is_removed',
  'is_one_device',
]

/**
 * The kinds of posted records. `held` finds the records that wait for a reviewer, `shown` are the columns of a list.
 * @typedef {{noun: string, doctype: string, title: string, fields: Field[], held: Record<string, any>,
 *   shown: string[]}} Kind
 */
/** @type {Record<string, Kind>} by the beginning of their names */
const KINDS = {
  'JPJ-': {
    noun: 'job',
    doctype: 'JP Job',
    title: 'title',
    fields: fieldsOf('jobs/doctype/jp_job/jp_job'),
    held: { status: 'Held' },
    shown: ['status', 'company', 'title'],
  },
  'JPB-': {
    noun: 'brief',
    doctype: 'JP Brief',
    title: 'title',
    fields: fieldsOf('briefs/doctype/jp_brief/jp_brief'),
    held: { status: 'Held' },
    shown: ['status', 'title'],
  },
  'JPF-': {
    noun: 'freelancer',
    doctype: 'JP Freelancer',
    title: 'full_name',
    fields: fieldsOf('freelancers/doctype/jp_freelancer/jp_freelancer'),
    held: { is_held: 1 },
    shown: ['is_held', 'full_name', 'headline'],
  },
}

/** The kind of what people post by a record's name. @param {string} name @returns {Kind | undefined} */
export const kindOf = (name) => KINDS[name.slice(0, 'JPJ-'.length)]

/** Whether a name is that of a company. @param {string} name */
export const isCompany = (name) => name.startsWith('JPC-')

/** @param {Administrator} administrator @param {string} doctype @param {string} name @returns {Promise<Row>} */
export async function read(administrator, doctype, name) {
  const [found] = await administrator.list(doctype, { name }, ['*'])
  if (found) return found
  throw new Refusal(`There is no ${doctype.slice('JP '.length).toLowerCase()} ${name}.`)
}

/** The reviewer compares these numbers with the papers, so the form shows them even if empty. */
const COMPARED = ['gst_msme_no', 'pan']

/** The sections of a form with the fields that are not empty. @param {Field[]} fields @param {Row} record */
function form(fields, record) {
  let section = ''
  for (const { fieldname, fieldtype, label = '', hidden, permlevel } of fields) {
    if (fieldtype === 'Section Break') section = label
    const value = record[fieldname]
    const isEmpty = fieldtype === 'Check' ? !value : value === undefined || value === null || value === ''
    // The form has a name for the further document even if there is no document.
    const isNameOfNone = fieldname === 'selected_document' && !record.document_one
    if ((isEmpty && !COMPARED.includes(fieldname)) || isNameOfNone || hidden || permlevel) continue
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
      cells: [creation?.slice(0, MINUTE), status, reason],
      below: details ? details.split('\n') : [],
    })),
  )
}

/** Prints the companies with open reports. @param {Administrator} administrator */
export async function listReportedCompanies(administrator) {
  const rows = await administrator.list('JP Report', { status: 'Open' }, [
    'company',
    'job_title',
    'reason',
    'creation',
  ])
  const reported = rows.filter(({ company }) => company)
  if (reported.length === 0) return
  heading(`Reported companies (${reported.length})`)
  table(
    ['Company', 'Name', 'Reason', 'On'],
    reported.map(({ company, job_title: name, reason, creation }) => ({
      cells: [company, name, reason, creation?.slice(0, MINUTE)],
    })),
  )
}

/**
 * Closes the open reports of a company, of a conversation, or of a posted record. The record itself stays
 * unchanged.
 * @param {Administrator} administrator
 * @param {string} name
 */
export async function closeReports(administrator, name) {
  const noun = isCompany(name) ? 'company' : (kindOf(name)?.noun ?? 'conversation')
  const doctype = noun === 'conversation' ? 'JP Conversation Report' : 'JP Report'
  const rows = await administrator.list(doctype, { [noun]: name, status: 'Open' }, ['name'])
  if (rows.length === 0) throw new Refusal(`${name} has no open report.`)
  for (const row of rows) await administrator.update(doctype, row.name ?? '', { status: 'Closed' })
  print(`${name}: ${rows.length} closed`)
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
      cells: [creation?.slice(0, MINUTE), decision, reviewer, checked?.split('\n').join(', ')],
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

/** A job, a brief or a freelancer. @param {Administrator} administrator @param {string} name @param {Kind} kind */
export async function showPosted(administrator, name, { noun, doctype, title, fields }) {
  const record = await read(administrator, doctype, name)
  print(`${name}  ${printable(record[title])}`)
  form(fields, record)
  await reports(administrator, { [noun]: name })
  if (noun === 'freelancer') await listReviews(administrator, { freelancer: name })
}

/** @param {Administrator} administrator @param {Record<string, string>} [of] filters, such as {freelancer} */
export async function listReviews(administrator, of = {}) {
  const rows = await administrator.list('JP Review', of, REVIEWS)
  heading(`Reviews (${rows.length})`)
  table(
    ['Review', 'On', 'Written by', 'Work, time, manner', 'Removed', 'One device'],
    rows.map((row) => ({
      cells: [
        row.name,
        row.creation?.slice(0, MINUTE),
        row.side,
        [row.work, row.time_kept, row.manner].join(', '),
        ...[row.is_removed, row.is_one_device].map((each) => (Number(each) ? 'Yes' : '')),
      ],
      below: [row.text, row.reply && `Reply: ${row.reply}`]
        .filter(Boolean)
        .join('\n')
        .split('\n')
        .filter(Boolean),
    })),
  )
}

/**
 * The records of a kind that wait for a reviewer: held, or reported and not yet decided on.
 * @param {Administrator} administrator
 * @param {Kind} kind
 */
async function heldOrReported(administrator, { noun, doctype, held, shown }) {
  const reported = await administrator.list('JP Report', { status: 'Open' }, [noun, 'reason'])
  /** @type {Map<string, string[]>} */
  const reasons = new Map()
  for (const { [noun]: name, reason = '' } of reported)
    if (name) reasons.set(name, [...(reasons.get(name) ?? []), reason])
  const fields = ['name', ...shown, ...(noun === 'freelancer' ? ['signals'] : ['hold_reasons'])]
  const rows = await administrator.list(doctype, held, fields)
  const others = [...reasons.keys()].filter((name) => !rows.some((row) => row.name === name))
  for (const name of others) rows.push(...(await administrator.list(doctype, { name }, fields)))
  return { rows, reasons }
}

/** Says how many jobs, briefs and freelancers wait. @param {Administrator} administrator */
export async function countPosted(administrator) {
  for (const kind of Object.values(KINDS)) {
    const { length } = (await heldOrReported(administrator, kind)).rows
    if (length > 0) print(`Held or reported ${kind.noun}s: ${length} (npm run review -- ${kind.noun}s)`)
  }
}

/** @param {Administrator} administrator @param {string} prefix of their names */
export async function listPosted(administrator, prefix) {
  const kind = /** @type {Kind} */ (KINDS[prefix])
  const { noun, shown } = kind
  const { rows, reasons } = await heldOrReported(administrator, kind)
  if (rows.length === 0) print(`No ${noun} waits for a reviewer.`)
  table(
    ['Name', 'Reports', ...shown],
    rows.map((row) => {
      const told = reasons.get(row.name ?? '') ?? []
      const why = row.hold_reasons ?? row.signals ?? ''
      return {
        cells: [row.name, told.length, ...shown.map((field) => row[field])],
        below: [...why.split('\n'), ...told.map((reason) => `Reported: ${reason}`)].filter(Boolean),
      }
    }),
  )
  if (noun === 'freelancer') await listTwins(administrator)
}

/** Prints the profiles that share a UPI ID or a picture. @param {Administrator} administrator */
async function listTwins(administrator) {
  /** @type {Record<string, any>} */
  const shared = { signals: ['is', 'set'] }
  const rows = await administrator.list('JP Freelancer', shared, ['name', 'full_name', 'signals'])
  if (rows.length === 0) return
  heading(`Profiles that share a UPI ID or a picture (${rows.length})`)
  table(
    ['Name', 'Full name'],
    rows.map(({ name, full_name: who, signals }) => ({
      cells: [name, who],
      below: signals?.split('\n') ?? [],
    })),
  )
}
