import { priceFor } from '@/entities/pay/pay'
import { rupees } from '@/lib/format'
import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { dayOf } from '@/lib/time'
import { ButtonLink } from '@/ui/button'
import { ChatIcon } from '@/ui/icons'
import { Card, Row, Stack } from '@/ui/layout'
import { QuestionButton } from '@/ui/question-button'
import { StatusTag } from '@/ui/status-tag'
import { Caption, Heading, Text } from '@/ui/text'
import { TitleLink } from '@/ui/title-link'
import { briefPath, engagementPath } from './brief-links'
import { withdrawQuote } from './calls'
import { reloadBriefs } from './hooks'
import type { OwnQuote } from './types'

type Quote = Omit<OwnQuote, 'brief'>

const Withdraw = ({ quote: { name } }: { quote: Quote }) => (
  <QuestionButton
    size="sm"
    label={__('Withdraw')}
    title={__('Withdraw your quote?')}
    confirm={__('Withdraw')}
    isDestructive
    call={() => withdrawQuote(name)}
    done={reloadBriefs}
  >
    <Text>{__('They are told, so that they need not wait.')}</Text>
  </QuestionButton>
)

/** The price and status of the account's own quote, with links to its conversation and engagement. */
export function OwnQuoteState({ quote }: { quote: Quote }) {
  const { name, amount, unit, status, sent_on, conversation, engagement, may } = quote
  return (
    <>
      <Row gap="2" justifyContent="space-between" flexWrap="wrap">
        <Text strong>{priceFor(unit, rupees(amount))}</Text>
        <StatusTag status={status} />
      </Row>
      <Caption>{__('Sent on {0}', [dayOf(sent_on)])}</Caption>
      <Row gap="2" flexWrap="wrap">
        {engagement && (
          <ButtonLink size="sm" to={engagementPath(engagement)}>
            {__('To the agreement')}
          </ButtonLink>
        )}
        {conversation && (
          <ButtonLink
            size="sm"
            variant="outline"
            to={`${paths.chat}?${new URLSearchParams({ quote: name })}`}
          >
            <ChatIcon small />
            <span>{__('Write')}</span>
          </ButtonLink>
        )}
        {may.includes('withdraw') && <Withdraw quote={quote} />}
      </Row>
    </>
  )
}

/** A quote that the account sent. */
export function OwnQuoteCard({ quote }: { quote: OwnQuote }) {
  const { brief } = quote
  return (
    <Card as="article">
      <Stack gap="2">
        <Heading fontSize="md" htmlTranslate="yes">
          {brief ? (
            <TitleLink to={briefPath(brief.name)}>{brief.title}</TitleLink>
          ) : (
            __('This is no longer there.')
          )}
        </Heading>
        <OwnQuoteState quote={quote} />
      </Stack>
    </Card>
  )
}
