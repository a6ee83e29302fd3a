import { __ } from '@/lib/i18n/translate'
import { Placeholder } from '@/ui/placeholder'
import { Screen } from '@/ui/screen'
import { ChatArt } from './chat-art'

/** Announces the future chat. */
export default function ChatScreen() {
  return (
    <Screen title={__('Chat')}>
      <Placeholder art={<ChatArt />} label={__('Chat')} />
    </Screen>
  )
}
