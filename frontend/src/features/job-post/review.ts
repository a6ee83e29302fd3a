import { amountIn, payUnits } from '@/entities/pay/entry'
import { type PayUnit, payFor, unitIn } from '@/entities/pay/pay'
import { rupees } from '@/lib/format'
import { __ } from '@/lib/i18n/translate'
import { clockTimeOf, dayOf } from '@/lib/time'
import type { JobDraft } from './job-draft'
import { labels, optionLabel, steps } from './labels'
import { branchFields, walkInFields } from './wire'

export type ReviewSection = {
  title: string
  /** The step that edits it, from 0. */
  step: number
  rows: [label: string, value: string][]
}

const jobFields: (keyof JobDraft)[] = [
  'jobTitle',
  'jobCategory',
  'numberOfOpenings',
  'payType',
  'payUnit',
  'jobType',
  'workLocationType',
  'minSalary',
  'maxSalary',
  'applicationStartDate',
  'applicationEndDate',
  'jobLocation',
  'pincode',
  'city',
  'addBranchDetail',
]
/** A sample has none of these. */
const liveFields: (keyof JobDraft)[] = ['pincode', 'city', 'payUnit', ...walkInFields]
const requirementFields: (keyof JobDraft)[] = [
  'minEducation',
  'englishLevel',
  'experienceRequired',
  'jobDescription',
]
const contactFields: (keyof JobDraft)[] = ['allowContactAfterApply', 'selectedHR']

const shownDate = (value: string): string => dayOf(value) || value

function shownSalary(value: string, unit?: PayUnit): string {
  const amount = unit ? amountIn(value, unit) : Number(value)
  return amount !== null && Number.isFinite(amount) ? payFor(unit ?? 'Month', rupees(amount)) : value
}

/**
 * How a value of the draft reads; an empty one says that it was not given.
 *
 * @param unit what its salary is for; a sample's is for a month
 */
export function shownValue(field: keyof JobDraft, value: string | boolean, unit?: PayUnit): string {
  if (typeof value === 'boolean') return value ? __('Yes') : __('No')
  if (value.trim() === '') return __('Not given')
  switch (field) {
    case 'jobCategory':
    case 'experienceRequired':
      return optionLabel(field, value)
    case 'minSalary':
    case 'maxSalary':
      return shownSalary(value, unit)
    case 'payUnit':
      return payUnits().find((each) => each.value === value)?.label ?? value
    case 'applicationStartDate':
    case 'applicationEndDate':
      return shownDate(value)
    case 'walkInDays':
      return value
        .split('\n')
        .map((day) => __(day))
        .join(', ')
    case 'walkInFrom':
    case 'walkInTo':
      return clockTimeOf(value) || value
    case 'payType':
    case 'jobType':
    case 'workLocationType':
    case 'minEducation':
    case 'englishLevel':
      return __(value)
    default:
      return value
  }
}

type Contact = { value: string; label: string }

/**
 * The draft as the last step shows it: a section for each step before. The branch and the walk-in show when they are wanted.
 *
 * @param contacts of the company; without them it is a sample, which has no pincode and city, says no more of a walk-in and
 *   names its contact itself
 */
export function reviewOf(draft: JobDraft, contacts?: readonly Contact[]): ReviewSection[] {
  const rowsOf = (fields: (keyof JobDraft)[]) =>
    fields
      .filter((field) => contacts || !liveFields.includes(field))
      .map((field): [string, string] => [labels[field](), shownValue(field, valueIn(field), unit)])
  const unit = contacts && unitIn(draft.payUnit)
  const valueIn = (field: keyof JobDraft) =>
    field === 'selectedHR' && contacts
      ? (contacts.find(({ value }) => value === draft.selectedHR)?.label ?? '')
      : draft[field]
  return [
    {
      title: steps[0](),
      step: 0,
      rows: rowsOf(draft.addBranchDetail ? [...jobFields, ...branchFields] : jobFields),
    },
    { title: steps[1](), step: 1, rows: rowsOf(requirementFields) },
    {
      title: steps[2](),
      step: 2,
      rows: rowsOf(['isWalkInInterview', ...(draft.isWalkInInterview ? walkInFields : []), ...contactFields]),
    },
  ]
}
