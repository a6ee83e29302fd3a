import { type UserType, useUserType } from '@/entities/account/user-type'
import { AppliedJobCard } from '@/entities/application/applied-job-card'
import { useAppliedJobs } from '@/entities/application/hooks'
import { JobList, PostedJobList } from '@/entities/job/job-list'
import { __ } from '@/lib/i18n/translate'
import { List, ListItem } from '@/ui/layout'
import { ReadingView } from '@/ui/reading-view'
import { Screen } from '@/ui/screen'
import { Heading } from '@/ui/text'

function AppliedJobList() {
  return (
    <ReadingView reading={useAppliedJobs()} empty={__('You have not applied for a job yet.')}>
      {(jobs) => (
        <List>
          {jobs.map((job) => (
            <ListItem key={job.id}>
              <AppliedJobCard job={job} />
            </ListItem>
          ))}
        </List>
      )}
    </ReadingView>
  )
}

function listFor(userType: UserType | null) {
  if (userType === 'job_searcher') return { heading: __('Applied Jobs'), list: <AppliedJobList /> }
  if (userType === 'company') return { heading: __('Posted Jobs'), list: <PostedJobList /> }
  return { heading: __('Jobs'), list: <JobList /> }
}

/** Whose jobs these are depends on who looks: a job searcher's are applied for, a company's are posted. */
export function MyJobsScreen() {
  const { heading, list } = listFor(useUserType().userType)
  return (
    <Screen title={__('My Jobs')} header={{ back: 'home' }}>
      <Heading>{heading}</Heading>
      {list}
    </Screen>
  )
}
