import { unsaveJob } from '@/entities/job/calls'
import { refreshJobs, useSavedJobs } from '@/entities/job/hooks'
import { SeeAllJobs } from '@/entities/job/job-list'
import { ListedJobCard } from '@/entities/job/listed-job-card'
import type { BookmarkedJob } from '@/entities/job/types'
import { __ } from '@/lib/i18n/translate'
import { CardList } from '@/ui/card-list'
import { SendButton } from '@/ui/send-button'
import { Caption, HiddenText } from '@/ui/text'

function SavedJobCard({ job }: { job: BookmarkedJob }) {
  return (
    <ListedJobCard
      job={job}
      action={
        <SendButton
          variant="outline"
          call={() => unsaveJob(job.name)}
          done={refreshJobs}
          aria-label={__('Remove {0}', [job.title])}
        >
          {__('Remove')}
        </SendButton>
      }
    >
      {job.job_status !== 'Live' && <Caption>{__('This job takes no more applications.')}</Caption>}
    </ListedJobCard>
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
        keyOf={(job) => job.name}
      >
        {(job) => <SavedJobCard job={job} />}
      </CardList>
    </>
  )
}
