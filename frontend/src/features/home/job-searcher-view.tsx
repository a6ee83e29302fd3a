import { useOpenInterviews } from '@/entities/interview/hooks'
import { useHasBegun, useHomeJobs } from '@/entities/job/hooks'
import { JobCards, noJobs } from '@/entities/job/job-list'
import type { Job } from '@/entities/job/types'
import type { ListReading } from '@/lib/backend/reading'
import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'

import { BriefcaseIcon, PersonIcon } from '@/ui/icons'
import { Row, Stack } from '@/ui/layout'
import { lazyPart } from '@/ui/lazy-part'
import { ReadingView } from '@/ui/reading-view'
import { CheckIcon } from '@/ui/screen-icons'
import { ListSkeleton } from '@/ui/skeleton'
import { HiddenText, Text } from '@/ui/text'
import { Disc } from '@/ui/thumbnail'
import { HomeHero } from './home-hero'
import { ListHead } from './list-head'
import { PromoArt } from './promo-art'

const HomeInterviews = lazyPart(() => import('./home-interviews'), {
  meanwhile: () => <ListSkeleton cards={1} />,
})

const steps = [
  { icon: PersonIcon, label: () => __('Create Accounts') },
  { icon: BriefcaseIcon, label: () => __('Apply for New Jobs') },
  { icon: CheckIcon, label: () => __('Immediate Hiring') },
]

/** Jobs that match the profile come first. The others follow under their own heading. */
function FittingAndOthers({ jobs }: { jobs: readonly Job[] }) {
  const fitting = jobs.filter(({ reasons }) => reasons)
  const others = jobs.filter(({ reasons }) => !reasons)
  if (fitting.length === 0 || others.length === 0) return <JobCards jobs={jobs} />
  return (
    <>
      <JobCards jobs={fitting} />
      <ListHead heading={__('Jobs')} to={paths.jobs} />
      <JobCards jobs={others} />
    </>
  )
}

function HomeJobs({ reading }: { reading: ListReading<Job> }) {
  const areFitting = Boolean(reading.data?.[0]?.reasons)
  return (
    <Stack as="section" gap="2">
      {areFitting ? (
        <ListHead heading={__('Jobs for you')} to={paths.jobsForYou} />
      ) : (
        <ListHead heading={__('Jobs')} to={paths.jobs} />
      )}
      <ReadingView reading={reading} empty={noJobs()}>
        {(jobs) => <FittingAndOthers jobs={jobs} />}
      </ReadingView>
    </Stack>
  )
}

/** The three steps to a job. */
const Steps = () => (
  <HomeHero
    tone="light"
    heading={__('Your next job is closer than you think')}
    text={__('Three steps from here to your first day at work.')}
    art={<PromoArt />}
  >
    <Row as="ol" listStyle="none" flexWrap="wrap" alignItems="stretch" gap="2" paddingTop="4">
      {steps.map(({ icon: Icon, label }) => (
        <Stack
          as="li"
          key={label()}
          flex="1"
          minWidth="auto"
          maxWidth="full"
          gap="2"
          alignItems="center"
          textAlign="center"
        >
          <Disc padding="3">
            <Icon />
          </Disc>
          <Text size="xs" fontWeight="medium" maxWidth="full" overflowWrap="break-word">
            {label()}
          </Text>
        </Stack>
      ))}
    </Row>
  </HomeHero>
)

export function JobSearcherView() {
  const hasBegun = useHasBegun()
  const jobs = useHomeJobs()
  const interviews = useOpenInterviews()
  // The interviews stand above the jobs, which should not move away under a finger.
  const isWaiting = hasBegun && interviews === undefined
  return (
    <>
      {hasBegun === false ? <Steps /> : <HiddenText as="h1">{__('Home')}</HiddenText>}
      {interviews && interviews.length > 0 && <HomeInterviews interviews={interviews} />}
      <HomeJobs reading={isWaiting ? { ...jobs, data: undefined, error: undefined } : jobs} />
    </>
  )
}
