import { shownDaysLeft, shownExperience, shownPay } from '@/entities/job/shown-job'
import type { JobDetails } from '@/entities/job/types'
import { placeInWords } from '@/lib/format'
import { __ } from '@/lib/i18n/translate'
import ListenButton from '@/ui/listen-button'
import { isOver } from './apply-now'
import { neverPay } from './never-pay'

/** The main facts of a job, one per line, to be read aloud. */
function aloud(job: JobDetails): string {
  const pay = shownPay(job)
  return [
    job.title,
    job.company_name,
    placeInWords(job),
    pay && `${pay.amounts} ${pay.detail}`,
    isOver(job) ? undefined : shownDaysLeft(job.valid_through),
    job.job_description,
    `${__('Experience')}: ${shownExperience(job)}`,
    `${__('Education')}: ${__(job.min_education || 'Any')}`,
    neverPay(),
  ]
    .filter(Boolean)
    .join('\n')
}

export default function ListenToJob({ job }: { job: JobDetails }) {
  return <ListenButton read={() => aloud(job)} />
}
