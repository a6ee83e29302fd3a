import { useContext } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { useIsLive } from '@/entities/market/hooks'
import { __ } from '@/lib/i18n/translate'
import { Drawing, ink } from '@/ui/art/drawing'
import { Placeholder } from '@/ui/placeholder'
import { Beside, Screen } from '@/ui/screen'
import { ConversationScreen } from './conversation-screen'
import { InboxScreen } from './inbox-screen'

/** Two speech bubbles. */
function ChatArt() {
  return (
    <Drawing>
      <path
        d="M30 24h64a10 10 0 0 1 10 10v26a10 10 0 0 1-10 10H54L38 84V70h-8a10 10 0 0 1-10-10V34a10 10 0 0 1 10-10z"
        fill={ink.brand}
      />
      <path d="M36 40h52M36 54h34" stroke={ink.white} strokeWidth="5" strokeLinecap="round" />
      <path
        d="M114 50h18a8 8 0 0 1 8 8v22a8 8 0 0 1-8 8h-6v12l-14-12H94a8 8 0 0 1-8-8v-2h10a18 18 0 0 0 18-18z"
        fill={ink.bright}
      />
    </Drawing>
  )
}

/** The conversation that the address names, else the inbox. A sample site announces the future chat. */
export default function ChatScreen() {
  const { conversation } = useParams()
  const [params] = useSearchParams()
  const [application, quote] = [params.get('application'), params.get('quote')]
  // On a wide screen the inbox is shown beside the conversation, although the address names the conversation.
  const isList = useContext(Beside) || !(conversation || application || quote)
  if (useIsLive()) {
    if (isList) return <InboxScreen />
    const address = conversation ? { conversation } : quote ? { quote } : { application: application ?? '' }
    return <ConversationScreen address={address} />
  }
  return (
    <Screen title={__('Chat')}>
      <Placeholder art={<ChatArt />} label={__('Chat')} />
    </Screen>
  )
}
