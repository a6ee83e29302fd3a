import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ASK, askPath, freelancerPath } from '@/entities/freelancer/freelancer-links'
import { useMyFreelancer } from '@/entities/freelancer/hooks'
import { labels, progressOf } from '@/entities/freelancer/progress'
import type { MyFreelancer } from '@/entities/freelancer/types'
import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { Banner } from '@/ui/banner'
import { ButtonLink } from '@/ui/button'
import { Card, List, Row, Stack } from '@/ui/layout'
import { ProfileProgress } from '@/ui/profile-progress'
import { ReadingView } from '@/ui/reading-view'
import { Screen } from '@/ui/screen'
import { Caption, Text } from '@/ui/text'
import { questions } from './freelancer-questions'
import GuidedProfile, { ALONE } from './guided-freelancer'

/** All answers, each with a link to its question. */
function WholeProfile({ freelancer }: { freelancer: MyFreelancer }) {
  return (
    <>
      {freelancer.held_for && <Banner tone="error">{freelancer.held_for}</Banner>}
      <ProfileProgress {...progressOf(freelancer)} to={askPath} />
      {freelancer.is_listed && freelancer.name && (
        <ButtonLink variant="outline" to={freelancerPath(freelancer.name)}>
          {__('Your public page')}
        </ButtonLink>
      )}
      <Card>
        <List>
          {questions.map(({ name, shown }, index) => (
            <Row key={name} as="li" justifyContent="space-between">
              <Stack gap="0.5" flex="1">
                <Caption>{labels[name]()}</Caption>
                <Text htmlTranslate="yes">{shown(freelancer) || '-'}</Text>
              </Stack>
              <ButtonLink
                size="sm"
                variant="quiet"
                to={`${paths.profile}?${ASK}=${index + 1}&${ALONE}`}
                aria-label={__('Edit {0}', [labels[name]()])}
              >
                {__('Edit')}
              </ButtonLink>
            </Row>
          ))}
        </List>
      </Card>
    </>
  )
}

/** The account's freelancer profile: asked for question by question, then shown as a whole. */
export default function FreelancerProfileScreen() {
  const reading = useMyFreelancer()
  const [params] = useSearchParams()
  // The newest answer of a save, before the cache has it.
  const [saved, setSaved] = useState<MyFreelancer>()
  return (
    <Screen title={__('My Profile')} header={{ back: 'home' }}>
      <ReadingView reading={{ ...reading, data: saved ?? reading.data }} empty="">
        {(freelancer) =>
          params.has(ASK) || freelancer.name === null ? (
            <GuidedProfile freelancer={freelancer} onSaved={setSaved} />
          ) : (
            <WholeProfile freelancer={freelancer} />
          )
        }
      </ReadingView>
    </Screen>
  )
}
