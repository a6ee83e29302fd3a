import { lazy, Suspense } from 'react'
import { useUserType } from '@/entities/account/user-type'
import { CompanySummaryCard } from '@/entities/job/company-summary-card'
import { useJob } from '@/entities/job/hooks'
import { JobCard } from '@/entities/job/job-card'
import { applyJobPath } from '@/entities/job/links'
import type { JobDetails } from '@/entities/job/types'
import { __ } from '@/lib/i18n/translate'
import { readText, storageKeys } from '@/lib/storage'
import { ButtonLink } from '@/ui/button'
import { DetailsList } from '@/ui/details-list'
import { Card, Stack } from '@/ui/layout'
import { ReadingView } from '@/ui/reading-view'
import { Screen } from '@/ui/screen'
import { Loading } from '@/ui/spinner'
import { Tabs } from '@/ui/tabs'
import { Heading, Text } from '@/ui/text'

function JobTab({ job }: { job: JobDetails }) {
  return (
    <Stack>
      <Card>
        <Stack gap="2">
          <Heading>{__('Job Description')}</Heading>
          <Text>{job.description}</Text>
        </Stack>
      </Card>
      <Card>
        <Stack gap="3">
          <Heading>{__('Job Role')}</Heading>
          <DetailsList
            details={[
              [__('Department'), job.department],
              [__('Category'), __(job.category)],
            ]}
          />
        </Stack>
      </Card>
      <Card>
        <Stack gap="3">
          <Heading>{__('Job Requirement')}</Heading>
          <DetailsList
            details={[
              [__('Experience'), __(job.experience)],
              [__('Education'), __(job.education)],
              [__('Gender'), __(job.gender)],
            ]}
          />
        </Stack>
      </Card>
      <ButtonLink to={applyJobPath(job.id)}>{__('Apply Now')}</ButtonLink>
    </Stack>
  )
}

// Lazy, since it brings the SDK, which those who see the sample company do not need.
const OwnCompany = lazy(async () => ({
  default: (await import('@/entities/company/company-details-view')).CompanyDetailsView,
}))

/** A company that looks at its own job sees what is stored of itself. Others see the sample company. */
function CompanyTab({ job }: { job: JobDetails }) {
  const { userType } = useUserType()
  if (userType !== 'company' || !readText(storageKeys.companyName))
    return <CompanySummaryCard company={job.company} />
  return (
    <Suspense fallback={<Loading message={__('Loading company details...')} />}>
      <OwnCompany />
    </Suspense>
  )
}

export function JobDetailsScreen() {
  return (
    <Screen title={__('Job Details')} header={{ back: 'history' }}>
      <ReadingView reading={useJob()} empty={__('This job is no longer there.')} skeletons={2}>
        {(job) => (
          <>
            <JobCard job={job} heading="h2" />
            <Tabs
              label={__('Job Details')}
              tabs={[
                { id: 'job', label: __('Job Details'), content: <JobTab job={job} /> },
                { id: 'company', label: __('Company Details'), content: <CompanyTab job={job} /> },
              ]}
            />
          </>
        )}
      </ReadingView>
    </Screen>
  )
}
