import { cityNeeded } from '@/entities/company/calls'
import { type FieldRule, textSchema } from '@/lib/forms/field-schema'
import { __ } from '@/lib/i18n/translate'
import { jobRules, marketRules } from '@/lib/market-rules'
import { type PayUnit, unitIn } from '@/lib/pay'
import { amountIn } from '@/lib/pay-entry'
import { patterns } from '@/lib/rules'
import { momentOf, today } from '@/lib/time'
import type { JobDraft } from './job-draft'
import { labels } from './labels'
import { draftFields, wireNames } from './wire'

const DAY_MS = 86_400_000

/** What keeps a job from being published, and the step where it is mended, from 0. */
export type Problem = { sentence: string; step: number }

type Rule = FieldRule & { amount?: boolean; date?: boolean; boolean?: boolean }

const secondStep: (keyof JobDraft)[] = [
  'minEducation',
  'englishLevel',
  'experienceRequired',
  'jobDescription',
]
const thirdStep: (keyof JobDraft)[] = ['isWalkInInterview', 'allowContactAfterApply', 'selectedHR']

/** The step that a field is filled in at, from 0. */
export function stepOf(field: keyof JobDraft): number {
  if (secondStep.includes(field)) return 1
  return thirdStep.includes(field) ? 2 : 0
}

const isDate = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text)

function sentenceFor(field: keyof JobDraft, value: string, unit: PayUnit): string | undefined {
  const rule = jobRules[wireNames[field] as keyof typeof jobRules] as Rule
  if (rule.amount) return value.trim() && amountIn(value, unit) === null ? __(rule.invalid ?? '') : undefined
  if (rule.date) return value.trim() && !isDate(value) ? __(rule.invalid ?? '') : undefined
  return textSchema(labels[field], rule).safeParse(value).error?.issues[0]?.message
}

/** The last day that a job's applications may begin on; none where its days are over, since a repost begins new ones. */
function lastStart(publishedOn?: string, now = Date.now()): string | undefined {
  const days = marketRules.limits.job_days * DAY_MS
  if (!publishedOn) return today(now + days)
  const end = (momentOf(publishedOn)?.getTime() ?? now) + days
  return end > now ? today(end) : undefined
}

/** What the fields are to each other. The server says the same. */
function together(draft: JobDraft, publishedOn?: string): Problem[] {
  const sentences: string[] = []
  const unit = unitIn(draft.payUnit)
  const [least, most] = [amountIn(draft.minSalary, unit), amountIn(draft.maxSalary, unit)]
  if (least && most && least > most) sentences.push(__('The minimum salary is above the maximum salary'))
  const { applicationStartDate: starts, applicationEndDate: ends } = draft
  if (starts && ends && starts > ends) sentences.push(__('The application end date is before the start date'))
  const latest = lastStart(publishedOn)
  if (latest && isDate(starts) && starts > latest)
    sentences.push(
      __('A job is open for {0} days once posted: please choose a start date within them', [
        marketRules.limits.job_days,
      ]),
    )
  if (isDate(ends) && ends < today()) sentences.push(__('The application end date has passed'))
  if (!draft.pincode.trim() && draft.workLocationType !== 'Work from Home')
    sentences.push(__("Please enter the job's pincode, unless it is Work from Home"))
  // A pincode that was found has its city.
  if (patterns.pincode.test(draft.pincode.trim()) && !draft.city.trim()) sentences.push(cityNeeded())
  return sentences.map((sentence) => ({ sentence, step: 0 }))
}

/**
 * What publishing needs and the draft lacks, in the order of the steps.
 *
 * @param publishedOn of the job that is edited: its days run from then
 */
export function problemsOf(draft: JobDraft, publishedOn?: string): Problem[] {
  const single = draftFields.flatMap((field) => {
    const value = draft[field]
    const sentence = typeof value === 'string' ? sentenceFor(field, value, unitIn(draft.payUnit)) : undefined
    return sentence ? [{ sentence, step: stepOf(field) }] : []
  })
  return [...single, ...together(draft, publishedOn)].sort((one, other) => one.step - other.step)
}
