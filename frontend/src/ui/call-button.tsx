import { useState } from 'react'
import { isWorthRetrying } from '@/lib/backend/errors'
import { signedInAccount } from '@/lib/backend/session'
import { useSend } from '@/lib/forms/use-send'
import { __ } from '@/lib/i18n/translate'
import { Banner } from './banner'
import { Button } from './button'
import { Row, Stack } from './layout'
import { PhoneLink, phoneUrl } from './phone-link'
import { PhoneIcon } from './screen-icons'
import { takeFocus } from './take-focus'
import { Caption } from './text'

/** The numbers that this page has shown, by account and person: the next screen shows them, too. */
const shown = new Map<string, string>()

type CallButtonProps = {
  /** The record that the number belongs to, such as the application's name. */
  of: string
  /** The person's name. */
  name: string
  /** Asks for the number. */
  reveal: () => Promise<{ phone: string }>
}

/** Shows a person's number and, on a phone, calls it. The server logs each look, and the person is told. */
export function CallButton({ of, name, reveal }: CallButtonProps) {
  const key = `${signedInAccount()} ${of}`
  const phone = shown.get(key) ?? ''
  const [isNew, setNew] = useState(false)
  const { isRunning, run, failure } = useSend({
    call: reveal,
    done: ({ phone }) => {
      shown.set(key, phone)
      setNew(true)
      if (matchMedia('(pointer: coarse)').matches) window.location.assign(phoneUrl(phone))
    },
    otherwise: () => __('The number could not be loaded. Please try again.'),
    toasts: false,
  })
  const isRefused = failure !== null && !isWorthRetrying(failure.thrown)
  return (
    <Stack gap="2">
      {!isRefused && (
        <Row gap="2" flexWrap="wrap">
          {phone ? (
            <PhoneLink number={phone} ref={isNew ? takeFocus : undefined} />
          ) : (
            <Button
              size="sm"
              variant="soft"
              flexShrink="0"
              busy={isRunning}
              aria-label={__('Call {0}', [name])}
              onClick={run}
            >
              <PhoneIcon small />
              <span>{__('Call')}</span>
            </Button>
          )}
          {/* On its own line where a long word has no room beside the button. */}
          <Caption flex="1 1 9em">{__('{0} will see that you viewed this number.', [name])}</Caption>
        </Row>
      )}
      {failure && <Banner tone="error">{failure.message}</Banner>}
    </Stack>
  )
}
