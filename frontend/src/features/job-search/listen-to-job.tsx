import { shownDaysLeft, shownPay } from '@/entities/job/shown-job'
import type { JobDetails } from '@/entities/job/types'
import { __ } from '@/lib/i18n/translate'
import ListenButton from '@/ui/listen-button'
import { isOver } from './apply-now'
import { neverPay } from './never-pay'

/** The main facts of a job, a line each, for people who do not read. */
function aloud(job: JobDetails): string {
  const pay = shownPay(job)
  return [
    job.title,
    job.companyName,
    job.location,
    pay && `${pay.amounts} ${pay.detail}`,
    isOver(job) ? undefined : shownDaysLeft(job.validThrough),
    job.description,
    `${__('Experience')}: ${__(job.experience)}`,
    `${__('Education')}: ${__(job.education)}`,
    neverPay(),
  ]
    .filter(Boolean)
    .join('\n')
}

export default function ListenToJob({ job }: { job: JobDetails }) {
  return <ListenButton read={() => aloud(job)} />
}
