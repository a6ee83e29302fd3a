import { useEffect, useState } from 'react'
import { __ } from '@/lib/i18n/translate'
import { Button } from '@/ui/button'
import { Card, Row, Stack } from '@/ui/layout'
import { Heading, Text } from '@/ui/text'
import { askToInstall, noteInstallOffer, useWayToInstall } from './install'

/** Offers to put the app on the home screen. Once it was shown it is not due for a month. */
export function InstallOffer() {
  const way = useWayToInstall()
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    if (way) noteInstallOffer()
  }, [way])
  if (!way || isOver) return null

  function refuse() {
    noteInstallOffer({ isRefused: true })
    setOver(true)
  }

  return (
    <Card as="section" aria-labelledby="install-offer">
      <Stack gap="3">
        <Heading id="install-offer">{__('Keep the jobs on your home screen')}</Heading>
        <Text>
          {__(
            'It opens with one tap, takes next to no space, and shows what you last read without a network.',
          )}
        </Text>
        {way === 'by-hand' && <Text strong>{__('Tap Share in your browser, then Add to Home Screen.')}</Text>}
        {way === 'ask' && <Button onClick={() => void askToInstall()}>{__('Add to home screen')}</Button>}
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
