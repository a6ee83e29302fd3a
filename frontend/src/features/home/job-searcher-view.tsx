import { useHomeJobs } from '@/entities/job/hooks'
import { JobList } from '@/entities/job/job-list'
import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { TextLink } from '@/ui/button'
import { BriefcaseIcon, PersonIcon } from '@/ui/icons'
import { Row, Stack } from '@/ui/layout'
import { CheckIcon } from '@/ui/screen-icons'
import { Heading, Text } from '@/ui/text'
import { Disc } from '@/ui/thumbnail'
import { PromoArt } from './art'
import { HomeHero } from './home-hero'

const steps = [
  { icon: PersonIcon, label: () => __('Create Accounts') },
  { icon: BriefcaseIcon, label: () => __('Apply for New Jobs') },
  { icon: CheckIcon, label: () => __('Immediate Hiring') },
]

/** Jobs that match the profile, or any jobs, with a link to all. */
function HomeJobs() {
  const reading = useHomeJobs()
  const areFitting = Boolean(reading.data?.[0]?.fit)
  return (
    <Stack as="section" gap="2">
      <Row justifyContent="space-between" flexWrap="wrap">
        <Heading>{areFitting ? __('Jobs for you') : __('Jobs')}</Heading>
        <TextLink to={areFitting ? paths.jobsForYou : paths.jobs}>{__('See all')}</TextLink>
      </Row>
      <JobList reading={reading} />
    </Stack>
  )
}

export function JobSearcherView() {
  return (
    <>
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
      <HomeJobs />
    </>
  )
}
