import { cityNeeded } from '@/entities/company/calls'
import { amountIn } from '@/entities/pay/entry'
import { type PayUnit, unitIn } from '@/entities/pay/pay'
import { type FieldRule, textSchema } from '@/lib/forms/field-schema'
import { __ } from '@/lib/i18n/translate'
import { jobRules, marketRules } from '@/lib/market-rules'
import { patterns } from '@/lib/rules'
import { momentOf, today } from '@/lib/time'
import type { JobDraft } from './job-draft'
import { labels } from './labels'
import type { LiveForm } from './live-form'
import { draftFields, isWanted, walkInFields, wireNames } from './wire'

const DAY_MS = 86_400_000

/** What keeps a job from being published, and the field where it is mended, on its step, from 0. */
export type Problem = { sentence: string; field: keyof JobDraft; step: number }

type Rule = FieldRule & { amount?: boolean; date?: boolean; boolean?: boolean }

const secondStep: (keyof JobDraft)[] = [
  'minEducation',
  'englishLevel',
  'experienceRequired',
  'jobDescription',
]
const thirdStep: (keyof JobDraft)[] = [
  'isWalkInInterview',
  ...walkInFields,
  'allowContactAfterApply',
  'selectedHR',
]

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

type KnownOfJob = Partial<Pick<LiveForm, 'publishedOn' | 'contacts' | 'company'>>

/** What a walk-in interview, and a contact for applicants, ask for on the third step. */
function ofThirdStep(draft: JobDraft, { contacts, company }: KnownOfJob): [keyof JobDraft, string][] {
  const found: [keyof JobDraft, string][] = []
  const { walkInDays, walkInFrom: from, walkInTo: to, walkInAddress } = draft
  if (draft.isWalkInInterview) {
    if (!walkInDays) found.push(['walkInDays', __('Please choose the days of the walk-in interview')])
    if (!from) found.push(['walkInFrom', __(jobRules.walk_in_from.invalid)])
    if (!to) found.push(['walkInTo', __(jobRules.walk_in_to.invalid)])
    if (from && to && from >= to) found.push(['walkInTo', __('The walk-in interview ends before it begins')])
    if (!walkInAddress.trim())
      found.push(['walkInAddress', __('Please enter where people come for the walk-in interview')])
  }
  const { selectedHR: chosen } = draft
  const hasContact = contacts ? contacts.some(({ value }) => value === chosen) : chosen !== ''
  // Without one, applicants are offered the company's own, where it shares that.
  if (draft.allowContactAfterApply && !hasContact && !company?.share_contact)
    found.push([
      contacts?.length ? 'selectedHR' : 'allowContactAfterApply',
      __('Please choose the HR contact whom applicants may call, or do not allow contact'),
    ])
  return found
}

/** What the fields are to each other. The server says the same. */
function together(draft: JobDraft, known: KnownOfJob): Problem[] {
  const found: [keyof JobDraft, string][] = []
  const unit = unitIn(draft.payUnit)
  const [least, most] = [amountIn(draft.minSalary, unit), amountIn(draft.maxSalary, unit)]
  if (least && most && least > most)
    found.push(['maxSalary', __('The minimum salary is above the maximum salary')])
  const { applicationStartDate: starts, applicationEndDate: ends } = draft
  if (starts && ends && starts > ends)
    found.push(['applicationEndDate', __('The application end date is before the start date')])
  const latest = lastStart(known.publishedOn)
  if (latest && isDate(starts) && starts > latest)
    found.push([
      'applicationStartDate',
      __('A job is open for {0} days once posted: please choose a start date within them', [
        marketRules.limits.job_days,
      ]),
    ])
  if (isDate(ends) && ends < today())
    found.push(['applicationEndDate', __('The application end date has passed')])
  if (!draft.pincode.trim() && draft.workLocationType !== 'Work from Home')
    found.push(['pincode', __("Please enter the job's pincode, unless it is Work from Home")])
  // A pincode that was found has its city.
  if (patterns.pincode.test(draft.pincode.trim()) && !draft.city.trim()) found.push(['city', cityNeeded()])
  found.push(...ofThirdStep(draft, known))
  return found.map(([field, sentence]) => ({ sentence, field, step: stepOf(field) }))
}

/**
 * What publishing needs and the draft lacks, in the order of the steps.
 *
 * @param known when the job that is edited was published, since its days run from then, and the company with its contacts
 */
export function problemsOf(draft: JobDraft, known: KnownOfJob = {}): Problem[] {
  const wanted = draftFields.filter((field) => isWanted(field, draft))
  const single = wanted.flatMap((field) => {
    const value = draft[field]
    const sentence = typeof value === 'string' ? sentenceFor(field, value, unitIn(draft.payUnit)) : undefined
    return sentence ? [{ sentence, field, step: stepOf(field) }] : []
  })
  return [...single, ...together(draft, known)].sort((one, other) => one.step - other.step)
}
