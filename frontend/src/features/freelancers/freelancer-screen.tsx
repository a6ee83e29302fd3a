import { freelancer_report_reasons } from '@rules/market.json'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { postBriefPath } from '@/entities/brief/brief-links'
import { ReportButton } from '@/entities/company/report-button'
import { reportFreelancer, revealFreelancer } from '@/entities/freelancer/calls'
import { FavouriteButton } from '@/entities/freelancer/favourite-button'
import { FreelancerFacts } from '@/entities/freelancer/freelancer-card'
import { useFreelancer, useMyFreelancer } from '@/entities/freelancer/hooks'
import { shownReach, shownWeek } from '@/entities/freelancer/shown-freelancer'
import type { FreelancerPage, ShownReview } from '@/entities/freelancer/types'
import { useSession } from '@/entities/session/who'
import { rupees } from '@/lib/format'
import { spokenLanguage } from '@/lib/i18n/spoken-languages'
import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { dayOf } from '@/lib/time'
import { Avatar } from '@/ui/avatar'
import { Banner } from '@/ui/banner'
import { ButtonLink } from '@/ui/button'
import { CallButton } from '@/ui/call-button'
import { DetailsList } from '@/ui/details-list'
import { Card, Row, Stack } from '@/ui/layout'
import { PictureGrid } from '@/ui/picture-grid'
import { ReadingView } from '@/ui/reading-view'
import { Screen } from '@/ui/screen'
import { Section } from '@/ui/section'
import { Caption, Heading, Text } from '@/ui/text'
import { WrittenText } from '@/ui/written-text'

/** The known details. Empty ones are not listed. */
function Details({ freelancer }: { freelancer: FreelancerPage }) {
  const { skills, experience_years: years, least_charge: least, languages } = freelancer
  const lines: [string, string | null | false][] = [
    [__('Skills'), skills.join(', ')],
    [__('Years of Experience'), typeof years === 'number' && String(years)],
    [__('Least charge'), least ? rupees(least) : ''],
    [__('Distance'), shownReach(freelancer)],
    [__('Hours and days'), shownWeek(freelancer.week)],
    [__('Languages'), languages.map(spokenLanguage).join(', ')],
    [__('Own tools'), freelancer.own_tools && __('Yes')],
  ]
  const known = lines.filter((line): line is [string, string] => Boolean(line[1]))
  return (
    <>
      {freelancer.about && (
        <Section heading={__('About')}>
          <WrittenText>{freelancer.about}</WrittenText>
        </Section>
      )}
      {known.length > 0 && (
        <Card>
          <DetailsList details={known} />
        </Card>
      )}
    </>
  )
}

const Reviews = ({ reviews }: { reviews: readonly ShownReview[] }) => (
  <Section heading={__('Reviews')}>
    {reviews.map(({ work, time_kept, manner, text, reply, shown_on }) => (
      <Stack key={`${shown_on} ${text}`} gap="1">
        <DetailsList
          details={[
            [__('How good was the work?'), __('{0} of 5', [work])],
            [__('Were they there on time?'), __('{0} of 5', [time_kept])],
            [__('How was it to deal with them?'), __('{0} of 5', [manner])],
          ]}
        />
        {text && <WrittenText>{text}</WrittenText>}
        {reply && <WrittenText color="muted">{reply}</WrittenText>}
        <Caption>{dayOf(shown_on)}</Caption>
      </Stack>
    ))}
  </Section>
)

function Actions({ freelancer }: { freelancer: FreelancerPage }) {
  const { name, full_name, headline, is_own, may_call } = freelancer
  const [isReported, setReported] = useState(false)
  const { data: own } = useMyFreelancer()
  const isSignedIn = useSession() !== null
  if (is_own)
    return (
      <>
        {own && !own.is_listed && (
          <Banner tone="info">
            {own.held_for ?? __('Only you see this page: your profile is not shown to others now.')}
          </Banner>
        )}
        <ButtonLink variant="outline" to={paths.profile}>
          {__('Edit Profile')}
        </ButtonLink>
      </>
    )
  return (
    <>
      <ButtonLink to={postBriefPath({ freelancer: name, ...(headline && { search: headline }) })}>
        {__('Ask for this work')}
      </ButtonLink>
      <Row gap="2" flexWrap="wrap">
        <FavouriteButton freelancer={freelancer} />
        <ReportButton
          question={__('What did {0} do?', [full_name])}
          reasons={freelancer_report_reasons}
          send={(reason) => reportFreelancer(name, reason)}
          thanks={__('Thank you. We will look at this.')}
          onSent={() => setReported(true)}
          isReported={isReported}
        />
      </Row>
      {may_call && isSignedIn && (
        <CallButton of={name} name={full_name} reveal={() => revealFreelancer(name)} />
      )}
    </>
  )
}

/** A freelancer's public page. */
export default function FreelancerScreen() {
  const { name = '' } = useParams()
  const reading = useFreelancer(name)
  const { data } = reading
  return (
    <Screen
      title={data ? [data.full_name, data.headline].filter(Boolean).join(', ') : __('Freelancer')}
      header={{ back: 'history', title: __('Freelancer') }}
    >
      <ReadingView
        reading={reading}
        empty={__('This profile is not shown now. Its owner has hidden it, or it is being checked.')}
        leadsOn={<ButtonLink to={paths.freelancers}>{__('Freelancers')}</ButtonLink>}
        skeletons={1}
      >
        {(freelancer) => (
          <>
            <Card as="article">
              <Row alignItems="flex-start">
                <Avatar name={freelancer.full_name} imageUrl={freelancer.picture ?? undefined} />
                <Stack gap="1" flex="1">
                  <Heading htmlTranslate="no">{freelancer.full_name}</Heading>
                  {freelancer.headline && <Text htmlTranslate="yes">{freelancer.headline}</Text>}
                  <FreelancerFacts freelancer={freelancer} />
                </Stack>
              </Row>
            </Card>
            <Actions freelancer={freelancer} />
            <Details freelancer={freelancer} />
            {freelancer.pictures.length > 0 && (
              <Section heading={__('Pictures of the work')}>
                <PictureGrid pictures={freelancer.pictures} />
              </Section>
            )}
            {freelancer.shown_reviews?.length ? <Reviews reviews={freelancer.shown_reviews} /> : null}
          </>
        )}
      </ReadingView>
    </Screen>
  )
}
