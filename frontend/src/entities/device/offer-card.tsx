import { type ReactNode, useEffect, useId, useState } from 'react'
import { __ } from '@/lib/i18n/translate'
import { Button } from '@/ui/button'
import { Card, Row, Stack } from '@/ui/layout'
import { Heading } from '@/ui/text'
import { noteOffer } from './offered'

export type OfferCardProps = { offer: Parameters<typeof noteOffer>[0]; title: string; children: ReactNode }

/** An offer that the person can postpone or refuse for good. It is shown at most once a month. */
export function OfferCard({ offer, title, children }: OfferCardProps) {
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
