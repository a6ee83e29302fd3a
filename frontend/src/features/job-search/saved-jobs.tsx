import { unsaveJob } from '@/entities/job/calls'
import { refreshJobs, useSavedJobs } from '@/entities/job/hooks'
import { JobCard } from '@/entities/job/job-card'
import { jobDetailsPath } from '@/entities/job/links'
import type { BookmarkedJob } from '@/entities/job/types'
import { useSend } from '@/lib/forms/use-send'
import { __ } from '@/lib/i18n/translate'
import { Button } from '@/ui/button'
import { Items } from '@/ui/items'
import { ReadingView } from '@/ui/reading-view'
import { HiddenText, Text } from '@/ui/text'
import { SeeAllJobs } from './see-all-jobs'

function SavedJobCard({ job }: { job: BookmarkedJob }) {
  const { isRunning, run } = useSend({
    call: () => unsaveJob(job.id),
    done: refreshJobs,
    otherwise: () => __('This could not be saved. Please try again.'),
  })
  return (
    <JobCard
      job={job}
      titleTo={jobDetailsPath(job)}
      action={
        <Button
          size="sm"
          variant="outline"
          busy={isRunning}
          onClick={run}
          aria-label={__('Remove {0}', [job.title])}
        >
          {__('Remove')}
        </Button>
      }
    >
      {job.status !== 'Live' && (
        <Text size="sm" tone="muted">
          {__('This job takes no more applications.')}
        </Text>
      )}
    </JobCard>
  )
}

export function SavedJobs() {
  return (
    <>
      <HiddenText as="h2">{__('Saved Jobs')}</HiddenText>
      <ReadingView
        reading={useSavedJobs()}
        empty={__('You have not saved a job yet.')}
        leadsOn={<SeeAllJobs />}
      >
        {(jobs) => (
          <Items items={jobs} keyOf={(job) => job.id}>
            {(job) => <SavedJobCard job={job} />}
          </Items>
        )}
      </ReadingView>
    </>
  )
}
