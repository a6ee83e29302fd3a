import { useParams } from 'react-router-dom'
import { briefPath, postBriefPath } from '@/entities/brief/brief-links'
import { finishEngagement, revealNumber, startEngagement } from '@/entities/brief/calls'
import { reloadBriefs, useEngagement } from '@/entities/brief/hooks'
import type { Engagement } from '@/entities/brief/types'
import { WriteLink } from '@/entities/conversation/write-link'
import { joinAddress } from '@/lib/format'
import { __ } from '@/lib/i18n/translate'
import { dayAndTimeOf } from '@/lib/time'
import { Avatar } from '@/ui/avatar'
import { Banner } from '@/ui/banner'
import { ButtonLink, TextLink } from '@/ui/button'
import { CallButton } from '@/ui/call-button'
import { Card, Row, Stack } from '@/ui/layout'
import { lazyPart } from '@/ui/lazy-part'
import { NotLoaded } from '@/ui/not-loaded'
import { QuestionButton } from '@/ui/question-button'
import { ReadingView } from '@/ui/reading-view'
import { Screen } from '@/ui/screen'
import { Section } from '@/ui/section'
import { SendButton } from '@/ui/send-button'
import { StatusTag } from '@/ui/status-tag'
import { Heading, Text } from '@/ui/text'
import { CancelEngagement } from './cancel-engagement'
import { Reviews } from './reviews'
import { TermsPart } from './terms-part'

// Lazy: few people pay this way, and it brings the library that draws QR codes.
const PayPart = lazyPart(() => import('./pay-part'), { otherwise: NotLoaded })

export type EngagementProps = { engagement: Engagement }

/** The other side, and how to reach them. */
function Other({ engagement }: EngagementProps) {
  const { name, brief, other, status, may, quote } = engagement
  return (
    <Card as="section">
      <Stack gap="3">
        <Row alignItems="flex-start">
          <Avatar name={other.name} imageUrl={other.picture ?? undefined} />
          <Stack gap="1" flex="1">
            <Heading htmlTranslate="no">{other.name}</Heading>
            {brief.name ? (
              <TextLink to={briefPath(brief.name)}>{brief.title}</TextLink>
            ) : (
              <Text>{brief.title}</Text>
            )}
            <StatusTag status={status} alignSelf="flex-start" />
          </Stack>
        </Row>
        <Row gap="2" flexWrap="wrap">
          <WriteLink quote={quote} name={other.name} />
        </Row>
        {may.includes('call') && <CallButton of={name} name={other.name} reveal={() => revealNumber(name)} />}
      </Stack>
    </Card>
  )
}

/** The address of the work, which the freelancer gets after the hire. */
function Where({ engagement: { address, pincode } }: EngagementProps) {
  const where = joinAddress([address, pincode])
  return (
    where && (
      <Section heading={__('Address')}>
        <Text htmlTranslate="no">{where}</Text>
      </Section>
    )
  )
}

/** The work's start and end. Each side confirms its own part. */
function Progress({ engagement }: EngagementProps) {
  const { name, side, other, done, done_due: due, may } = engagement
  const otherSide = side === 'poster' ? 'freelancer' : 'poster'
  const isAsked = done[otherSide] !== null && may.includes('finish')
  if (!may.includes('start') && !may.includes('finish') && !done[side]) return null
  if (engagement.status === 'Done') return null
  return (
    <Section heading={__('The work')}>
      {isAsked && (
        <Banner tone="info">
          {__('{0} says that it is done. Without an answer it counts as done at {1}.', [
            other.name,
            dayAndTimeOf(due),
          ])}
        </Banner>
      )}
      {done[side] && (
        <Text size="sm">
          {__('You said that it is done. {0} is asked, and it counts as done at {1}.', [
            other.name,
            dayAndTimeOf(due),
          ])}
        </Text>
      )}
      <Row gap="2" flexWrap="wrap">
        {may.includes('start') && !done.poster && !done.freelancer && (
          <SendButton variant="soft" call={() => startEngagement(name)} done={reloadBriefs}>
            {__('The work has begun')}
          </SendButton>
        )}
        {may.includes('finish') && (
          <QuestionButton
            size="sm"
            variant="primary"
            label={__('The work is done')}
            title={__('The work is done')}
            confirm={__('The work is done')}
            cancel={__('Cancel')}
            call={() => finishEngagement(name)}
            done={reloadBriefs}
          >
            <Text>{__('Once both of you say so, each of you can review the other.')}</Text>
          </QuestionButton>
        )}
      </Row>
    </Section>
  )
}

function Cancelled({ engagement: { cancelled, side, other } }: EngagementProps) {
  if (!cancelled) return null
  const { by, reason } = cancelled
  return (
    <Banner tone="info">
      {by === 'site'
        ? __('This ended before both of you had agreed.')
        : reason
          ? __('{0} cancelled it: {1}', [by === side ? __('You') : other.name, reason])
          : __('One of you left, and so it ended.')}
    </Banner>
  )
}

/** Links to a form for the same work: with the same freelancer, or with anybody after a hire that was called off. */
function Again({ engagement: { side, status, may, brief, freelancer, other } }: EngagementProps) {
  if (!brief.name) return null
  if (may.includes('post_again'))
    return <ButtonLink to={postBriefPath({ like: brief.name })}>{__('Post it again')}</ButtonLink>
  if (side !== 'poster' || status !== 'Done' || !freelancer) return null
  return (
    <ButtonLink variant="soft" to={postBriefPath({ like: brief.name, freelancer })}>
      {__('Ask {0} again', [other.name])}
    </ButtonLink>
  )
}

/** What both sides agreed to, and all that follows. The poster and the freelancer share this screen. */
export default function EngagementScreen() {
  const { name = '' } = useParams()
  const reading = useEngagement(name)
  return (
    <Screen title={__('Agreement')} header={{ back: 'history' }}>
      <ReadingView reading={reading} empty={__('This is no longer there.')} skeletons={2}>
        {(engagement) => (
          <>
            <Cancelled engagement={engagement} />
            <Other engagement={engagement} />
            <TermsPart engagement={engagement} />
            <Where engagement={engagement} />
            <Progress engagement={engagement} />
            {engagement.upi_id && <PayPart name={engagement.other.name} upiId={engagement.upi_id} />}
            <Reviews engagement={engagement} />
            <Again engagement={engagement} />
            {engagement.may.includes('cancel') && <CancelEngagement engagement={engagement} />}
          </>
        )}
      </ReadingView>
    </Screen>
  )
}
