import searcherRules from '@rules/searcher.json'
import type { Searcher } from '@/entities/searcher/types'
import { __ } from '@/lib/i18n/translate'

export { searcherRules }

/** A chosen file that is not uploaded yet, or the URL of one on the server; '' for none. */
type FileValue = File | string

/** The server calculates the monthly amount. */
type Name = Exclude<keyof typeof searcherRules, 'expected_salary'>
export const fileFields = ['photo', 'resume'] as const satisfies readonly Name[]
export type FileField = (typeof fileFields)[number]
const checkFields = ['is_open', 'may_call'] as const satisfies readonly Name[]
type CheckField = (typeof checkFields)[number]
/** A list is stored as lines of text, so that forms and drafts compare it like any other value. */
const listFields = ['skills', 'languages'] as const satisfies readonly Name[]
export type ListField = (typeof listFields)[number]
export type TextField = Exclude<Name, FileField | CheckField>

export type SearcherValues = Record<TextField, string> &
  Record<CheckField, boolean> &
  Record<FileField, FileValue>
export type FieldName = keyof SearcherValues

export const fieldNames = Object.keys(searcherRules).filter(
  (name) => name !== 'expected_salary',
) as FieldName[]
export const isFileField = (name: FieldName): name is FileField => fileFields.some((each) => each === name)
export const isCheckField = (name: FieldName): name is CheckField => checkFields.some((each) => each === name)
export const isListField = (name: FieldName): name is ListField => listFields.some((each) => each === name)

export const labels: Record<FieldName, () => string> = {
  full_name: () => __('Full Name'),
  headline: () => __('What you do'),
  about: () => __('About You'),
  current_company: () => __('Current Company'),
  experience_years: () => __('Years of Experience'),
  education: () => __('Education'),
  english_level: () => __('English Level'),
  skills: () => __('Skills'),
  languages: () => __('Languages'),
  pay_expected: () => __('Expected Salary'),
  pay_unit: () => __('Salary is for'),
  pay_type: () => __('Pay Type'),
  pincode: () => __('Pincode'),
  city: () => __('City'),
  radius_km: () => __('How far you would go'),
  resume: () => __('Resume'),
  photo: () => __('Photo'),
  is_open: () => __('Companies may find me for jobs that fit'),
  may_call: () => __('Companies that find me may see my number'),
}

/** A stored value as the form holds it. */
export function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.join('\n')
  return value === null || value === undefined ? '' : String(value)
}

/** The form's initial values. */
export function valuesOf(searcher: Searcher): SearcherValues {
  const entries = fieldNames.map((name) => {
    const value = searcher[name]
    return [name, isCheckField(name) ? Boolean(value) : textOf(value)]
  })
  const values = Object.fromEntries(entries)
  return searcher.pay_unit
    ? values
    : { ...values, pay_expected: textOf(searcher.expected_salary), pay_unit: 'Month' }
}

export const linesOf = (text: string): string[] => text.split('\n').filter(Boolean)
