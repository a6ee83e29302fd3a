import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { PushQuestion } from '@/entities/device/push-question'
import { usePush } from '@/entities/device/use-push'
import { readNotifications, setPushText } from '@/entities/notification/calls'
import { byDay, nameOfDay } from '@/entities/notification/days'
import {
  reloadNotifications,
  reloadPhoneChoice,
  useNotifications,
  usePhoneChoice,
} from '@/entities/notification/hooks'
import type { Notification } from '@/entities/notification/types'
import { useSend } from '@/lib/forms/use-send'
import { __ } from '@/lib/i18n/translate'
import { pathWithin } from '@/lib/routes'
import { timeOf } from '@/lib/time'
import { Button } from '@/ui/button'
import { Cards } from '@/ui/card-list'
import { Checkbox } from '@/ui/checkbox'
import { Box, Card, Row, Stack } from '@/ui/layout'
import { lazyPart } from '@/ui/lazy-part'
import { ReadingView } from '@/ui/reading-view'
import { Screen } from '@/ui/screen'
import { ForwardIcon } from '@/ui/screen-icons'
import { Caption, Heading, HiddenText, Text } from '@/ui/text'

/** Chooses whether pushes show the text of conversations' messages, also on a locked screen. */
function PushText() {
  const { data } = usePhoneChoice()
  const { isRunning, run } = useSend({ call: setPushText, done: reloadPhoneChoice })
  if (!data) return null
  return (
    <Checkbox
      label={__('Notifications show what messages say')}
      checked={data.shows_text}
      disabled={isRunning}
      onChange={({ target }) => run(target.checked)}
    />
  )
}

/** Turns push messages on this device on and off. Hidden if the browser has none. */
function PushSwitch() {
  const push = usePush()
  const { state, isRunning, turn } = push
  if (!state || state === 'unsupported') return null
  const isOn = state === 'on'
  return (
    <Card>
      <Row justifyContent="space-between" flexWrap="wrap">
        <Text size="sm" flex="1">
          {state === 'blocked'
            ? __('Your browser blocks notifications of this site. Its settings can allow them.')
            : isOn
              ? __('This device tells you what is new.')
              : __('This device can tell you what is new.')}
        </Text>
        {state !== 'blocked' && (
          <Button
            size="sm"
            variant={isOn ? 'outline' : 'primary'}
            busy={isRunning}
            onClick={() => turn(!isOn)}
          >
            {isOn ? __('Turn off') : __('Turn on')}
          </Button>
        )}
      </Row>
      <PushQuestion push={push} />
      {isOn && <PushText />}
    </Card>
  )
}

const PhoneMessages = lazyPart(() => import('./phone-messages'))

const keyOf = ({ at, link, kind }: Notification) => `${at} ${link} ${kind}`

/** Loads the notifications and marks them as read. */
function useReadNotifications() {
  const reading = useNotifications()
  const unread = reading.data?.filter(({ read }) => !read) ?? []
  const newest = unread[0]?.at
  /** The notifications that were unread at some time since the screen opened. */
  const [fresh, setFresh] = useState<readonly string[]>([])
  const added = unread.map(keyOf).filter((key) => !fresh.includes(key))
  if (added.length > 0) setFresh([...fresh, ...added])

  useEffect(() => {
    if (!newest) return
    // After a failure, the next visit marks them as read.
    readNotifications(newest).then(reloadNotifications, console.error)
  }, [newest])

  return { reading, isNew: (one: Notification) => fresh.includes(keyOf(one)) }
}

const Dot = chakra('span', {
  base: {
    width: '{spacing.2}',
    height: '{spacing.2}',
    marginTop: '2',
    borderRadius: 'full',
    flexShrink: '0',
  },
  variants: { isNew: { true: { bg: 'brand' }, false: { bg: 'transparent' } } },
})
const CardLink = chakra(Link, {
  base: { display: 'block', color: 'ink', textDecoration: 'none', borderRadius: 'card' },
})

function Line({ notification, isNew }: { notification: Notification; isNew: boolean }) {
  const path = pathWithin(notification.link)
  const card = (
    <Card borderWidth="thin" borderColor={isNew ? 'brand' : 'transparent'}>
      <Row alignItems="flex-start">
        <Dot isNew={isNew} />
        <Stack gap="1" flex="1">
          <Text strong={isNew}>
            {isNew && <HiddenText>{`${__('New:')} `}</HiddenText>}
            <span>{notification.text}</span>
          </Text>
          <Caption>{timeOf(notification.at)}</Caption>
        </Stack>
        {path && (
          <Box color="muted" alignSelf="center" display="inline-flex">
            <ForwardIcon small />
          </Box>
        )}
      </Row>
    </Card>
  )
  return path ? <CardLink to={path}>{card}</CardLink> : card
}

/** The notifications by day. Opening the screen marks all as read, but the new ones stay highlighted. */
export default function NotificationsScreen() {
  const { reading, isNew } = useReadNotifications()
  return (
    <Screen title={__('Notifications')} header={{ back: 'home' }}>
      <PushSwitch />
      <PhoneMessages />
      <ReadingView reading={reading} empty={__('You have no notifications yet.')}>
        {(notifications) =>
          byDay(notifications).map(({ key, items }) => (
            <Stack as="section" key={key} gap="3">
              <Heading>{nameOfDay(key)}</Heading>
              <Cards items={items} keyOf={keyOf}>
                {(notification) => <Line notification={notification} isNew={isNew(notification)} />}
              </Cards>
            </Stack>
          ))
        }
      </ReadingView>
    </Screen>
  )
}
