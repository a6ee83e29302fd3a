import { sendAgain } from '@/entities/connection/calls'
import { reloadConnections, useDeliveries } from '@/entities/connection/hooks'
import type { Delivery } from '@/entities/connection/types'
import { __ } from '@/lib/i18n/translate'
import { dayAndTimeOf } from '@/lib/time'
import { toast } from '@/lib/toast'
import { CardList } from '@/ui/card-list'
import { Card, Row, Stack } from '@/ui/layout'
import { Section } from '@/ui/section'
import { SendButton } from '@/ui/send-button'
import { Tag } from '@/ui/tag'
import { Caption, Text } from '@/ui/text'

const statuses = {
  Queued: { tone: 'accent', label: () => __('Waiting') },
  Sent: { tone: 'success', label: () => __('Sent') },
  Failed: { tone: 'danger', label: () => __('Not sent') },
} as const

function DeliveryCard({ delivery, type, status, due_on: dueOn, tries, answer, reason, creation }: Delivery) {
  const { tone, label } = statuses[status]
  return (
    <Card>
      <Stack gap="1">
        <Row gap="2" flexWrap="wrap">
          <Text strong htmlTranslate="no">
            {type}
          </Text>
          <Tag tone={tone}>{label()}</Tag>
        </Row>
        <Caption>{dayAndTimeOf(creation)}</Caption>
        {tries > 0 && (
          <Caption>{__('Tries: {0}. Last answer: {1}', [tries, answer || reason || __('none')])}</Caption>
        )}
        {status === 'Queued' && dueOn && tries > 0 && (
          <Caption>{__('Next try: {0}', [dayAndTimeOf(dueOn)])}</Caption>
        )}
        <Row>
          <SendButton
            variant="outline"
            aria-label={__('Send {0} again', [type])}
            call={() => sendAgain(delivery)}
            done={() => {
              toast.success(__('It is sent again.'))
              return reloadConnections()
            }}
          >
            {__('Send again')}
          </SendButton>
        </Row>
      </Stack>
    </Card>
  )
}

const card = (item: Delivery) => <DeliveryCard {...item} />

/** The deliveries to the company's webhooks, the newest first. */
export function DeliveryLog() {
  return (
    <Section heading={__('What was sent')}>
      <CardList
        reading={useDeliveries()}
        empty={__('Nothing was sent yet.')}
        keyOf={({ delivery }) => delivery}
      >
        {card}
      </CardList>
    </Section>
  )
}
