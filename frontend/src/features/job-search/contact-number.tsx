import { useState } from 'react'
import { revealContact } from '@/entities/application/calls'
import type { Contact } from '@/entities/application/types'
import { useSend } from '@/lib/forms/use-send'
import { __ } from '@/lib/i18n/translate'
import { dayOf } from '@/lib/time'
import { Button } from '@/ui/button'
import { Box, Row, Stack } from '@/ui/layout'
import { PhoneLink } from '@/ui/phone-link'
import { PhoneIcon } from '@/ui/screen-icons'
import { takeFocus } from '@/ui/take-focus'
import { Caption, Text } from '@/ui/text'
import { NeverPay } from './never-pay'

/** The contact of an application. The number is fetched at a tap, because the server logs each look. */
export function ContactNumber({ application, contact }: { application: string; contact: Contact }) {
  const [shown, setShown] = useState<{ phone: string; changed_on: string | null }>()
  const phone = shown?.phone
  // The number may have changed since the page was loaded.
  const changedOn = shown?.changed_on ?? contact.changed_on

  const { isRunning, run } = useSend({
    call: () => revealContact(application),
    done: setShown,
    otherwise: () => __('The number could not be shown. Please try again.'),
  })

  return (
    <Stack gap="2">
      <Row flexWrap="wrap" justifyContent="space-between">
        <Box>
          <Text size="sm">{__('Contact: {0}', [contact.hr_name])}</Text>
          {changedOn && <Caption>{__('Contact changed on {0}', [dayOf(changedOn)])}</Caption>}
        </Box>
        {phone ? (
          <PhoneLink number={phone} ref={takeFocus} />
        ) : (
          <Button size="sm" variant="soft" busy={isRunning} onClick={run}>
            <PhoneIcon small />
            <span>{__('Show number')}</span>
          </Button>
        )}
      </Row>
      {phone && <NeverPay />}
    </Stack>
  )
}
