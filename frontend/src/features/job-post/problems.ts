import jobRules from '@rules/job.json'
import * as marketRules from '@rules/market.json'
import { cityNeeded } from '@/entities/company/calls'
import { amountIn } from '@/entities/pay/entry'
import { type PayUnit, unitIn } from '@/entities/pay/pay'
import { type FieldRule, problemOf } from '@/lib/forms/field-rule'
import { __ } from '@/lib/i18n/translate'
import { patterns } from '@/lib/rules'
import { momentOf, today } from '@/lib/time'
import { type FieldName, fieldNames, isWanted, type JobValues, labels, stepOf } from './fields'
import type { LiveForm } from './live-form'

const DAY_MS = 86_400_000

/** A reason why the job cannot be published, with the field to correct and its step, from 0. */
export type Problem = { sentence: string; field: FieldName; step: number }

type Rule = FieldRule & { amount?: boolean; date?: boolean; boolean?: boolean }

const isDate = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text)

function sentenceFor(field: FieldName, value: string, unit: PayUnit): string | undefined {
  // The server checks what must not be asked.
  if (field === 'questions') return undefined
  const rule = jobRules[field] as Rule
  if (rule.amount) return value.trim() && amountIn(value, unit) === null ? __(rule.invalid ?? '') : undefined
  if (rule.date) return value.trim() && !isDate(value) ? __(rule.invalid ?? '') : undefined
  return problemOf(value, labels[field], rule)
}

/** The last possible start of a posted job's applications. An expired job has none, since a repost gets new dates. */
function lastStart(publishedOn?: string, now = Date.now()): string | undefined {
  const days = marketRules.limits.job_days * DAY_MS
  if (!publishedOn) return today(now + days)
  const end = (momentOf(publishedOn)?.getTime() ?? now) + days
  return end > now ? today(end) : undefined
}

type KnownOfJob = Partial<Pick<LiveForm, 'publishedOn' | 'contacts' | 'company'>>

/** The problems of the third step: walk-in interviews and contacts. */
function ofThirdStep(values: JobValues, { contacts, company }: KnownOfJob): [FieldName, string][] {
  const found: [FieldName, string][] = []
  const { walk_in_from: from, walk_in_to: to } = values
  if (values.is_walk_in_interview) {
    if (!values.walk_in_days)
      found.push(['walk_in_days', __('Please choose the days of the walk-in interview')])
    if (!from) found.push(['walk_in_from', __(jobRules.walk_in_from.invalid)])
    if (!to) found.push(['walk_in_to', __(jobRules.walk_in_to.invalid)])
    if (from && to && from >= to)
      found.push(['walk_in_to', __('The walk-in interview ends before it begins')])
    if (!values.walk_in_address.trim())
      found.push(['walk_in_address', __('Please enter where people come for the walk-in interview')])
  }
  const { selected_hr: chosen } = values
  const hasContact = contacts ? contacts.some(({ value }) => value === chosen) : chosen !== ''
  // Without a contact, applicants get the company's number, if the company shares it.
  if (values.allow_contact_after_apply && !hasContact && !company?.share_contact)
    found.push([
      contacts?.length ? 'selected_hr' : 'allow_contact_after_apply',
      __('Please choose the HR contact whom applicants may call, or do not allow contact'),
    ])
  return found
}

/** Checks fields against each other, as the server does. */
function together(values: JobValues, known: KnownOfJob): Problem[] {
  const found: [FieldName, string][] = []
  const unit = unitIn(values.pay_unit)
  const [least, most] = [amountIn(values.pay_min, unit), amountIn(values.pay_max, unit)]
  if (least && most && least > most)
    found.push(['pay_max', __('The minimum salary is above the maximum salary')])
  const { application_start_date: starts, application_end_date: ends } = values
  if (starts && ends && starts > ends)
    found.push(['application_end_date', __('The application end date is before the start date')])
  const latest = lastStart(known.publishedOn)
  if (latest && isDate(starts) && starts > latest)
    found.push([
      'application_start_date',
      __('A job is open for {0} days once posted: please choose a start date within them', [
        marketRules.limits.job_days,
      ]),
    ])
  if (isDate(ends) && ends < today())
    found.push(['application_end_date', __('The application end date has passed')])
  if (!values.pincode.trim() && values.work_location_type !== 'Work from Home')
    found.push(['pincode', __("Please enter the job's pincode, unless it is Work from Home")])
  // A pincode that the directory knows has a city.
  if (patterns.pincode.test(values.pincode.trim()) && !values.city.trim()) found.push(['city', cityNeeded()])
  found.push(...ofThirdStep(values, known))
  return found.map(([field, sentence]) => ({ sentence, field, step: stepOf(field) }))
}

/**
 * The problems that prevent publishing, in the order of the steps.
 *
 * @param known when the edited job was published, since its days count from then, and the company with its contacts
 */
export function problemsOf(values: JobValues, known: KnownOfJob = {}): Problem[] {
  const wanted = fieldNames.filter((field) => isWanted(field, values))
  const single = wanted.flatMap((field) => {
    const value = values[field]
    const sentence =
      typeof value === 'string' ? sentenceFor(field, value, unitIn(values.pay_unit)) : undefined
    return sentence ? [{ sentence, field, step: stepOf(field) }] : []
  })
  return [...single, ...together(values, known)].sort((one, other) => one.step - other.step)
}
