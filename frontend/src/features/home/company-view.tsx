import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'react-router-dom'
import { PostedJobList } from '@/entities/job/job-list'
import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { ButtonLink, TextLink } from '@/ui/button'
import { Box, Grid, Row, Stack } from '@/ui/layout'
import { BookmarkIcon, PeopleIcon, PlusIcon } from '@/ui/screen-icons'
import { Heading } from '@/ui/text'
import { HiringArt } from './art'
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
  { figure: '06', label: () => __('Applied Candidates'), to: paths.appliedCandidates, icon: PeopleIcon },
  { figure: '10', label: () => __('Shortlist Profiles'), to: paths.shortlistProfile, icon: BookmarkIcon },
]

/** Home of a company. */
export function CompanyView() {
  return (
    <>
      <HomeHero
        tone="dark"
        heading={__('Find the right people')}
        text={__('Post a job and meet candidates near you this week.')}
        art={<HiringArt />}
      />
      <Grid gridTemplateColumns="1fr 1fr" gap="3">
        {tiles.map(({ figure, label, to, icon: Icon }) => (
          <Tile key={to} to={to}>
            <Row justifyContent="space-between" flexWrap="wrap">
              <Figure>{figure}</Figure>
              <Box bg="brandSoft" color="brand" borderRadius="full" padding="2" display="inline-flex">
                <Icon />
              </Box>
            </Row>
            {label()}
          </Tile>
        ))}
      </Grid>
      <ButtonLink to={paths.postNewJob}>
        <PlusIcon />
        {__('New Job Post')}
      </ButtonLink>
      <Stack as="section" gap="3">
        <Row justifyContent="space-between">
          <Heading>{__('My Posted Jobs')}</Heading>
          <TextLink to={paths.myJobs}>{__('View all')}</TextLink>
        </Row>
        <PostedJobList limit={1} />
        <ButtonLink variant="outline" to={paths.myJobs}>
          {__('See All Jobs')}
        </ButtonLink>
      </Stack>
    </>
  )
}
