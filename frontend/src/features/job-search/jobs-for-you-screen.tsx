import { useJobsForMe } from '@/entities/job/hooks'
import { JobCards, SeeAllJobs } from '@/entities/job/job-list'
import type { Job } from '@/entities/job/types'
import { shownTotal } from '@/lib/format'
import { __ } from '@/lib/i18n/translate'
import { ReadingView } from '@/ui/reading-view'
import { Screen } from '@/ui/screen'
import { Heading } from '@/ui/text'

function SameAndOtherWork({ jobs }: { jobs: readonly Job[] }) {
  const others = jobs.filter((job) => job.is_other_work)
  return (
    <>
      <JobCards jobs={jobs.filter((job) => !job.is_other_work)} />
      {others.length > 0 && (
        <>
          <Heading>{__('Other work near you')}</Heading>
          <JobCards jobs={others} />
        </>
      )}
    </>
  )
}

/** The jobs that match the profile, best first. Those of other work follow under their own heading. */
export default function JobsForYouScreen() {
  const reading = useJobsForMe()
  return (
    <Screen title={__('Jobs for You')} header={{ back: 'home' }}>
      {reading.data && <Heading>{__('Jobs found: {0}', [shownTotal(reading)])}</Heading>}
      <ReadingView
        reading={reading}
        empty={__('No job fits your profile yet. Your place, your work and your skills find more.')}
        leadsOn={<SeeAllJobs />}
      >
        {(jobs) => <SameAndOtherWork jobs={jobs} />}
      </ReadingView>
    </Screen>
  )
}
