import * as marketRules from '@rules/market.json'
import { ReportButton } from '@/entities/company/report-button'
import { reportJob, saveJob, unsaveJob } from '@/entities/job/calls'
import { refreshJobs } from '@/entities/job/hooks'
import { ShareButton } from '@/entities/job/share-button'
import type { JobDetails } from '@/entities/job/types'
import { KeepButton } from '@/entities/session/keep-button'
import { __ } from '@/lib/i18n/translate'
import { Row } from '@/ui/layout'
import { BookmarkIcon } from '@/ui/screen-icons'

const SaveButton = ({ job: { name, saved = false } }: { job: JobDetails }) => (
  <KeepButton
    grow
    of={name}
    as="job_searcher"
    isKept={saved}
    icon={BookmarkIcon}
    label={saved ? __('Saved') : __('Save')}
    call={() => (saved ? unsaveJob(name) : saveJob(name))}
    done={refreshJobs}
  />
)

/** The actions on a stored job, except applying. */
export function JobActions({ job }: { job: JobDetails }) {
  // Only the job's company can see it.
  if (job.is_hidden || job.status === 'Held' || job.status === 'Removed') return null
  return (
    <Row gap="2" alignItems="stretch" flexWrap="wrap">
      {!job.is_own && <SaveButton job={job} />}
      <ShareButton job={job} />
      {!job.is_own && (
        <ReportButton
          question={__('What is wrong with this job?')}
          reasons={marketRules.report_reasons}
          send={(reason) => reportJob(job.name, reason)}
          thanks={__('Thank you. We will look at this job.')}
          onSent={refreshJobs}
          isReported={job.is_reported}
        />
      )}
    </Row>
  )
}
