import searcherRules from '@rules/searcher.json'
import type { Searcher } from '@/entities/searcher/types'
import { __ } from '@/lib/i18n/translate'

export { searcherRules }

/** A file chosen here and not sent yet, or the address of one that the server holds; '' for none. */
export type FileValue = File | string

type Name = keyof typeof searcherRules
export const fileFields = ['photo', 'resume'] as const satisfies readonly Name[]
export type FileField = (typeof fileFields)[number]
export const checkFields = ['is_open', 'may_call'] as const satisfies readonly Name[]
type CheckField = (typeof checkFields)[number]
/** A list is a text of lines: so forms and drafts compare it as any other. */
export const listFields = ['skills', 'languages'] as const satisfies readonly Name[]
export type ListField = (typeof listFields)[number]
export type TextField = Exclude<Name, FileField | CheckField>

export type SearcherValues = Record<TextField, string> &
  Record<CheckField, boolean> &
  Record<FileField, FileValue>
export type FieldName = keyof SearcherValues

export const fieldNames = Object.keys(searcherRules) as FieldName[]
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
  expected_salary: () => __('Expected Salary (per month)'),
  pay_type: () => __('Pay Type'),
  pincode: () => __('Pincode'),
  radius_km: () => __('How far you would go'),
  resume: () => __('Resume'),
  photo: () => __('Photo'),
  is_open: () => __('Companies may find me for jobs that fit'),
  may_call: () => __('Companies that find me may see my number'),
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.join('\n')
  return value === null || value === undefined ? '' : String(value)
}

/** What the form starts from. */
export function valuesOf(searcher: Searcher): SearcherValues {
  const entries = fieldNames.map((name) => {
    const value = searcher[name]
    return [name, isCheckField(name) ? Boolean(value) : textOf(value)]
  })
  return Object.fromEntries(entries)
}

export const linesOf = (text: string): string[] => text.split('\n').filter(Boolean)
