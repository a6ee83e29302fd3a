import { unsaveJob } from '@/entities/job/calls'
import { refreshJobs, useSavedJobs } from '@/entities/job/hooks'
import { JobCard } from '@/entities/job/job-card'
import { SeeAllJobs } from '@/entities/job/job-list'
import { jobDetailsPath } from '@/entities/job/links'
import type { BookmarkedJob } from '@/entities/job/types'
import { __ } from '@/lib/i18n/translate'
import { CardList } from '@/ui/card-list'
import { SendButton } from '@/ui/send-button'
import { Caption, HiddenText } from '@/ui/text'

function SavedJobCard({ job }: { job: BookmarkedJob }) {
  return (
    <JobCard
      job={job}
      titleTo={jobDetailsPath(job)}
      action={
        <SendButton
          variant="outline"
          call={() => unsaveJob(job.id)}
          done={refreshJobs}
          aria-label={__('Remove {0}', [job.title])}
        >
          {__('Remove')}
        </SendButton>
      }
    >
      {job.status !== 'Live' && <Caption>{__('This job takes no more applications.')}</Caption>}
    </JobCard>
  )
}

export function SavedJobs() {
  return (
    <>
      <HiddenText as="h2">{__('Saved Jobs')}</HiddenText>
      <CardList
        reading={useSavedJobs()}
        empty={__('You have not saved a job yet.')}
        leadsOn={<SeeAllJobs />}
        keyOf={(job) => job.id}
      >
        {(job) => <SavedJobCard job={job} />}
      </CardList>
    </>
  )
}
