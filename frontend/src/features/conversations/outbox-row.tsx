import { remove } from '@/entities/conversation/outbox'
import type { Letter } from '@/entities/conversation/outbox-letters'
import { __ } from '@/lib/i18n/translate'
import { Button } from '@/ui/button'
import { Row, Stack } from '@/ui/layout'
import { AlertIcon, ClockIcon, FileIcon } from '@/ui/screen-icons'
import { Caption, HiddenText, Text } from '@/ui/text'
import { WrittenText } from '@/ui/written-text'
import { Bubble } from './bubble'
import { contentText, JobOfMessage } from './message-content'

type OutboxRowProps = {
  letter: Letter
  /** The server's sentence while it takes no more messages. */
  wait?: string
  /** Puts a text back into the text box. */
  onEdit: (text: string) => void
  onRetry: () => void
}

/** A message that is being sent, or that the server has refused. */
export function OutboxRow({ letter, wait, onEdit, onRetry }: OutboxRowProps) {
  const { content, fileName, refusal } = letter
  const text = contentText(content)
  const isRefused = refusal !== undefined

  async function edit() {
    await remove(letter)
    onEdit(text)
  }

  return (
    <Stack gap="1">
      <Bubble as="article" isOwn borderWidth="thin" borderColor={isRefused ? 'danger' : 'transparent'}>
        <HiddenText>{__('You wrote:')}</HiddenText>
        {fileName && (
          <Row gap="2">
            <FileIcon small />
            <span>{fileName}</span>
          </Row>
        )}
        {content.kind === 'card' && <JobOfMessage name={content.payload.name} />}
        {text && <WrittenText>{text}</WrittenText>}
        <Row gap="1" justifyContent="flex-end" color={isRefused ? 'danger' : 'muted'} fontSize="xs">
          {isRefused ? <AlertIcon small /> : <ClockIcon small />}
          <span>{isRefused ? __('Not sent') : __('Waiting')}</span>
        </Row>
      </Bubble>
      {wait && !isRefused && (
        <Caption alignSelf="flex-end" maxWidth="85%">
          {wait}
        </Caption>
      )}
      {isRefused && (
        <Stack gap="1" alignItems="flex-end">
          <Text size="sm" color="danger" role="alert" maxWidth="85%">
            {refusal}
          </Text>
          <Row gap="2" flexWrap="wrap" justifyContent="flex-end">
            <Button size="sm" variant="soft" onClick={onRetry}>
              {__('Try again')}
            </Button>
            {content.kind === 'text' && (
              <Button size="sm" variant="outline" onClick={edit}>
                {__('Edit')}
              </Button>
            )}
            <Button size="sm" variant="outline" onClick={() => remove(letter)}>
              {__('Delete')}
            </Button>
          </Row>
        </Stack>
      )}
    </Stack>
  )
}
