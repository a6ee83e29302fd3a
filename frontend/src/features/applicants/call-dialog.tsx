import { useState } from 'react'
import { revealPhone } from '@/entities/candidate/calls'
import type { CandidateRef } from '@/entities/candidate/links'
import { isWorthRetrying } from '@/lib/backend/errors'
import { useSend } from '@/lib/forms/use-send'
import { __ } from '@/lib/i18n/translate'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Stack } from '@/ui/layout'
import { PhoneLink } from '@/ui/phone-link'
import { takeFocus } from '@/ui/take-focus'
import { Text } from '@/ui/text'

type CallDialogProps = { who: CandidateRef; name: string; isOpen: boolean; onClose: () => void }

/** Shows a person's number after a tap: the server logs each look, and the person can see it. */
export function CallDialog({ who, name, isOpen, onClose }: CallDialogProps) {
  return (
    <Dialog title={__('Call {0}', [name])} isOpen={isOpen} onClose={onClose}>
      <PhoneNumber who={who} name={name} />
    </Dialog>
  )
}

function PhoneNumber({ who, name }: Pick<CallDialogProps, 'who' | 'name'>) {
  const [phone, setPhone] = useState('')
  const { isRunning, run, failure } = useSend({
    call: () => revealPhone(who),
    done: (shown) => setPhone(shown.phone),
    otherwise: () => __('The number could not be loaded. Please try again.'),
    toasts: false,
  })
  const isRefused = failure !== null && !isWorthRetrying(failure.thrown)
  return (
    <Stack>
      <Text>{__('{0} will see that you viewed this number.', [name])}</Text>
      {failure && <Banner tone="error">{failure.message}</Banner>}
      {phone && <PhoneLink number={phone} ref={takeFocus} />}
      {!phone && !isRefused && (
        <Button busy={isRunning} onClick={run}>
          {__('Show number')}
        </Button>
      )}
    </Stack>
  )
}
