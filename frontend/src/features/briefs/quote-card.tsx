import { useNavigate } from 'react-router-dom'
import { engagementPath } from '@/entities/brief/brief-links'
import { decideQuote } from '@/entities/brief/calls'
import { reloadBriefs } from '@/entities/brief/hooks'
import { shownPlace } from '@/entities/brief/shown-brief'
import type { ReceivedQuote } from '@/entities/brief/types'
import { WriteLink } from '@/entities/conversation/write-link'
import { freelancerPath } from '@/entities/freelancer/freelancer-links'
import { shownRating } from '@/entities/freelancer/shown-freelancer'
import { priceFor, shownAmounts } from '@/entities/pay/pay'
import { __ } from '@/lib/i18n/translate'
import { dayOf } from '@/lib/time'
import { Avatar } from '@/ui/avatar'
import { ButtonLink } from '@/ui/button'
import { DetailsList } from '@/ui/details-list'
import { Card, Row, Stack } from '@/ui/layout'
import { QuestionButton } from '@/ui/question-button'
import { Reasons } from '@/ui/reasons'
import { StatusTag } from '@/ui/status-tag'
import { Caption, Heading, Text } from '@/ui/text'
import { TitleLink } from '@/ui/title-link'
import { WrittenText } from '@/ui/written-text'

/** Whether the freelancer waits for an answer, or is hired. The conversation itself says who may write in it. */
const isAnswerable = ({ freelancer, status }: ReceivedQuote): boolean =>
  freelancer !== null && (status === 'Sent' || status === 'Answered' || status === 'Accepted')

const nameIn = ({ freelancer }: ReceivedQuote) => freelancer?.full_name ?? __('Deleted account')

function Head({ quote }: { quote: ReceivedQuote }) {
  const { freelancer, amount, unit, status } = quote
  const person = nameIn(quote)
  const rating = freelancer && shownRating(freelancer)
  return (
    <Row alignItems="flex-start">
      <Avatar name={person} imageUrl={freelancer?.picture ?? undefined} />
      <Stack gap="1" flex="1">
        <Heading fontSize="md" htmlTranslate="no">
          {freelancer ? <TitleLink to={freelancerPath(freelancer.name)}>{person}</TitleLink> : person}
        </Heading>
        {freelancer?.headline && <Text size="sm">{freelancer.headline}</Text>}
        {freelancer && <Caption>{[shownPlace(freelancer), rating].filter(Boolean).join(' · ')}</Caption>}
        <Row gap="2" justifyContent="space-between" flexWrap="wrap">
          <Text strong fontSize="lg">
            {priceFor(unit, shownAmounts(amount))}
          </Text>
          <StatusTag status={status} />
        </Row>
      </Stack>
    </Row>
  )
}

/** Accepts a quote. The terms are agreed on the next screen. */
function Accept({ quote }: { quote: ReceivedQuote }) {
  const person = nameIn(quote)
  const navigate = useNavigate()
  let engagement: string | null = null
  return (
    <QuestionButton
      size="sm"
      variant="primary"
      label={__('Accept')}
      aria-label={__('Accept the quote of {0}', [person])}
      title={__('Accept the quote of {0}', [person])}
      confirm={__('Accept')}
      cancel={__('Cancel')}
      call={async () => {
        ;({ engagement } = await decideQuote(quote.name, 'accept'))
      }}
      done={() => {
        void reloadBriefs()
        if (engagement) void navigate(engagementPath(engagement))
      }}
    >
      <Text>{__('Its terms are proposed to both of you. You are agreed once both have tapped.')}</Text>
    </QuestionButton>
  )
}

const Decline = ({ quote }: { quote: ReceivedQuote }) => (
  <QuestionButton
    size="sm"
    label={__('Decline')}
    aria-label={__('Decline the quote of {0}', [nameIn(quote)])}
    title={__('Decline the quote of {0}', [nameIn(quote)])}
    confirm={__('Decline')}
    cancel={__('Cancel')}
    isDestructive
    call={() => decideQuote(quote.name, 'decline')}
    done={reloadBriefs}
  >
    <Text>{__('They are told, so that they need not wait.')}</Text>
  </QuestionButton>
)

/** A quote as the poster reads it: the freelancer, the price, what it includes, how it fits, and the answers. */
export function QuoteCard({ quote }: { quote: ReceivedQuote }) {
  const { earliest_on, included, not_included, question, fit, engagement, may } = quote
  const details = [
    [__('Earliest'), dayOf(earliest_on)],
    [__('Included'), included],
    [__('Not included'), not_included],
  ].filter((pair): pair is [string, string] => Boolean(pair[1]))
  return (
    <Card as="article">
      <Stack gap="3">
        <Head quote={quote} />
        {details.length > 0 && <DetailsList details={details} />}
        {question && <WrittenText>{`“${question}”`}</WrittenText>}
        {fit && <Reasons fit={fit} />}
        <Row gap="2" flexWrap="wrap">
          {engagement && (
            <ButtonLink size="sm" to={engagementPath(engagement)}>
              {__('To the agreement')}
            </ButtonLink>
          )}
          {may.includes('accept') && <Accept quote={quote} />}
          {isAnswerable(quote) && <WriteLink quote={quote.name} name={nameIn(quote)} />}
          {may.includes('decline') && <Decline quote={quote} />}
        </Row>
      </Stack>
    </Card>
  )
}
