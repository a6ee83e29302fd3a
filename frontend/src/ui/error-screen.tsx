import type { ReactNode } from 'react'
import { __ } from '@/lib/translate'
import { TroubleArt } from './art/trouble-art'
import { Button } from './button'
import { Stack } from './layout'
import { Message } from './message'

export type ErrorScreenProps = {
  message: string
  heading?: string
  level?: 1 | 2
  /** What 'Go Back' does. */
  onBack?: () => void
  /** Buttons in place of 'Go Back'. */
  actions?: ReactNode
}

/** A whole screen's worth of trouble; use within a Screen. */
export function ErrorScreen({ message, heading = __('Error'), level, onBack, actions }: ErrorScreenProps) {
  return (
    <Stack role="alert" flex="1">
      <Message
        art={<TroubleArt />}
        heading={heading}
        level={level}
        actions={actions ?? <Button onClick={onBack}>{__('Go Back')}</Button>}
      >
        {message}
      </Message>
    </Stack>
  )
}
