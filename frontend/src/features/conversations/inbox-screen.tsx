import { chakra } from '@chakra-ui/react/styled-system'
import { useContext } from 'react'
import { conversationPath } from '@/entities/conversation/conversation-links'
import { useInbox } from '@/entities/conversation/hooks'
import { useOutbox } from '@/entities/conversation/outbox'
import { threadOf } from '@/entities/conversation/outbox-sending'
import type { Conversation } from '@/entities/conversation/types'
import { SeeAllJobs } from '@/entities/job/job-list'
import { nameOfDay } from '@/entities/notification/days'
import { useUserType } from '@/entities/session/who'
import { sentenceOf } from '@/lib/backend/errors'
import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { dayKey, timeOf, today } from '@/lib/time'
import { toast } from '@/lib/toast'
import { Avatar } from '@/ui/avatar'
import { ButtonLink } from '@/ui/button'
import { Cards } from '@/ui/card-list'
import { Count, shownCount } from '@/ui/count'
import { Card, Row, Stack } from '@/ui/layout'
import { OpenItem } from '@/ui/open-item'
import { ReadingView } from '@/ui/reading-view'
import { Screen } from '@/ui/screen'
import { Caption, HiddenText, Text } from '@/ui/text'
import { CardLink } from '@/ui/title-link'
import { MuteIcon } from './chat-icons'
import { contentText } from './message-content'

const Line = chakra(Card, {
  base: {
    position: 'relative',
    borderWidth: 'thin',
    borderColor: 'transparent',
    '&:has([aria-current])': { borderColor: 'brand', bg: 'brandSoft' },
  },
})

const whenOf = (at: string): string => (dayKey(at) === today() ? timeOf(at) : nameOfDay(dayKey(at)))

function ConversationCard({ item }: { item: Conversation }) {
  const { conversation, about, other, preview, at, unread, muted } = item
  const isOpen = useContext(OpenItem) === conversation
  const { letters } = useOutbox()
  const unsent = letters.filter(({ to }) => threadOf(to) === conversation)
  const newest = unsent.at(-1)
  const own = newest && (contentText(newest.content) || newest.fileName)
  const isRefused = unsent.some(({ refusal }) => refusal !== undefined)
  return (
    <Line as="article">
      <Row alignItems="flex-start">
        <Avatar name={other.name} imageUrl={other.picture ?? undefined} />
        <Stack gap="0.5" flex="1">
          <Row gap="2" justifyContent="space-between" alignItems="flex-start" flexWrap="wrap">
            <CardLink
              to={conversationPath(conversation)}
              flex="1 1 6em"
              overflowWrap="anywhere"
              fontWeight={unread ? 'bold' : 'semibold'}
              aria-current={isOpen ? 'page' : undefined}
            >
              {other.name}
            </CardLink>
            <Caption flexShrink="0" size="xs">
              {whenOf(at)}
            </Caption>
          </Row>
          <Caption>{about.title}</Caption>
          <Row gap="2">
            <Text size="sm" twoLines flex="1" strong={unread > 0} htmlTranslate="yes">
              {own || preview}
            </Text>
            {muted && (
              <>
                <MuteIcon small color="muted" />
                <HiddenText>{__('Muted')}</HiddenText>
              </>
            )}
            {unread > 0 && (
              <Count bg="brand" alignSelf="center">
                <span aria-hidden="true">{shownCount(unread)}</span>
                <HiddenText>{__('{0} unread', [unread])}</HiddenText>
              </Count>
            )}
          </Row>
          {unsent.length > 0 && (
            <Text size="xs" color={isRefused ? 'danger' : 'muted'}>
              {isRefused ? __('Not sent') : __('Waiting')}
            </Text>
          )}
        </Stack>
      </Row>
    </Line>
  )
}

const card = (item: Conversation) => <ConversationCard item={item} />

/** An empty inbox, for each role: what conversations begin with, and the way there. */
const beginnings = {
  job_searcher: { isAboutQuotes: false, wayOn: () => <SeeAllJobs /> },
  company: {
    isAboutQuotes: false,
    wayOn: () => <ButtonLink to={paths.myJobs}>{__('My Jobs')}</ButtonLink>,
  },
  freelancer: {
    isAboutQuotes: true,
    wayOn: () => <ButtonLink to={paths.briefs}>{__('Work for you')}</ButtonLink>,
  },
  find_freelancer: {
    isAboutQuotes: true,
    wayOn: () => <ButtonLink to={paths.freelancers}>{__('Freelancers')}</ButtonLink>,
  },
} as const

/** The conversations of the account, the one with the newest message first. */
export function InboxScreen() {
  const { isAboutQuotes, wayOn } = beginnings[useUserType() ?? 'job_searcher']
  const { items, error, isLoadingMore, reload, loadMore } = useInbox()
  const reading = {
    data: items && [...items],
    error,
    isLoading: items === undefined,
    isLoadingMore,
    reload: () => void reload(),
    loadMore:
      loadMore &&
      (() =>
        loadMore().catch((thrown) =>
          toast.error(sentenceOf(thrown, __('This could not be loaded. Please try again.'))),
        )),
  }
  return (
    <Screen title={__('Chat')} header={{ back: 'home' }}>
      <ReadingView
        reading={reading}
        empty={
          isAboutQuotes
            ? __('You have no conversations yet. They begin with a quote.')
            : __('You have no conversations yet. They begin with an application.')
        }
        leadsOn={wayOn()}
      >
        {(all) => (
          <Cards items={all} keyOf={({ conversation }) => conversation}>
            {card}
          </Cards>
        )}
      </ReadingView>
    </Screen>
  )
}
