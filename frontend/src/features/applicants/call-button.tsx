import { useState } from 'react'
import { revealPhone } from '@/entities/candidate/calls'
import type { CandidateRef } from '@/entities/candidate/links'
import { isWorthRetrying } from '@/lib/backend/errors'
import { useSend } from '@/lib/forms/use-send'
import { __ } from '@/lib/i18n/translate'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { Row, Stack } from '@/ui/layout'
import { PhoneLink, phoneUrl } from '@/ui/phone-link'
import { PhoneIcon } from '@/ui/screen-icons'
import { takeFocus } from '@/ui/take-focus'
import { Caption } from '@/ui/text'

/** Shows a person's number and, on a phone, calls it. The server logs each look, and the person reads of it. */
export function CallButton({ who, name }: { who: CandidateRef; name: string }) {
  const [phone, setPhone] = useState('')
  const { isRunning, run, failure } = useSend({
    call: () => revealPhone(who),
    done: ({ phone }) => {
      setPhone(phone)
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
            <PhoneLink number={phone} ref={takeFocus} />
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
