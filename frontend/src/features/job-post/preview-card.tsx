import { JobCard } from '@/entities/job/job-card'
import { jobOfCard } from '@/entities/job/wire'
import { amountIn, monthlyPay } from '@/entities/pay/entry'
import { unitIn } from '@/entities/pay/pay'
import { __ } from '@/lib/i18n/translate'
import { Stack } from '@/ui/layout'
import { Subheading } from '@/ui/text'
import type { JobDraft } from './job-draft'
import type { LiveForm } from './live-form'

/** The job's card as searchers will see it. */
export function PreviewCard({ draft, live }: { draft: JobDraft; live: LiveForm }) {
  const { company, place } = live
  const unit = unitIn(draft.payUnit)
  const [least, most] = [draft.minSalary, draft.maxSalary].map((text) => amountIn(text, unit) ?? 0) as [
    number,
    number,
  ]
  const job = jobOfCard({
    name: '',
    title: draft.jobTitle.trim() || __('Job Title'),
    category: draft.jobCategory,
    company_name: company?.company_name,
    company_logo: company?.company_logo,
    is_verified: company?.status === 'Approved',
    city: place.place ?? (draft.city || draft.jobLocation),
    job_type: draft.jobType || undefined,
    work_location_type: draft.workLocationType || undefined,
    experience_required: draft.experienceRequired,
    min_salary: monthlyPay(least, unit),
    max_salary: monthlyPay(most, unit),
    pay_min: least,
    pay_max: most,
    pay_unit: least || most ? unit : null,
    pay_type: draft.payType,
  })
  return (
    <Stack as="section" gap="2">
      <Subheading>{__('As job searchers will see it')}</Subheading>
      <JobCard job={job} />
    </Stack>
  )
}
