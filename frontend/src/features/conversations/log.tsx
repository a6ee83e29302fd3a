import { chakra } from '@chakra-ui/react/styled-system'
import { memo, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Asking } from '@/entities/consent/use-agreement'
import { tellRead } from '@/entities/conversation/hooks'
import { isOf, retry, useOutbox } from '@/entities/conversation/outbox'
import { isHeldBack } from '@/entities/conversation/outbox-sending'
import type { Read, Thread } from '@/entities/conversation/thread'
import type { Address, Message } from '@/entities/conversation/types'
import { nameOfDay } from '@/entities/notification/days'
import { sentenceOf } from '@/lib/backend/errors'
import { useDictionary } from '@/lib/i18n/dictionary'
import { __ } from '@/lib/i18n/translate'
import { dayKey } from '@/lib/time'
import { toast } from '@/lib/toast'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { Stack } from '@/ui/layout'
import { DownIcon } from '@/ui/screen-icons'
import { Caption } from '@/ui/text'
import { MessageRow } from './message-row'
import { OutboxRow } from './outbox-row'

/** The distance to the end of the log within which it counts as read to the end. */
const NEAR_PX = 80

const page = () => document.documentElement
const fromEnd = () => page().scrollHeight - window.innerHeight - window.scrollY
const toEnd = () => window.scrollTo(0, page().scrollHeight)

type LogProps = {
  address: Address
  thread: Thread
  read: Read | undefined
  isLoadingOlder: boolean
  /** Why the newest messages could not be loaded. */
  failure: string | undefined
  /** Puts a text back into the text box. */
  onEdit: (text: string) => void
  asking: Asking
}

const DateLine = chakra('p', {
  base: { alignSelf: 'center', fontSize: 'xs', color: 'muted', fontWeight: 'semibold', paddingBlock: '1' },
})
const Floor = chakra('div', {
  base: { position: 'sticky', bottom: '24', display: 'flex', justifyContent: 'center', height: '0' },
})

/** Keeps the end in sight while the person is there, and the scroll position while they read above. */
function usePlace(count: number, first: number | undefined) {
  const log = useRef<HTMLDivElement>(null)
  const [isAtEnd, setAtEnd] = useState(true)
  const isSticking = useRef(true)
  const heightBefore = useRef(0)
  const firstBefore = useRef(first)

  useEffect(() => {
    const look = () => {
      const isNear = fromEnd() < NEAR_PX
      isSticking.current = isNear
      setAtEnd(isNear)
    }
    const follow = new ResizeObserver(() => isSticking.current && toEnd())
    if (log.current) follow.observe(log.current)
    // Runs after the layout has scrolled the new screen to its top.
    const frame = requestAnimationFrame(() => {
      toEnd()
      window.addEventListener('scroll', look, { passive: true })
    })
    return () => {
      cancelAnimationFrame(frame)
      follow.disconnect()
      window.removeEventListener('scroll', look)
    }
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: measures after each change of the messages
  useLayoutEffect(() => {
    const height = page().scrollHeight
    const isOlderAbove =
      first !== undefined && firstBefore.current !== undefined && first < firstBefore.current
    if (isOlderAbove && !isSticking.current) window.scrollBy(0, height - heightBefore.current)
    firstBefore.current = first
    heightBefore.current = height
  }, [count, first])

  return { log, isAtEnd }
}

const Dated = memo(function Dated(props: { message: Message; isOwn: boolean; isNewDay: boolean }) {
  useDictionary()
  const { message, isOwn, isNewDay } = props
  return (
    <>
      {isNewDay && <DateLine>{nameOfDay(dayKey(message.created))}</DateLine>}
      <MessageRow message={message} isOwn={isOwn} />
    </>
  )
})

/** The messages, oldest first, and below them those that are still being sent. */
export function Log({ address, thread, read, isLoadingOlder, failure, onEdit, asking }: LogProps) {
  const { letters, waits, isInMemory } = useOutbox()
  const messages = read?.messages ?? []
  const first = messages[0]?.seq
  const last = messages.at(-1)
  // A message may arrive before the answer to its own letter.
  const isThere = (clientId: string) => messages.some(({ client_id: id }) => id === clientId)
  const own = letters.filter(isOf(address)).filter(({ clientId }) => !isThere(clientId))
  const { log, isAtEnd } = usePlace(messages.length + own.length, first)
  const newest = own.at(-1)?.clientId
  useEffect(() => {
    // Scrolls to what the person has just written.
    if (newest) toEnd()
  }, [newest])
  const [seen, setSeen] = useState(last?.seq)
  const hasNew =
    !isAtEnd && seen !== undefined && last !== undefined && last.side !== read?.side && last.seq > seen

  const name = read?.conversation
  const readSeq = read?.read_seq
  useEffect(() => {
    if (!isAtEnd || !last) return
    setSeen(last.seq)
    const tell = () => {
      if (document.visibilityState === 'visible' && name && (readSeq ?? 0) < last.seq)
        void tellRead(thread, name, last.seq)
    }
    tell()
    document.addEventListener('visibilitychange', tell)
    return () => document.removeEventListener('visibilitychange', tell)
  }, [isAtEnd, last, name, readSeq, thread])

  const loadOlder = useEffectEvent(() => {
    thread.loadOlder().catch((thrown) => {
      toast.error(sentenceOf(thrown, __('This could not be loaded. Please try again.')))
    })
  })
  const more = useRef<HTMLButtonElement>(null)
  const hasOlder = first !== undefined && first > 1 && failure === undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has a button of its own
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && loadOlder(), {
      rootMargin: '100% 0% 0%',
    })
    if (more.current) observer.observe(more.current)
    return () => observer.disconnect()
  }, [first, hasOlder])

  return (
    <>
      <Stack
        ref={log}
        gap="2"
        role="log"
        aria-label={__('Messages')}
        aria-busy={isLoadingOlder || undefined}
        // `usePlace` keeps the scroll position, because not every browser does.
        overflowAnchor="none"
      >
        {hasOlder && (
          <Button key={first} ref={more} variant="quiet" size="sm" busy={isLoadingOlder} onClick={loadOlder}>
            {__('Older messages')}
          </Button>
        )}
        {read && messages.length === 0 && own.length === 0 && (
          <Caption textAlign="center" padding="4">
            {__('Nothing written yet.')}
          </Caption>
        )}
        {messages.map((message, index) => (
          <Dated
            key={message.seq}
            message={message}
            isOwn={message.side === read?.side}
            isNewDay={dayKey(message.created) !== dayKey(messages[index - 1]?.created ?? '')}
          />
        ))}
        {own.map((letter) => (
          <OutboxRow
            key={letter.clientId}
            letter={letter}
            wait={
              waits[letter.clientId] ??
              (isHeldBack(letter, own) ? __('It goes once the message above is sent or deleted.') : undefined)
            }
            onEdit={onEdit}
            onRetry={() => asking.check() && retry(letter, asking.agreement())}
          />
        ))}
      </Stack>
      {isInMemory && own.length > 0 && (
        <Banner tone="warning">
          {__('This device cannot keep messages. Please stay on this page until they are sent.')}
        </Banner>
      )}
      {failure && <Banner tone="info">{failure}</Banner>}
      {hasNew && (
        <Floor>
          <Button size="sm" position="absolute" bottom="0" boxShadow="raised" onClick={toEnd}>
            <DownIcon small />
            <span>{__('New messages')}</span>
          </Button>
        </Floor>
      )}
    </>
  )
}
