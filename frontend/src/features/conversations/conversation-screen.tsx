import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { ConsentPart } from '@/entities/consent/consent-part'
import { useAgreement } from '@/entities/consent/use-agreement'
import { conversationPath } from '@/entities/conversation/conversation-links'
import { useThread } from '@/entities/conversation/hooks'
import { threadOf } from '@/entities/conversation/outbox-sending'
import type { Address } from '@/entities/conversation/types'
import { isWorthRetrying, sentenceOf } from '@/lib/backend/errors'
import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { LoadFailure } from '@/ui/load-failure'
import { Screen } from '@/ui/screen'
import { ListSkeleton } from '@/ui/skeleton'
import { Caption, Text } from '@/ui/text'
import { Composer } from './composer'
import { ConversationMenu } from './conversation-menu'
import { Log } from './log'
import { useWriting } from './use-writing'

/** A conversation with its text box. The key drops the state of the conversation before. */
export const ConversationScreen = ({ address }: { address: Address }) => (
  <Opened key={threadOf(address)} address={address} />
)

function Opened({ address }: { address: Address }) {
  const { thread, read, error, isLoadingOlder } = useThread(address)
  const navigate = useNavigate()
  const name = read?.conversation
  const writing = useWriting(address)
  const isNamed = 'conversation' in address
  const leadOn = useEffectEvent((conversation: string) => {
    writing.moveTo({ conversation })
    void navigate(conversationPath(conversation), { replace: true })
  })
  useEffect(() => {
    // After its first message, the conversation gets its own address.
    if (name && !isNamed) leadOn(name)
  }, [name, isNamed])

  const title = read?.other.name ?? __('Conversation')
  const heading = read && (
    <>
      <Text as="span" display="block" htmlTranslate="no">
        {read.other.name}
      </Text>
      <Caption as="span" display="block" fontWeight="normal">
        {read.about.title}
      </Caption>
    </>
  )
  // Asks for the consent only if the account has not given it.
  const asking = useAgreement(['conversations'], read?.may_write ?? false)
  const failure =
    error === undefined ? undefined : sentenceOf(error, __('This could not be loaded. Please try again.'))
  const reload = () => void thread.catchUp()

  return (
    <Screen
      title={title}
      header={{
        back: paths.chat,
        title: heading ?? title,
        action: read?.conversation && (
          <ConversationMenu thread={thread} read={read} conversation={read.conversation} />
        ),
      }}
      // Without a network, a message waits in the outbox. A conversation that refuses messages shows no text box.
      foot={
        (read || (failure && isWorthRetrying(error))) && (
          <Composer address={address} thread={thread} read={read} writing={writing} asking={asking} />
        )
      }
    >
      {!read && !failure && <ListSkeleton cards={3} />}
      {!read && failure && (
        <LoadFailure label={__('Try again')} onClick={reload}>
          {failure}
        </LoadFailure>
      )}
      <Log
        address={address}
        thread={thread}
        read={read}
        isLoadingOlder={isLoadingOlder}
        failure={read && failure}
        onEdit={writing.write}
        asking={asking}
      />
      <ConsentPart asking={asking} />
    </Screen>
  )
}
