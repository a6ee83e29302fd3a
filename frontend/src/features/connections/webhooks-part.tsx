import { useState } from 'react'
import { addWebhook, deleteWebhook, rotateWebhook } from '@/entities/connection/calls'
import { reloadConnections } from '@/entities/connection/hooks'
import type { Webhook } from '@/entities/connection/types'
import { __ } from '@/lib/i18n/translate'
import { dayOf } from '@/lib/time'
import { AddressForm } from '@/ui/address-form'
import { Banner } from '@/ui/banner'
import { DeleteButton } from '@/ui/delete-button'
import { Card, List, ListItem, Row, Stack } from '@/ui/layout'
import { QuestionButton } from '@/ui/question-button'
import { Section } from '@/ui/section'
import { Caption, Text } from '@/ui/text'
import { SecretBox } from './secret-box'

/** `undefined` hides the shown secret, because its webhook is deleted. */
type OnSecret = { onSecret: (secret: string | undefined) => void }

function WebhookCard({ item, onSecret }: OnSecret & { item: Webhook }) {
  const { webhook, address, ended_on: endedOn, made_by: madeBy } = item
  return (
    <ListItem>
      <Card>
        <Stack gap="2">
          <Text strong htmlTranslate="no" overflowWrap="anywhere">
            {address}
          </Text>
          <Caption>{__('Made by {0}', [madeBy])}</Caption>
          {endedOn && (
            <Banner tone="error">
              {__('Ended on {0}: the address answered that it is gone.', [dayOf(endedOn)])}
            </Banner>
          )}
          <Row gap="2" flexWrap="wrap">
            {!endedOn && (
              <QuestionButton
                size="sm"
                label={__('New secret')}
                title={__('Change the secret?')}
                confirm={__('New secret')}
                cancel={__('Cancel')}
                call={async () => onSecret((await rotateWebhook(webhook)).secret)}
              >
                <Text>{__('For 24 hours messages are signed with the old secret, too.')}</Text>
              </QuestionButton>
            )}
            <DeleteButton
              title={__('Delete this address?')}
              call={() => deleteWebhook(webhook)}
              done={() => {
                onSecret(undefined)
                return reloadConnections()
              }}
            >
              <Text>{__('It hears of nothing more. What was sent to it is deleted here.')}</Text>
            </DeleteButton>
          </Row>
        </Stack>
      </Card>
    </ListItem>
  )
}

/** The company's webhooks, and a form for a new one. */
export function WebhooksPart({ webhooks }: { webhooks: readonly Webhook[] }) {
  const [secret, setSecret] = useState<string>()
  return (
    <Section heading={__('Webhooks')}>
      <Caption>
        {__(
          'Your system hears at an address of its own when a job, an application, a decision, a message or an interview changes: what it is, not what it says.',
        )}
      </Caption>
      {secret && <SecretBox label={__('Copy the secret now. Nobody can read it again.')} secret={secret} />}
      {webhooks.length > 0 && (
        <List>
          {webhooks.map((item) => (
            <WebhookCard key={item.webhook} item={item} onSecret={setSecret} />
          ))}
        </List>
      )}
      <AddressForm
        send={__('Add the address')}
        call={addWebhook}
        done={({ secret: told }) => {
          setSecret(told)
          return reloadConnections()
        }}
      />
    </Section>
  )
}
