import type { Message } from '@/entities/conversation/types'
import { __ } from '@/lib/i18n/translate'
import { timeOf } from '@/lib/time'
import { Row, Stack } from '@/ui/layout'
import { Listen } from '@/ui/listen'
import { AlertIcon, CheckIcon } from '@/ui/screen-icons'
import { Caption, HiddenText, Text } from '@/ui/text'
import { Bubble } from './bubble'
import { MessageContent, textOf } from './message-content'

/** A message with its time. A warning follows if its reader should be careful. */
export function MessageRow({ message, isOwn }: { message: Message; isOwn: boolean }) {
  const { side, created, sender_name: sender, warnings } = message
  if (side === 'system')
    return (
      <Caption textAlign="center" paddingInline="4">
        {message.body}
      </Caption>
    )
  return (
    <Stack gap="1">
      <Bubble as="article" isOwn={isOwn}>
        {isOwn ? (
          <>
            <HiddenText>{__('You wrote:')}</HiddenText>
            {side === 'company' && sender && (
              <Text size="xs" tone="muted">
                {sender}
              </Text>
            )}
          </>
        ) : (
          <HiddenText>{__('The other side wrote:')}</HiddenText>
        )}
        <MessageContent message={message} />
        <Row gap="1" justifyContent="flex-end" color="muted" fontSize="xs">
          {!isOwn && <Listen isIcon read={() => textOf(message)} />}
          <span>{timeOf(created)}</span>
          {isOwn && (
            <>
              <CheckIcon small />
              <HiddenText>{__('Sent')}</HiddenText>
            </>
          )}
        </Row>
      </Bubble>
      {!isOwn &&
        warnings.map(({ kind, sentence }) => (
          <Row key={kind} gap="1.5" maxWidth="85%" color="danger" fontSize="sm" alignItems="flex-start">
            <AlertIcon small marginTop="0.5" />
            <span>{sentence}</span>
          </Row>
        ))}
    </Stack>
  )
}
