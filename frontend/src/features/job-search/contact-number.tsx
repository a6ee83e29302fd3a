import { useState } from 'react'
import { revealContact } from '@/entities/application/calls'
import type { Contact } from '@/entities/application/types'
import { sentenceOf } from '@/lib/backend/errors'
import { useSingleFlight } from '@/lib/forms/use-single-flight'
import { __ } from '@/lib/i18n/translate'
import { toast } from '@/lib/toast'
import { Button } from '@/ui/button'
import { Row, Stack } from '@/ui/layout'
import { PhoneLink } from '@/ui/phone-link'
import { PhoneIcon } from '@/ui/screen-icons'
import { takeFocus } from '@/ui/take-focus'
import { Text } from '@/ui/text'
import { NeverPay } from './never-pay'

/** Whom one may talk to about an application. The number comes when it is asked for: each look is written down. */
export function ContactNumber({ application, contact }: { application: string; contact: Contact }) {
  const [phone, setPhone] = useState<string>()

  const { isRunning, run } = useSingleFlight(async () => {
    try {
      setPhone((await revealContact(application)).phone)
    } catch (thrown) {
      toast.error(sentenceOf(thrown, __('The number could not be shown. Please try again.')))
    }
  })

  return (
    <Stack gap="2">
      <Row flexWrap="wrap" justifyContent="space-between">
        <Text size="sm">{__('Contact: {0}', [contact.hr_name])}</Text>
        {phone ? (
          <PhoneLink number={phone} ref={takeFocus} />
        ) : (
          <Button size="sm" variant="soft" busy={isRunning} onClick={run}>
            <PhoneIcon small />
            {__('Show number')}
          </Button>
        )}
      </Row>
      {phone && <NeverPay />}
    </Stack>
  )
}
