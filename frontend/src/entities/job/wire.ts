import { type PayUnit, unitIn } from '@/entities/pay/pay'
import { placeInWords } from '@/lib/format'
import { __ } from '@/lib/i18n/translate'
import { pathWithin } from '@/lib/routes'
import { dayOf } from '@/lib/time'
import type { BookmarkedJob, CompanySummary, Job, JobDetails, PostedJob } from './types'
import { walkInOf } from './walk-in'
import type { Text, WireCard, WireEmployer, WireFitting, WireJob, WirePosted, WireSaved } from './wire-types'

/** The level for the required years of experience: 0-2 Junior, 2-5 Mid, 5 and more Senior. */
export function levelOf(experience: Text): string | undefined {
  if (!experience) return undefined
  const least = Number.parseInt(experience, 10)
  if (least >= 5) return __('Senior level')
  return least >= 2 ? __('Mid level') : __('Junior level')
}

/** The words of each frequency of payment, and the unit of pay that implies it. */
const payments: Record<string, { implied: PayUnit; paid: () => string; ofMonth: () => string }> = {
  Monthly: { implied: 'Year', paid: () => __('paid monthly'), ofMonth: () => __('monthly') },
  Weekly: { implied: 'Week', paid: () => __('paid weekly'), ofMonth: () => __('month, paid weekly') },
  Daily: { implied: 'Day', paid: () => __('paid daily'), ofMonth: () => __('month, paid daily') },
  Hourly: { implied: 'Hour', paid: () => __('paid hourly'), ofMonth: () => __('month, paid hourly') },
}

/** The label of pay: monthly amounts are monthly, whatever the frequency of payment. Empty where the unit says it all. */
function frequencyOf(payType: Text, unit: PayUnit): string {
  const payment = payments[payType ?? '']
  if (unit === 'Month') return payment?.ofMonth() ?? __('monthly')
  return payment && payment.implied !== unit ? payment.paid() : ''
}

/** Converts a job card of the wire. */
export function jobOfCard(card: WireCard): Job {
  const { min_salary: least, max_salary: most } = card
  const unit = unitIn(card.pay_unit)
  return {
    id: card.name,
    path: (card.url && pathWithin(card.url)) || undefined,
    title: card.title,
    trade: card.trade || undefined,
    trades: card.trades ?? undefined,
    category: card.category,
    city: card.city || undefined,
    location: placeInWords(card),
    employmentType: card.job_type === 'Both' ? __('Full Time or Part Time') : card.job_type || undefined,
    workMode: card.work_location_type || undefined,
    level: levelOf(card.experience_required),
    salary: least || most || undefined,
    salaryTo: (least && most) || undefined,
    pay:
      unit === 'Month'
        ? undefined
        : { least: card.pay_min || undefined, most: card.pay_max || undefined, unit },
    currency: '₹',
    frequency: frequencyOf(card.pay_type, unit),
    imageUrl: card.company_logo ?? undefined,
    companyName: card.company_name ?? undefined,
    isVerified: card.is_verified,
    distanceKm: card.distance_km ?? undefined,
    publishedOn: card.published_on ?? undefined,
    facts: card.facts ?? undefined,
    isSaved: card.saved,
    isApplied: card.applied,
  }
}

/** Converts a company of the wire for its public page. */
export function employerOf(company: WireEmployer): CompanySummary {
  return {
    name: company.company_name ?? '',
    about: company.company_about ?? undefined,
    industry: company.company_industry ?? undefined,
    employees: company.company_size ?? undefined,
    website: company.company_website ?? undefined,
    specialization: company.company_specialization ?? undefined,
    city: company.company_city ?? undefined,
    verified: company.verified ?? undefined,
    answers: company.company_answers ?? undefined,
  }
}

function moreOf(job: WireJob): (readonly [string, string])[] {
  const walkIn = walkInOf(job)
  const lines: [string, Text][] = [
    [__('Number of Openings'), job.openings],
    [__('Good to know'), job.facts?.map((fact) => __(fact)).join(', ')],
    [__('Job Location'), job.job_location],
    [__('Branch Name'), job.branch_name],
    [__('English Level'), job.english_level && __(job.english_level)],
    [__('Walk-in interview'), job.is_walk_in_interview ? (walkIn?.when ?? __('Yes')) : ''],
    [__('Walk-in Address'), walkIn?.address],
    [__('Application End Date'), dayOf(job.application_end_date)],
  ]
  return lines.filter((line): line is [string, string] => Boolean(line[1]))
}

/** Converts a job of the wire for its own screen. Gender is left out: it must not decide. */
export function jobDetailsOf(job: WireJob): JobDetails {
  const { experience_required: experience, application } = job
  return {
    ...jobOfCard(job),
    pincode: job.pincode || undefined,
    // A company that is not approved has no public page.
    company: { ...employerOf(job), id: job.is_verified ? job.company : undefined },
    description: job.job_description ?? '',
    department: __(job.category),
    experience: experience ? __('{0} years', [experience]) : __('Any'),
    education: job.min_education || __('Any'),
    gender: __('Any'),
    more: moreOf(job),
    walkIn: walkInOf(job),
    status: job.status,
    validThrough: job.valid_through ?? undefined,
    isOwn: job.is_own,
    isReported: job.is_reported,
    startsOn: job.application_start_date ?? undefined,
    removalReason: job.removal_reason ?? undefined,
    heldFor: job.held_for,
    isHidden: job.is_hidden,
    questions: job.questions,
    application: application
      ? {
          name: application.name,
          status: application.status,
          appliedOn: application.applied_on ?? undefined,
          seenOn: application.seen_on ?? undefined,
          history: application.history,
          contact: application.contact ?? undefined,
        }
      : undefined,
  }
}

/** Converts a card of matching jobs. */
export const fittingJobOf = (card: WireFitting): Job => ({
  ...jobOfCard(card),
  fit: { reasons: card.reasons, missing: card.missing },
  isOtherWork: card.is_other_work,
})

/** Converts a card of saved jobs. */
export const savedJobOf = (card: WireSaved): BookmarkedJob => ({
  ...jobOfCard(card),
  status: card.job_status,
})

/** Converts a card of the company's posted jobs. */
export function postedJobOf(card: WirePosted): PostedJob {
  return {
    ...jobOfCard({ ...card, applied: undefined }),
    status: card.status,
    validThrough: card.valid_through ?? undefined,
    removalReason: card.removal_reason ?? undefined,
    heldFor: card.held_for,
    isHidden: card.is_hidden,
    counts: {
      applied: card.applied ?? 0,
      shortlisted: card.shortlisted ?? 0,
      unseen: card.unseen ?? 0,
      views: card.views ?? 0,
      boards: card.boards,
    },
  }
}
