import { limits } from '@rules/connections.json'
import { readJobFeed, setJobFeed } from '@/entities/job/draft-calls'
import { reloadDrafts, useJobFeed } from '@/entities/job/draft-hooks'
import type { JobFeed } from '@/entities/job/draft-types'
import { __ } from '@/lib/i18n/translate'
import { dayAndTimeOf } from '@/lib/time'
import { AddressForm } from '@/ui/address-form'
import { Banner } from '@/ui/banner'
import { DeleteButton } from '@/ui/delete-button'
import { Card, Row, Stack } from '@/ui/layout'
import { ReadingView } from '@/ui/reading-view'
import { Section } from '@/ui/section'
import { SendButton } from '@/ui/send-button'
import { Caption, Text } from '@/ui/text'

function FeedCard({ address, read_on: readOn, answer, reason, jobs }: JobFeed) {
  return (
    <Card>
      <Stack gap="2">
        <Text strong htmlTranslate="no" overflowWrap="anywhere">
          {address}
        </Text>
        {readOn && <Caption>{__('Last try: {0}. Drafts: {1}', [dayAndTimeOf(readOn), jobs])}</Caption>}
        {reason && <Banner tone="error">{answer ? `${reason} (${answer})` : reason}</Banner>}
        <Row gap="2" flexWrap="wrap">
          <SendButton variant="outline" call={readJobFeed} done={reloadDrafts}>
            {__('Read it now')}
          </SendButton>
          <DeleteButton title={__('Delete this address?')} call={() => setJobFeed('')} done={reloadDrafts}>
            <Text>{__('No more drafts come from it. Drafts and jobs stay.')}</Text>
          </DeleteButton>
        </Row>
      </Stack>
    </Card>
  )
}

const FeedForm = () => (
  <AddressForm
    send={__('Read the feed')}
    call={async (address) => {
      await setJobFeed(address)
      return readJobFeed()
    }}
    done={reloadDrafts}
    failed={reloadDrafts}
  />
)

/** The company's job feed, for its owners. */
export function FeedPart() {
  return (
    <Section heading={__('From your own system')}>
      <Caption>
        {__('Your system lists your jobs at an address, as XML for job boards. It is read every {0} hours.', [
          limits.job_feed_hours,
        ])}
      </Caption>
      <ReadingView reading={useJobFeed()} empty="">
        {({ feed }) => (feed ? <FeedCard {...feed} /> : <FeedForm />)}
      </ReadingView>
    </Section>
  )
}
