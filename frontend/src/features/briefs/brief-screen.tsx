import { useParams } from 'react-router-dom'
import { closeBrief, repostBrief } from '@/entities/brief/calls'
import { reloadBriefs, useBrief, useQuotes } from '@/entities/brief/hooks'
import { postBriefPath } from '@/entities/brief/links'
import { shownBudget, shownWhen, shownWhere } from '@/entities/brief/shown'
import type { Brief } from '@/entities/brief/types'
import { AfterSuccess } from '@/entities/device/after-success'
import { TradePicture } from '@/entities/trade/trade-picture'
import { tradeName } from '@/entities/trade/trades'
import { __ } from '@/lib/i18n/translate'
import { dayOf } from '@/lib/time'
import { Banner } from '@/ui/banner'
import { ButtonLink } from '@/ui/button'
import { CardList } from '@/ui/card-list'
import { DetailsList } from '@/ui/details-list'
import { Card, Row, Stack } from '@/ui/layout'
import { lazyPart } from '@/ui/lazy-part'
import { NotLoaded } from '@/ui/not-loaded'
import { QuestionButton } from '@/ui/question-button'
import { ReadingView } from '@/ui/reading-view'
import { Screen } from '@/ui/screen'
import { SendButton } from '@/ui/send-button'
import { StatusTag } from '@/ui/status-tag'
import { Heading, Text } from '@/ui/text'
import { WrittenText } from '@/ui/written-text'
import { QuoteCard } from './quote-card'

// Each reader sees one of the two.
const ForFreelancer = lazyPart(() => import('./for-freelancer'), { otherwise: NotLoaded })

/** What is to be done, where, when and for how much. */
function Facts({ brief }: { brief: Brief }) {
  const { title, category, status, people, description, address, valid_through: until } = brief
  const trade = tradeName(category)
  const details = [
    [__('Place'), shownWhere(brief)],
    [__('Address'), address],
    [__('When?'), shownWhen(brief)],
    [__('Budget'), shownBudget(brief)],
    [__('People'), people > 1 && String(people)],
    [__('Open until'), status === 'Live' && dayOf(until)],
  ].filter((pair): pair is [string, string] => Boolean(pair[1]))
  return (
    <Card as="section">
      <Stack gap="3">
        <Row alignItems="flex-start">
          <TradePicture trades={[category]} />
          <Stack gap="1" flex="1">
            <Heading htmlTranslate="yes">{title}</Heading>
            {trade && trade !== title && <Text size="sm">{trade}</Text>}
            {brief.is_own && <StatusTag status={status} alignSelf="flex-start" />}
          </Stack>
        </Row>
        <DetailsList details={details} />
        {description && <WrittenText>{description}</WrittenText>}
      </Stack>
    </Card>
  )
}

/** Why nobody else reads it. */
function Standing({ brief: { status, held_for: heldFor = [], removal_reason: reason } }: { brief: Brief }) {
  if (status === 'Removed') return <Banner tone="error">{__('It was removed: {0}', [reason ?? ''])}</Banner>
  if (status !== 'Held') return null
  return (
    <Banner tone="info">
      {[__('It is being checked before others see it.'), ...heldFor.map(({ sentence }) => sentence)].join(
        ' ',
      )}
    </Banner>
  )
}

function Quotes({ brief }: { brief: Brief }) {
  const isLive = brief.status === 'Live'
  return (
    <Stack as="section" gap="2">
      <Heading>{__('Quotes')}</Heading>
      <CardList
        reading={useQuotes(brief.name)}
        empty={isLive ? __('No quotes yet. Freelancers who fit can read it now.') : __('No quotes.')}
        keyOf={({ name }) => name}
      >
        {(quote) => <QuoteCard quote={quote} />}
      </CardList>
    </Stack>
  )
}

function Actions({ brief: { name, may = [] } }: { brief: Brief }) {
  return (
    <Row gap="2" flexWrap="wrap">
      {may.includes('repost') && (
        <SendButton call={() => repostBrief(name)} done={reloadBriefs}>
          {__('Repost')}
        </SendButton>
      )}
      {may.includes('update') && (
        <ButtonLink size="sm" variant="outline" to={postBriefPath({ brief: name })}>
          {__('Edit')}
        </ButtonLink>
      )}
      <ButtonLink size="sm" variant="outline" to={postBriefPath({ like: name })}>
        {__('Post it again')}
      </ButtonLink>
      {may.includes('close') && (
        <QuestionButton
          size="sm"
          label={__('Close')}
          title={__('Close')}
          confirm={__('Close')}
          cancel={__('Cancel')}
          isDestructive
          call={() => closeBrief(name)}
          done={reloadBriefs}
        >
          <Text>{__('Everybody who sent a quote is told that it ended.')}</Text>
        </QuestionButton>
      )}
    </Row>
  )
}

/** For its poster: the quotes, and what to do with it. */
function ForPoster({ brief }: { brief: Brief }) {
  return (
    <>
      <Standing brief={brief} />
      <Actions brief={brief} />
      <Quotes brief={brief} />
      <AfterSuccess />
    </>
  )
}

/** A brief on its page: everybody reads the facts, its poster the quotes, others how to answer. */
export default function BriefScreen() {
  const { name = '' } = useParams()
  const reading = useBrief(name)
  return (
    <Screen title={reading.data?.title ?? __('Brief')} header={{ back: 'history', title: __('Brief') }}>
      <ReadingView reading={reading} empty={__('This is no longer there.')} skeletons={2}>
        {(brief) => (
          <>
            <Facts brief={brief} />
            {brief.is_own ? <ForPoster brief={brief} /> : <ForFreelancer brief={brief} />}
          </>
        )}
      </ReadingView>
    </Screen>
  )
}
