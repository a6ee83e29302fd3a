import { brief_report_reasons } from '@rules/market.json'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { reportBrief } from '@/entities/brief/calls'
import { useBrief } from '@/entities/brief/hooks'
import { isCalledOff, shownBudget, shownWhen, shownWhere } from '@/entities/brief/shown-brief'
import type { Brief, BriefStatus } from '@/entities/brief/types'
import { ReportButton } from '@/entities/company/report-button'
import { useSignInFirst } from '@/entities/session/use-sign-in-first'
import { readUserType, useSession } from '@/entities/session/who'
import { TradePicture } from '@/entities/trade/trade-picture'
import { tradeName } from '@/entities/trade/trades'
import { readSession } from '@/lib/backend/session'
import { isInBrowser } from '@/lib/environment'
import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { dayOf } from '@/lib/time'
import { Banner } from '@/ui/banner'
import { Button, ButtonLink } from '@/ui/button'
import { DetailsList } from '@/ui/details-list'
import { Card, Row, Stack } from '@/ui/layout'
import { lazyPart } from '@/ui/lazy-part'
import { NotLoaded } from '@/ui/not-loaded'
import { PictureGrid } from '@/ui/picture-grid'
import { ReadingView } from '@/ui/reading-view'
import { Screen } from '@/ui/screen'
import { StatusTag } from '@/ui/status-tag'
import { Heading, Text } from '@/ui/text'
import { WrittenText } from '@/ui/written-text'

const parts = { poster: () => import('./for-poster'), freelancer: () => import('./for-freelancer') }
// An account sees one of the two, and guests neither.
const ForPoster = lazyPart(parts.poster, { otherwise: NotLoaded })
const ForFreelancer = lazyPart(parts.freelancer, { otherwise: NotLoaded })

// Fetches the account's likely part together with the screen's chunk, instead of after the brief.
if (isInBrowser && readSession()) {
  const fetchPart = readUserType() === 'freelancer' ? parts.freelancer : parts.poster
  fetchPart().catch(console.warn)
}

/** What is to be done, where, when and for how much. */
function Facts({ brief }: { brief: Brief }) {
  const { title, category, status, people, description, address, pictures, valid_through: until } = brief
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
            {brief.is_own && (
              <StatusTag status={isCalledOff(brief) ? 'Cancelled' : status} alignSelf="flex-start" />
            )}
          </Stack>
        </Row>
        <DetailsList details={details} />
        {description && <WrittenText>{description}</WrittenText>}
        {!brief.is_own && pictures.length > 0 && (
          <PictureGrid pictures={pictures.map((file) => ({ file }))} />
        )}
      </Stack>
    </Card>
  )
}

/** For visitors who can no longer send a quote: what became of the brief. */
const sentences: Partial<Record<BriefStatus, () => string>> = {
  Closed: () => __('This is closed: no more quotes are taken.'),
  Expired: () => __('This has ended: no more quotes are taken.'),
  Hired: () => __('Somebody is hired for this: no more quotes are taken.'),
}

/** For guests, whose page the server renders: the tap opens the sign-in, which leads back. */
function ForGuest({ status }: { status: BriefStatus }) {
  const signInFirst = useSignInFirst()
  return status === 'Live' && <Button onClick={() => signInFirst()}>{__('Send a quote')}</Button>
}

function Report({ brief: { name } }: { brief: Brief }) {
  const [isReported, setReported] = useState(false)
  return (
    <Row>
      <ReportButton
        question={__('What is wrong with this?')}
        reasons={brief_report_reasons}
        send={(reason) => reportBrief(name, reason)}
        thanks={__('Thank you. We will look at this.')}
        onSent={() => setReported(true)}
        isReported={isReported}
      />
    </Row>
  )
}

/** A brief's page: everybody reads the facts, its poster the quotes, and others how to send one. */
export default function BriefScreen() {
  const { name = '' } = useParams()
  const reading = useBrief(name)
  const isGuest = useSession() === null
  const sentence = (brief: Brief) => !brief.is_own && sentences[brief.status]?.()
  return (
    <Screen title={reading.data?.title ?? __('Brief')} header={{ back: 'history', title: __('Brief') }}>
      <ReadingView
        reading={reading}
        empty={__('This is not shown now. It was taken back, or it is being checked.')}
        leadsOn={<ButtonLink to={paths.briefs}>{__('Work for you')}</ButtonLink>}
        skeletons={2}
      >
        {(brief) => (
          <>
            {sentence(brief) && <Banner tone="info">{sentence(brief)}</Banner>}
            <Facts brief={brief} />
            {isGuest ? (
              <ForGuest status={brief.status} />
            ) : brief.is_own ? (
              <ForPoster brief={brief} />
            ) : (
              <ForFreelancer brief={brief} />
            )}
            {!brief.is_own && <Report brief={brief} />}
          </>
        )}
      </ReadingView>
    </Screen>
  )
}
