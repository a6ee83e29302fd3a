import type { JobDetails } from '@/entities/job/types'
import { amountIn } from '@/entities/pay/entry'
import { unitIn } from '@/entities/pay/pay'
import type { Payload } from '@/lib/backend/call'
import { emptyJob, fieldNames, isWanted, type JobValues } from './fields'
import { textOfQuestions } from './job-questions'

/** The pay fields together. The server calculates the monthly amounts, and clears them if there is no pay. */
function payOf({ pay_min, pay_max, pay_unit }: JobValues): Payload {
  const unit = unitIn(pay_unit)
  // The server refuses anything that is not an amount.
  const [least, most] = [pay_min, pay_max].map((text) => amountIn(text, unit) ?? text.trim())
  if (least === '' && most === '')
    return { pay_min: '', pay_max: '', pay_unit: '', min_salary: '', max_salary: '' }
  return { pay_min: least, pay_max: most, pay_unit: unit }
}

/**
 * The payload of `post_job` and `update_job`: every field, since '' clears a posted job's value.
 *
 * @param contacts the company's contacts, to drop a contact of a draft from before the site was live; undefined while
 * unknown: then the server decides
 */
export function jobPayload(values: JobValues, contacts: readonly { value: string }[] | undefined): Payload {
  const entries = fieldNames.map((name) => {
    const value = values[name]
    const isUnknown = name === 'selected_hr' && contacts?.every((contact) => contact.value !== value)
    if (isUnknown || !isWanted(name, values)) return [name, '']
    return [name, typeof value === 'string' ? value.trim() : value]
  })
  return { ...Object.fromEntries(entries), ...payOf(values) }
}

function typed(value: unknown, empty: string | boolean): string | boolean {
  if (typeof empty === 'boolean') return Boolean(Number(value ?? 0))
  if (Array.isArray(value)) return value.join('\n')
  // A job without pay stores 0.
  return value === null || value === undefined || value === 0 ? '' : String(value)
}

/** The form's initial values for a posted job. */
export function valuesOf(job: JobDetails): JobValues {
  const { pay_unit, min_salary: pay_min, max_salary: pay_max } = job
  // Pay without a unit is monthly.
  const questions = textOfQuestions(job.questions)
  const held: Record<string, unknown> = { ...job, ...(!pay_unit && { pay_min, pay_max }), questions }
  return Object.fromEntries(fieldNames.map((name) => [name, typed(held[name], emptyJob[name])])) as JobValues
}

/** The form's initial values for a copy of a posted job, without its dates. */
export const copyOf = (job: JobDetails): JobValues => ({
  ...valuesOf(job),
  application_start_date: '',
  application_end_date: '',
})
