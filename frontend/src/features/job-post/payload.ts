import type { WireJob } from '@/entities/job/wire-types'
import { amountIn } from '@/entities/pay/entry'
import { unitIn } from '@/entities/pay/pay'
import type { Payload } from '@/lib/backend/call'
import { emptyDraft, type JobDraft } from './job-draft'

/** The draft's fields as the calls name them. The one place where both names stand. */
export const wireNames: Record<keyof JobDraft, string> = {
  jobTitle: 'title',
  jobCategory: 'category',
  numberOfOpenings: 'openings',
  payType: 'pay_type',
  jobType: 'job_type',
  workLocationType: 'work_location_type',
  payUnit: 'pay_unit',
  minSalary: 'pay_min',
  maxSalary: 'pay_max',
  applicationStartDate: 'application_start_date',
  applicationEndDate: 'application_end_date',
  jobLocation: 'job_location',
  pincode: 'pincode',
  city: 'city',
  addBranchDetail: 'add_branch_detail',
  branchName: 'branch_name',
  addressLine1: 'address_line1',
  addressLine2: 'address_line2',
  minEducation: 'min_education',
  englishLevel: 'english_level',
  experienceRequired: 'experience_required',
  jobDescription: 'job_description',
  isWalkInInterview: 'is_walk_in_interview',
  walkInDays: 'walk_in_days',
  walkInFrom: 'walk_in_from',
  walkInTo: 'walk_in_to',
  walkInAddress: 'walk_in_address',
  allowContactAfterApply: 'allow_contact_after_apply',
  selectedHR: 'selected_hr',
}

export const draftFields = Object.keys(wireNames) as (keyof JobDraft)[]

/** What the pay of the draft is on the wire. The server reckons the monthly figures, and forgets them where none is told. */
function payOf({ minSalary, maxSalary, payUnit }: JobDraft): Payload {
  const unit = unitIn(payUnit)
  // What is no amount the server refuses.
  const [least, most] = [minSalary, maxSalary].map((text) => amountIn(text, unit) ?? text.trim())
  if (least === '' && most === '')
    return { pay_min: '', pay_max: '', pay_unit: '', min_salary: '', max_salary: '' }
  return { pay_min: least, pay_max: most, pay_unit: unit }
}

/** These belong to the branch, and are nothing where none is wanted. */
export const branchFields: (keyof JobDraft)[] = ['branchName', 'addressLine1', 'addressLine2']
/** And these to a walk-in interview. */
export const walkInFields: (keyof JobDraft)[] = ['walkInDays', 'walkInFrom', 'walkInTo', 'walkInAddress']

/** Whether what the draft holds for a field is a part of the job. */
export const isWanted = (field: keyof JobDraft, draft: JobDraft): boolean =>
  !(branchFields.includes(field) && !draft.addBranchDetail) &&
  !(walkInFields.includes(field) && !draft.isWalkInInterview)

/**
 * What `post_job` and `update_job` take: every field, since '' clears what a posted job had.
 *
 * @param contacts of the company, to leave out one of a draft from before the site was live; undefined while they are not
 * known, then the server decides
 */
export function toWire(draft: JobDraft, contacts: readonly { value: string }[] | undefined): Payload {
  const entries = draftFields.map((field) => {
    const value = draft[field]
    const isUnknown = field === 'selectedHR' && contacts?.every((contact) => contact.value !== value)
    if (isUnknown || !isWanted(field, draft)) return [wireNames[field], '']
    return [wireNames[field], typeof value === 'string' ? value.trim() : value]
  })
  return { ...Object.fromEntries(entries), ...payOf(draft) }
}

function typed(value: unknown, empty: string | boolean): string | boolean {
  if (typeof empty === 'boolean') return Boolean(Number(value ?? 0))
  if (Array.isArray(value)) return value.join('\n')
  // A job without pay holds 0.
  return value === null || value === undefined || value === 0 ? '' : String(value)
}

/** The draft of a posted job, for its edit. */
export function toDraft(job: WireJob): JobDraft {
  const held = job as unknown as Record<string, unknown>
  const entries = draftFields.map((field) => [field, typed(held[wireNames[field]], emptyDraft[field])])
  const draft = Object.fromEntries(entries) as JobDraft
  if (job.pay_unit) return draft
  // Told by the month.
  const [minSalary, maxSalary] = [typed(job.min_salary, ''), typed(job.max_salary, '')] as [string, string]
  return { ...draft, minSalary, maxSalary }
}

/** The draft of a new job that is like a posted one. Its days are its own. */
export const copyOf = (job: WireJob): JobDraft => ({
  ...toDraft(job),
  applicationStartDate: '',
  applicationEndDate: '',
})
