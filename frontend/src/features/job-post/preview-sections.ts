import { amountIn, payUnits } from '@/entities/pay/entry'
import { type PayUnit, payFor, unitIn } from '@/entities/pay/pay'
import { questionText } from '@/entities/question/question-words'
import { rupees } from '@/lib/format'
import { __ } from '@/lib/i18n/translate'
import { clockTimeOf, dayOf } from '@/lib/time'
import {
  type FieldName,
  isWanted,
  type JobValues,
  labels,
  liveFields,
  optionLabel,
  stepFields,
  steps,
} from './fields'
import { questionsIn } from './job-questions'
import { isRequired } from './marks'

export type ReviewSection = {
  title: string
  /** The step to edit it, from 0. */
  step: number
  rows: [label: string, value: string][]
}

const shownDate = (value: string): string => dayOf(value) || value

function shownSalary(value: string, unit?: PayUnit): string {
  const amount = unit ? amountIn(value, unit) : Number(value)
  return amount !== null && Number.isFinite(amount) ? payFor(unit ?? 'Month', rupees(amount)) : value
}

/**
 * A value in words; an empty one reads 'not given'.
 *
 * @param unit the unit of the pay; a sample's pay is monthly
 */
export function shownValue(field: FieldName, value: string | boolean, unit?: PayUnit): string {
  if (typeof value === 'boolean') return value ? __('Yes') : __('No')
  if (value.trim() === '') return __('Not given')
  switch (field) {
    case 'category':
    case 'experience_required':
      return optionLabel(field, value)
    case 'pay_min':
    case 'pay_max':
      return shownSalary(value, unit)
    case 'pay_unit':
      return payUnits().find((each) => each.value === value)?.label ?? value
    case 'application_start_date':
    case 'application_end_date':
      return shownDate(value)
    case 'questions':
      return questionsIn(value).map(questionText).join(' ')
    case 'facts':
    case 'walk_in_days':
      return value
        .split('\n')
        .map((each) => __(each))
        .join(', ')
    case 'walk_in_from':
    case 'walk_in_to':
      return clockTimeOf(value) || value
    case 'pay_type':
    case 'job_type':
    case 'work_location_type':
    case 'min_education':
    case 'english_level':
      return __(value)
    default:
      return value
  }
}

const isTold = (name: FieldName, values: JobValues): boolean =>
  isWanted(name, values) &&
  name !== 'pay_unit' &&
  name !== 'add_branch_detail' &&
  (isRequired(name, values) || typeof values[name] === 'boolean' || String(values[name]).trim() !== '')

/**
 * The job as the last step shows it: a section for each earlier step. A live site leaves out what the company left
 * empty, and the unit of pay, which the amounts name.
 *
 * @param contacts the company's contacts; undefined for a sample, which lacks `liveFields` and names its contact
 *   itself
 */
export function reviewOf(
  values: JobValues,
  contacts?: readonly { value: string; label: string }[],
): ReviewSection[] {
  const unit = contacts && unitIn(values.pay_unit)
  const shownIn = (name: FieldName) =>
    name === 'selected_hr' && contacts
      ? (contacts.find(({ value }) => value === values.selected_hr)?.label ?? '')
      : name === 'pay_unit'
        ? unitIn(values.pay_unit)
        : values[name]
  return stepFields.map((names, step) => ({
    title: steps[step]?.() ?? '',
    step,
    rows: names
      .filter((name) =>
        contacts ? isTold(name, values) : isWanted(name, values) && !liveFields.includes(name),
      )
      .map((name) => [labels[name](), shownValue(name, shownIn(name), unit)]),
  }))
}
