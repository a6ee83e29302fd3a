import { JobCard } from '@/entities/job/job-card'
import { jobOfCard } from '@/entities/job/wire'
import { __ } from '@/lib/i18n/translate'
import { Stack } from '@/ui/layout'
import { Subheading } from '@/ui/text'
import type { JobDraft } from './job-draft'
import type { LiveForm } from './live-form'
import { amountIn } from './problems'

/** The job's card as searchers will see it. */
export function PreviewCard({ draft, live }: { draft: JobDraft; live: LiveForm }) {
  const { company, place } = live
  const job = jobOfCard({
    name: '',
    title: draft.jobTitle.trim() || __('Job Title'),
    category: draft.jobCategory,
    company_name: company?.company_name,
    company_logo: company?.company_logo,
    is_verified: company?.status === 'Approved',
    city: place.place ?? draft.jobLocation,
    job_type: draft.jobType || undefined,
    work_location_type: draft.workLocationType || undefined,
    experience_required: draft.experienceRequired,
    min_salary: amountIn(draft.minSalary),
    max_salary: amountIn(draft.maxSalary),
    pay_type: draft.payType,
  })
  return (
    <Stack as="section" gap="2">
      <Subheading>{__('As job searchers will see it')}</Subheading>
      <JobCard job={job} />
    </Stack>
  )
}
