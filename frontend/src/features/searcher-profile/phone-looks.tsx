import { usePhoneLooks } from '@/entities/searcher/hooks'
import type { PhoneLook } from '@/entities/searcher/types'
import { __ } from '@/lib/i18n/translate'
import { dayAndTimeOf } from '@/lib/time'
import { CardList } from '@/ui/card-list'
import { Card, Row, Stack } from '@/ui/layout'
import { Tag } from '@/ui/tag'
import { Caption, Heading, Text } from '@/ui/text'
import { LookActions } from './look-actions'

const KINDS = {
  Number: () => __('Your number'),
  Resume: () => __('Your resume'),
  Export: () => __('Your profile, in a list'),
}

function Look({ look }: { look: PhoneLook }) {
  return (
    <Card>
      <Row gap="2" flexWrap="wrap">
        <Text strong>{look.company_name}</Text>
        <Tag tone="muted">{KINDS[look.what]()}</Tag>
      </Row>
      <Text size="sm">{look.job_title}</Text>
      <Caption>{dayAndTimeOf(look.at)}</Caption>
      <LookActions look={look} />
    </Card>
  )
}

/** The companies that looked at the account's number or resume, and for which job. */
export function PhoneLooks() {
  return (
    <Stack as="section" gap="3">
      <Heading>{__('Who looked at your number and resume')}</Heading>
      <CardList
        reading={usePhoneLooks()}
        empty={__('Nobody has looked at your number or resume yet.')}
        skeletons={1}
        keyOf={(look) => look.name}
      >
        {(look) => <Look look={look} />}
      </CardList>
    </Stack>
  )
}
