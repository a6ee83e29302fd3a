// The sentences and options in job_portal/rules/, and a site's initial lists.

import { isTranslatable, read, sources } from './sources.mjs'

/** Internal codes that no screen shows. */
const NOT_SHOWN = ['user_types', 'phone_message_statuses']

/** The lists of market.json whose entries are shown. */
const SHOWN = /_(statuses|frequencies|reasons)$/

/** A site's initial records. Records hold these texts, and screens translate them. */
const INDUSTRIES = 'job_portal/company/industries.json'
const REASONS = 'job_portal/company/rejection_reasons.json'
/** Categories that many sites also have. */
const KINDS = 'job_portal/demo/data/categories.json'

const capitalized = (/** @type {string} */ text) => text.charAt(0).toUpperCase() + text.slice(1)

/** @param {Record<string, string[]>} options @returns {[string, string][]} */
const ofOptions = (options) =>
  Object.entries(options).flatMap(([list, texts]) => {
    if (NOT_SHOWN.includes(list)) return []
    // The sample site shows its categories as names.
    const shown = list === 'job_categories' ? texts.map(capitalized) : texts
    return shown.map((text) => /** @type {[string, string]} */ ([text, `option of ${list}`]))
  })

/** @param {string} file @returns {[text: string, note: string][]} */
function inFile(file) {
  const rules = JSON.parse(read(file))
  if (file.endsWith('/languages.json')) return []
  if (file.endsWith('/questions.json'))
    return Object.entries(rules).flatMap(([key, { text, choices = [] }]) => [
      [text, `question before applying: ${key}`],
      ...choices.map((/** @type {string} */ choice) => [choice, `answer to ${key}`]),
    ])
  if (file.endsWith('/notices.json'))
    return Object.entries(rules).flatMap(([purpose, notice]) =>
      Object.entries(notice).map(([part, text]) => [text, `notice: ${purpose}, ${part}`]),
    )
  const ofFields = Object.entries(rules).flatMap(
    ([field, rule]) =>
      /** @type {[string, string][]} */ ([
        [rule.label, `label of ${field}`],
        [rule.required, `${field} is missing`],
        [rule.invalid, `${field} is not valid`],
        [rule.no_name, `${field} is no name`],
        [rule.fixed, `value of ${field}`],
        [rule.places && rule.text, `ready sentence of a ${rule.side}: ${rule.places?.join(', ')}`],
      ]),
  )
  const lists = Object.entries(rules).filter(([list]) => SHOWN.test(list))
  const checks = Object.keys(rules.company_checks ?? {}).map(
    (name) => /** @type {[string, string]} */ ([name, 'what was checked of a company']),
  )
  return [...ofFields, ...ofOptions({ ...rules.options, ...Object.fromEntries(lists) }), ...checks]
}

/** @returns {import('./sources.mjs').Found[]} */
export function inRules() {
  const found = sources('job_portal/rules', /\.json$/).flatMap((file) =>
    inFile(file).map(([text, note]) => ({ text, file, note })),
  )
  const industries = JSON.parse(read(INDUSTRIES)).map((/** @type {string} */ text) => ({
    text,
    file: INDUSTRIES,
    note: 'industry of a company',
  }))
  const reasons = Object.entries(JSON.parse(read(REASONS))).map(([title, text]) => ({
    text,
    file: REASONS,
    note: `to a company that is rejected: ${title}`,
  }))
  const kinds = /** @type {string[]} */ (Object.values(JSON.parse(read(KINDS))))
  const categories = kinds.map((text) => ({ text, file: KINDS, note: 'kind of jobs' }))
  return [...found, ...industries, ...reasons, ...categories].filter(({ text }) => isTranslatable(text))
}
