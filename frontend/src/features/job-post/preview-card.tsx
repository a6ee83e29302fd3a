import { JobCard } from '@/entities/job/job-card'
import type { Job } from '@/entities/job/types'
import { amountIn, monthlyPay } from '@/entities/pay/entry'
import { unitIn } from '@/entities/pay/pay'
import { __ } from '@/lib/i18n/translate'
import { Stack } from '@/ui/layout'
import { Subheading } from '@/ui/text'
import type { JobValues } from './fields'
import type { LiveForm } from './live-form'

/** The job's card as searchers see it. */
export function PreviewCard({ values, live }: { values: JobValues; live: LiveForm }) {
  const { company, place } = live
  const unit = unitIn(values.pay_unit)
  const [least, most] = [values.pay_min, values.pay_max].map((text) => amountIn(text, unit) ?? 0) as [
    number,
    number,
  ]
  const job: Job = {
    name: '',
    title: values.title.trim() || __('Job Title'),
    category: values.category,
    company_name: company?.company_name,
    company_logo: company?.company_logo,
    is_verified: company?.status === 'Approved',
    city: place.place ?? (values.city || values.job_location),
    job_type: values.job_type,
    work_location_type: values.work_location_type,
    experience_required: values.experience_required,
    min_salary: monthlyPay(least, unit),
    max_salary: monthlyPay(most, unit),
    pay_min: least,
    pay_max: most,
    pay_unit: least || most ? unit : null,
    pay_type: values.pay_type,
  }
  return (
    <Stack as="section" gap="2">
      <Subheading>{__('As job searchers will see it')}</Subheading>
      <JobCard job={job} />
    </Stack>
  )
}
