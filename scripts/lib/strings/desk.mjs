// The texts of our records that Desk translates: labels, descriptions, options, cards, charts, roles.

import { isTranslatable, read, sources } from './sources.mjs'

/** @typedef {[text: string | undefined, note: string]} Noted */

/** @param {{ fieldtype: string, options?: string }} field */
const optionsOf = ({ fieldtype, options }) => (fieldtype === 'Select' ? (options ?? '').split('\n') : [])

/** @param {any} doctype @returns {Noted[]} */
function ofDocType({ name, description, fields = [], links = [], permissions = [], states = [] }) {
  return [
    [name, 'name of a DocType'],
    [description, `description of DocType ${name}`],
    ...fields.flatMap((/** @type {any} */ field) => [
      [field.label, `${name}: label of ${field.fieldname} (${field.fieldtype})`],
      [field.description, `${name}: description of ${field.fieldname}`],
      ...optionsOf(field).map((option) => [option, `${name}: option of ${field.fieldname}`]),
      [field.fieldtype === 'HTML' ? field.options : undefined, `${name}: content of ${field.fieldname}`],
    ]),
    ...links.map((/** @type {any} */ link) => [link.group, `${name}: group of links`]),
    ...permissions.map((/** @type {any} */ permission) => [permission.role, 'name of a role']),
    ...states.map((/** @type {any} */ state) => [state.title, `${name}: state in lists`]),
  ]
}

/** A workspace heading is HTML. Desk translates its text. */
const withoutTags = (/** @type {string} */ html) => html.replace(/<[^>]+>/g, '')

/** @param {any} workspace @returns {Noted[]} */
function ofWorkspace({ label, content, charts, number_cards, shortcuts }) {
  const blocks = /** @type {any[]} */ (JSON.parse(content))
  const headings = blocks.filter(({ type }) => ['header', 'paragraph'].includes(type))
  return [
    [label, 'name of a workspace'],
    ...headings.map(({ data }) => /** @type {Noted} */ ([withoutTags(data.text), 'workspace: heading'])),
    ...[charts, number_cards, shortcuts]
      .flat()
      .flatMap((part) => [
        /** @type {Noted} */ ([part.label, 'workspace: label']),
        /** @type {Noted} */ ([part.format, 'workspace: {} is a number']),
      ]),
  ]
}

/** @type {Record<string, (record: any) => Noted[]>} */
const OF = {
  DocType: ofDocType,
  Workspace: ofWorkspace,
  'Number Card': ({ label }) => [[label, 'number card']],
  'Dashboard Chart': ({ chart_name }) => [[chart_name, 'name of a chart']],
  Report: ({ report_name }) => [[report_name, 'name of a report']],
}

/** @returns {import('./sources.mjs').Found[]} */
export function inDesk() {
  return sources('job_portal', /\.json$/).flatMap((file) => {
    const record = JSON.parse(read(file))
    return (OF[record.doctype]?.(record) ?? [])
      .filter(([text]) => isTranslatable(text))
      .map(([text, note]) => ({ text: String(text), file, note }))
  })
}
