import { __ } from '@/lib/translate'
import { Screen } from '@/ui/screen'
import { Title } from '@/ui/text'

/** A place for the chat to come. */
export function ChatScreen() {
  return (
    <Screen title={__('Chat')}>
      <Title margin="auto">{__('Chat')}</Title>
    </Screen>
  )
}
