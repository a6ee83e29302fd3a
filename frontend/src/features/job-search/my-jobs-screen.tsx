import { useJobId, useJobs } from '@/entities/job/hooks'
import { JobList } from '@/entities/job/job-list'
import { type UserType, useUserType } from '@/entities/session/who'
import { __ } from '@/lib/i18n/translate'
import { Screen } from '@/ui/screen'
import { Heading } from '@/ui/text'
import { CompanyJobs } from './company-jobs'
import { SearcherJobs } from './searcher-jobs'

/** For visitors who are neither job searcher nor company. */
const AllJobs = () => (
  <>
    <Heading>{__('Jobs')}</Heading>
    <JobList reading={useJobs()} />
  </>
)

function listFor(userType: UserType | null, isOfApplication: boolean) {
  if (userType === 'job_searcher' || isOfApplication) return <SearcherJobs />
  return userType === 'company' ? <CompanyJobs /> : <AllJobs />
}

/** A job searcher's applications and saved jobs, or a company's posted jobs. */
export default function MyJobsScreen() {
  return (
    <Screen title={__('My Jobs')} header={{ back: 'home' }}>
      {/* A notification about an application opens here, also on a device whose user type is company. */}
      {listFor(useUserType(), useJobId() !== null)}
    </Screen>
  )
}
