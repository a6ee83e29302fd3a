import { BriefCard } from '@/entities/brief/brief-card'
import { EngagementCard } from '@/entities/brief/engagement-card'
import { useBriefs, useEngagements, useMyQuotes } from '@/entities/brief/hooks'
import { OwnQuoteCard } from '@/entities/brief/own-quote-card'
import {
  type BriefCard as Brief,
  type Engagement,
  type OwnQuote,
  type QuoteStatus,
  quoteStatuses,
} from '@/entities/brief/types'
import { askPath } from '@/entities/freelancer/freelancer-links'
import { useMyFreelancer } from '@/entities/freelancer/hooks'
import { progressOf } from '@/entities/freelancer/progress'
import type { MyFreelancer } from '@/entities/freelancer/types'
import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { today } from '@/lib/time'
import { ButtonLink } from '@/ui/button'
import { Cards } from '@/ui/card-list'
import { Row, Stack } from '@/ui/layout'
import { ProfileProgress } from '@/ui/profile-progress'
import { ReadingView } from '@/ui/reading-view'
import { Reasons } from '@/ui/reasons'
import { Heading, HiddenText } from '@/ui/text'
import { BeginFreelancing } from './begin-freelancing'
import { FEW, ListHead } from './list-head'

const keyOf = ({ name }: { name: string }) => name
const briefCard = (brief: Brief) => (
  <BriefCard brief={brief}>{brief.fit && <Reasons fit={brief.fit} />}</BriefCard>
)
const quoteCard = (quote: OwnQuote) => <OwnQuoteCard quote={quote} />
const engagementCard = (engagement: Engagement) => <EngagementCard engagement={engagement} />

/** The freelancer's engagements that are agreed or under way: today's first, then the next. */
function Engagements() {
  const { data = [] } = useEngagements()
  const isAhead = ({ side, status }: Engagement) =>
    side === 'freelancer' && ['Proposed', 'Agreed', 'Started'].includes(status)
  const dayFirst = (one: Engagement, other: Engagement) => (one.on ?? '').localeCompare(other.on ?? '')
  const ahead = data.filter(isAhead).sort(dayFirst)
  const todays = ahead.filter(({ on }) => on !== null && on <= today())
  const next = ahead.filter((each) => !todays.includes(each))
  return [
    { heading: __('Today'), items: todays },
    { heading: __('Coming up'), items: next.slice(0, FEW) },
  ].map(
    ({ heading, items }) =>
      items.length > 0 && (
        <Stack key={heading} as="section" gap="2">
          <Heading>{heading}</Heading>
          <Cards items={items} keyOf={keyOf}>
            {engagementCard}
          </Cards>
        </Stack>
      ),
  )
}

/** The account's quotes, counted by status, and the newest that wait for an answer. */
function Quotes() {
  const { data = [] } = useMyQuotes()
  const open = data.filter(({ status }) => status === 'Sent' || status === 'Answered').slice(0, FEW)
  const countOf = (status: QuoteStatus) => data.filter((quote) => quote.status === status).length
  if (data.length === 0) return null
  return (
    <Stack as="section" gap="2">
      <ListHead heading={__('My Quotes')} to={paths.myQuotes} />
      <Row gap="2" flexWrap="wrap">
        {quoteStatuses.filter(countOf).map((status) => (
          <ButtonLink
            key={status}
            size="sm"
            variant="soft"
            to={`${paths.myQuotes}?${new URLSearchParams({ status })}`}
          >
            {`${__(status)} (${countOf(status)})`}
          </ButtonLink>
        ))}
      </Row>
      <Cards items={open} keyOf={keyOf}>
        {quoteCard}
      </Cards>
    </Stack>
  )
}

/** The briefs near the profile's place that match its work and that it may quote. */
function FittingBriefs({ freelancer }: { freelancer: MyFreelancer }) {
  const { headline, pincode, radius_km: radius } = freelancer
  const filters = {
    ...(headline && { search: headline }),
    ...(pincode && { pincode }),
    ...(pincode && radius && { radius_km: String(radius) }),
  }
  const reading = useBriefs({ ...filters, to_quote: '1' })
  return (
    <Stack as="section" gap="2">
      <ListHead heading={__('Work for you')} to={`${paths.briefs}?${new URLSearchParams(filters)}`} />
      <ReadingView
        reading={{ ...reading, data: reading.data?.slice(0, FEW), loadMore: undefined }}
        empty={__('Nothing right now. Please look again soon.')}
      >
        {(briefs) => (
          <Cards items={briefs} keyOf={keyOf}>
            {briefCard}
          </Cards>
        )}
      </ReadingView>
    </Stack>
  )
}

/** A freelancer's home on a live site. */
export default function FreelancerView() {
  const reading = useMyFreelancer()
  return (
    <ReadingView reading={reading} empty="">
      {(freelancer) =>
        freelancer.name ? (
          <>
            <HiddenText as="h1">{__('Home')}</HiddenText>
            <Engagements />
            <Quotes />
            <FittingBriefs freelancer={freelancer} />
            <ProfileProgress {...progressOf(freelancer)} to={askPath} />
          </>
        ) : (
          <BeginFreelancing />
        )
      }
    </ReadingView>
  )
}
