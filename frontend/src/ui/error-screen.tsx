import { type ReactNode, useEffect, useRef } from 'react'
import { __ } from '@/lib/i18n/translate'
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
  /** In the place of what had the focus. */
  takesFocus?: boolean
}

/** A whole screen's worth of trouble; use within a Screen. */
export function ErrorScreen(props: ErrorScreenProps) {
  const { message, heading = __('Error'), level, onBack, actions, takesFocus } = props
  const screen = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) screen.current?.focus()
  }, [takesFocus])

  return (
    <Stack ref={screen} role="alert" tabIndex={-1} outline="none" flex="1">
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
