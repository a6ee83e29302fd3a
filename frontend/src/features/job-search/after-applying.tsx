import { ApplicationSteps } from '@/entities/application/application-steps'
import { AfterSuccess } from '@/entities/device/after-success'
import type { JobDetails, OwnApplication } from '@/entities/job/types'
import { __ } from '@/lib/i18n/translate'
import { Card, Stack } from '@/ui/layout'
import { Listen } from '@/ui/listen'
import { CheckIcon } from '@/ui/screen-icons'
import { Heading, Text } from '@/ui/text'
import { Disc } from '@/ui/thumbnail'
import { AppliedContact, AppliedOn, MyApplications } from './applied'
import { JobsLike } from './similar-jobs'
import { WalkInBanner } from './walk-in-banner'
import { WhoYouAre } from './who-you-are'

const heading = () => __('Your application is sent')

/** The sentences about the next steps. */
const whatFollows = (company: string): string[] => [
  __('{0} reads it and decides. That takes some days.', [company]),
  __('My Jobs and the bell tell you when it was seen, and what the company decides.'),
]

/** The screen after an application: the confirmation, the next steps, questions for the profile, other jobs. */
export function AfterApplying({ job, application }: { job: JobDetails; application: OwnApplication }) {
  const company = job.company_name ?? ''
  const sentences = application.status === 'Applied' ? whatFollows(company) : []
  return (
    <>
      <Card>
        <Stack gap="3">
          <Stack gap="2" alignItems="center" textAlign="center">
            <Disc aria-hidden="true" width="{spacing.16}" height="{spacing.16}" bg="success" color="onBrand">
              <CheckIcon width="touch" height="touch" />
            </Disc>
            <Heading>{heading()}</Heading>
            <Text htmlTranslate="yes">{`${job.title} · ${company}`}</Text>
            <AppliedOn application={application} />
          </Stack>
          <ApplicationSteps application={application} />
          <WalkInBanner job={job} />
          {sentences.map((sentence) => (
            <Text key={sentence} size="sm">
              {sentence}
            </Text>
          ))}
          <Listen read={() => [heading(), ...sentences].join('\n')} />
        </Stack>
      </Card>
      <WhoYouAre job={job} />
      <AppliedContact application={application} />
      <MyApplications />
      <JobsLike job={job} />
      <AfterSuccess />
    </>
  )
}
