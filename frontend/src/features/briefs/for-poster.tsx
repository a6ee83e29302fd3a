import { postBriefPath } from '@/entities/brief/brief-links'
import { closeBrief, repostBrief } from '@/entities/brief/calls'
import { reloadBriefs, useQuotes } from '@/entities/brief/hooks'
import { isCalledOff } from '@/entities/brief/shown-brief'
import type { Brief } from '@/entities/brief/types'
import { AfterSuccess } from '@/entities/device/after-success'
import { HeldForList } from '@/entities/job/held-for'
import { __ } from '@/lib/i18n/translate'
import { Banner } from '@/ui/banner'
import { ButtonLink } from '@/ui/button'
import { CardList } from '@/ui/card-list'
import { Row, Stack } from '@/ui/layout'
import { QuestionButton } from '@/ui/question-button'
import { SendButton } from '@/ui/send-button'
import { Heading, Text } from '@/ui/text'
import { BriefPictures } from './brief-pictures'
import { QuoteCard } from './quote-card'

/** Why nobody else sees the brief, or that its hire was called off. */
function Standing({ brief }: { brief: Brief }) {
  const { status, held_for: heldFor = [], removal_reason: reason } = brief
  if (isCalledOff(brief))
    return (
      <Banner tone="info">
        {__('What you had agreed was called off. Post it again to find somebody else.')}
      </Banner>
    )
  if (status === 'Removed') return <Banner tone="error">{__('It was removed: {0}', [reason ?? ''])}</Banner>
  if (status !== 'Held') return null
  return (
    <Banner tone="info">
      <span>{__('It is being checked before others see it.')}</span>
      <HeldForList heldFor={heldFor} />
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
      {/* Four languages have the same words for this button and *Repost*. */}
      {!may.includes('repost') && (
        <ButtonLink size="sm" variant="outline" to={postBriefPath({ like: name })}>
          {__('Post it again')}
        </ButtonLink>
      )}
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

/** A brief for its poster: first the quotes, then the actions. They come first on a held brief and after a lost hire. */
export default function ForPoster({ brief }: { brief: Brief }) {
  const leadsOn = brief.status === 'Held' || isCalledOff(brief)
  return (
    <>
      <Standing brief={brief} />
      {leadsOn && <Actions brief={brief} />}
      <Quotes brief={brief} />
      <BriefPictures brief={brief} />
      {!leadsOn && <Actions brief={brief} />}
      <AfterSuccess />
    </>
  )
}
