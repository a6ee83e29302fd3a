import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'react-router-dom'
import { NoCompany } from '@/entities/company/company-load-failure'
import { CompanyState } from '@/entities/company/company-state'
import { useReviewedCompany } from '@/entities/company/hooks'
import { AfterSuccess } from '@/entities/device/after-success'
import type { Dashboard } from '@/entities/job/calls'
import { useDashboard, usePostedJobs } from '@/entities/job/hooks'
import { unseenPath } from '@/entities/job/job-links'
import { NewestPostedJob } from '@/entities/job/posted-job-list'
import { UnpostedJob, unpostedJobPath, useUnpostedJob } from '@/entities/job/unposted-job'
import { useIsLive } from '@/entities/market/hooks'
import { useCompanyName, useSession } from '@/entities/session/who'
import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { ButtonLink, TextLink } from '@/ui/button'
import { Grid, Row, Stack } from '@/ui/layout'
import { BookmarkIcon, PeopleIcon, PlusIcon } from '@/ui/screen-icons'
import { Heading } from '@/ui/text'
import { Disc } from '@/ui/thumbnail'
import { HiringArt } from './hiring-art'
import { HomeHero } from './home-hero'

const Tile = chakra(Link, {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '1',
    minWidth: '0',
    padding: '4',
    bg: 'surface',
    borderRadius: 'card',
    boxShadow: 'card',
    borderWidth: 'thin',
    borderColor: 'transparent',
    textDecoration: 'none',
    color: 'muted',
    fontSize: 'sm',
    fontWeight: 'medium',
    _hover: { borderColor: 'brand' },
  },
})
const Figure = chakra('span', {
  base: { fontSize: '2xl', fontWeight: 'bold', lineHeight: 'tight', color: 'brand' },
})

const tiles = [
  {
    count: 'applied',
    label: () => __('Applied Candidates'),
    to: paths.appliedCandidates,
    icon: PeopleIcon,
  },
  {
    count: 'shortlisted',
    label: () => __('Shortlist Profiles'),
    to: paths.shortlistProfile,
    icon: BookmarkIcon,
  },
] as const

/** '06'; the same width while unknown. */
const figure = (count: number | undefined) =>
  count === undefined ? '\u2007\u2007' : String(count).padStart(2, '0')

/** The company's newest jobs. On a live market an account without a company is led to one. */
function OwnJobs({ written }: { written: string | null }) {
  const company = useCompanyName()
  const needsCompany = useIsLive() && !company
  const session = useSession()
  const status = useReviewedCompany()?.status
  if (needsCompany && session) return <NoCompany />
  return (
    <>
      {written && <UnpostedJob title={written} company={status} />}
      <NewestPostedJob hasWritten={written !== null} />
    </>
  )
}

/** The company's news, or the hero if there is none. Arriving news moves nothing below far. */
function Hero({ dashboard, written }: { dashboard?: Dashboard; written: string | null }) {
  const status = useReviewedCompany()?.status
  const hasPosted = usePostedJobs().data?.length !== 0
  const { unseen = 0, unseen_jobs: jobs = 0 } = dashboard ?? {}
  // A rejected company sees no applicants.
  if (unseen > 0 && status !== 'Rejected')
    return (
      <HomeHero
        tone="dark"
        heading={unseen === 1 ? __('1 new applicant') : __('{0} new applicants', [unseen])}
        text={jobs === 1 ? __('For one of your jobs.') : __('For {0} of your jobs.', [jobs])}
        art={<HiringArt />}
      >
        <ButtonLink size="sm" variant="soft" marginTop="3" to={unseenPath}>
          {__('Look at them')}
        </ButtonLink>
      </HomeHero>
    )
  if (status === 'Approved' && !hasPosted)
    return (
      <HomeHero
        tone="dark"
        heading={__('Your company is approved')}
        text={__('Post your first job: people near it read it at once.')}
        art={<HiringArt />}
      >
        {written && (
          <ButtonLink size="sm" variant="soft" marginTop="3" to={unpostedJobPath}>
            {__('Post {0}', [written])}
          </ButtonLink>
        )}
      </HomeHero>
    )
  return (
    <HomeHero
      tone="dark"
      heading={__('Find the right people')}
      text={__('Post a job and meet candidates near you this week.')}
      art={<HiringArt />}
    />
  )
}

export default function CompanyView() {
  const dashboard = useDashboard()
  const written = useUnpostedJob()
  const company = useCompanyName()
  const isLive = useIsLive()
  return (
    <>
      <CompanyState written={written} />
      <Hero dashboard={dashboard} written={written} />
      <Grid gridTemplateColumns="1fr 1fr" gap="3">
        {tiles.map(({ count, label, to, icon: Icon }) => (
          <Tile key={to} to={to}>
            <Row justifyContent="space-between" flexWrap="wrap">
              <Figure>{figure(dashboard?.[count])}</Figure>
              <Disc padding="2">
                <Icon />
              </Disc>
            </Row>
            <span>{label()}</span>
          </Tile>
        ))}
      </Grid>
      {isLive && company && (
        <ButtonLink variant="outline" to={paths.interviews}>
          {__('Interviews')}
        </ButtonLink>
      )}
      <ButtonLink to={paths.postNewJob}>
        <PlusIcon />
        <span>{__('New Job Post')}</span>
      </ButtonLink>
      <AfterSuccess />
      <Stack as="section" gap="3">
        <Row justifyContent="space-between" flexWrap="wrap">
          <Heading>{__('My Posted Jobs')}</Heading>
          <TextLink to={paths.myJobs}>{__('View all')}</TextLink>
        </Row>
        <OwnJobs written={written} />
        {/* The job's card is taller than its skeleton: a visible button below it would jump. */}
        <ButtonLink
          variant="outline"
          to={paths.myJobs}
          css={{ '[role=status] + &': { visibility: 'hidden' } }}
        >
          {__('See All Jobs')}
        </ButtonLink>
      </Stack>
    </>
  )
}
