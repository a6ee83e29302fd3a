import { useJobsForMe } from '@/entities/job/hooks'
import { JobList, SeeAllJobs } from '@/entities/job/job-list'
import { shownTotal } from '@/lib/format'
import { __ } from '@/lib/i18n/translate'
import { Screen } from '@/ui/screen'
import { Heading } from '@/ui/text'

/** The jobs that match the profile, best first. */
export default function JobsForYouScreen() {
  const reading = useJobsForMe()
  return (
    <Screen title={__('Jobs for You')} header={{ back: 'home' }}>
      {reading.data && <Heading>{__('Jobs found: {0}', [shownTotal(reading)])}</Heading>}
      <JobList
        reading={reading}
        empty={__('No job fits your profile yet. Your place, your work and your skills find more.')}
        leadsOn={<SeeAllJobs />}
      />
    </Screen>
  )
}
