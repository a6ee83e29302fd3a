import type jobRules from '@rules/job.json'
import { questionsLabel } from '@/entities/question/question-words'
import { __ } from '@/lib/i18n/translate'

/** The form's names are those of the API. The server calculates the monthly amounts. */
export type FieldName = Exclude<keyof typeof jobRules, 'min_salary' | 'max_salary'> | 'questions'

const checkFields = ['add_branch_detail', 'is_walk_in_interview', 'allow_contact_after_apply'] as const
type CheckField = (typeof checkFields)[number]

/** The wizard's unchecked values: numbers and dates as typed. */
export type JobValues = Record<Exclude<FieldName, CheckField>, string> & Record<CheckField, boolean>

/** The label of each field, in the form and in the review. */
export const labels: Record<FieldName, () => string> = {
  title: () => __('Job Title'),
  category: () => __('Job Category'),
  openings: () => __('Number of Openings'),
  pay_type: () => __('Pay Type'),
  pay_unit: () => __('Salary is for'),
  job_type: () => __('Job Type'),
  work_location_type: () => __('Work Location Type'),
  pay_min: () => __('Minimum Salary'),
  pay_max: () => __('Maximum Salary'),
  application_start_date: () => __('Application Start Date'),
  application_end_date: () => __('Application End Date'),
  job_location: () => __('Job Location'),
  pincode: () => __('Pincode'),
  city: () => __('City'),
  add_branch_detail: () => __('Add branch detail'),
  branch_name: () => __('Branch Name'),
  address_line1: () => __('Address Line 1'),
  address_line2: () => __('Address Line 2'),
  min_education: () => __('Minimum Education'),
  english_level: () => __('English Level'),
  experience_required: () => __('Experience Required'),
  job_description: () => __('Job Description'),
  facts: () => __('Good to know'),
  questions: questionsLabel,
  is_walk_in_interview: () => __('Walk-in interview'),
  walk_in_days: () => __('Walk-in Days'),
  walk_in_from: () => __('Walk-in From'),
  walk_in_to: () => __('Walk-in To'),
  walk_in_address: () => __('Walk-in Address'),
  allow_contact_after_apply: () => __('Allow contact after applying'),
  selected_hr: () => __('HR Contact'),
}

export const fieldNames = Object.keys(labels) as FieldName[]

export const emptyJob = Object.fromEntries(
  fieldNames.map((name) => [name, checkFields.some((check) => check === name) ? false : '']),
) as JobValues

/** The wizard's steps. The specification sets the spelling of the last one (docs/behaviour.md#job-wizard). */
export const steps = [
  () => __('Job Details'),
  () => __('Candidate Requirements'),
  () => __('Interview Info'),
  () => __('Job preivew'),
] as const

const firstOfStep: readonly FieldName[] = ['title', 'min_education', 'is_walk_in_interview']

/** The fields of each step except the last, in the order of their labels on the screen. */
export const stepFields = firstOfStep.map((first, step) => {
  const next = firstOfStep[step + 1]
  return fieldNames.slice(fieldNames.indexOf(first), next && fieldNames.indexOf(next))
})

/** The step of a field, from 0. */
export const stepOf = (name: FieldName): number => stepFields.findIndex((names) => names.includes(name))

const branchFields: readonly FieldName[] = ['branch_name', 'address_line1', 'address_line2']
const walkInFields: readonly FieldName[] = ['walk_in_days', 'walk_in_from', 'walk_in_to', 'walk_in_address']

/** Fields that sample jobs lack. */
export const liveFields: readonly FieldName[] = [
  'pincode',
  'city',
  'pay_unit',
  'facts',
  'questions',
  ...walkInFields,
]

/** Whether a field is part of the job. Branch and walk-in fields count only if the person wants them. */
export const isWanted = (name: FieldName, values: JobValues): boolean =>
  !(branchFields.includes(name) && !values.add_branch_detail) &&
  !(walkInFields.includes(name) && !values.is_walk_in_interview)

/** A sample's options (docs/behaviour.md#job-wizard); a live form offers more. */
export const sampleOptions = {
  openings: ['1', '2', '3', '4', '5'],
  min_education: ['10th or Below 10th', '12th Pass', 'Diploma'],
}

/** Labels that differ from the stored values. */
export function optionLabel(field: 'category' | 'experience_required', value: string): string {
  return field === 'experience_required'
    ? __('{0} years', [value])
    : __(value.charAt(0).toUpperCase() + value.slice(1))
}
