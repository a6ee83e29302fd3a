import type { ReactNode } from 'react'
import { __ } from '@/lib/translate'
import { ButtonLink } from '@/ui/button'
import { DetailsList } from '@/ui/details-list'
import { JobCard } from '@/ui/job-card'
import { Card, Stack } from '@/ui/layout'
import { Screen } from '@/ui/screen'
import { SourceView } from '@/ui/source-view'
import { Tabs } from '@/ui/tabs'
import { Heading, Text } from '@/ui/text'
import { CompanySummaryCard } from './company-summary-card'
import { applyJobPath } from './links'
import type { JobDetails } from './types'
import { useJobLoader } from './use-job-loader'

function JobTab({ job }: { job: JobDetails }) {
  return (
    <Stack>
      <Card>
        <Stack gap="2">
          <Heading>{__('Job Description')}</Heading>
          <Text>{__(job.description)}</Text>
        </Stack>
      </Card>
      <Card>
        <Stack gap="3">
          <Heading>{__('Job Role')}</Heading>
          <DetailsList
            details={[
              [__('Department'), __(job.department)],
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

/**
 * One job and its company. `companyDetails` takes the place of the sample company: what a company that looks at
 * its own job sees of itself (decisions, Screens).
 */
export function JobDetailsScreen({ companyDetails }: { companyDetails?: ReactNode }) {
  const loadJob = useJobLoader()
  return (
    <Screen title={__('Job Details')} header={{ back: 'history' }}>
      <SourceView load={loadJob} empty={__('This job is no longer there.')} skeletons={2}>
        {(job) => (
          <>
            <JobCard job={job} heading="h2" />
            <Tabs
              label={__('Job Details')}
              tabs={[
                { id: 'job', label: __('Job Details'), content: <JobTab job={job} /> },
                {
                  id: 'company',
                  label: __('Company Details'),
                  content: companyDetails ?? <CompanySummaryCard company={job.company} />,
                },
              ]}
            />
          </>
        )}
      </SourceView>
    </Screen>
  )
}
