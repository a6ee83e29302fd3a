import { type ReactNode, useEffect, useId, useState } from 'react'
import { __ } from '@/lib/i18n/translate'
import { Button } from '@/ui/button'
import { Card, Row, Stack } from '@/ui/layout'
import { Heading, Text } from '@/ui/text'
import { askToInstall, useWayToInstall } from './install'
import { isDue, noteOffer } from './offered'
import { PushQuestion } from './push-question'
import type { Push } from './use-push'
import { usePush } from './use-push'

type OfferCardProps = { offer: Parameters<typeof noteOffer>[0]; title: string; children: ReactNode }

/** An offer that the person can postpone or refuse for good. It is shown at most once a month. */
function OfferCard({ offer, title, children }: OfferCardProps) {
  const titleId = useId()
  const [isOver, setOver] = useState(false)
  useEffect(() => noteOffer(offer), [offer])
  if (isOver) return null

  function refuse() {
    noteOffer(offer, { isRefused: true })
    setOver(true)
  }

  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack gap="3">
        <Heading id={titleId}>{title}</Heading>
        {children}
        <Row justifyContent="space-between" flexWrap="wrap">
          <Button size="sm" variant="quiet" onClick={() => setOver(true)}>
            {__('Not now')}
          </Button>
          <Button size="sm" variant="quiet" onClick={refuse}>
            {__('Do not ask again')}
          </Button>
        </Row>
      </Stack>
    </Card>
  )
}

/** Offers push messages on this device. The browser's own question follows the tap. */
function PushOffer({ push }: { push: Push }) {
  const { isRunning, turn } = push
  return (
    <OfferCard offer="pushOffer" title={__('Hear of it at once')}>
      <Text>{__('This device tells you what is new behind the bell, also while the page is closed.')}</Text>
      <Button busy={isRunning} onClick={() => turn(true)}>
        {__('Turn on notifications')}
      </Button>
      <PushQuestion push={push} />
    </OfferCard>
  )
}

/** Offers to add the app to the home screen, if this browser can. */
function InstallOffer() {
  const way = useWayToInstall()
  if (!way) return null
  return (
    <OfferCard offer="installOffer" title={__('Keep the jobs on your home screen')}>
      <Text>
        {__('It opens with one tap, takes next to no space, and shows what you last read without a network.')}
      </Text>
      {way === 'ask' ? (
        <Button onClick={() => void askToInstall()}>{__('Add to home screen')}</Button>
      ) : (
        <Text strong>{__('Tap Share in your browser, then Add to Home Screen.')}</Text>
      )}
    </OfferCard>
  )
}

/** The offer after a success: at most one. */
export default function Offers() {
  const [isPushDue] = useState(() => isDue('pushOffer'))
  const [isInstallDue] = useState(() => isDue('installOffer'))
  const push = usePush()
  if (!push.state) return null
  if (isPushDue && push.state === 'off') return <PushOffer push={push} />
  return isInstallDue ? <InstallOffer /> : null
}
